import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { indexedCalls } from '../../server/http/calls/call-index.ts'
import { errorTable } from '../../shared/contract/error-table.ts'
import { placesOf } from '../support/everything-stored.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { agreeToAll, createTeam, type TestTeam } from '../support/world/actors.ts'
import { setUpPartner } from '../support/world/partners.ts'
import { callNamed, callOverHttp, freshAddress, type Input, probeOf } from './callers.ts'
import { createWorld, type World } from './world.ts'

let portal: TestPortal
let world: World
/** A team whose super admin must agree to newer texts before doing anything else. */
let waiting: TestTeam
/** A team whose super admin signed in before there was any text, and has agreed to none. */
let unasked: TestTeam
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  world = await createWorld(portal)
  waiting = await createLate()
  unasked = await createUnasked()
})
afterAll(() => portal.close())

/** A super admin who has agreed only to the editions before those in force. */
async function createLate(): Promise<TestTeam> {
  const team = await createTeam(portal)
  await sql`update consents set version = 0 where account_id = ${team.superAdmin.accountId}`.execute(
    portal.db,
  )
  return team
}

async function createUnasked(): Promise<TestTeam> {
  const team = await createTeam(portal)
  await portal.db.deleteFrom('consents').where('account_id', '=', team.superAdmin.accountId).execute()
  return team
}

const send = (id: string, { superAdmin: { token } }: TestTeam, input: Input) =>
  callOverHttp(portal, callNamed(id), input, { token, address: freshAddress() })

/** The pages that ask for agreement before they load anything. */
async function whereAsked(pages: string[]): Promise<string[]> {
  const asked = await Promise.all(
    pages.map(async (page) => {
      const answer = await portal.fetch('/api/techforgood/usercenter/teamlist', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-page': page },
        body: '{}',
        cookie: `${sessionCookie}=${waiting.superAdmin.token}`,
      })
      return ((await answer.json()) as { code: number }).code === errorTable.consentNeeded.code
    }),
  )
  return pages.filter((_page, index) => asked[index])
}

const heldWrites = indexedCalls.filter(({ call }) => call.effect !== 'read' && call.beforeConsent !== true)

/** Writes that stay open, with the input that makes them so. */
const openWrites = indexedCalls.flatMap(({ id, call: { beforeConsent } }) => {
  if (!beforeConsent) return []
  if (beforeConsent === true) return [{ id, said: {} }]
  return Object.entries(beforeConsent).flatMap(([name, values]) =>
    values.map((value) => ({ id, said: { [name]: value } })),
  )
})

/** The pages on which signed-in people make the writes that stay open: these pages open as well. */
const standsOn: Record<string, string[]> = {
  'applications.discardDraft': ['/toolAskFor/1?part=tasks'],
  'applications.sendMessage': ['/toolApplyInfo/1'],
  'applications.withdraw': ['/toolApplyInfo/1'],
  'handOvers.answer': ['/handOver?team=1'],
  'handOvers.offer': ['/handOver?team=1'],
  'messages.describeMessageInfo': ['/accountCenter?part=messages&message=1'],
  'messages.modifyMessageRead': ['/accountCenter?part=messages&unread=1'],
  'messages.preferencesSave': ['/accountCenter?part=messages&show=settings'],
  'messages.readToolMessages': ['/accountCenter?part=messages&category=tool'],
  'organisations.discardDraft': ['/authentication?step=form', '/authenticationInfo/1'],
  'organisations.saveFace': ['/accountCenter?part=team'],
  'organisations.superAdminAnswer': ['/superAdminChange/1'],
  'organisations.superAdminUpdate': ['/authApply?step=superAdmin&organisation=1&team=1'],
  'organisations.withdraw': ['/authenticationInfo/1'],
  'partners.addUserAuth': ['/partners'],
  'partners.giveHours': ['/partners'],
  'passkeys.prove': ['/accountCenter?part=security', '/staff/secondFactor'],
  'passkeys.proveStart': ['/accountCenter?part=security', '/staff/secondFactor'],
  'passkeys.remove': ['/accountCenter?part=security'],
  'privacy.codeSend': ['/accountCenter?part=privacy'],
  'privacy.consentRenew': ['/newTerms'],
  'privacy.consentWithdraw': ['/accountCenter?part=privacy'],
  'privacy.deletionRequest': ['/accountCenter?part=privacy&show=delete'],
  'privacy.deletionWithdraw': ['/accountCenter?part=privacy'],
  'privacy.exportOpen': ['/accountCenter?part=privacy'],
  'privacy.exportRequest': ['/accountCenter?part=privacy'],
  'providers.unlink': ['/accountCenter?part=security'],
  'recoveryCodes.use': ['/accountCenter?part=security', '/staff/secondFactor'],
  'selftestRounds.end': ['/tools/selfTestTogether'],
  'selftestTeam.endShares': ['/tools/selfTestPlan'],
  'selftestTeam.forgetKept': ['/tools/selfTestPlan'],
  'signIn.logout': ['/newTerms', '/accountCenter?part=security'],
  'signIn.sessionEnd': ['/accountCenter?part=security'],
  'staff.secondFactorConfirm': ['/staff/secondFactor'],
  'staff.secondFactorProve': ['/staff/secondFactor'],
  'teams.invitationRevoke': ['/accountCenter?part=team'],
  'teams.joinWithdraw': ['/authApply?step=join&organisation=1'],
  'teams.leave': ['/accountCenter?part=team'],
  'teams.memberRemove': ['/accountCenter?part=team'],
  'usercenter.teamchoose': ['/accountCenter?part=team'],
  'waysIn.emailRemove': ['/accountCenter?part=security'],
  'waysIn.identityConfirm': ['/accountCenter?part=security'],
  'waysIn.identityMail': ['/accountCenter?part=security'],
}

