import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offeringInput } from '../../../shared/rules/applications/offerings.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createMember, createTeam, type TestTeam } from '../../../tests/support/world/actors.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import {
  apiOf,
  createOrder,
  createOrderable,
  slotAfter,
  staffApi,
  type TestOrder,
  takeOrderStep,
} from '../../../tests/support/world/orders.ts'
import { untilAnswered } from '../../../tests/support/world/until-answered.ts'

let portal: TestPortal
let provider: TestTeam
beforeAll(async () => {
  portal = await openPortal()
  provider = await createTeam(portal)
})
afterAll(() => portal.close())

const take = (order: TestOrder, action: string, more = {}) => takeOrderStep(portal, order, action, more)
const detailsOf = async (order: TestOrder, team: TestTeam = order.team) =>
  (await apiOf(portal, team)).orders.details({ orderId: order.orderId })
const freeIn = async (number: string, slot: string, kind: 'service' | 'resource' = 'service') => {
  const { slots } = await (await portal.api()).orders.calendar(offeringInput(kind, number))
  return slots.find((one) => one.slot === slot)?.free
}
const titlesOf = async (team: TestTeam) =>
  (await (await apiOf(portal, team)).messages.describeMessageList({})).list.map(({ title }) => title)

describe('an order of a service', () => {
  it('goes from the request to a delivery that both confirm, each side told of the other’s steps', async () => {
    const order = await createOrder(portal, 'requested', { provider })
    const first = await slotAfter(portal, 'service')
    const second = await slotAfter(portal, 'service', 1)
    expect(await detailsOf(order)).toMatchObject({
      ...{ state: 'requested', unit: 'week', from: first, until: first, side: 'team' },
      ...{ applicationId: order.applicationId, need: '帮我们理一遍账号', may: ['withdraw'] },
      providerName: `提供方 ${order.number}`,
    })
    const asked = await detailsOf(order, provider)
    expect(asked).toMatchObject({ side: 'provider', applicationId: null, may: ['accept', 'decline'] })
    await expect(take(order, 'accept', { text: ' ' })).rejects.toMatchObject({
      details: { fields: { text: { reason: 'required' } } },
    })
    await take(order, 'accept', { text: '两周，先理账号', until: second })
    expect(await detailsOf(order)).toMatchObject({ state: 'accepted', until: second })
    expect([await freeIn(order.number, first), await freeIn(order.number, second)]).toEqual([1, 1])
    for (const step of ['agree', 'begin', 'deliver', 'confirm']) await take(order, step)
    const done = await detailsOf(order)
    expect(done).toMatchObject({ state: 'confirmed', may: ['rate'] })
    expect(done.events.map(({ action, party }) => `${party}:${action}`)).toEqual([
      ...['team:request', 'provider:accept', 'team:agree'],
      ...['provider:begin', 'provider:deliver', 'team:confirm'],
    ])
    expect(done.events[1]).toMatchObject({ note: '两周，先理账号', who: null })
    const { applications } = await apiOf(portal, order.team)
    const { orders, may } = await applications.serviceOrderDetail({ applicationId: order.applicationId })
    expect(orders).toMatchObject([{ orderId: order.orderId, state: 'confirmed' }])
    expect(may.order).toBe(true)
    for (const team of [order.team, provider])
      expect((await titlesOf(team)).filter((title) => title.includes(done.reference))).toHaveLength(3)
  })

  it('is answered alike when it is somebody else’s, missing, or asked for by a member of the provider', async () => {
    const order = await createOrder(portal, 'requested', { provider })
    const member = await createMember(portal, provider.teamId, 'member')
    const stranger = await createTeam(portal)
    const foreign = (await portal.api({ token: member.token })).orders
    const { ordersStaff } = await staffApi(portal)
    const { orderId } = order
    const tries = [
      () => detailsOf(order, stranger),
      () => foreign.details({ orderId }),
      () => detailsOf({ ...order, orderId: crypto.randomUUID() }),
      () => ordersStaff.detail({ orderId }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ reason: 'notAvailable' })
    const helper = await createMember(portal, order.team.teamId, 'member')
    const { orders } = await portal.api({ token: helper.token })
    expect((await orders.details({ orderId: order.orderId })).may).toEqual([])
    expect((await orders.list({})).items).toHaveLength(1)
    expect(
      (await (await portal.api({ token: member.token })).orders.list({ side: 'provider' })).items,
    ).toEqual([])
    expect((await (await apiOf(portal, provider)).orders.list({ side: 'provider' })).items[0]).toMatchObject({
      orderId: order.orderId,
    })
  })

  it('is handled by staff where there is no provider, as an item of the one queue', async () => {
    const order = await createOrder(portal, 'requested')
    const staff = await staffApi(portal)
    const queued = async () => (await staff.staff.queue({ kind: 'order', ids: [order.orderId] })).items[0]
    expect(await queued()).toMatchObject({ stage: 'open', state: 'requested', dueOn: expect.any(String) })
    expect(await staff.ordersStaff.detail({ orderId: order.orderId })).toMatchObject({
      side: 'staff',
      may: ['accept', 'decline'],
    })
    await take(order, 'accept')
    expect(await queued()).toMatchObject({ stage: 'waiting' })
    await take(order, 'agree')
    expect(await queued()).toMatchObject({ stage: 'open' })
    for (const step of ['begin', 'deliver', 'confirm']) await take(order, step)
    expect(await queued()).toMatchObject({ stage: 'decided' })
  })

  it('frees its weeks when it is declined or withdrawn, and the team may order again', async () => {
    const order = await createOrder(portal, 'requested', { provider })
    const slot = await slotAfter(portal, 'service')
    expect(await freeIn(order.number, slot)).toBe(1)
    const { orders } = await apiOf(portal, order.team)
    const again = {
      TeamID: order.team.teamId,
      applicationId: order.applicationId,
      from: slot,
      until: slot,
      need: '再约',
    }
    await expect(orders.request(again)).rejects.toMatchObject({ reason: 'alreadyOpen' })
    await take(order, 'decline', { text: '这周没人' })
    expect(await freeIn(order.number, slot)).toBe(2)
    const next = await orders.request(again)
    await orders.step({ TeamID: order.team.teamId, ...next, action: 'withdraw' })
    expect(await freeIn(order.number, slot)).toBe(2)
  })

  it('needs a grant, a week that can be taken, and an offering that takes orders of others', async () => {
    const number = await createOrderable(portal, 'service', { provider })
    const from = await slotAfter(portal, 'service')
    const team = await createTeam(portal)
    const { applicationId } = await createApplication(portal, 'submitted', {
      kind: 'service',
      toolId: number,
      team,
    })
    const { orders } = await apiOf(portal, team)
    const input = { TeamID: team.teamId, applicationId, from, until: from, need: '需要' }
    await expect(orders.request(input)).rejects.toMatchObject({ reason: 'notAvailable' })
    const granted = await createApplication(portal, 'active', { kind: 'service', toolId: number })
    const api = (await apiOf(portal, granted.team)).orders
    const good = { ...input, TeamID: granted.team.teamId, applicationId: granted.applicationId }
    for (const [dates, field] of [
      [{ from: '2026-01-05', until: from }, 'from'],
      [{ from, until: '2026-01-05' }, 'until'],
      [{ from, until: await slotAfter(portal, 'service', 12) }, 'until'],
    ] as const)
      await expect(api.request({ ...good, ...dates })).rejects.toMatchObject({
        details: { fields: { [field]: expect.anything() } },
      })
    await expect(api.request({ ...good, need: ' ' })).rejects.toMatchObject({ reason: 'invalidInput' })
    const own = await createApplication(portal, 'active', { kind: 'service', toolId: number, team: provider })
    await expect(
      (await apiOf(portal, provider)).orders.request({
        ...{ ...good, TeamID: provider.teamId, applicationId: own.applicationId },
      }),
    ).rejects.toMatchObject({ reason: 'ownInterest' })
    const offering = { serviceId: String(number) }
    const { ordersStaff } = await staffApi(portal)
    const { version } = await ordersStaff.offering(offering)
    await ordersStaff.setOffering({ ...offering, version, isOpen: false, places: 1, replyDays: 3 })
    await expect(api.request(good)).rejects.toMatchObject({ reason: 'slotsTaken' })
  })
})

