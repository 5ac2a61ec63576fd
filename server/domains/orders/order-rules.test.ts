import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offeringInput } from '../../../shared/rules/applications/offerings.ts'
import { periodText } from '../../../shared/rules/orders/period-text.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createMember, createStaff, createTeam, type TestTeam } from '../../../tests/support/world/actors.ts'
import {
  apiOf,
  createOrder,
  createOrderable,
  slotAfter,
  staffApi,
  type TestOrder,
  takeOrderStep,
} from '../../../tests/support/world/orders.ts'
import { verifyTeam } from '../../../tests/support/world/verifications.ts'
import { orderClock } from './orders.jobs.ts'

let portal: TestPortal
let provider: TestTeam
/** The first weeks that can be taken. */
let weeks: string[]
beforeAll(async () => {
  portal = await openPortal()
  provider = await createTeam(portal)
  weeks = await Promise.all([0, 1, 2, 3].map((after) => slotAfter(portal, 'service', after)))
})
afterAll(() => portal.close())

const week = (at: number) => weeks[at] ?? ''
const take = (order: TestOrder, action: string, more: Parameters<typeof takeOrderStep>[3] = {}) =>
  takeOrderStep(portal, order, action, more)
const detailsOf = async (order: TestOrder, team: TestTeam = order.team) =>
  (await apiOf(portal, team)).orders.details({ orderId: order.orderId })
const calendarOf = async (number: string) =>
  (await portal.api()).orders.calendar(offeringInput('service', number))
/** The free places of the first weeks. */
const freeIn = async (number: string) => (await calendarOf(number)).slots.slice(0, 4).map(({ free }) => free)
const sundayOf = (monday: string) => new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10)
const runClock = () => orderClock(portal.services, {}, 'test')
/** What a team, or a person of staff, was told of an order: the titles without its reference. */
async function toldOf(order: TestOrder, token: string): Promise<string[]> {
  const { reference } = await detailsOf(order)
  const { list } = await (await portal.api({ token })).messages.describeMessageList({ pageSize: 50 })
  const mine = list.filter(({ title }) => title.includes(reference))
  return mine.map(({ title }) => title.replace(reference, '').replace(/\s+/g, ' ')).reverse()
}
/** What a team is told of an order, the newest first. */
async function bodiesOf(order: TestOrder, team: TestTeam): Promise<string[]> {
  const { reference } = await detailsOf(order)
  const { list } = await (await apiOf(portal, team)).messages.describeMessageList({ pageSize: 50 })
  return list.filter(({ title }) => title.includes(reference)).map(({ body }) => body)
}
const setOrder = (order: TestOrder, set: object) =>
  portal.db.updateTable('orders').set(set).where('id', '=', order.orderId).execute()

