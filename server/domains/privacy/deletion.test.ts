import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placesOf } from '../../../tests/support/everything-stored.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { newBrowser, postCall, publishConsentTexts, signInOverHttp } from '../../../tests/support/sign-in.ts'
import {
  createAccount,
  createMember,
  createSession,
  createStaff,
  createTeam,
  type TestAccount,
  type TestTeam,
} from '../../../tests/support/world/actors.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import {
  askToLeave as ask,
  browserOf,
  callFrom,
  type OwnBrowser,
  passDays as pass,
  runDeletions,
} from '../../../tests/support/world/deletions.ts'
import { sendFeedback } from '../../../tests/support/world/feedback.ts'
import { makePdf } from '../../../tests/support/world/make-pdf.ts'
import { plantOwnCode } from '../../../tests/support/world/own-code.ts'
import { inviteInto } from '../../../tests/support/world/team-invitations.ts'
import { makeStatement, sendVerification, verifyTeam } from '../../../tests/support/world/verifications.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

const name = '金丝雀芦苇'
const email = 'reed.canary@example.org'

const at = browserOf
const call = (browser: OwnBrowser, path: string, body: object = {}) => callFrom(portal, browser, path, body)
const askToLeave = (browser: OwnBrowser) => ask(portal, browser)
const passDays = (days: number) => pass(portal, days)
const runClock = () => runDeletions(portal)

async function addMail(account: TestAccount): Promise<void> {
  const { cipher } = portal.services
  await portal.db
    .updateTable('accounts')
    .set({
      name_encrypted: cipher.encrypt(name, 'accounts.name'),
      email_encrypted: cipher.encrypt(email, 'accounts.email'),
      email_index: cipher.blindIndex(email, 'accounts.email'),
    })
    .where('id', '=', account.accountId)
    .execute()
}

/** Writes the person's name, phone and address wherever a person can. */
async function leaveTraces(team: TestTeam, person: TestAccount): Promise<void> {
  const phone = person.phone.replace('+86', '')
  const api = await portal.api({ token: person.token })
  const own = { ...team, superAdmin: person }
  const { applicationId } = await createApplication(portal, 'in_review', { team: own })
  const mate = await portal.api({ token: team.superAdmin.token })
  const said = `${name}的电话是 ${phone}，邮箱 ${email}`
  await api.applications.sendMessage({ TeamID: team.teamId, applicationId, body: said })
  await mate.applications.sendMessage({
    TeamID: team.teamId,
    applicationId,
    body: `找${name}：${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`,
  })
  const { organisationId, version } = await api.organisations.add({
    ...(await makeStatement(portal, own)),
    contactName: name,
    contactPhone: phone,
    realName: name,
  })
  // A person named in a verification in progress cannot be deleted.
  await api.organisations.withdraw({ TeamID: team.teamId, organisationId, version })
  await sendFeedback(portal, api, { body: said, contact: phone })
  await sendFeedback(portal, api, { body: said, contact: email })
  await api.toolbox.requestTool({ need: said, contact: email })
  const file = new File([new Uint8Array(makePdf({ pages: 1 }))], `${name}的证书.pdf`)
  await api.files.upload({ purpose: 'certificate', file })
  await api.usercenter.teamcreate({ kind: 'person', name })
}

