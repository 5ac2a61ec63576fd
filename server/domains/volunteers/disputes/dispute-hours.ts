import { ApiError } from '../../../../shared/contract/errors.ts'
import { createReference } from '../../../../shared/lib/reference.ts'
import { shanghaiYear } from '../../../../shared/lib/text/shanghai-time.ts'
import { disputeTerms, mayDispute } from '../../../../shared/rules/volunteers/disputes.ts'
import type { HoursSide } from '../../../../shared/rules/volunteers/signups.ts'
import type { Account, CallContext } from '../../../context.ts'
import { dayAfterWorkingDays } from '../../../db/working-days.queries.ts'
import { notify } from '../../messages/notify.ts'
import { auditDone, move } from '../../move.ts'
import { titleOfActivity } from '../signups/shifts.queries.ts'
import { signupLifecycle } from '../signups/signup-lifecycle.ts'
import type { HeldSignup } from '../signups/signups.queries.ts'
import { disputeLifecycle, sealWords } from './dispute-lifecycle.ts'
import { type DisputeRow, insertDispute, lockDisputeOf } from './disputes.queries.ts'
import { applyHours } from './settle-dispute.ts'

type Ctx = CallContext<Account>
type Said = { minutes: number; words: string }

/**
 * A side says its hours and why: staff then settle. Said again while they have not, it takes the place of what it
 * said before.
 * @throws ApiError `illegalTransition` where the side cannot dispute them, or they were settled before
 */
export async function disputeHours(ctx: Ctx, held: HeldSignup, side: HoursSide, said: Said) {
  const { db, actor, services } = ctx
  const { signup } = held
  const dispute = await lockDisputeOf(db, signup.id)
  const own = { [`${side}_minutes`]: said.minutes, ...sealWords(services, `${side}_words`, said.words) }
  const { accountId } = actor
  if (dispute) await move(ctx, disputeLifecycle, dispute, { action: 'state', side, accountId, set: own })
  else {
    if (!mayDispute({ ...signup, statedBy: signup.stated_by, unchangedDays: signup.unchanged_days }, side))
      throw new ApiError('illegalTransition')
    await raise(ctx, held, side, own)
  }
  return move(ctx, signupLifecycle, signup, { action: 'dispute', side, accountId })
}

async function raise(ctx: Ctx, held: HeldSignup, side: HoursSide, own: object): Promise<void> {
  const after = await store(ctx, held, side, own)
  auditDone(ctx, disputeLifecycle, { action: 'raise', accountId: ctx.actor.accountId, after })
  await notify(ctx, {
    to: { kind: 'staff', privilege: 'reviewApplications' },
    category: 'internal',
    template: 'volunteer_hours_disputed_staff',
    params: { title: await titleOfActivity(ctx.db, held.shift.activity), reference: after.reference },
    link: `/staff/hoursDisputes/${after.id}`,
  })
}

/** What the other side has said stands as its own: hours that it stated or confirmed, none where it entered an absence. */
async function store({ db }: Ctx, { signup, shift }: HeldSignup, side: HoursSide, own: object) {
  const isSilent = signup.state === 'stated' && signup.stated_by === side
  const theirs = isSilent ? null : (signup.minutes ?? 0)
  for (;;) {
    const row = await insertDispute(db, {
      reference: createReference('SC', shanghaiYear(new Date())),
      signup_id: signup.id,
      account_id: signup.account_id,
      team_id: shift.team_id,
      raised_by: side,
      due_on: await dayAfterWorkingDays(db, disputeTerms.workingDays),
      ...{ host_minutes: theirs, volunteer_minutes: theirs, ...own },
    })
    if (row) return row
  }
}

/** A side comes round to what the other says. @throws ApiError `illegalTransition` where that has said nothing */
export async function agreeOnHours(ctx: Ctx, held: HeldSignup, side: HoursSide) {
  const dispute = await lockDisputeOf(ctx.db, held.signup.id)
  const minutes = dispute && theirMinutes(dispute, side)
  if (!dispute || minutes === null || minutes === undefined) throw new ApiError('illegalTransition')
  const by = { side, accountId: ctx.actor.accountId }
  await move(ctx, disputeLifecycle, dispute, { ...by, action: 'agree', set: { minutes } })
  return applyHours(ctx, held, dispute, { ...by, minutes })
}

function theirMinutes({ host_minutes, volunteer_minutes }: DisputeRow, side: HoursSide): number | null {
  return side === 'host' ? volunteer_minutes : host_minutes
}
