import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { escapedHtml } from '../../../shared/lib/text/html-text.ts'
import { openPortal, type TestPortal, testOrigin } from '../../../tests/support/portal/portal.ts'
import { publishConsentTexts } from '../../../tests/support/sign-in.ts'
import {
  createAccount,
  createMember,
  createSession,
  createStaff,
  createTeam,
  type TestTeam,
} from '../../../tests/support/world/actors.ts'
import { createApplication, versionOf } from '../../../tests/support/world/applications.ts'
import { setUpPartner } from '../../../tests/support/world/partners.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import { verifyTeam } from '../../../tests/support/world/verifications.ts'
import { sessionCookie } from '../../cookie-names.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

/**
 * Where a button leads, for the session's person; its fields are in the query. The address itself, as another
 * site could link to it, leads to the button's page and makes nothing.
 */
async function follow(button: string, token?: string): Promise<string> {
  const { pathname, searchParams: body } = new URL(button, testOrigin)
  const cookie = token ? { cookie: `${sessionCookie}=${token}` } : {}
  const before = await issuedTokens()
  const asked = await portal.fetch(button, { ...cookie, headers: { 'sec-fetch-site': 'cross-site' } })
  expect([asked.status, asked.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/(en\/)?\w+/)])
  expect(asked.headers.get('location')).not.toContain('token')
  expect(await issuedTokens()).toBe(before)
  const answer = await portal.fetch(pathname, { ...cookie, method: 'POST', body })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  if (answer.status === 303) return answer.headers.get('location') ?? ''
  // No redirect: the policy lets a posted form lead to this portal alone.
  const [, address = ''] = /^0; url=(.*)$/.exec(answer.headers.get('refresh') ?? '') ?? []
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining(`href="${escapedHtml(address)}"`),
  ])
  return address
}

/** A partner's tool that a team was granted, with the link on its application's page. */
async function grantedTool(team: TestTeam) {
  const toolId = await createTool(portal)
  const { audience } = await setUpPartner(portal, { toolId })
  const { applicationId, reviewer } = await createApplication(portal, 'active', { team, toolId })
  const path = `/partners/tool/${toolId}?team=${team.teamId}&application=${applicationId}`
  return { toolId, audience, applicationId, reviewer, path, page: `/toolApplyInfo/${applicationId}` }
}

async function agreedToEarlierTexts({ superAdmin }: TestTeam): Promise<void> {
  await sql`update consents set version = 0 where account_id = ${superAdmin.accountId}`.execute(portal.db)
}

