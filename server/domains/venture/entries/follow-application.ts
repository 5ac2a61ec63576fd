import { ApiError } from '../../../../shared/contract/errors.ts'
import type { ApplicationAction } from '../../../../shared/rules/applications/application-transitions.ts'
import type { EntryAction } from '../../../../shared/rules/venture/entry-transitions.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import { openAnswers } from '../../applications/form/application-texts.ts'
import type { FollowedStep } from '../../applications/ports/offering-port.ts'
import { move, record } from '../../move.ts'
import { renounceAward } from '../awards/end-award.ts'
import { fillPlaces } from '../deciding/fill-places.ts'
import { holdsPlace } from '../deciding/revisable.ts'
import { endReviewsOf } from '../judging/review-lifecycle.ts'
import { type EntryRow, insertEntry, lockEntryOf } from './entries.queries.ts'
import { entryLifecycle } from './entry-lifecycle.ts'
import { findRound, type RoundRow } from './rounds.queries.ts'
import { standingOf } from './standing-towards.ts'
import { sealText } from './venture-texts.ts'

/** The step of the entry that each step of its application leads to. */
const following: Partial<Record<ApplicationAction, EntryAction>> = {
  submit: 'enter',
  amend: 'amend',
  correct: 'amend',
  approve: 'admit',
  reverseRejection: 'admit',
  reject: 'turnAway',
  reverseApproval: 'turnAway',
  withdraw: 'withdraw',
  lapse: 'withdraw',
}

/**
 * Keeps a team's entry in step with its application for a round: the first one makes it.
 * @throws ApiError `notAdvanced` for a later round that the team did not reach
 */
export async function followApplication(ctx: OwnContext, step: FollowedStep): Promise<void> {
  const action = following[step.action]
  if (!action) return
  const { application } = step
  const round = await findRound(ctx.db, application.offering_number)
  if (!round) throw new Error(`no round ${application.offering_number}`)
  const entry = await lockEntryOf(ctx.db, { edition: round.edition, teamId: application.team_id })
  if (action === 'enter') return enter(ctx, step, round, entry)
  if (entry?.application_id !== application.id) return
  // What becomes of its application does not bring an entry back.
  if (entry.state === 'disqualified') return
  await move(ctx, entryLifecycle, entry, {
    action,
    accountId: step.accountId,
    ...(action === 'amend' && { set: namedIn(ctx, application) }),
  })
  // Nobody reads or scores an entry that is gone.
  if (action === 'withdraw' || action === 'turnAway') await endReviewsOf(ctx, entry.id)
  if (action !== 'withdraw' || !holdsPlace(entry)) return
  const freedBy = await renounceAward(ctx, entry.id, step.accountId)
  await fillPlaces(ctx, round, { freedBy })
}

async function enter(
  ctx: OwnContext,
  { application, accountId }: FollowedStep,
  round: RoundRow,
  entry: EntryRow | undefined,
): Promise<void> {
  const named = {
    round_number: round.number,
    application_id: application.id,
    organisation_id: application.organisation_id,
    ...namedIn(ctx, application),
  }
  if ((await standingOf(ctx.db, round, entry)) !== 'reached') throw new ApiError('notAdvanced')
  const { team_id, reference } = application
  if (entry) {
    // What was withdrawn is as if it had not been sent; an entry that advanced keeps the reference of its lists.
    const isAnew = entry.round_number === round.number
    const set = { ...named, entered_at: databaseClock, ...(isAnew && { reference }) }
    await move(ctx, entryLifecycle, entry, { action: 'enter', accountId, set })
    return
  }
  const after = await insertEntry(ctx.db, { ...named, team_id, reference, edition: round.edition })
  await record(ctx, entryLifecycle, { action: 'enter', accountId, side: 'team', after })
}

/** Title and track, as the answers to the questions with these keys say. */
function namedIn(ctx: OwnContext, application: FollowedStep['application']) {
  const { title, track } = openAnswers(ctx.services, application.answers_encrypted)
  return {
    title_encrypted: typeof title === 'string' ? sealText(ctx.services, 'title', title) : null,
    track: typeof track === 'string' ? track : null,
  }
}