describe('other dates after both have agreed', () => {
  it('are held beside the old ones until the other side takes them, which frees the old ones', async () => {
    const order = await createOrder(portal, 'scheduled', { provider })
    await expect(take(order, 'proposeDates', { from: week(2), text: ' ' })).rejects.toMatchObject({
      details: { fields: { text: { reason: 'required' } } },
    })
    await take(order, 'proposeDates', { from: week(2), until: week(3) })
    expect(await freeIn(order.number)).toEqual([1, 2, 1, 1])
    const proposed = { from: week(2), until: week(3), by: 'provider' }
    expect(await detailsOf(order)).toMatchObject({ proposed, from: week(0), state: 'scheduled' })
    expect((await detailsOf(order)).may).toEqual(expect.arrayContaining(['takeDates', 'keepDates']))
    const theirs = (await detailsOf(order, provider)).may
    expect(theirs).toContain('keepDates')
    expect(theirs.filter((one) => one === 'takeDates' || one === 'proposeDates')).toEqual([])
    await expect(take(order, 'takeDates')).rejects.toMatchObject({ reason: 'illegalTransition' })
    await take(order, 'takeDates', { by: order.team })
    expect(await detailsOf(order)).toMatchObject({
      ...{ from: week(2), until: week(3), proposed: null, dueOn: week(2), state: 'scheduled' },
    })
    expect(await freeIn(order.number)).toEqual([2, 2, 1, 1])
    expect(await toldOf(order, order.team.superAdmin.token)).toEqual([
      '预约 已接下',
      '预约 想改时间，等你们回话',
    ])
    expect((await toldOf(order, provider.superAdmin.token)).at(-1)).toBe('预约 已改时间')
  })

  it('are given up by either side with a reason, and the old ones stay; an end frees both', async () => {
    const order = await createOrder(portal, 'scheduled', { provider })
    await take(order, 'proposeDates', { by: order.team, from: week(1) })
    await take(order, 'keepDates', { text: '那周有培训' })
    expect(await detailsOf(order)).toMatchObject({ from: week(0), until: week(0), proposed: null })
    expect((await detailsOf(order)).events.at(-1)).toMatchObject({ action: 'keepDates', note: '那周有培训' })
    expect(await freeIn(order.number)).toEqual([1, 2, 2, 2])
    await take(order, 'proposeDates', { by: order.team, from: week(1), until: week(2) })
    await take(order, 'withdraw')
    expect(await detailsOf(order)).toMatchObject({ state: 'closed', proposed: null, dueOn: null })
    expect(await freeIn(order.number)).toEqual([2, 2, 2, 2])
  })

  it('cannot be proposed where a week is full or closed, and nothing is held then', async () => {
    const order = await createOrder(portal, 'scheduled', { provider })
    for (const at of [1, 1]) await createOrder(portal, 'requested', { number: order.number, from: week(at) })
    await expect(take(order, 'proposeDates', { from: week(1), until: week(2) })).rejects.toMatchObject({
      reason: 'slotsTaken',
      details: { params: { days: week(1) } },
    })
    expect(await freeIn(order.number)).toEqual([1, 0, 2, 2])
    expect(await detailsOf(order)).toMatchObject({ proposed: null, version: 3 })
  })

  it.each(['provider', 'team'] as const)(
    'say from what to what, in the notice of the other side and in the history, proposed by the %s',
    async (side) => {
      const order = await createOrder(portal, 'scheduled', { provider })
      const [by, other] = side === 'team' ? [order.team, provider] : [provider, order.team]
      const [was, dates] = [0, 2].map((at) => periodText('week', { from: week(at), until: week(at) }, 'zh'))
      await take(order, 'proposeDates', { by, from: week(2), until: week(2) })
      expect((await bodiesOf(order, other))[0]).toContain(`从 ${was} 改到 ${dates}`)
      await take(order, 'takeDates', { by: other })
      expect((await bodiesOf(order, by))[0]).toContain(`从 ${was} 改到了 ${dates}`)
      const { events } = await detailsOf(order)
      expect(events.map(({ action, dates }) => [action, dates?.from ?? null])).toEqual([
        ...[
          ['request', week(0)],
          ['accept', week(0)],
          ['agree', null],
        ],
        ...[
          ['proposeDates', week(2)],
          ['takeDates', week(2)],
        ],
      ])
    },
  )

  it('that a provider accepts instead of those asked for are said at once', async () => {
    const order = await createOrder(portal, 'requested', { provider })
    const [was, dates] = [0, 1].map((at) => periodText('week', { from: week(at), until: week(at) }, 'zh'))
    await take(order, 'accept', { from: week(1), until: week(1) })
    expect((await toldOf(order, order.team.superAdmin.token)).at(-1)).toBe('预约 已接下，时间改了')
    expect((await bodiesOf(order, order.team))[0]).toContain(`从 ${was} 改成 ${dates}`)
  })

  it('move the day by which something is due while it is being done', async () => {
    const order = await createOrder(portal, 'delivering', { provider })
    expect(await detailsOf(order)).toMatchObject({ dueOn: sundayOf(week(0)) })
    await take(order, 'proposeDates', { from: week(0), until: week(1) })
    await take(order, 'takeDates', { by: order.team })
    expect(await detailsOf(order)).toMatchObject({ state: 'delivering', dueOn: sundayOf(week(1)) })
    await take(order, 'proposeDates', { from: week(0), until: week(2) })
    await take(order, 'deliver')
    expect(await detailsOf(order)).toMatchObject({ state: 'delivered', proposed: null })
    expect(await freeIn(order.number)).toEqual([1, 1, 2, 2])
  })
})

