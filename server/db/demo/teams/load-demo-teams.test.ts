import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { sentMessages } from '../../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { signInOverHttp } from '../../../../tests/support/sign-in.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { listDemoMembers } from '../demo-people.ts'
import { loadDemoStaff } from '../demo-staff.ts'
import { loadDemoTeams } from './load-demo-teams.ts'
import { type DemoMember, readingTeam, teachingTeam, volunteer } from './members.ts'

let portal: TestPortal
let reading: Api
let teaching: Api
let helping: Api
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  await loadDemoStaff(portal.db, portal.services.cipher)
  expect(await loadDemoTeams(portal.services)).toBe(true)
  await portal.makeJobsDue()
  await portal.runJobs()
  expect(await sentMessages(portal)).toEqual([])
  reading = await signedIn(readingTeam.lead)
  teaching = await signedIn(teachingTeam.lead)
  helping = await signedIn(volunteer)
})
afterAll(() => portal.close())

const today = shanghaiDay(new Date())

/** Signs in by phone and code, as whoever tries the demo does. */
async function signedIn({ phone }: DemoMember): Promise<Api> {
  const { cookie } = await signInOverHttp(portal, phone.replace('+86', ''))
  const token = /session=([\w-]+)/.exec(cookie)?.[1] ?? ''
  return portal.api({ token, browserId: randomBytes(16).toString('base64url') })
}