it.each(['a team', 'staff'])(
  'a resource of %s is handed over and received, given back and taken back, and is free again',
  async (by) => {
    const lender = by === 'staff' ? null : provider
    const order = await createOrder(portal, 'requested', { kind: 'resource', provider: lender })
    const slot = await slotAfter(portal, 'resource')
    for (const step of ['accept', 'agree']) await take(order, step)
    expect((await detailsOf(order)).may).not.toContain('receive')
    await take(order, 'handOver')
    expect((await detailsOf(order)).may).toContain('receive')
    for (const step of ['receive', 'giveBack']) await take(order, step)
    const seen = lender
      ? await detailsOf(order, lender)
      : await (await staffApi(portal)).ordersStaff.detail({ orderId: order.orderId })
    expect(seen.may).toContain('takeBack')
    await take(order, 'takeBack')
    expect(await detailsOf(order)).toMatchObject({ state: 'confirmed', unit: 'day', may: ['rate'] })
    expect(await freeIn(order.number, slot, 'resource')).toBe(2)
  },
)

it('two hundred bookings of one week at once never take more places than there are', async () => {
  const number = await createOrderable(portal, 'service', { places: 7 })
  const slot = await slotAfter(portal, 'service')
  const first = await createApplication(portal, 'active', { kind: 'service', toolId: number })
  const teams = [first.team, ...(await Promise.all(Array.from({ length: 199 }, () => createTeam(portal))))]
  const copied = await portal.db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', first.applicationId)
    .executeTakeFirstOrThrow()
  const { id: _, declarations, ...row } = copied
  await portal.db
    .insertInto('applications')
    .values(
      teams.slice(1).map((team, at) => ({
        ...{ ...row, declarations: JSON.stringify(declarations) },
        ...{ reference: `SQ-2026-R${at}`, team_id: team.teamId, started_by: team.superAdmin.accountId },
      })),
    )
    .execute()
  const grants = await portal.db
    .selectFrom('applications')
    .select(['id', 'team_id'])
    .where('offering_number', '=', Number(number))
    .where('offering_kind', '=', 'service')
    .execute()
  const idOf = new Map(grants.map((grant) => [grant.team_id, grant.id]))
  const sent = await Promise.allSettled(
    teams.map(async (team) => {
      const { orders } = await untilAnswered(() => apiOf(portal, team))
      return untilAnswered(() =>
        orders.request({
          ...{ TeamID: team.teamId, applicationId: idOf.get(team.teamId) ?? '' },
          ...{ from: slot, until: slot, need: '同一周' },
        }),
      )
    }),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.reason] : []))
  expect(refused).toEqual(Array.from({ length: 193 }, () => 'slotsTaken'))
  const { taken, places } = await portal.db
    .selectFrom('order_slots')
    .select(['taken', 'places'])
    .where('offering_number', '=', Number(number))
    .where('slot', '=', slot)
    .executeTakeFirstOrThrow()
  expect([taken, places]).toEqual([7, 7])
})