describe('a dispute', () => {
  it('goes to staff as an item of the queue, is settled by somebody without a stake, and both are told', async () => {
    const order = await createOrder(portal, 'delivered', { provider })
    const reviewer = await createStaff(portal, ['reviewer'])
    const staff = await portal.api({ token: reviewer.token })
    const { orderId } = order
    await expect(staff.ordersStaff.detail({ orderId })).rejects.toMatchObject({ reason: 'notAvailable' })
    await expect(take(order, 'dispute', { text: '' })).rejects.toMatchObject({ reason: 'invalidInput' })
    await take(order, 'dispute', { text: '只来了一次' })
    for (const team of [order.team, provider]) expect((await detailsOf(order, team)).may).toEqual([])
    const queued = async () => (await staff.staff.queue({ kind: 'order', ids: [orderId] })).items[0]
    expect(await queued()).toMatchObject({ stage: 'open', state: 'disputed', dueOn: expect.any(String) })
    const review = await staff.ordersStaff.detail({ orderId })
    expect(review).toMatchObject({ side: 'staff', may: ['settle', 'end'] })
    expect(review.events.at(-1)).toMatchObject({ party: 'team', note: '只来了一次', who: null })
    expect(await toldOf(order, reviewer.token)).toEqual(['预约 有分歧'])
    const { items } = await staff.staff.assign({
      kind: 'order',
      ids: [orderId],
      accountId: reviewer.accountId,
    })
    expect(items).toEqual([{ id: orderId, error: null }])

    const colleague = await createStaff(portal, ['reviewer'])
    await portal.db
      .insertInto('memberships')
      .values({ team_id: provider.teamId, account_id: colleague.accountId, role: 'member' })
      .execute()
    const { ordersStaff } = await portal.api({ token: colleague.token })
    const { version } = await ordersStaff.detail({ orderId })
    const settle = { orderId, version, action: 'settle' as const, text: '记录里来了两次' }
    await expect(ordersStaff.step(settle)).rejects.toMatchObject({ reason: 'ownInterest' })
    expect((await ordersStaff.detail({ orderId })).may).toEqual([])
    await expect(staff.ordersStaff.step({ ...settle, text: '' })).rejects.toMatchObject({
      reason: 'invalidInput',
    })
    await staff.ordersStaff.step(settle)
    expect(await queued()).toMatchObject({ stage: 'decided', state: 'confirmed' })
    const { version: _, state, may, dueOn, events, ...facts } = await staff.ordersStaff.detail({ orderId })
    expect([state, may, dueOn]).toEqual(['confirmed', [], null])
    expect(review).toMatchObject(facts)
    expect(events.slice(0, -1)).toEqual(review.events)
    expect(events.at(-1)).toMatchObject({ action: 'settle', note: '记录里来了两次' })
    for (const { superAdmin } of [order.team, provider])
      expect((await toldOf(order, superAdmin.token)).at(-1)).toBe('预约 的分歧已处理')
    expect(await detailsOf(order)).toMatchObject({ state: 'confirmed', may: ['rate'] })
  })

  it('may be opened by the provider as well; ended by staff, it frees what is to come and cannot be rated', async () => {
    const order = await createOrder(portal, 'delivering', { provider, until: week(2) })
    await take(order, 'dispute', { by: provider, text: '联系不上' })
    expect((await toldOf(order, order.team.superAdmin.token)).at(-1)).toBe('预约 有分歧')
    expect(await freeIn(order.number)).toEqual([1, 1, 1, 2])
    await take(order, 'end', { text: '双方都没有再来' })
    expect(await detailsOf(order)).toMatchObject({ state: 'closed', may: [], dueOn: null })
    expect(await freeIn(order.number)).toEqual([2, 2, 2, 2])
    const lent = await createOrder(portal, 'scheduled', { kind: 'resource', provider })
    await expect(take(lent, 'dispute')).rejects.toMatchObject({ reason: 'illegalTransition' })
    await take(lent, 'handOver')
    await take(lent, 'dispute', { text: '没有拿到' })
    expect(await detailsOf(lent)).toMatchObject({ state: 'disputed' })
  })
})