describe('whoever tries the demo', () => {
  it('is told of three people, and finds a nonprofit that is verified and applies', async () => {
    const { db, services } = portal
    const shown = await listDemoMembers(db, services.cipher)
    expect(shown).toEqual([readingTeam.lead, teachingTeam.lead, volunteer])
    const { info } = await reading.usercenter.teaminfo({})
    const { organisationId } = info
    const { holds } = await reading.organisations.detail({ organisationId: organisationId ?? '' })
    expect(holds).toBe(true)
    const { items } = await reading.applications.list({})
    const { decided_at } = await db
      .selectFrom('organisations')
      .select('decided_at')
      .where('id', '=', organisationId ?? '')
      .executeTakeFirstOrThrow()
    expect(
      items.filter(({ submittedAt }) => new Date(submittedAt ?? 0) < (decided_at ?? new Date())),
    ).toEqual([])
    for (const { messages } of [reading, teaching, helping]) {
      const { RedPointCount, unreadCount, UnReadCount } = (await messages.describeMessageList({})).unread
      expect(RedPointCount + unreadCount + UnReadCount).toBeLessThanOrEqual(4)
    }
    const states = items.map(({ offeringKind, offeringId, state }) =>
      [offeringKind, offeringId, state].join(' '),
    )
    expect(states.sort()).toEqual([
      ...['resource 661 active', 'round 5103 approved', 'service 405 needs_correction', 'service 412 active'],
      ...['tool 1008 active', 'tool 1024 submitted', 'tool 1032 approved'],
    ])
  })

  it('finds orders in every interesting state, a loan with its dates, and ratings', async () => {
    const own = (await reading.orders.list({})).items
    expect(own.map(({ offeringId, state }) => `${offeringId} ${state}`)).toEqual([
      ...['661 delivering', '412 requested', '412 confirmed'],
    ])
    const [loan, wanted, had] = own
    expect([had?.until ?? '', today, wanted?.from ?? '']).toEqual(
      [had?.until ?? '', today, wanted?.from ?? ''].toSorted(),
    )
    expect((loan?.until ?? '') > today).toBe(true)
    expect(await reading.orders.details({ orderId: had?.orderId ?? '' })).toMatchObject({ rating: 5 })
    const asked = (await teaching.orders.list({ side: 'provider' })).items
    expect([...new Set(asked.map(({ state }) => state))].sort()).toEqual([
      ...['accepted', 'confirmed', 'delivering', 'requested', 'scheduled'],
    ])
    const { rating, slots } = await portal.api().then(({ orders }) => orders.calendar({ serviceId: '412' }))
    expect([rating?.count, slots.some(({ free }) => free < 3)]).toEqual([5, true])
  })

  it('finds a plan with a step that is done, and the trend of two tests', async () => {
    const { kept, steps, trend } = await reading.selftestTeam.describePlan({ use: 'maturity' })
    const [first = '', second = ''] = kept.map(({ finishedAt }) => finishedAt.slice(0, 10))
    expect([kept.length, first < second]).toEqual([2, true])
    expect((kept[1]?.score ?? 0) > (kept[0]?.score ?? 0)).toBe(true)
    expect(steps.filter(({ doneOn }) => doneOn).length).toBe(2)
    expect(steps.some(({ doneOn, dueOn }) => !doneOn && dueOn > today)).toBe(true)
    expect(trend.length).toBe(7)
  })

  it('finds shifts with people accepted, waiting and asked for, hours of both kinds, and a certificate', async () => {
    const { activities } = await reading.hosting.hostedActivities({})
    const activityID = activities.find(({ title }) => /陪读/.test(title))?.activityID ?? ''
    const { shifts } = await reading.hosting.hostedActivity({ activityID })
    expect(
      shifts.map(({ signups }) => [...new Set(signups.map(({ state }) => state))].sort().join()),
    ).toEqual(expect.arrayContaining(['confirmed', 'disputed,stated', 'accepted,waitlisted', 'applied']))
    const { signups, minutes } = await helping.volunteering.mySignups({ activityID })
    expect([minutes, signups.map(({ state }) => state).sort()]).toEqual([
      150 + (5 + 6.5 + 6) * 60,
      ['accepted', 'confirmed', 'stated'],
    ])
    const { certificates } = await helping.certificates.mine({})
    const { code, number } = await helping.certificates.detail({ number: certificates[0]?.number ?? '' })
    const visitor = await portal.api({ locale: 'en' })
    expect(await visitor.certificates.check({ number, code })).toMatchObject({
      ...{ state: 'issued', name: null },
      work: { title: expect.stringMatching(/[陪R]/), minutes: 150 },
    })
    expect((await visitor.volunteers.activityDetail({ activityID })).title).toMatch(/^Reading/)
  })

  it('finds a skilled project under way and one that is concluded, and hours for staff to settle', async () => {
    const { signups } = await helping.volunteering.mySignups({})
    const ids = [...new Set(signups.flatMap(({ projectId }) => projectId ?? []))]
    const projects = await Promise.all(ids.map((projectId) => reading.skilled.hosted({ projectId })))
    const byState = Object.fromEntries(projects.map((project) => [project.state, project]))
    expect(byState).toMatchObject({
      running: { confirmedMinutes: 360, statedMinutes: 270, proposal: null, takesHours: true },
      concluded: { confirmedMinutes: 690, statedMinutes: 0, closedBy: 'host' },
    })
    expect((byState.running?.agreed?.endsOn ?? '') > today).toBe(true)
    expect(byState.concluded?.comment).toMatch(/先问清楚/)
    const { token } = await createStaff(portal, ['reviewer'])
    const { staff } = await portal.api({ token })
    const { items } = await staff.queue({ kind: 'hoursDispute' })
    expect(items).toHaveLength(1)
  })

  it('finds figures of the programme, none of which is hidden', async () => {
    const { figures } = await (await portal.api()).impact.figures({})
    const ofMeasure = Map.groupBy(figures, ({ measure }) => measure)
    expect([...ofMeasure.keys()].sort()).toEqual(['applied', 'granted', 'hours', 'money', 'used'])
    expect(figures.filter(({ value }) => value === null)).toEqual([])
    const kinds = figures.filter(({ measure, split }) => measure === 'used' && split === 'kind')
    expect(kinds.map(({ key }) => key).sort()).toEqual(['resource', 'service', 'tool'])
  })
})

it('is given its teams once', async () => {
  const count = () =>
    portal.db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
  const before = await count()
  expect(await loadDemoTeams(portal.services)).toBe(false)
  expect(await count()).toEqual(before)
})
