import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { recordLook } from '../../audit/data-views.ts'
import { hasStakeIn } from '../../sign-in/account/people.ts'
import { findRound } from '../entries/rounds.queries.ts'
import { blindEntry } from './blind-entry.ts'
import { applicantOf, findEntryByReference } from './reviews.queries.ts'

/**
 * An entry of a round as its judges will read it, for whoever plans what is covered. Its applicant reads who looked.
 * @throws ApiError `notAvailable`, `ownInterest`, `invalidInput` at `reference`
 */
export async function previewEntry(
  ctx: CallContext<StaffMember>,
  { round: number, reference }: { round: string; reference: string },
) {
  const { db, actor } = ctx
  const round = await findRound(db, Number(number))
  if (!round) throw new ApiError('notAvailable')
  const entry = await findEntryByReference(db, round.number, reference.trim().toUpperCase())
  if (!entry) throw new ApiError('invalidInput', { fields: { reference: { reason: 'notAnOption' } } })
  if (await hasStakeIn(db, actor.accountId, entry.team_id)) throw new ApiError('ownInterest')
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