it('a team that no longer acts for its organisation: what has not begun ends, the rest goes to staff', async () => {
  const { team, organisationId, version } = await verifyTeam(portal)
  const number = await createOrderable(portal, 'service', { provider, places: 5 })
  const waiting = await createOrder(portal, 'scheduled', { number, provider, team })
  const begun = await createOrder(portal, 'delivering', {
    number: await createOrderable(portal, 'service', { provider }),
    ...{ provider, team, until: week(1) },
  })
  const unbound = await createOrder(portal, 'scheduled', { number, provider })
  await runClock()
  expect(await detailsOf(waiting)).toMatchObject({ state: 'scheduled' })
  const { organisationsStaff } = await portal.api({ token: (await createStaff(portal, ['verifier'])).token })
  const change = { organisationId, action: 'suspend' as const, reason: 'complaint' }
  await organisationsStaff.changeStanding({ ...change, version })
  await Promise.all([runClock(), runClock()])
  expect(await detailsOf(waiting)).toMatchObject({ state: 'closed', may: [], dueOn: null })
  expect(await detailsOf(begun)).toMatchObject({ state: 'disputed', may: [] })
  expect(await detailsOf(unbound)).toMatchObject({ state: 'scheduled' })
  expect(await freeIn(number)).toEqual([4, 5, 5, 5])
  for (const { superAdmin } of [team, provider]) {
    expect((await toldOf(waiting, superAdmin.token)).filter((title) => title === '预约 已停止')).toHaveLength(
      1,
    )
    expect((await toldOf(begun, superAdmin.token)).at(-1)).toBe('预约 转给平台处理')
  }
  const { staff } = await staffApi(portal)
  expect((await staff.queue({ kind: 'order', ids: [begun.orderId] })).items).toMatchObject([
    { stage: 'open' },
  ])
})

