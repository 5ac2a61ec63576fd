import type { z } from 'zod'
import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { skilled } from '../../../../shared/contract/volunteers/skilled.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { addDays } from '../../../../shared/lib/text/shanghai-time.ts'
import { proposalOf, skilledTerms, skilledWords } from '../../../../shared/rules/volunteers/skilled.ts'
import type { Account, CallContext, TeamMember } from '../../../context.ts'
import type { ColumnsOf } from '../../../db/change-seen.queries.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import { move, requireStep } from '../../move.ts'
import { moveUp } from '../signups/move-up.ts'
import { signupLifecycle } from '../signups/signup-lifecycle.ts'
import { holdSignup } from '../signups/signups.queries.ts'
import { proposalIn, seal } from './project-texts.ts'
import { isStale, mayTake, type Side } from './skilled.policy.ts'
import { holdProject, type ProjectRow } from './skilled.queries.ts'
import { settled, skilledLifecycle } from './skilled-lifecycle.ts'

type Input = z.output<typeof skilled.step.input>
type Ctx = CallContext<Account>
type Columns = ColumnsOf<'skilled_projects'>

/** The volunteer's step. @throws ApiError `notAvailable`, `conflict`, `illegalTransition`, `invalidInput` */
export async function stepProject(ctx: Ctx, input: Input) {
  const project = await holdProject(ctx.db, input.projectId)
  if (project?.account_id !== ctx.actor.accountId) throw new ApiError('notAvailable')
  return takeStep(ctx, project, 'volunteer', input)
}

/** The host's step. @throws ApiError as the volunteer's */
export async function stepProjectAsHost(ctx: CallContext<TeamMember>, input: Input) {
  const project = await holdProject(ctx.db, input.projectId)
  if (project?.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  return takeStep(ctx, project, 'host', input)
}

async function takeStep(ctx: Ctx, project: ProjectRow, side: Side, input: Input) {
  const { action, text } = input
  const { accountId } = ctx.actor
  if (project.version !== input.version) throw new ApiError('conflict')
  await requireStep(ctx, skilledLifecycle, project, { action, side, accountId })
  if (!mayTake(project, action, side)) throw new ApiError('illegalTransition')
  if (text === '' && skilledWords.includes(action)) throw missing('text')
  const { state, version } = await move(ctx, skilledLifecycle, project, {
    action,
    side,
    accountId,
    set: async () => ({
      ...(await columnsOf(ctx, project, side, input)),
      ...(side === 'host' && { contact_id: accountId }),
    }),
  })
  if (action === 'end') await release(ctx, project, side, accountId)
  return { state, version }
}

async function columnsOf(ctx: Ctx, project: ProjectRow, side: Side, input: Input): Promise<Columns> {
  const { services } = ctx
  const { action, text } = input
  switch (action) {
    case 'proposeScope':
    case 'proposeTalk':
    case 'proposeHours': {
      const proposed = await proposedBy(ctx, input)
      return {
        proposal: proposalOf(action) ?? null,
        proposal_encrypted: seal(services, 'proposal', JSON.stringify(proposed)),
        proposed_side: side,
      }
    }
    case 'agreeScope':
    case 'agreeTalk':
    case 'agreeHours':
      return { ...agreedTo(ctx, project), ...settled }
    case 'talk':
      return project.proposal === 'talk' ? settled : {}
    case 'conclude':
      return { achieved_encrypted: seal(services, 'achieved', text), closed_side: side }
    case 'comment':
      return { comment_encrypted: seal(services, 'comment', text) }
    case 'end':
      return { reason_encrypted: seal(services, 'reason', text), closed_side: side }
  }
}

/** What the other side has proposed, as columns. @throws ApiError `illegalTransition` where its day has passed */
function agreedTo({ services }: Ctx, project: ProjectRow): Columns {
  const proposal = proposalIn(services, project)
  if (!proposal || isStale(proposal)) throw new ApiError('illegalTransition')
  const { scope, talk, hours } = proposal
  if (scope) return { scope_encrypted: seal(services, 'scope', JSON.stringify(scope)) }
  if (hours) return { minutes: hours.minutes, ends_on: hours.endsOn }
  const at = new Date(talk?.at ?? 0)
  const isSoon = at.getTime() < Date.now() + 24 * 3_600_000
  return {
    talk_at: at,
    talk_how_encrypted: seal(services, 'talk_how', talk?.how ?? ''),
    // Who agrees to a talk of tomorrow needs no reminder of it.
    talk_reminded_at: isSoon ? new Date() : null,
  }
}

/** What a form proposes. @throws ApiError `invalidInput` by field */
async function proposedBy({ db }: Ctx, input: Input) {
  const today = await findToday(db)
  const { deliver, leaveOut, talkTime, how, hours } = input
  const dayOf = (field: 'byWhen' | 'talkOn' | 'endsOn') => {
    if (input[field] === '') throw missing(field)
    if (input[field] < today) throw invalid(field, { reason: 'dateInPast' })
    if (input[field] > addDays(today, skilledTerms.mostDays)) throw invalid(field, { reason: 'notAnOption' })
    return input[field]
  }
  if (input.action === 'proposeScope') {
    if (deliver === '') throw missing('deliver')
    return { deliver, leaveOut, byWhen: dayOf('byWhen') }
  }
  if (input.action === 'proposeTalk') {
    const day = dayOf('talkOn')
    if (talkTime === '') throw missing('talkTime')
    if (how === '') throw missing('how')
    const at = new Date(`${day}T${talkTime}:00+08:00`)
    if (at.getTime() <= Date.now()) throw invalid('talkTime', { reason: 'dateInPast' })
    return { at: at.toISOString(), how }
  }
  const minutes = Math.round((hours ?? 0) * 60)
  if (minutes < 1) throw missing('hours')
  if (minutes > skilledTerms.mostHours * 60)
    throw invalid('hours', { reason: 'tooLarge', limit: skilledTerms.mostHours })
  return { minutes, endsOn: dayOf('endsOn') }
}

const invalid = (field: string, error: FieldError) =>
  new ApiError('invalidInput', { fields: { [field]: error } })
const missing = (field: string) => invalid(field, { reason: 'required' })

/** Gives the place of a project that has ended early to whoever waits, if its shift has not begun. */
async function release(ctx: Ctx, { id, signup_id }: ProjectRow, side: Side, accountId: OwnedId) {
  const held = signup_id ? await holdSignup(ctx.db, signup_id) : undefined
  if (held?.signup.state !== 'accepted' || held.shift.has_begun) return
  const action = side === 'host' ? 'cancel' : 'withdraw'
  await move(ctx, signupLifecycle, held.signup, { action, accountId, facts: { project: id } })
  await moveUp(ctx, held.shift.id)
}
