import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorTable } from '../../../shared/contract/error-table.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  agreed,
  askForCode,
  newAddress,
  newPhone,
  passTime,
  plantCode,
  postCall,
  publishConsentTexts,
  type SentCall,
  signInOverHttp,
} from '../../../tests/support/sign-in.ts'
import { createMember, createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { makeChange } from '../../../tests/support/world/super-admin-changes.ts'
import { verifyTeam } from '../../../tests/support/world/verifications.ts'
import { indexedCalls } from '../../http/calls/call-index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())
beforeEach(async () => {
  await sql`delete from consents`.execute(portal.db)
  await sql`update content_live set shared = shared || '{"edition": "1"}' where alias in ('privacy', 'terms')`.execute(
    portal.db,
  )
})

/** Puts a newer text into force, in one language, as publishing does. */
async function publishNewer(
  document: 'privacy' | 'terms',
  edition = 2,
  body?: string,
  language: 'zh' | 'en' = 'zh',
): Promise<void> {
  await sql`update content_live set shared = shared || jsonb_build_object('edition', ${String(edition)}::text),
      fields = fields || jsonb_build_object('body', coalesce(${body ?? null}::text, fields->>'body'))
    where alias = ${document} and language = ${language}`.execute(portal.db)
}

const rename = (from: SentCall) =>
  postCall(portal, 'usercenter/profileupdate', { name: '林知远' }, from).then(({ code }) => code)
const renew = (from: SentCall, versions: { privacy: number; terms: number }) =>
  postCall(portal, 'usercenter/v1/consentRenew', versions, from)
const texts = (from: SentCall) =>
  postCall(portal, 'usercenter/v1/newTexts', {}, from).then(({ data }) => (data as { texts: object[] }).texts)

describe('trust 34: a newer text while somebody is signed in', () => {
  it('lets nothing be written until it is agreed to; reading and leaving stay open', async () => {
    const from = await signInOverHttp(portal, newPhone())
    expect(await rename(from)).toBe(0)
    expect(await texts(from)).toEqual([])
    await publishNewer('privacy')
    expect(await rename(from)).toBe(errorTable.consentNeeded.code)
    expect((await postCall(portal, 'usercenter/v1/privacy', {}, from)).code).toBe(0)
    expect((await postCall(portal, 'usercenter/teamlist', {}, from)).code).toBe(0)
    expect((await postCall(portal, 'usercenter/v1/exportRequest', {}, from)).code).toBe(0)
    expect((await postCall(portal, 'usercenter/v1/deletionRequest', {}, from)).code).toBe(
      errorTable.stepUpNeeded.code,
    )

    expect((await renew(from, agreed)).code).toBe(errorTable.consentNeeded.code)
    expect((await renew(from, { ...agreed, privacy: 2 })).code).toBe(0)
    expect(await rename(from)).toBe(0)
    const given = await portal.db
      .selectFrom('audit_events')
      .select('after')
      .where('kind', '=', 'consent.given')
      .orderBy('position', 'desc')
      .limit(1)
      .execute()
    expect(given).toEqual([{ after: { document: 'privacy', version: 2 } }])
  })

  it('holds up who signed in before there were texts, and says that they have agreed to none', async () => {
    const from = await signInOverHttp(portal, newPhone())
    await sql`delete from consents`.execute(portal.db)
    const takeEffect = (day: string) =>
      sql`update content_live set shared = shared || jsonb_build_object('effectiveOn', ${day}::text)
        where alias = 'terms'`.execute(portal.db)
    await takeEffect('2999-01-01')
    expect(await rename(from)).toBe(0)
    await takeEffect('2026-10-01')
    expect(await rename(from)).toBe(errorTable.consentNeeded.code)
    expect(await texts(from)).toMatchObject([
      { document: 'privacy', version: 1, agreedVersion: null, changes: null },
      { document: 'terms', version: 1, agreedVersion: null, changes: null },
    ])
    expect((await renew(from, agreed)).code).toBe(0)
    expect([await rename(from), await texts(from)]).toEqual([0, []])
  })

  it('asks on the way to a page, and not for what the page at hand reads', async () => {
    const from = await signInOverHttp(portal, newPhone())
    await publishNewer('privacy')
    const readFor = async (path: string, goal: string) => {
      const answer = await portal.fetch(`/api/techforgood/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-page': goal },
        body: '{}',
        cookie: from.cookie,
      })
      return ((await answer.json()) as { code: number }).code
    }
    const asked = errorTable.consentNeeded.code
    expect((await postCall(portal, 'usercenter/teamlist', {}, from)).code).toBe(0)
    expect(await readFor('usercenter/teamlist', '/accountCenter')).toBe(asked)
    expect(await readFor('usercenter/teamlist', '/en/accountCenter?part=profile')).toBe(asked)
    for (const open of [
      '/accountCenter?part=privacy',
      '/newTerms',
      '/partners',
      '/tools',
      '/none',
      '//',
      '',
    ]) {
      expect([open, await readFor('usercenter/teamlist', open)]).toEqual([open, 0])
    }
    expect(await readFor('identification/v1/session', '/accountCenter')).toBe(0)
    await renew(from, { ...agreed, privacy: 2 })
    expect(await readFor('usercenter/teamlist', '/accountCenter')).toBe(0)
  })

  it('says which parts have changed since what was agreed to', async () => {
    const from = await signInOverHttp(portal, newPhone())
    const { body = '' } = (await portal.db
      .selectFrom('content_live')
      .select(sql<string>`fields->>'body'`.as('body'))
      .where('alias', '=', 'terms')
      .where('language', '=', 'zh')
      .executeTakeFirstOrThrow()) as { body: string }
    const [first = ''] = /<h2>([^<]+)<\/h2>/.exec(body)?.slice(1) ?? []
    await publishNewer(
      'terms',
      2,
      `${body.replace('</h2>', '</h2><p>新的一段。</p>')}<h2>新的一节</h2><p>内容</p>`,
    )
    expect(await texts(from)).toMatchObject([
      {
        document: 'terms',
        version: 2,
        agreedVersion: 1,
        changes: { added: ['新的一节'], changed: [first], removed: [] },
      },
    ])
  })

  it('asks nobody before it is in force', async () => {
    const from = await signInOverHttp(portal, newPhone())
    await publishNewer('privacy')
    await sql`update content_live set shared = shared || '{"effectiveOn": "2999-01-01"}' where alias = 'privacy'`.execute(
      portal.db,
    )
    expect(await rename(from)).toBe(0)
    await sql`update content_live set shared = shared || '{"effectiveOn": "2026-10-01"}' where alias = 'privacy'`.execute(
      portal.db,
    )
    expect(await rename(from)).toBe(errorTable.consentNeeded.code)
  })

  it('asks in every language, shows the newest text and keeps in which it was read', async () => {
    const from = await signInOverHttp(portal, newPhone())
    const inEnglish = (path: string, body: object) => postCall(portal, `en/${path}`, body, from)
    const renameInEnglish = () =>
      inEnglish('usercenter/profileupdate', { name: 'Lin' }).then(({ code }) => code)
    const shown = async () => {
      const { data } = await inEnglish('techWebAPI/dynamicCenter/v3/describeDynamicCenterInfo', {
        DynamicAliasID: 'privacy',
      })
      return data as { language: string; edition: number }
    }
    expect(await renameInEnglish()).toBe(0)
    await publishNewer('privacy')
    expect(await renameInEnglish()).toBe(errorTable.consentNeeded.code)
    expect((await inEnglish('usercenter/v1/newTexts', {})).data).toMatchObject({
      versions: { privacy: 2, terms: 1 },
      texts: [{ document: 'privacy', version: 2, agreedVersion: 1, language: 'zh' }],
    })
    // An older edition is never in force: the page shows the newest one, in whatever language it has.
    expect(await shown()).toMatchObject({ language: 'zh', edition: 2 })
    expect((await inEnglish('usercenter/v1/consentRenew', agreed)).code).toBe(errorTable.consentNeeded.code)
    expect((await inEnglish('usercenter/v1/consentRenew', { ...agreed, privacy: 2 })).code).toBe(0)
    expect([await renameInEnglish(), await rename(from)]).toEqual([0, 0])

    await publishNewer('privacy', 2, '<h2>Translated since</h2>', 'en')
    expect(await shown()).toMatchObject({ language: 'en', edition: 2 })
    expect([await renameInEnglish(), await rename(from)]).toEqual([0, 0])
    const { data } = await postCall(portal, 'usercenter/v1/privacy', {}, from)
    expect((data as { consents: object[] }).consents[0]).toMatchObject({
      document: 'privacy',
      version: 2,
      language: 'zh',
    })
  })

  it('asks nobody where words of one language are mended, and everybody where that makes a new edition', async () => {
    const from = await signInOverHttp(portal, newPhone())
    await publishNewer('terms', 1, '<h2>Mended</h2><p>A better translation.</p>', 'en')
    expect(await rename(from)).toBe(0)
    await publishNewer('terms', 2, '<h2>Mended</h2><p>It means something else.</p>', 'en')
    expect(await rename(from)).toBe(errorTable.consentNeeded.code)
    expect(await texts(from)).toMatchObject([{ document: 'terms', version: 2, language: 'en' }])
  })

  it('does not ask again at a sign-in in the other language', async () => {
    const phone = newPhone()
    const from = await signInOverHttp(portal, phone)
    await publishNewer('privacy')
    await renew(from, { ...agreed, privacy: 2 })
    await sql`delete from consents where document = 'privacy' and version = 1`.execute(portal.db)
    await passTime(portal, phone, 120)
    const { browser } = from
    await askForCode(portal, phone, { browser, address: newAddress() })
    await plantCode(portal, phone, browser, '246802')
    const tried = { phone, code: '246802', consent: null }
    expect(await postCall(portal, 'en/identification/v1/signIn', tried, { browser })).toMatchObject({
      code: 0,
    })
  })

  it('asks staff as well', async () => {
    const staff = await createStaff(portal, ['administrator'])
    await publishNewer('terms')
    const api = await portal.api({ token: staff.token })
    await expect(api.settingsStaff.workingDaysSave({} as never)).rejects.toMatchObject({
      reason: 'consentNeeded',
    })
    expect((await api.staff.memberlist({})).members.length).toBeGreaterThan(0)
  })

  it('lets who does not agree settle what stands in the way of deleting the account', async () => {
    const team = await createTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    await publishNewer('terms')
    const api = await portal.api({ token: team.superAdmin.token })
    await expect(
      api.usercenter.teamcreate({ kind: 'registered', name: '再来一个团队' }),
    ).rejects.toMatchObject({
      reason: 'consentNeeded',
    })
    await api.teams.memberRemove({ TeamID: team.teamId, userID: member.accountId })
    await api.teams.leave({ TeamID: team.teamId })
  })

  it('lets a sitting super admin hand a verified organisation over, and nobody take one over', async () => {
    const { team } = await verifyTeam(portal)
    const member = await createMember(portal, team.teamId, 'admin')
    await publishNewer('terms')
    const taking = await portal.api({ token: member.token })
    await expect(
      taking.organisations.superAdminUpdate(await makeChange(portal, team.teamId, member)),
    ).rejects.toMatchObject({ reason: 'consentNeeded' })

    const { organisations } = await portal.api({ token: team.superAdmin.token })
    const { changeId, version } = await organisations.superAdminUpdate(
      await makeChange(portal, team.teamId, team.superAdmin, member.phone),
    )
    await expect(
      taking.organisations.superAdminAnswer({ changeId, version, action: 'agree' }),
    ).rejects.toMatchObject({ reason: 'consentNeeded' })
    await organisations.superAdminAnswer({ changeId, version, action: 'withdraw' })
  })

  it('lets through these writes alone', () => {
    const before = indexedCalls.filter(({ call }) => call.beforeConsent).map(({ id }) => id)
    expect(before.sort()).toEqual([
      'applications.discardDraft',
      'applications.sendMessage',
      'applications.withdraw',
      'files.upload',
      'handOvers.answer',
      'handOvers.offer',
      'messages.describeMessageInfo',
      'messages.modifyMessageRead',
      'messages.preferencesSave',
      'messages.readToolMessages',
      'organisations.discardDraft',
      'organisations.saveFace',
      'organisations.superAdminAnswer',
      'organisations.superAdminUpdate',
      'organisations.withdraw',
      'partners.addUserAuth',
      'partners.giveHours',
      'passkeys.prove',
      'passkeys.proveStart',
      'passkeys.remove',
      'passkeys.signIn',
      'passkeys.signInStart',
      'privacy.codeSend',
      'privacy.consentRenew',
      'privacy.consentWithdraw',
      'privacy.deletionRequest',
      'privacy.deletionWithdraw',
      'privacy.exportOpen',
      'privacy.exportRequest',
      'providers.finish',
      'providers.resume',
      'providers.start',
      'providers.unlink',
      'recoveryCodes.use',
      'security.getTraceId',
      'selftestRounds.end',
      'selftestTeam.endShares',
      'selftestTeam.forgetKept',
      'signIn.logout',
      'signIn.sendSms',
      'signIn.sessionEnd',
      'signIn.signIn',
      'staff.secondFactorConfirm',
      'staff.secondFactorProve',
      'support.feedbackEnd',
      'support.feedbackWrite',
      'teams.invitationRevoke',
      'teams.joinWithdraw',
      'teams.leave',
      'teams.memberRemove',
      'usercenter.teamchoose',
      'waysIn.emailRemove',
      'waysIn.identityConfirm',
      'waysIn.identityMail',
      'waysIn.mailLinkAsk',
      'waysIn.mailLinkFollow',
    ])
  })

  // Last, because it publishes permanently.
  it('says what has changed since the words that were read, whatever drafts were kept since', async () => {
    const from = await signInOverHttp(portal, newPhone())
    const editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
    const { contentStaff } = editor
    const page = await portal.db
      .selectFrom('content_records')
      .select('number')
      .where('alias', '=', 'privacy')
      .executeTakeFirstOrThrow()
    const key = { collection: 'pages' as const, number: String(page.number) }
    const { texts: before } = await contentStaff.recordDetail(key)
    const newer = { ...before.zh.fields, body: `${before.zh.fields.body}<h2>新的一节</h2><p>内容</p>` }
    // Written with the old number, without one, then with its own.
    for (const edition of ['1', '', '2']) {
      const { version, shared } = await contentStaff.recordDetail(key)
      await contentStaff.recordSave({
        ...{ ...key, version, shared: { ...shared, edition } },
        texts: { zh: newer, en: before.en.fields },
      })
    }
    await moveNow(editor, 'pages', key.number, 'zh', 'publish')
    expect(await texts(from)).toMatchObject([
      { document: 'privacy', version: 2, agreedVersion: 1, changes: { added: ['新的一节'] } },
    ])
  })
})
