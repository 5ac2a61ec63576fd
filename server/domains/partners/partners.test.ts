import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal, testOrigin } from '../../../tests/support/portal/portal.ts'
import { sendAsStaff } from '../../../tests/support/staff-calls.ts'
import {
  createAccount,
  createMember,
  createStaff,
  createTeam,
  type TestTeam,
} from '../../../tests/support/world/actors.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { redeemOverHttp, setUpPartner, startPartner } from '../../../tests/support/world/partners.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import { verifyTeam } from '../../../tests/support/world/verifications.ts'
import { createPartnerTokens } from '../../crypto/partner-tokens.ts'

let portal: TestPortal
let partner: Awaited<ReturnType<typeof startPartner>>
let partnerId: string
let key: string
beforeAll(async () => {
  portal = await openPortal()
  partner = await startPartner(portal)
  const made = await setUpPartner(portal, {
    audience: partner.address,
    launchUrl: `${partner.address}/arrive`,
  })
  partnerId = made.partnerId
  key = made.key
  partner.hasKey(key)
})
afterAll(async () => {
  await partner?.stop()
  await portal.close()
})

async function boundPerson() {
  const person = await createAccount(portal)
  const { partners } = await portal.api({ token: person.token })
  await partners.addUserAuth({ partnerId })
  return { ...person, partners }
}

const refused = { code: 4009 }

describe('trust 27: a token for a partner', () => {
  it('is checked by the published keys and redeemed once, whoever sends it again', async () => {
    const { partners, accountId, phone } = await boundPerson()
    const { url, token } = await partners.gentoken({ partnerId })
    const arrived = await fetch(url)
    expect(arrived.status).toBe(200)
    const said = (await arrived.json()) as { subject: string; kind: string; claims: { sub: string } }
    expect(said).toMatchObject({ kind: 'person', claims: { sub: said.subject } })
    expect((await fetch(url)).status).toBe(409)
    expect(await redeemOverHttp(portal, token, key)).toMatchObject(refused)
    const claims = decodeJwt(token)
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub'])
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThanOrEqual(120)
    expect(JSON.stringify(claims)).not.toContain(accountId)
    expect(JSON.stringify(claims)).not.toContain(phone)
  })

  it('of 20 redemptions at once accepts one', async () => {
    const { partners } = await boundPerson()
    const { token } = await partners.gentoken({ partnerId })
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeemOverHttp(portal, token, key)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const others = answers.filter(({ code }) => code !== 0).map((answer) => JSON.stringify(answer))
    expect(new Set(others).size).toBe(1)
  })

  it('is refused to another partner, with another key, altered, or signed by somebody else', async () => {
    const other = await setUpPartner(portal)
    const { partners } = await boundPerson()
    const { token } = await partners.gentoken({ partnerId })
    expect(await redeemOverHttp(portal, token, other.key)).toMatchObject(refused)
    expect(await redeemOverHttp(portal, token, '')).toMatchObject(refused)
    const [head = '', body = '', signature = ''] = token.split('.')
    const elsewhere = Buffer.from(
      JSON.stringify({ ...JSON.parse(String(Buffer.from(body, 'base64url'))), aud: other.audience }),
    ).toString('base64url')
    expect(await redeemOverHttp(portal, `${head}.${elsewhere}.${signature}`, other.key)).toMatchObject(
      refused,
    )
    const { aud, sub = '', jti = '' } = decodeJwt(token)
    const forged = await createPartnerTokens([{ key: Buffer.alloc(32, 7) }], testOrigin).sign({
      audience: String(aud),
      subject: sub,
      tokenId: jti,
      lifeSeconds: 60,
    })
    expect(await redeemOverHttp(portal, forged, key)).toMatchObject(refused)
    const unsigned = await new SignJWT({})
      .setProtectedHeader({
        alg: 'HS256',
        kid: decodeProtectedHeader(token).kid ?? '',
        typ: 'yisun-partner+jwt',
      })
      .setIssuer(testOrigin)
      .setAudience(String(aud))
      .setSubject(sub)
      .setJti(jti)
      .setIssuedAt()
      .setExpirationTime('60s')
      .sign(Buffer.from(head))
    expect(await redeemOverHttp(portal, unsigned, key)).toMatchObject(refused)
    // Refused attempts have not used it up.
    expect(await redeemOverHttp(portal, token, key)).toMatchObject({ code: 0 })
  })

  it('is refused when it is over, by the database’s clock', async () => {
    const { partners } = await boundPerson()
    const { token } = await partners.gentoken({ partnerId })
    await portal.db
      .updateTable('partner_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', decodeJwt(token).jti ?? '')
      .execute()
    expect(await redeemOverHttp(portal, token, key)).toMatchObject(refused)
  })

  it('is refused once its owner has taken back the binding or lost the account', async () => {
    const first = await boundPerson()
    const { token } = await first.partners.gentoken({ partnerId })
    await first.partners.addUserAuth({ partnerId, isGranted: false })
    expect(await redeemOverHttp(portal, token, key)).toMatchObject(refused)
    await expect(first.partners.gentoken({ partnerId })).rejects.toMatchObject({ reason: 'notAvailable' })
    const second = await boundPerson()
    const held = await second.partners.gentoken({ partnerId })
    await portal.db
      .updateTable('accounts')
      .set({ status: 'suspended' })
      .where('id', '=', second.accountId)
      .execute()
    expect(await redeemOverHttp(portal, held.token, key)).toMatchObject(refused)
  })

  it('still verifies while keys are turned over, and is signed by the current one', async () => {
    const [before, after] = [{ key: Buffer.alloc(32, 1) }, { key: Buffer.alloc(32, 2) }]
    const claims = { audience: 'https://a.example', subject: 's', tokenId: 't', lifeSeconds: 60 }
    const old = await createPartnerTokens([before], testOrigin).sign(claims)
    const turned = createPartnerTokens([after, before], testOrigin)
    expect(await turned.read(old)).toEqual({ audience: 'https://a.example', subject: 's', tokenId: 't' })
    const ids = turned.publicKeys().map(({ kid }) => kid)
    expect(decodeProtectedHeader(old).kid).toBe(ids[1])
    expect(decodeProtectedHeader(await turned.sign(claims)).kid).toBe(ids[0])
    expect(await createPartnerTokens([after], testOrigin).read(old)).toBeNull()
    expect(JSON.stringify(turned.publicKeys())).not.toContain('"d"')
  })
})

