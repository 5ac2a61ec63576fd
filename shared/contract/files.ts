import { z } from 'zod'
import { call } from './call.ts'
import { isoInstant, shownId } from './content/fields.ts'

/** The purposes of an upload; each decides which file types are accepted. */
export const uploadPurposes = [
  'certificate',
  'authorisationLetter',
  'unreachableProof',
  'answer',
  'picture',
  'feedback',
] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** A stored file, for people who may open it. */
export const fileView = z.object({
  fileId: shownId,
  name: z.string(),
  bytes: z.number().int(),
  mediaType: z.string(),
  /** The download path without a language prefix; contains nothing of the file's name. */
  link: z.string(),
})

/** Until when the papers are open to this staff session; null where a reason has to be given first. */
export const papersOpenUntil = isoInstant.nullable()

/** The response to opening papers. */
export const openedPapers = z.object({ papersOpenUntil: isoInstant })
export type FileView = z.output<typeof fileView>

export const files = {
  /**
   * Stores one file until it is attached to something, for a day at most. Without an account, only files for
   * feedback are accepted, which then belong to the browser. Errors: `loginEnded` for any other purpose
   * without account, `fileRefused` with the reason for the field `file`, `tooMany` while too many unattached
   * files wait, `unavailable` without storage or scanner.
   */
  upload: call({
    beforeConsent: { purpose: ['authorisationLetter'] },
    path: 'file/upload',
    access: 'public',
    effect: 'write',
    encoding: 'multipart',
    input: z.object({ purpose: z.enum(uploadPurposes), file: z.file({ error: 'file' }) }),
    output: fileView,
  }),
}
