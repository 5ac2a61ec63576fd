import { ApiError } from '../../../shared/contract/errors.ts'
import type { OrderedOffering } from '../../../shared/contract/orders/orders.staff.ts'
import type { OrderedKind } from '../../../shared/rules/orders/order-slots.ts'
import { orderTerms } from '../../../shared/rules/orders/order-terms.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { offeringOf } from '../../db/offering-columns.ts'
import { onWire } from '../applications/on-wire.ts'
import { offeringNames } from '../offering-names.ts'
import { type OrderedInput, orderedKey, presentCalendar } from './calendar.ts'
import { refreshPage } from './ordered-by.ts'
import { findOrdered, findProviders, listOrderable, putOrdered } from './slots.queries.ts'

type Ctx = CallContext<StaffMember>

/** Services or resources, with how they are ordered. */
export async function listOfferings(ctx: Ctx, { kind }: { kind: OrderedKind }) {
  const rows = await listOrderable(ctx.db, kind)
  const key = ({ number }: { number: number }) => ({ offering_kind: kind, offering_number: number })
  const names = await offeringNames(ctx, rows.map(key))
  return {
    offerings: rows.map(
      (row): OrderedOffering => ({
        ...onWire(offeringOf(key(row)), names(key(row))[ctx.locale]),
        version: row.version ?? 0,
        isOpen: row.is_open ?? false,
        places: row.places ?? 0,
        replyDays: row.reply_days ?? orderTerms.replyWorkingDays,
        provider: row.provider_team_id
          ? { teamId: row.provider_team_id, name: row.provider_name ?? '' }
          : null,
      }),
    ),
  }
}

/** One of them with its calendar. @throws ApiError `notAvailable` */
export async function getOffering(ctx: Ctx, input: OrderedInput) {
  const key = orderedKey(input)
  const { offerings } = await listOfferings(ctx, { kind: key.offering_kind })
  const offering = offerings.find(({ offeringId }) => Number(offeringId) === key.offering_number)
  if (!offering) throw new ApiError('notAvailable')
  const ordered = await findOrdered(ctx.db, key)
  return { ...offering, calendar: ordered ? await presentCalendar(ctx, ordered, 'withReasons') : null }
}

type SetInput = OrderedInput & {
  version: number
  isOpen: boolean
  places: number
  replyDays: number
  provider: string
}

/** Says how an offering is ordered, and by whom it is provided. */
export async function setOffering(ctx: Ctx, input: SetInput): Promise<{ version: number }> {
  const key = orderedKey(input)
  await getOffering(ctx, input)
  const provider_team_id = input.provider ? await providerNamed(ctx, input.provider) : null
  const { isOpen: is_open, places, replyDays: reply_days } = input
  const version = await putOrdered(ctx.db, key, input.version, {
    provider_team_id,
    is_open,
    places,
    reply_days,
  })
  if (!version) throw new ApiError('conflict')
  await refreshPage(ctx, key)
  ctx.audit({
    kind: 'orderCalendar.set',
    subjectKind: 'orderCalendar',
    subjectId: `${key.offering_kind}-${key.offering_number}`,
    after: { isOpen: is_open, places, replyDays: reply_days, providerTeamId: provider_team_id },
  })
  return { version }
}

/** @throws ApiError `invalidInput` for none or several */
async function providerNamed({ db }: Ctx, named: string): Promise<string> {
  const [found, another] = await findProviders(db, named)
  if (found && !another) return found
  throw new ApiError('invalidInput', { fields: { provider: { reason: 'notAnOption' } } })
}
