import { z } from 'zod'
import { call } from './call.ts'
import { isoInstant, shownId } from './content/fields.ts'

/** What a file may be uploaded for; decides which kinds are taken. */
export const uploadPurposes = [
  'certificate',
  'authorisationLetter',
  'unreachableProof',
  'answer',
  'picture',
  'feedback',
] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** A stored file as those may see it who may open it. */
export const fileView = z.object({
  fileId: shownId,
  name: z.string(),
  bytes: z.number().int(),
  mediaType: z.string(),
  /** Where it is downloaded, without a language prefix; holds nothing of its name. */
  link: z.string(),
})

/** Until when the papers of what is shown are open to this session of staff; null where a reason has to be given first. */
export const papersOpenUntil = isoInstant.nullable()

/** What opening them answers. */
export const openedPapers = z.object({ papersOpenUntil: isoInstant })
export type FileView = z.output<typeof fileView>

export const files = {
  /**
   * Stores one file until it is attached to something, for a day at most. Whoever has no account may store files for
   * feedback alone, which then belong to their browser. Errors: `loginEnded` for any other purpose without account, `fileRefused` with the reason
   * for the field `file`, `tooMany` while too many unattached files wait, `unavailable` without storage or scanner.
   */
  upload: call({
    beforeConsent: { purpose: ['authorisationLetter'] },
    method: 'POST',
    path: 'file/upload',
    access: 'public',
    secured: 'none',
    effect: 'write',
    encoding: 'multipart',
    input: z.object({ purpose: z.enum(uploadPurposes), file: z.file({ error: 'file' }) }),
    output: fileView,
  }),
}
