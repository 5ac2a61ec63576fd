import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter, lastDayOf, type OrderedKind } from '../../../shared/rules/orders/order-slots.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createTeam, type TestTeam } from '../../../tests/support/world/actors.ts'
import { createApplication, versionOf } from '../../../tests/support/world/applications.ts'
import {
  apiOf,
  createOrder,
  createOrderable,
  slotAfter,
  staffApi,
  type TestOrder,
  takeOrderStep,
} from '../../../tests/support/world/orders.ts'
import { orderClock } from './orders.jobs.ts'

let portal: TestPortal
let provider: TestTeam
beforeAll(async () => {
  portal = await openPortal()
  provider = await createTeam(portal)
})
afterAll(() => portal.close())

const take = (order: TestOrder, action: string, more: Parameters<typeof takeOrderStep>[3] = {}) =>
  takeOrderStep(portal, order, action, more)
const detailsOf = async (order: TestOrder, team: TestTeam = order.team) =>
  (await apiOf(portal, team)).orders.details({ orderId: order.orderId })
const tooLate = (day: string) => ({
  reason: 'invalidInput',
  details: { fields: { until: { reason: 'dateTooLate', day } } },
})
const endAccessOn = (applicationId: string, day: string) =>
  portal.db.updateTable('applications').set({ granted_until: day }).where('id', '=', applicationId).execute()
const templatesOf = async ({ teamId }: TestTeam) =>
  (
    await portal.db
      .selectFrom('notifications')
      .select(['template'])
      .where('team_id', '=', teamId)
      .orderBy('id')
      .execute()
  ).map(({ template }) => template)

describe.each(['service', 'resource'] as const)('the access of a team to a %s', (kind: OrderedKind) => {
  /** The first weeks or days, and the last day of each. */
  let slots: string[]
  let ends: string[]
  beforeAll(async () => {
    slots = await Promise.all([0, 1, 2].map((after) => slotAfter(portal, kind, after)))
    ends = slots.map((slot) => lastDayOf(kind, slot))
  })
  const at = (list: string[], place: number) => list[place] ?? ''

  it('is what can be ordered: the form offers nothing later, and a later request is refused with its last day', async () => {
    const number = await createOrderable(portal, kind, { provider })
    const { team, applicationId } = await createApplication(portal, 'active', { kind, toolId: number })
    const { orders } = await apiOf(portal, team)
    const day = at(ends, 1)
    await endAccessOn(applicationId, day)
    const form = await orders.form({ applicationId })
    expect(form.accessUntil).toBe(day)
    expect(form.slots.map(({ slot }) => slot)).toEqual(slots.slice(0, 2))
    const input = { TeamID: team.teamId, applicationId, from: at(slots, 1), need: '理一遍账号' }
    await expect(orders.request({ ...input, until: at(slots, 2) })).rejects.toMatchObject(tooLate(day))
    await endAccessOn(applicationId, dayAfter(day, -1))
    await expect(orders.request({ ...input, until: at(slots, 1) })).rejects.toMatchObject(
      tooLate(dayAfter(day, -1)),
    )
    await endAccessOn(applicationId, day)
    const { orderId } = await orders.request({ ...input, until: at(slots, 1) })
    expect(await orders.details({ orderId })).toMatchObject({ accessUntil: day, isAccessOver: false })
  })

  it('bounds what a provider accepts and the team agrees to', async () => {
    const order = await createOrder(portal, 'requested', { kind, provider, until: at(slots, 1) })
    await endAccessOn(order.applicationId, at(ends, 1))
    await expect(take(order, 'accept', { until: at(slots, 2) })).rejects.toMatchObject(tooLate(at(ends, 1)))
    await endAccessOn(order.applicationId, at(ends, 0))
    await expect(take(order, 'accept')).rejects.toMatchObject(tooLate(at(ends, 0)))
    await take(order, 'accept', { from: at(slots, 0), until: at(slots, 0) })
    await endAccessOn(order.applicationId, dayAfter(at(slots, 0), -1))
    await expect(take(order, 'agree')).rejects.toMatchObject(tooLate(dayAfter(at(slots, 0), -1)))
    expect(await detailsOf(order, provider)).toMatchObject({ state: 'accepted', until: at(slots, 0) })
  })

  it('bounds the dates that either side proposes and the other takes', async () => {
    const order = await createOrder(portal, 'scheduled', { kind, provider })
    await endAccessOn(order.applicationId, at(ends, 1))
    for (const by of [order.team, provider])
      await expect(
        take(order, 'proposeDates', { by, from: at(slots, 0), until: at(slots, 2) }),
      ).rejects.toMatchObject(tooLate(at(ends, 1)))
    await take(order, 'proposeDates', { from: at(slots, 0), until: at(slots, 1) })
    await endAccessOn(order.applicationId, at(ends, 0))
    await expect(take(order, 'takeDates', { by: order.team })).rejects.toMatchObject(tooLate(at(ends, 0)))
    await take(order, 'keepDates', { by: order.team })
    expect(await detailsOf(order)).toMatchObject({ until: at(slots, 0), proposed: null })
  })

  it('ends early: what has not begun ends with it and both are told, what is begun is finished as agreed', async () => {
    const waiting = await createOrder(portal, 'scheduled', { kind, provider })
    const begun = await createOrder(portal, 'delivering', { kind, provider })
    for (const order of [waiting, begun]) {
      const { applicationId } = order
      await (await staffApi(portal)).applicationsStaff.end({
        ...{ applicationId, version: await versionOf(portal, applicationId) },
        ...{ how: 'revoke', text: '长期未使用' },
      })
    }
    expect((await detailsOf(waiting)).may).toEqual(['withdraw'])
    await expect(take(waiting, 'proposeDates')).rejects.toMatchObject({ reason: 'illegalTransition' })
    await Promise.all([1, 2].map(() => orderClock(portal.services, {}, 'test')))
    const ended = await detailsOf(waiting)
    expect(ended).toMatchObject({ state: 'closed', may: [], dueOn: null, isAccessOver: true })
    expect(ended.events.at(-1)).toMatchObject({ action: 'expire', party: 'portal' })
    expect(await templatesOf(waiting.team)).toContain('order_expired')
    const told = (await templatesOf(provider)).filter((template) => template === 'order_expired')
    expect(told).toHaveLength(kind === 'service' ? 1 : 2)
    await expect(take(begun, 'proposeDates')).rejects.toMatchObject({ reason: 'illegalTransition' })
    await take(begun, kind === 'service' ? 'deliver' : 'giveBack')
    expect(await detailsOf(begun)).toMatchObject({ state: 'delivered', isAccessOver: true })
  })
})