describe('what waits for a team', () => {
  const listOf = async (team: TestTeam, input = {}) => (await apiOf(portal, team)).orders.list(input)
  const waitingOf = async (team: TestTeam) =>
    (await (await apiOf(portal, team)).usercenter.waiting({})).waiting.filter(({ kind }) =>
      ['order', 'orderAsked'].includes(kind),
    )

  it('is counted on either side, comes first, and is what its list opens with', async () => {
    const giver = await createTeam(portal)
    const waiting = await createOrder(portal, 'requested', { provider: giver })
    const agreed = await createOrder(portal, 'scheduled', { provider: giver })
    const list = await listOf(giver)
    expect(list).toMatchObject({ side: 'provider', waiting: { team: 0, provider: 1 } })
    expect(list.items.map(({ orderId }) => orderId)).toEqual([waiting.orderId, agreed.orderId])
    expect(await waitingOf(giver)).toMatchObject([
      { kind: 'orderAsked', count: 1, until: expect.any(String) },
    ])
    expect(await listOf(waiting.team)).toMatchObject({ side: 'team', waiting: { team: 0, provider: 0 } })
    await take(waiting, 'accept')
    expect(await listOf(giver, { side: 'team' })).toMatchObject({ side: 'team', items: [] })
    expect(await waitingOf(giver)).toEqual([])
    expect(await waitingOf(waiting.team)).toMatchObject([{ kind: 'order', count: 1 }])
    await take(agreed, 'proposeDates', { by: agreed.team, from: await slotAfter(portal, 'service', 1) })
    expect((await listOf(giver)).waiting).toEqual({ team: 0, provider: 1 })
  })

  it('is nothing for members who cannot act', async () => {
    const giver = await createTeam(portal)
    const order = await createOrder(portal, 'accepted', { provider: giver })
    for (const { teamId } of [giver, order.team]) {
      const member = await createMember(portal, teamId, 'member')
      const api = await portal.api({ token: member.token })
      expect((await api.orders.list({})).waiting).toEqual({ team: 0, provider: 0 })
      const kinds = (await api.usercenter.waiting({})).waiting.map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'order' || kind === 'orderAsked')).toEqual([])
    }
  })
})
