import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal, testOrigin } from '../../../../tests/support/portal/portal.ts'
import { createAccount, createStaff } from '../../../../tests/support/world/actors.ts'
import { leave } from '../../../../tests/support/world/deletions.ts'
import { certified, openHost, type TestHost } from '../../../../tests/support/world/volunteering.ts'
import { sessionCookie } from '../../../cookie-names.ts'

let portal: TestPortal
let host: TestHost
beforeAll(async () => {
  portal = await openPortal()
  host = await openHost(portal)
  await host.api.certificates.contact({ TeamID: host.team.teamId, contact: '王芳 010-55550000' })
})
afterAll(() => portal.close())

/** Somebody with confirmed hours, and what a stranger reads of their certificate. */
async function volunteer() {
  const account = await createAccount(portal)
  const api = await portal.api({ token: account.token })
  const activityID = await host.confirmHours(api)
  const issue = async (shows: 'validity' | 'work' | 'all') => {
    const { number } = await api.certificates.issue({ activityID, ...certified, shows })
    return api.certificates.detail({ number })
  }
  return { ...account, api, activityID, issue }
}

async function check({ number, code }: { number: string; code: string }) {
  return (await portal.api()).certificates.check({ number, code })
}

describe('a certificate', () => {
  it('states what both sides confirmed, and shows strangers what its holder chose', async () => {
    const { api, issue, activityID } = await volunteer()
    const held = await issue('validity')
    expect(held).toMatchObject({
      number: expect.stringMatching(/^ZM-\d{4}-\w{5}$/),
      ...{ state: 'issued', name: '林晓', documentNumber: '110101********123X', minutes: 90 },
      ...{ title: '整理旧电脑', place: '示例市梧桐街道仓库', contact: '王芳 010-55550000' },
      shifts: [{ task: '装系统', minutes: 90 }],
    })
    const seen = { number: held.number, state: 'issued', host: held.host, issuedOn: held.issuedOn }
    expect(await check(held)).toEqual({ ...seen, endedOn: null, work: null, name: null })
    const worked = await issue('work')
    const work = { title: '整理旧电脑', place: '示例市梧桐街道仓库', minutes: 90 }
    expect(await check(worked)).toMatchObject({ work, name: null })
    const all = await issue('all')
    expect(
      await check({ ...all, code: ` ${all.code.toLowerCase().slice(0, 5)}-${all.code.slice(5)}` }),
    ).toMatchObject({
      ...{ state: 'issued', work, name: '林晓' },
    })
    // One person's hours in an activity are certified once: a new certificate ends the one before.
    expect(await check(held)).toMatchObject({ state: 'replaced', endedOn: held.issuedOn })
    const { certificates, activities } = await api.certificates.mine({})
    expect(certificates.map(({ state }) => state)).toEqual(['issued', 'replaced', 'replaced'])
    expect(activities).toEqual([{ activityID, title: '整理旧电脑', minutes: 90, names: ['林晓'] }])
  })

  it('in another name than that of the sign-up shows both to its host, and to nobody else', async () => {
    const { api, activityID, issue } = await volunteer()
    const [own, { number }] = [
      await issue('all'),
      await api.certificates.issue({ activityID, ...certified, name: '林小晓', shows: 'all' }),
    ]
    const { certificates } = await host.api.certificates.issued({ activityID })
    const seen = (of: string) => certificates.find((one) => one.number === of)
    expect(seen(number)).toMatchObject({ name: '林小晓', signedUpAs: ['林晓'] })
    expect(seen(own.number)).toMatchObject({ name: '林晓', signedUpAs: [] })
    const held = await api.certificates.detail({ number })
    expect(JSON.stringify([held, await check(held)])).not.toContain('林晓')
    expect(decodeJwt(held.proof)).toMatchObject({ volunteer: { name: '林小晓' } })
    expect(JSON.stringify(decodeJwt(held.proof))).not.toContain('林晓')
  })

  it('cannot be had for others’ hours, guessed, or told from one that there never was', async () => {
    const [{ issue }, other] = [await volunteer(), await createAccount(portal)]
    const held = await issue('all')
    const api = await portal.api({ token: other.token })
    await expect(api.certificates.issue({ activityID: host.activityID, ...certified })).rejects.toMatchObject(
      { reason: 'notAvailable' },
    )
    await expect(api.certificates.detail({ number: held.number })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    const refused = []
    for (const tried of [
      { ...held, code: 'AAAAAAAAAA' },
      { ...held, number: 'ZM-2020-22222' },
      { ...held, code: '' },
    ])
      refused.push(await check(tried).catch(({ reason, details }) => ({ reason, details })))
    expect(new Set(refused.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(refused[0]).toMatchObject({ reason: 'notFound' })
    const address = await portal.api({ address: '203.0.113.77' })
    const tries = []
    for (let at = 0; at < 61; at += 1)
      tries.push(
        await address.certificates
          .check({ number: held.number, code: 'BBBBBBBBBB' })
          .catch(({ reason }) => reason),
      )
    expect(tries).toEqual([...Array(60).fill('notFound'), 'tooMany'])
  })

  it('is taken back by its host or by staff, with a reason that its holder reads', async () => {
    const { api, issue } = await volunteer()
    const [{ number, code }, TeamID] = [await issue('all'), host.team.teamId]
    const stranger = await openHost(portal)
    await expect(
      stranger.api.certificates.revoke({ TeamID: stranger.team.teamId, number, reason: '不是我们的' }),
    ).rejects.toMatchObject({ reason: 'notAvailable' })
    await host.api.certificates.revoke({ TeamID, number, reason: '时长登记错了' })
    expect(await check({ number, code })).toMatchObject({ state: 'revoked', endedOn: expect.any(String) })
    expect(await api.certificates.detail({ number })).toMatchObject({ reason: '时长登记错了' })
    const titles = async (of: typeof api) =>
      (await of.messages.describeMessageList({})).list.map(({ title }) => title)
    expect(await titles(api)).toContain('志愿服务证明已撤销：整理旧电脑')
    await expect(host.api.certificates.revoke({ TeamID, number, reason: '再来' })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    const again = await issue('validity')
    const agent = await createStaff(portal, ['supportAgent'])
    const staff = await portal.api({ token: agent.token })
    expect(JSON.stringify(await staff.volunteeringStaff.certificate({ number: again.number }))).not.toContain(
      '林晓',
    )
    await staff.volunteeringStaff.revoke({ number: again.number, reason: '发起方不存在' })
    expect(await check(again)).toMatchObject({ state: 'revoked' })
    expect(await titles(host.api)).toContain('志愿服务证明已撤销：整理旧电脑')
  })

  it('is a record that another program verifies with the published keys', async () => {
    const { issue, token } = await volunteer()
    const { number, address } = await issue('work')
    const path = `/volunteering/certificates/${number}/record.json`
    expect((await portal.fetch(path)).status).toBe(404)
    const sent = await portal.fetch(path, { cookie: `${sessionCookie}=${token}` })
    expect(sent.headers.get('cache-control')).toBe('private, no-store')
    const { proof, ...record } = (await sent.json()) as { proof: string }
    const keys = createLocalJWKSet(await (await portal.fetch('/.well-known/jwks.json')).json())
    const { payload, protectedHeader } = await jwtVerify(proof, keys, { issuer: testOrigin })
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'yisun-record+jwt' })
    expect(payload).toEqual(record)
    expect(payload, 'the same whenever it is read').not.toHaveProperty('iat')
    expect(payload).toMatchObject({
      ...{ jti: number, hours: 1.5, check: address, host: { contact: '王芳 010-55550000' } },
      volunteer: { name: '林晓', documentNumber: '110101********123X' },
      activity: { title: { zh: '整理旧电脑' }, shifts: [{ hours: 1.5 }] },
    })
    expect(await portal.services.partnerTokens.read(proof)).toBeNull()
    const altered = `${proof.slice(0, -8)}AAAAAAAA`
    await expect(jwtVerify(altered, keys)).rejects.toThrow()
  })

  it('stays valid without its holder, once the account is gone', async () => {
    const { issue, ...account } = await volunteer()
    const held = await issue('all')
    await leave(portal, account)
    expect(await check(held)).toMatchObject({ state: 'issued', host: held.host, work: null, name: null })
    const { certificates } = await host.api.certificates.issued({ activityID: host.activityID })
    expect(certificates).toContainEqual(expect.objectContaining({ number: held.number, name: '' }))
  })
})