it('a provider that closes weeks says why: who holds one is told and keeps it, nobody else can take it', async () => {
  const order = await createOrder(portal, 'scheduled', { provider, from: week(1) })
  const service = offeringInput('service', order.number)
  const input = {
    TeamID: provider.teamId,
    ...service,
    from: week(1),
    until: week(2),
    closedBecause: '全员培训',
  }
  const { orders } = await apiOf(portal, provider)
  const member = await createMember(portal, provider.teamId, 'member')
  const stranger = await createTeam(portal)
  for (const [token, TeamID] of [
    [member.token, provider.teamId],
    [stranger.superAdmin.token, stranger.teamId],
  ] as const) {
    const api = await portal.api({ token })
    await expect(api.orders.changeSlots({ ...input, TeamID })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    await expect(api.orders.provided(service)).rejects.toMatchObject({ reason: 'notAvailable' })
  }
  expect(await orders.changeSlots(input)).toEqual({ told: 1 })
  expect(await freeIn(order.number)).toEqual([2, 0, 0, 2])
  expect((await calendarOf(order.number)).slots[1]).toMatchObject({ isClosed: true, because: null })
  expect((await orders.provided(service)).slots[1]).toMatchObject({ because: '全员培训' })
  expect(await detailsOf(order)).toMatchObject({
    state: 'scheduled',
    closed: [{ slot: week(1), because: '全员培训' }],
  })
  expect((await toldOf(order, order.team.superAdmin.token)).at(-1)).toBe('预约 的时间暂停接单')
  expect((await toldOf(order, provider.superAdmin.token)).at(-1)).toBe('预约 要换时间')
  await expect(
    createOrder(portal, 'requested', { number: order.number, from: week(2) }),
  ).rejects.toMatchObject({ reason: 'slotsTaken' })
  await take(order, 'proposeDates', { from: week(3), text: '换到培训后' })
  await take(order, 'takeDates', { by: order.team })
  expect(await detailsOf(order)).toMatchObject({ from: week(3), closed: [] })
  const fewer = { TeamID: provider.teamId, ...service, from: week(3), until: week(3), places: 0 }
  await expect(orders.changeSlots(fewer)).rejects.toMatchObject({
    details: { fields: { places: { reason: 'tooSmall', limit: 1 } } },
  })
  await (await staffApi(portal)).ordersStaff.changeSlots({
    ...service,
    from: week(1),
    until: week(1),
    closedBecause: '',
  })
  expect(await orders.changeSlots({ ...fewer, places: 1 })).toEqual({ told: 0 })
  expect(await freeIn(order.number)).toEqual([2, 2, 0, 0])
})

it('each side is reminded once of the day that is theirs, again of another day, and of nothing that has ended', async () => {
  const asked = await createOrder(portal, 'requested', { provider })
  const coming = await createOrder(portal, 'scheduled', { provider })
  const lent = await createOrder(portal, 'delivering', { kind: 'resource', provider })
  const over = await createOrder(portal, 'confirmed', { provider })
  const day = (days: number) => sql<string>`(now() at time zone 'Asia/Shanghai')::date + ${days}::int`
  await setOrder(coming, { due_on: day(3) })
  await setOrder(lent, { due_on: day(2) })
  await runClock()
  const remindersOf = async (order: TestOrder, team: TestTeam) =>
    (await toldOf(order, team.superAdmin.token)).filter((title) => /等你们答复|快到/.test(title))
  expect(await remindersOf(asked, provider)).toEqual([])
  expect(await remindersOf(coming, coming.team)).toEqual([])
  expect(await remindersOf(lent, lent.team)).toEqual(['预约 快到期了'])
  await setOrder(asked, { due_on: day(0) })
  await setOrder(coming, { due_on: day(2) })
  await setOrder(over, { due_on: day(-1) })
  await Promise.all([runClock(), runClock()])
  await runClock()
  expect(await remindersOf(asked, provider)).toEqual(['预约 等你们答复'])
  expect(await remindersOf(asked, asked.team)).toEqual([])
  for (const team of [coming.team, provider]) expect(await remindersOf(coming, team)).toEqual(['预约 快到了'])
  expect(await remindersOf(lent, provider)).toEqual(['预约 快到期了'])
  expect(await remindersOf(over, over.team)).toEqual([])
  await setOrder(lent, { due_on: day(1) })
  await runClock()
  expect(await remindersOf(lent, lent.team)).toHaveLength(2)
})

it('only a confirmed order is rated, once; ratings and times are shown from five on', async () => {
  const number = await createOrderable(portal, 'service', { provider, places: 20 })
  const figures = async () => {
    const { rating, usualReplyDays, usualWaitDays } = await calendarOf(number)
    return { rating, usualReplyDays, usualWaitDays }
  }
  const done: TestOrder[] = []
  for (const rating of [5, 4, 3, 5, 5]) {
    expect(await figures()).toEqual({ rating: null, usualReplyDays: null, usualWaitDays: null })
    const order = await createOrder(portal, 'delivered', { number, provider })
    await expect(take(order, 'rate', { rating })).rejects.toMatchObject({ reason: 'illegalTransition' })
    await take(order, 'confirm')
    await expect(take(order, 'rate', { rating, by: provider })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    await expect(take(order, 'rate')).rejects.toMatchObject({
      details: { fields: { rating: { reason: 'required' } } },
    })
    await setOrder(order, {
      requested_at: sql`requested_at - interval '60 hours'`,
      replied_at: sql`begun_at - interval '1 day'`,
    })
    await take(order, 'rate', { rating })
    await expect(take(order, 'rate', { rating: 1 })).rejects.toMatchObject({ reason: 'illegalTransition' })
    done.push(order)
  }
  expect(await figures()).toEqual({
    ...{ rating: { average: 4.4, count: 5 }, usualReplyDays: 2, usualWaitDays: 3 },
  })
  const late = await createOrder(portal, 'confirmed', { number, provider })
  await setOrder(late, { confirmed_at: sql`confirmed_at - interval '31 days'` })
  await runClock()
  expect(await detailsOf(late)).toMatchObject({ state: 'closed', may: [] })
  expect(await detailsOf(done[0] as TestOrder)).toMatchObject({ state: 'confirmed', rating: 5, may: [] })
})