const issuedTokens = async () => {
  const { count } = await portal.db
    .selectFrom('partner_tokens')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('the way to a tool at its partner (trust 55)', () => {
  it('leads there with a token for the team that the page was made for', async () => {
    const team = await createTeam(portal)
    const { path, audience } = await grantedTool(team)
    const url = new URL(await follow(path, team.superAdmin.token))
    expect(url.origin).toBe(audience)
    expect(url.searchParams.get('yisun_token')).toBeTruthy()
  })

  it('leads there as the team for people who manage it, and not for its members', async () => {
    const team = await createTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const { toolId, applicationId, audience, page } = await grantedTool(team)
    const path = `/partners/teamTool/${toolId}?team=${team.teamId}&application=${applicationId}`
    const url = new URL(await follow(path, team.superAdmin.token))
    expect(url.origin).toBe(audience)
    expect(url.searchParams.get('yisun_token')).toBeTruthy()
    expect(await follow(path, member.token)).toBe(`${page}?refused=notAvailable`)
  })

  it('is known on the page of the tool, to members of a team alone', async () => {
    const team = await createTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const { toolId } = await grantedTool(team)
    const atPartner = async (token: string, of = String(toolId)) => {
      const { applications } = await portal.api({ token })
      return (await applications.eligibility({ toolId: of })).atPartner
    }
    expect(await atPartner(team.superAdmin.token)).toEqual({ teamId: team.teamId, mayActAsTeam: true })
    expect(await atPartner(member.token)).toEqual({ teamId: team.teamId, mayActAsTeam: false })
    expect(await atPartner((await createAccount(portal)).token)).toBeNull()
    expect(await atPartner(team.superAdmin.token, String(await createTool(portal)))).toBeNull()
  })

  it('acts for no other team than the one that it states, and for none where it states none', async () => {
    const team = await createTeam(portal)
    const { path, page, applicationId, toolId } = await grantedTool(team)
    const other = await createTeam(portal)
    // Both teams have the tool: acting for the wrong team would go unnoticed.
    await createApplication(portal, 'active', { team: other, toolId })
    const before = await issuedTokens()
    const asOther = await createSession(portal, team.superAdmin.accountId, { teamId: other.teamId })
    await portal.db
      .insertInto('memberships')
      .values({ team_id: other.teamId, account_id: team.superAdmin.accountId, role: 'member', left_at: null })
      .execute()
    const list = '/accountCenter?part=applications'
    expect(await follow(path, asOther)).toBe(`${list}&refused=teamChanged`)
    expect(await follow(`/en${path}`, asOther)).toBe(`/en${list}&refused=teamChanged`)
    const unstated = `/partners/tool/${toolId}?application=${applicationId}`
    expect(await follow(unstated, team.superAdmin.token)).toBe(`${page}?refused=invalidInput`)
    expect(await issuedTokens()).toBe(before)
  })

  it('leads to the newer terms and from there back to the application', async () => {
    const team = await createTeam(portal)
    const { path, page } = await grantedTool(team)
    await agreedToEarlierTexts(team)
    const back = encodeURIComponent(page)
    expect(await follow(path, team.superAdmin.token)).toBe(`/newTerms?back=${back}`)
    expect(await follow(`/en${path}`, team.superAdmin.token)).toBe(`/en/newTerms?back=${back}`)
  })

  it('leads to the sign-in or to choosing a team where needed, and back', async () => {
    const { path, page } = await grantedTool(await createTeam(portal))
    const back = encodeURIComponent(page)
    expect(await follow(path)).toBe(`/home?signIn=${back}`)
    const { token } = await createAccount(portal)
    expect(await follow(path, token)).toBe(`/noTeam?back=${back}`)
  })

  it('leads to the application that says why, once the organisation is suspended or the grant is over', async () => {
    const { team, organisationId, version } = await verifyTeam(portal)
    const verifier = await createStaff(portal, ['verifier'])
    const { path, page, applicationId, reviewer } = await grantedTool(team)
    const { token } = team.superAdmin
    const own = await portal.api({ token })
    const partnerShown = async () => (await own.applications.details({ applicationId })).activation?.partner
    expect(await partnerShown()).toEqual({ name: '同行志愿', isHalted: false })
    const { organisationsStaff } = await portal.api({ token: verifier.token })
    await organisationsStaff.changeStanding({
      organisationId,
      version,
      action: 'suspend',
      reason: 'complaint',
    })
    expect(await partnerShown()).toEqual({ name: '同行志愿', isHalted: true })
    expect(await follow(path, token)).toBe(`${page}?refused=notAvailable`)

    const other = await createTeam(portal)
    const ended = await grantedTool(other)
    const staff = await portal.api({ token: reviewer.token })
    await staff.applicationsStaff.end({
      applicationId: ended.applicationId,
      version: await versionOf(portal, ended.applicationId),
      how: 'complete',
      text: '用完了',
    })
    expect(await follow(ended.path, other.superAdmin.token)).toBe(`${ended.page}?refused=notAvailable`)
  })

  it('goes back to nothing but pages of this portal', async () => {
    const team = await createTeam(portal)
    const { toolId } = await grantedTool(team)
    const path = `/partners/tool/${toolId}?team=${crypto.randomUUID()}&application=`
    for (const application of ['', '//evil.example', '../../evil', 'https://evil.example/']) {
      const led = await follow(path + encodeURIComponent(application), team.superAdmin.token)
      expect(led).toBe('/accountCenter?part=applications&refused=teamChanged')
      const signIn = await follow(path + encodeURIComponent(application))
      expect(signIn).toBe(`/home?signIn=${encodeURIComponent('/accountCenter?part=applications')}`)
    }
  })
})

describe('the way to a platform of volunteers (trust 55)', () => {
  it('says where it is refused, and leads over the newer terms', async () => {
    const { partnerId } = await setUpPartner(portal)
    const team = await createTeam(portal)
    const { token } = team.superAdmin
    expect(await follow(`/partners/open/${partnerId}`, token)).toBe('/partners?refused=notAvailable')
    await (await portal.api({ token })).partners.addUserAuth({ partnerId })
    await agreedToEarlierTexts(team)
    expect(await follow(`/en/partners/open/${partnerId}`, token)).toBe('/en/newTerms?back=%2Fpartners')
  })
})
