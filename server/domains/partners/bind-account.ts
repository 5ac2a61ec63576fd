import { ApiError } from '../../../shared/contract/errors.ts'
import type { PartnerBinding } from '../../../shared/contract/partners.ts'
import type { Account, CallContext } from '../../context.ts'
import {
  bindAccount,
  endBinding,
  findBinding,
  listAccountBindings,
  setHoursGiven,
} from './bindings.queries.ts'
import { listActivePartners } from './partners.queries.ts'
import { volunteerPartner } from './volunteer-partner.ts'

type Ctx = CallContext<Account>

/** The volunteer platforms, each with whether the caller has connected it. */
export async function getBindingStatus(ctx: Ctx, { partnerId }: { partnerId?: string | undefined }) {
  const partners = await listActivePartners(ctx.db, 'volunteer')
  const bindings = await listAccountBindings(ctx.db, ctx.actor.accountId)
  const shown = partners
    .filter(({ id }) => !partnerId || id === partnerId)
    .map(({ id, name, audience }): PartnerBinding => {
      const bound = bindings.find((one) => one.partner_id === id)
      const boundAt = bound?.bound_at.toISOString() ?? null
      return {
        ...{ partnerId: id, name: name[ctx.locale], audience, isBound: boundAt !== null, boundAt },
        hoursSince: bound?.hours_since?.toISOString() ?? null,
      }
    })
  return { isBound: shown.some(({ isBound }) => isBound), partners: shown }
}

type Input = { partnerId?: string | undefined; isGranted: boolean }

/**
 * Connects the caller to a partner under a pseudonym, or disconnects; reconnecting keeps the pseudonym.
 * @throws ApiError `notAvailable`
 */
export async function addUserAuth(ctx: Ctx, input: Input) {
  const { id } = await volunteerPartner(ctx.db, input.partnerId)
  const whose = { accountId: ctx.actor.accountId }
  const before = await findBinding(ctx.db, id, whose)
  const boundAt = input.isGranted
    ? (await bindAccount(ctx.db, id, whose)).bound_at.toISOString()
    : await endBinding(ctx.db, id, whose)
  const isBound = boundAt !== null
  if ((before !== undefined) === isBound) return { isBound, boundAt }
  ctx.audit({
    kind: input.isGranted ? 'partner.bound' : 'partner.unbound',
    subjectKind: 'partner',
    subjectId: id,
  })
  return { isBound, boundAt }
}

/**
 * Lets a linked partner have the caller's confirmed hours, or ends that.
 * @throws ApiError `notAvailable`, also where the partner is not linked
 */
export async function giveHours(ctx: Ctx, { partnerId, isGiven }: { partnerId: string; isGiven: boolean }) {
  const { id } = await volunteerPartner(ctx.db, partnerId)
  const binding = await findBinding(ctx.db, id, { accountId: ctx.actor.accountId })
  if (!binding) throw new ApiError('notAvailable')
  const since = await setHoursGiven(ctx.db, binding.id, isGiven)
  if ((binding.hours_since !== null) !== isGiven)
    ctx.audit({
      kind: isGiven ? 'partner.hoursGiven' : 'partner.hoursEnded',
      subjectKind: 'partner',
      subjectId: id,
    })
  return { hoursSince: since?.toISOString() ?? null }
}