/** The outcome of writes that visitors may make, without those that need an account. */
const forVisitors: Record<string, string> = {
  // A certificate is refused; a file for feedback is accepted.
  'files.upload': 'consentNeeded',
  'partnerHours.given': 'ok',
  'partners.redeem': 'ok',
  'projects.adopt': 'ok',
  'projects.like': 'ok',
  'selftest.answerTest': 'ok',
  'selftest.beginTest': 'ok',
  'selftest.endShares': 'ok',
  'selftest.forgetTest': 'ok',
  'selftest.openStep': 'ok',
  'selftest.shareResult': 'ok',
  'selftestRounds.join': 'ok',
  'support.feedbackOpen': 'ok',
  'support.feedbackSend': 'ok',
  'support.helpVote': 'ok',
  'suspensions.object': 'ok',
  'toolbox.requestTool': 'ok',
  'wechat.sign': 'notConnected',
}

describe('trust 34: while newer texts wait', () => {
  it('knows every write that visitors may make', () => {
    const found = heldWrites.filter(({ call }) => call.access === 'public').map(({ id }) => id)
    expect(found.sort()).toEqual(Object.keys(forVisitors))
  })

  it.each(Object.entries(forVisitors))('%s is taken as from a visitor', async (id, reason) => {
    const late = await createLate()
    const input = await probeOf(callNamed(id)).existing({ ...world, teamA: late })
    // The rate limit records for a minute that somebody writes at all, so that tries are limited.
    const places = async () =>
      (await placesOf(portal, [late.superAdmin.accountId, late.teamId])).filter(
        (place) => place !== 'public.rate_limits.key',
      )
    const before = await places()
    expect((await send(id, late, input)).reason).toBe(reason)
    expect(await places()).toEqual(before)
  })

  it.each(heldWrites.filter(({ call }) => call.access !== 'public'))('$id waits', async ({ id }) => {
    for (const team of [waiting, unasked]) expect((await send(id, team, {})).reason).toBe('consentNeeded')
  })

  it.each(openWrites)('$id stays open: $said', async ({ id, said }) => {
    expect((await send(id, await createLate(), said)).reason).not.toBe('consentNeeded')
  })

  it('knows the page of every write that stays open', () => {
    const open = openWrites.map(({ id }) => callNamed(id)).filter(({ call }) => call.access !== 'public')
    expect([...new Set(open.map(({ id }) => id))].sort()).toEqual(Object.keys(standsOn))
  })

  it.each(Object.entries(standsOn))('%s is reached', async (_id, pages) => {
    expect(await whereAsked(pages)).toEqual([])
  })

  it('asks before anything new is begun', async () => {
    const pages = [
      '/accountCenter',
      '/accountCenter?part=profile',
      '/toolAskFor/1',
      '/toolAskFor/1?part=start',
    ]
    const further = ['/toolAskFor/1?part=check', '/noTeam', '/choseType', '/staff', '/surveyDetail?survey=1']
    expect(await whereAsked([...pages, ...further])).toEqual([...pages, ...further])
  })

  it('takes a file for feedback as from a visitor', async () => {
    const sent = await send('files.upload', waiting, { purpose: 'feedback', file: world.paper() })
    expect(sent.reason).toBe('ok')
  })

  it('a link to a partner can be removed, but no new one made', async () => {
    const { partnerId } = await setUpPartner(portal)
    const late = await createLate()
    expect((await send('partners.addUserAuth', late, { partnerId })).reason).toBe('consentNeeded')
    await agreeToAll(portal.db, [late.superAdmin.accountId])
    expect((await send('partners.addUserAuth', late, { partnerId })).reason).toBe('ok')
    await sql`delete from consents where version > 0 and account_id = ${late.superAdmin.accountId}`.execute(
      portal.db,
    )
    const takenBack = await send('partners.addUserAuth', late, { partnerId, isGranted: false })
    expect(takenBack).toMatchObject({ reason: 'ok', data: { isBound: false } })
  })

  it('a like in the name of the account waits', async () => {
    const input = await probeOf(callNamed('projects.like')).existing(world)
    const sent = await send('projects.like', waiting, { ...input, userID: waiting.superAdmin.accountId })
    expect(sent.reason).toBe('consentNeeded')
  })
})