describe('trust 33: the deletion of an account', () => {
  it('leaves name, phone and address nowhere: tables, files, jobs, search and outbox', async () => {
    const team = await createTeam(portal)
    const person = await createMember(portal, team.teamId, 'admin')
    await addMail(person)
    // The vendor takes messages and reports about them later: a job asks, with the phone.
    portal.services.sms = {
      send: async () => ({ vendor: 'tencent', id: 'serial-1' }),
      report: async () => ({ outcome: 'pending' }),
    }
    await leaveTraces(team, person)
    await portal.runJobs()
    const phone = person.phone.replace('+86', '')
    await signInOverHttp(portal, phone)
    const before = await placesOf(portal, [name, phone, email])
    expect(before.length).toBeGreaterThan(15)
    const browser = at({ ...person, token: await createSession(portal, person.accountId) })
    expect(await askToLeave(browser)).toMatchObject({ code: 0 })
    for (const token of [browser.person.token, person.token]) {
      expect(await call(at({ ...person, token }), 'usercenter/v1/dataViews')).toMatchObject({ status: 403 })
    }
    await portal.runJobs()
    expect(await runClock()).toEqual([])
    expect(await placesOf(portal, [phone])).not.toEqual([])
    await passDays(7)
    expect(await runClock()).toEqual([])
    expect(await placesOf(portal, [name, phone, `${phone.slice(3, 7)} ${phone.slice(7)}`, email])).toEqual([])
    // A new person with the phone starts afresh, and the team continues.
    const again = await signInOverHttp(portal, phone)
    const session = await postCall(
      portal,
      'identification/v1/session',
      {},
      { browser: again.browser, cookie: again.cookie },
    )
    expect(session.data).not.toMatchObject({ user: { userID: person.accountId } })
    const rest = await (await portal.api({ token: team.superAdmin.token })).usercenter.memberlist({ page: 1 })
    expect(rest.total).toBe(1)
  })

  it('ends the invitations that they made, and what happens later writes nothing to them', async () => {
    const team = await createTeam(portal)
    const person = await createMember(portal, team.teamId, 'admin')
    const { token, invitationID } = await inviteInto(portal, { ...team, superAdmin: person }, { mostUses: 5 })
    const theirs = await inviteInto(portal, team, { mostUses: 5 })
    expect(await askToLeave(at(person))).toMatchObject({ code: 0 })
    await passDays(7)
    expect(await runClock()).toEqual([])
    const shown = async (link: string) => (await portal.api({})).teams.invitation({ token: link })
    expect(await shown(token)).toEqual({ state: 'closed' })
    expect(await shown(theirs.token)).toMatchObject({ state: 'open' })
    // An invitation left open by an earlier deletion: a person joining by it notifies nobody deleted.
    await sql`update team_invitations set revoked_at = null where id = ${invitationID}`.execute(portal.db)
    const newcomer = await portal.api({ token: (await createAccount(portal)).token })
    expect(await newcomer.teams.invitationAccept({ token })).toEqual({ teamID: team.teamId })
    const told = await portal.db
      .selectFrom('notifications')
      .select('template')
      .where('account_id', '=', person.accountId)
      .execute()
    expect(told).toEqual([])
  })

  it('says before what goes, what stays and what has to be settled', async () => {
    const team = await createTeam(portal)
    await createMember(portal, team.teamId, 'member')
    const api = await portal.api({ token: team.superAdmin.token })
    const preview = await api.privacy.deletionPreview({})
    expect(preview.goes.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['account', 'signIn', 'teams']),
    )
    expect(preview.obstacles).toMatchObject([{ kind: 'superAdmin', id: team.teamId }])
    expect(await askToLeave(at(team.superAdmin))).toMatchObject({ data: { error: 'illegalTransition' } })
    const alone = await createApplication(portal, 'submitted')
    const sole = await portal.api({ token: alone.team.superAdmin.token })
    expect((await sole.privacy.deletionPreview({})).obstacles).toMatchObject([{ kind: 'application' }])
    const staff = await createStaff(portal, ['reviewer'])
    const own = await (await portal.api({ token: staff.token })).privacy.deletionPreview({})
    expect(own.obstacles).toMatchObject([{ kind: 'staff' }])
  })

  it('names the obstacles that leaving the team has: an organisation is never left with nobody', async () => {
    const waiting = await sendVerification(portal)
    const verified = await verifyTeam(portal)
    for (const { team } of [waiting, verified]) {
      const api = await portal.api({ token: team.superAdmin.token })
      expect((await api.teams.leaving({})).hindrances).toEqual(['verification'])
      expect((await api.privacy.deletionPreview({})).obstacles).toMatchObject([
        { kind: 'verification', id: team.teamId, name: expect.any(String) },
      ])
      expect(await askToLeave(at(team.superAdmin))).toMatchObject({ data: { error: 'illegalTransition' } })
    }
    // A person named in a verification keeps their account until it is decided; other colleagues need not.
    const { team } = waiting
    const colleague = await createMember(portal, team.teamId, 'member')
    const preview = async (person: TestAccount) =>
      (await (await portal.api({ token: person.token })).privacy.deletionPreview({})).obstacles
    expect((await preview(team.superAdmin)).map(({ kind }) => kind)).toEqual(['superAdmin', 'verification'])
    expect(await preview(colleague)).toEqual([])
    const alone = await sendVerification(portal)
    const api = await portal.api({ token: alone.team.superAdmin.token })
    const { organisationId, version } = alone
    await api.organisations.withdraw({ TeamID: alone.team.teamId, organisationId, version })
    expect(await preview(alone.team.superAdmin)).toEqual([])
  })

  it('is called off where an organisation came to rest on the account meanwhile', async () => {
    const team = await createTeam(portal)
    expect(await askToLeave(at(team.superAdmin))).toMatchObject({ code: 0 })
    const { organisationId } = await sendVerification(portal)
    await sql`update organisations set team_id = ${team.teamId} where id = ${organisationId}`.execute(
      portal.db,
    )
    await passDays(7)
    expect(await runClock()).toEqual([])
    const { status } = await portal.db
      .selectFrom('accounts')
      .select('status')
      .where('id', '=', team.superAdmin.accountId)
      .executeTakeFirstOrThrow()
    expect(status).toBe('active')
  })

  it('takes a code to the own phone, used in the browser that asked; wrong ones are counted', async () => {
    const browser = at(await createAccount(portal))
    const request = (code?: string) => call(browser, 'usercenter/v1/deletionRequest', { code })
    expect(await request()).toMatchObject({ data: { error: 'stepUpNeeded' } })
    expect(await call(browser, 'usercenter/v1/codeSend', { purpose: 'deleteAccount' })).toMatchObject({
      code: 0,
    })
    for (const left of [4, 3, 2, 1]) {
      expect(await request('000000')).toMatchObject({ data: { error: 'codeWrong', params: { left } } })
    }
    expect(await request('000000')).toMatchObject({ data: { error: 'codeUnusable' } })
    const other = { ...browser, browserId: newBrowser() }
    await plantOwnCode(portal, browser.person, { ...other, purpose: 'deleteAccount', code: '135791' })
    expect(await request('135791')).toMatchObject({ data: { error: 'codeUnusable' } })
    await plantOwnCode(portal, browser.person, { ...browser, purpose: 'confirmIdentity', code: '135791' })
    expect(await request('135791')).toMatchObject({ data: { error: 'codeUnusable' } })
    expect(
      await portal.db
        .selectFrom('account_deletions')
        .select('id')
        .where('account_id', '=', browser.person.accountId)
        .execute(),
    ).toEqual([])
  })
})