describe('a binding', () => {
  it('keeps its name when it is made again, and two partners do not share one', async () => {
    const { partners, accountId } = await boundPerson()
    const other = await setUpPartner(portal)
    await partners.addUserAuth({ partnerId: other.partnerId })
    const subjects = async () =>
      (
        await portal.db
          .selectFrom('partner_bindings')
          .select('subject')
          .where('account_id', '=', accountId)
          .orderBy('partner_id')
          .execute()
      ).map(({ subject }) => subject)
    const before = await subjects()
    expect(new Set(before).size).toBe(2)
    await partners.addUserAuth({ partnerId, isGranted: false })
    expect(await partners.getBindingStatus({ partnerId })).toMatchObject({ isBound: false })
    await partners.addUserAuth({ partnerId })
    expect(await subjects()).toEqual(before)
    expect(await partners.getBindingStatus({ partnerId })).toMatchObject({ isBound: true })
  })
})

describe('a tool of a partner', () => {
  it('is opened with a grant alone; as the team by who manages it', async () => {
    const team = await createTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const toolId = await createTool(portal)
    const made = await setUpPartner(portal, { toolId: String(toolId) })
    const admin = await portal.api({ token: team.superAdmin.token })
    const asMember = await portal.api({ token: member.token })
    const input = { TeamID: team.teamId, toolId: String(toolId) }
    expect(await admin.partners.getApplyTanLiveStatus({ teamId: team.teamId, toolId: input.toolId })).toEqual(
      {
        status: 'none',
        partnerName: '同行志愿',
        canOpen: false,
      },
    )
    await expect(admin.partners.getTanLiveUrl(input)).rejects.toMatchObject({ reason: 'notAvailable' })
    await createApplication(portal, 'approved', { team, toolId })
    const own = await asMember.partners.getTanLiveUrl(input)
    expect(new URL(own.url).origin).toBe(made.audience)
    await expect(asMember.partners.getTanLiveUrlByTeam(input)).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    const forTeam = await admin.partners.getTanLiveUrlByTeam(input)
    expect(await redeemOverHttp(portal, own.token, made.key)).toMatchObject({ data: { kind: 'person' } })
    expect(await redeemOverHttp(portal, forTeam.token, made.key)).toMatchObject({ data: { kind: 'team' } })
    await expect(
      admin.partners.getApplyTanLiveStatus({ teamId: crypto.randomUUID(), toolId: input.toolId }),
    ).rejects.toMatchObject({ reason: 'notAvailable' })
  })

  /** Tokens of a super admin: two kinds of their own, and their team's. */
  async function heldTokens(team: TestTeam) {
    const toolId = await createTool(portal)
    const made = await setUpPartner(portal, { toolId: String(toolId) })
    await createApplication(portal, 'approved', { team, toolId })
    const { partners } = await portal.api({ token: team.superAdmin.token })
    const input = { TeamID: team.teamId, toolId: String(toolId) }
    const open = async () => [
      (await partners.getTanLiveUrl(input)).token,
      (await partners.getTanLiveUrlByTeam(input)).token,
    ]
    const redeem = async (tokens: string[]) => {
      const codes: number[] = []
      for (const token of tokens) codes.push((await redeemOverHttp(portal, token, made.key)).code)
      return codes
    }
    const status = () => partners.getApplyTanLiveStatus({ teamId: team.teamId, toolId: input.toolId })
    return { tokens: await open(), open, redeem, status }
  }

  it('trust 8: is not opened by what somebody had in hand who was suspended since, nor once that is lifted', async () => {
    const team = await createTeam(portal)
    const [one, other] = [
      await createStaff(portal, ['administrator']),
      await createStaff(portal, ['administrator']),
    ]
    await createStaff(portal, ['administrator'])
    const { tokens, redeem } = await heldTokens(team)
    const userID = team.superAdmin.accountId
    const words = '登录地点异常'
    const suspended = await sendAsStaff(portal, one, 'accountSuspend', { userID, reason: 'takenOver', words })
    expect(suspended.reason).toBe('ok')
    expect(await redeem(tokens)).toEqual([refused.code, refused.code])
    const lifted = await sendAsStaff(portal, other, 'accountLift', { userID, reason: 'cleared', words })
    expect(lifted.reason).toBe('ok')
    expect(await redeem(tokens)).toEqual([refused.code, refused.code])
  })

  it('trust 8: is closed to a team whose organisation was suspended since, and open when that ends', async () => {
    const { team, organisationId, version } = await verifyTeam(portal)
    const verifier = await createStaff(portal, ['verifier'])
    const other = await createStaff(portal, ['verifier'])
    const { tokens, open, redeem, status } = await heldTokens(team)
    const change = { organisationId, reason: 'complaint' }
    const { organisationsStaff } = await portal.api({ token: verifier.token })
    const suspended = await organisationsStaff.changeStanding({ ...change, version, action: 'suspend' })
    expect(await redeem(tokens)).toEqual([refused.code, refused.code])
    expect(await status()).toMatchObject({ canOpen: false })
    await expect(open()).rejects.toMatchObject({ reason: 'notAvailable' })
    const colleague = await portal.api({ token: other.token })
    await colleague.organisationsStaff.changeStanding({
      ...change,
      version: suspended.version,
      action: 'restore',
    })
    expect(await redeem(await open())).toEqual([0, 0])
  })

  it('belongs to one partner, and a new key ends the one before', async () => {
    const administrator = await createStaff(portal, ['administrator'])
    const { partnersStaff } = await portal.api({ token: administrator.token })
    const toolId = String(await createTool(portal))
    const made = await setUpPartner(portal, { toolId })
    await expect(setUpPartner(portal, { toolId })).rejects.toMatchObject({
      details: { fields: { toolId: { reason: 'notAnOption' } } },
    })
    const { key: next } = await partnersStaff.renewKey({ partnerId: made.partnerId })
    expect(next).not.toBe(made.key)
    const stored = await portal.db.selectFrom('partners').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(next)
  })
})
