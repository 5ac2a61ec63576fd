import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { recordLook } from '../../audit/data-views.ts'
import { findEntry, findEntryByReference, listIdsIn } from '../entries/entries.queries.ts'
import { refuseOwn } from '../entries/interest.ts'
import { findRound } from '../entries/rounds.queries.ts'
import { judgedCode } from '../rounds/judged-code.ts'
import { blindEntry } from './blind-entry.ts'
import { applicantOf } from './reviews.queries.ts'

/**
 * An entry of a round as its judges will read it, for whoever plans what is covered. Its applicant reads who looked.
 * @throws ApiError `notAvailable`, `ownInterest`, `invalidInput` at `reference`
 */
export async function previewEntry(
  ctx: CallContext<StaffMember>,
  { round: number, reference }: { round: string; reference: string },
) {
  const { db } = ctx
  const round = await findRound(db, Number(number))
  if (!round) throw new ApiError('notAvailable')
  const entry = await namedBy(ctx, round.number, reference.trim().toUpperCase())
  if (!entry) throw new ApiError('invalidInput', { fields: { reference: { reason: 'notAnOption' } } })
  await refuseOwn(ctx, entry.id)
  const { title, sections } = await blindEntry(ctx, round, entry)
  await recordLook(ctx, {
    audited: { kind: 'ventureEntry.previewed', subjectKind: 'ventureEntry', teamId: entry.team_id },
    what: 'application',
    subject: { id: entry.id, reference: entry.reference },
    reason: '',
    of: { accountIds: [await applicantOf(db, entry.application_id)] },
  })
  return {
    reference: entry.reference,
    code: judgedCode(ctx.services, round.number, entry.id),
    title,
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map(({ files, ...question }) => ({
        ...question,
        files: files.map(({ name }) => name),
      })),
    })),
  }
}

/** The entry of a round with this reference, or this code for its judges. */
async function namedBy({ db, services }: CallContext<StaffMember>, round: number, typed: string) {
  const entry = await findEntryByReference(db, round, typed)
  if (entry) return entry
  const id = (await listIdsIn(db, round)).find((one) => judgedCode(services, round, one) === typed)
  return id === undefined ? undefined : findEntry(db, id)
}
