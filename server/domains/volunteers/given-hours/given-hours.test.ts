import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import type { PartnerHours } from '../../../../shared/contract/partner-hours.ts'
import { openPortal, type TestPortal, testOrigin } from '../../../../tests/support/portal/portal.ts'
import { createAccount, createStaff } from '../../../../tests/support/world/actors.ts'
import { setUpPartner } from '../../../../tests/support/world/partners.ts'
import { openHost, type TestHost } from '../../../../tests/support/world/volunteering.ts'

let portal: TestPortal
let host: TestHost
beforeAll(async () => {
  portal = await openPortal()
  host = await openHost(portal)
})
afterAll(() => portal.close())

type Partner = Awaited<ReturnType<typeof setUpPartner>>

/** Asks as the partner's server does, which is no browser. */
async function ask({ audience, key }: Pick<Partner, 'audience' | 'key'>, after = '0') {
  const response = await portal.fetch('/api/techforgood/partner/v1/hours', {
    method: 'POST',
    withoutFetchSite: true,
    headers: { 'content-type': 'application/json', origin: testOrigin },
    body: JSON.stringify({ audience, key, after }),
  })
  const { code, data } = (await response.json()) as { code: number; data: Given }
  return { code, ...data }
}
type Given = { items: PartnerHours[]; next: string }

/** Somebody with 90 confirmed minutes, who has linked a partner. */
async function linked(partner: Partner) {
  const { token } = await createAccount(portal)
  const api: Api = await portal.api({ token })
  await host.confirmHours(api)
  await api.partners.addUserAuth({ partnerId: partner.partnerId })
  const give = (isGiven: boolean) => api.partners.giveHours({ partnerId: partner.partnerId, isGiven })
  return { api, give, token }
}

it('a partner is given confirmed hours once somebody agrees, signed and under their name there', async () => {
  const partner = await setUpPartner(portal)
  const { api, give } = await linked(partner)
  expect((await ask(partner)).items).toEqual([])
  await give(true)
  const { items, next } = await ask(partner)
  expect(items).toMatchObject([
    { hours: 1.5, activity: { zh: '整理旧电脑' }, subject: expect.stringMatching(/^[\w-]{20,}$/) },
  ])
  const [one] = items
  const keys = (await (await portal.fetch('/.well-known/jwks.json')).json()) as JSONWebKeySet
  const { payload } = await jwtVerify(one?.record ?? '', createLocalJWKSet(keys), {
    ...{ issuer: testOrigin, audience: partner.audience, subject: one?.subject ?? '' },
    typ: 'yisun-record+jwt',
  })
  expect(payload).toMatchObject({ jti: one?.hoursId, hours: 1.5 })
  // Nothing twice, and nothing lost where an answer was.
  expect(await ask(partner, next)).toMatchObject({ items: [], next })
  expect((await ask(partner)).items[0]?.hoursId).toBe(one?.hoursId)
  // How many, and nobody's.
  const entries = await portal.db
    .selectFrom('audit_events')
    .select(['after', 'account_id'])
    .where('kind', '=', 'partner.hoursFetched')
    .where('subject_id', '=', partner.partnerId)
    .execute()
  expect(entries).toEqual(Array(2).fill({ after: { count: 1 }, account_id: null }))
  const {
    partners: [status],
  } = await api.partners.getBindingStatus({ partnerId: partner.partnerId })
  expect(status?.hoursSince).toEqual(expect.any(String))
})

it('nothing is given after somebody stops or unlinks, also not when they link again', async () => {
  const partner = await setUpPartner(portal)
  const { api, give } = await linked(partner)
  await give(true)
  const [first] = (await ask(partner)).items
  await give(false)
  expect((await ask(partner)).items).toEqual([])
  await give(true)
  expect((await ask(partner)).items.map(({ hoursId }) => hoursId)).toEqual([first?.hoursId])
  await api.partners.addUserAuth({ partnerId: partner.partnerId, isGranted: false })
  expect((await ask(partner)).items).toEqual([])
  await expect(give(true)).rejects.toThrow('notAvailable')
  await api.partners.addUserAuth({ partnerId: partner.partnerId })
  expect((await ask(partner)).items).toEqual([])
})

it('hours that staff set anew are given again under their id, and those that no longer hold as none', async () => {
  const partner = await setUpPartner(portal)
  const { api, give } = await linked(partner)
  await give(true)
  const { items, next } = await ask(partner)
  const staff = await portal.api({ token: (await createStaff(portal, ['reviewer'])).token })
  const [signup] = (await api.volunteering.mySignups({})).signups
  const { signupId = '', version = 0 } = signup ?? {}
  await api.volunteering.hoursAnswer({ signupId, version, action: 'dispute', hours: 2, words: '忙到六点' })
  expect((await ask(partner, next)).items).toEqual([])
  const { id } = await portal.db
    .selectFrom('hours_disputes')
    .select('id')
    .where('signup_id', '=', signupId)
    .executeTakeFirstOrThrow()
  const dispute = await staff.volunteeringStaff.disputeDetail({ disputeId: id })
  await staff.volunteeringStaff.settle({ disputeId: id, version: dispute.version, hours: 0, text: '没有来' })
  expect((await ask(partner, next)).items).toMatchObject([{ hoursId: items[0]?.hoursId, hours: 0 }])
})

it('is refused alike for another address, another key and a partner that was stopped', async () => {
  const [one, other] = [await setUpPartner(portal), await setUpPartner(portal)]
  const { give } = await linked(one)
  await give(true)
  expect((await ask(other)).items).toEqual([])
  const refused = [
    await ask({ audience: one.audience, key: other.key }),
    await ask({ audience: 'https://nobody.example.org', key: one.key }),
    await ask({ audience: one.audience, key: '' }),
  ]
  await portal.db.updateTable('partners').set({ is_active: false }).where('id', '=', one.partnerId).execute()
  refused.push(await ask(one))
  expect(new Set(refused.map(({ code }) => code)).size).toBe(1)
  expect(refused[0]?.code).not.toBe(0)
})

it('two askers at once see the same, each shift once', async () => {
  const partner = await setUpPartner(portal)
  for (const { give } of await Promise.all([linked(partner), linked(partner), linked(partner)]))
    await give(true)
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(partner)))
  const seen = answers.map(({ items }) => items.map(({ hoursId }) => hoursId))
  expect(new Set(seen.map((ids) => ids.join()))).toHaveLength(1)
  expect(new Set(seen[0])).toHaveLength(3)
})
