import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorTable } from '../../../shared/contract/error-table.ts'
import { heldId } from '../../../shared/lib/owned-id.ts'
import { suspensionTerms } from '../../../shared/rules/sign-in/suspensions.ts'
import { sentMessages } from '../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  askForCode,
  newAddress,
  newBrowser,
  newPhone,
  passTime,
  plantCode,
  postCall,
  publishConsentTexts,
  signInOverHttp,
  tryCode,
} from '../../../tests/support/sign-in.ts'
import { sendAsStaff } from '../../../tests/support/staff-calls.ts'
import {
  createAccount,
  createMember,
  createPeople,
  createSession,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../tests/support/world/actors.ts'
import { inviteInto } from '../../../tests/support/world/team-invitations.ts'
import { countUse } from '../../db/limits.queries.ts'
import { deleteAccounts } from '../privacy/delete-accounts.jobs.ts'

const code = '246802'
let portal: TestPortal
let first: TestAccount
let second: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
  portal.follow()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.updateTable('staff_members').set({ status: 'ended' }).execute()
  ;[first, second] = [
    await createStaff(portal, ['administrator']),
    await createStaff(portal, ['administrator']),
  ]
})

const suspend = (by: TestAccount, userID: string, words = '登录地点异常') =>
  sendAsStaff(portal, by, 'accountSuspend', { userID, reason: 'takenOver', words })
const lift = (by: TestAccount, userID: string) =>
  sendAsStaff(portal, by, 'accountLift', { userID, reason: 'cleared', words: '本人已核对身份' })
const detail = async (by: TestAccount, userID: string) =>
  (await portal.api({ token: by.token })).suspensionsStaff.detail({ userID })

const sentTo = async (recipient: string) =>
  (await sentMessages(portal)).filter((message) => message.recipient === recipient)

/** A person signed in by phone, over HTTP. */
async function signedInPerson() {
  const phone = newPhone()
  const at = await signInOverHttp(portal, phone)
  const found = await sendAsStaff(portal, first, 'accountFind', { contact: phone })
  return { phone, at, userID: String(found.data.userID) }
}

/** The events of a stream; `ended` once the server has closed it. */
async function openStream(cookie: string) {
  const response = await portal.fetch('/events', { cookie })
  let text = ''
  const done = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
  })()
  const has = async (part: string) => {
    for (let waited = 0; !text.includes(part); waited += 20) {
      if (waited > 5000) throw new Error(`no ${part} in: ${text}`)
      await pause(20)
    }
  }
  return { status: response.status, done, has }
}

async function statusOf(accountId: string): Promise<string> {
  const query = portal.db.selectFrom('accounts').select('status').where('id', '=', accountId)
  return (await query.executeTakeFirstOrThrow()).status
}

describe('trust 8: an account that staff suspend', () => {
  it('is refused at once by its old session, on calls and its event stream', async () => {
    const { at, userID } = await signedInPerson()
    const stream = await openStream(at.cookie)
    await stream.has('event: unread')
    expect((await postCall(portal, 'usercenter/teamlist', {}, at)).status).toBe(200)

    expect((await suspend(first, userID)).reason).toBe('ok')
    expect((await postCall(portal, 'usercenter/teamlist', {}, at)).status).toBe(403)
    await stream.has('event: end')
    await stream.done
    expect((await openStream(at.cookie)).status).toBe(403)
  })

  it('writes nothing by a request whose body comes after the suspension', async () => {
    const { at, userID } = await signedInPerson()
    const [begun, rest] = ['{"name":', '"后来的人","kind":"registered"}'].map((part) =>
      Buffer.from(part),
    ) as [Buffer, Buffer]
    let finish = () => {}
    const arriving = new ReadableStream<Uint8Array>({
      start(body) {
        body.enqueue(begun)
        finish = () => {
          body.enqueue(rest)
          body.close()
        }
      },
    })
    const answer = portal.fetch('/api/techforgood/usercenter/teamcreate', {
      ...{ method: 'POST', body: arriving, duplex: 'half', cookie: at.cookie },
      headers: {
        'content-type': 'application/json',
        'content-length': String(begun.length + rest.length),
      },
    } as RequestInit & { cookie: string })
    await pause(1100)
    expect((await suspend(first, userID)).reason).toBe('ok')
    finish()
    expect((await answer).status).toBe(403)
    const teams = portal.db.selectFrom('memberships').select('team_id').where('account_id', '=', userID)
    expect(await teams.execute()).toEqual([])
  })

  it('leaves no invitation open that it has made, and no team on offer', async () => {
    const team = await createTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const { token } = await inviteInto(portal, team)
    const offering = await portal.api({ token: team.superAdmin.token })
    await offering.handOvers.offer({ TeamID: team.teamId, userID: member.accountId })
    await suspend(first, team.superAdmin.accountId)
    const visitor = await portal.api({ token: (await createAccount(portal)).token })
    expect((await visitor.teams.invitation({ token })).state).not.toBe('open')
    const offers = portal.db.selectFrom('team_hand_overs').select('id').where('team_id', '=', team.teamId)
    expect(await offers.execute()).toEqual([])
  })

  it('is not deleted meanwhile, and stays once it is restored', async () => {
    const { userID } = await signedInPerson()
    await portal.db
      .insertInto('account_deletions')
      .values({
        ...{ account_id: userID, due_at: new Date(Date.now() - 1000) },
        ...{ cancelled_at: null, done_at: null },
      })
      .execute()
    await suspend(first, userID)
    await deleteAccounts(portal.services, {}, 'test')
    expect(await statusOf(userID)).toBe('suspended')
    await lift(second, userID)
    await deleteAccounts(portal.services, {}, 'test')
    expect(await statusOf(userID)).toBe('active')
  })

  it('is let in by no code, neither one that was sent before nor a new one, and gets no session', async () => {
    const { phone, userID } = await signedInPerson()
    const browser = newBrowser()
    await passTime(portal, phone, 61)
    await askForCode(portal, phone, { browser, address: newAddress() })
    await plantCode(portal, phone, browser, code)
    await suspend(first, userID)
    expect((await tryCode(portal, phone, code, { browser })).code).toBe(errorTable.codeUnusable.code)

    await passTime(portal, phone, 61)
    await askForCode(portal, phone, { browser, address: newAddress() })
    await plantCode(portal, phone, browser, code)
    const refused = await tryCode(portal, phone, code, { browser })
    expect(refused.code).toBe(errorTable.accountSuspended.code)
    expect(refused.cookies.filter((one) => one.includes('session'))).toEqual([])
  })

  it('leaves no link that was mailed open, nor a session that began at the same moment', async () => {
    const { accountId } = await createAccount(portal)
    await portal.db
      .insertInto('mail_links')
      .values({
        token_hash: Buffer.alloc(32, 7),
        purpose: 'signIn',
        account_id: accountId,
        session_id: null,
        email_index: 'index',
        email_encrypted: 'sealed',
        browser_hash: Buffer.alloc(32),
        device: '',
        back: '/',
        expires_at: new Date(Date.now() + 600_000),
        used_at: null,
      })
      .execute()
    await suspend(first, accountId)
    const open = portal.db.selectFrom('mail_links').select('token_hash').where('used_at', 'is', null)
    expect(await open.where('account_id', '=', accountId).execute()).toEqual([])

    const late = await createSession(portal, accountId)
    const isIn = async () =>
      (await portal.api({ token: late })).signIn.session({}).then(({ user }) => user !== null)
    expect(await isIn()).toBe(false)
    expect((await lift(second, accountId)).reason).toBe('ok')
    expect(await isIn()).toBe(false)
  })
})

describe('lifting', () => {
  it('takes a second administrator; the person signs in anew and finds what they were told', async () => {
    const { phone, at, userID } = await signedInPerson()
    await suspend(first, userID)
    expect((await lift(first, userID)).reason).toBe('secondPersonNeeded')
    expect((await lift(second, userID)).reason).toBe('ok')
    expect((await lift(second, userID)).reason).toBe('illegalTransition')
    expect((await postCall(portal, 'usercenter/teamlist', {}, at)).status).toBe(403)

    await passTime(portal, phone, 61)
    const back = await signInOverHttp(portal, phone)
    const { data } = await postCall(portal, 'techWebAPI/message/v3/describeMessageList', {}, back)
    expect(JSON.stringify(data)).toMatch(/你的账户已恢复.*你的账户已停用/s)
  })

  it('says why in the messages of who is back, and lies readable nowhere', async () => {
    const { accountId } = await createAccount(portal)
    await suspend(first, accountId, '邻居白颊来电（１３９１２３４５６７８）。')
    await lift(second, accountId)
    const { rows } = await sql<{ params: object }>`
      select params from notifications where account_id = ${accountId}`.execute(portal.db)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/白颊|5678/)
    const { messages } = await portal.api({ token: await createSession(portal, accountId) })
    const told = '具体情况：邻居白颊来电（139****5678）。停用期间'
    const [found, ...more] = (await messages.describeMessageList({ page: 1, search: '白颊' })).list
    expect([found?.body, more]).toEqual([expect.stringContaining(told), []])
    const one = await messages.message({ messageId: heldId(found?.messageId ?? '') })
    expect(one.body).toContain(told)
  })

  it('keeps who did what and why, readable to colleagues and in the audit, numbers masked', async () => {
    const { accountId } = await createAccount(portal)
    await suspend(first, accountId, '举报人 13912345678 来电')
    await lift(second, accountId)
    const [kept] = (await detail(second, accountId)).suspensions
    expect(kept).toMatchObject({ reason: 'takenOver', words: '举报人 139****5678 来电' })
    expect(kept?.lifted).toMatchObject({ reason: 'cleared', words: '本人已核对身份' })
    const rows = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'account_id', 'after'])
      .where('subject_id', '=', accountId)
      .where('kind', 'in', ['account.suspended', 'account.restored'])
      .orderBy('position')
      .execute()
    expect(rows).toMatchObject([
      {
        kind: 'account.suspended',
        account_id: first.accountId,
        after: { status: 'suspended', reason: 'takenOver' },
      },
      {
        kind: 'account.restored',
        account_id: second.accountId,
        after: { reason: 'cleared', suspendedBy: first.accountId },
      },
    ])
    // The written reason is personal: it is stored only encrypted, with the suspension.
    expect(JSON.stringify(rows)).not.toMatch(/来电|核对/)
  })
})

describe('telling the person', () => {
  it.each([
    ['zh', '你的账户已停用：账户可能被别人使用', '下面的网页', '/suspended?link='],
    [
      'en',
      'Your account is suspended: somebody else may be using the account',
      'page below',
      '/en/suspended?link=',
    ],
  ] as const)('by mail, in %s, with the reason and how to object', async (locale, subject, body, path) => {
    const { accountId } = await createAccount(portal)
    const email = `${accountId}@example.org`
    await portal.db
      .updateTable('accounts')
      .set({
        locale,
        email_encrypted: portal.services.cipher.encrypt(email, 'accounts.email'),
        email_index: portal.services.cipher.blindIndex(email, 'accounts.email'),
      })
      .where('id', '=', accountId)
      .execute()
    const [preview] = (await detail(first, accountId)).notices
    await suspend(first, accountId)
    expect((await portal.runJobs()).failures).toEqual([])
    const [sent, ...more] = await sentTo(email)
    expect(more).toEqual([])
    expect(sent).toMatchObject({ channel: 'mail', subject })
    expect(sent?.body).toContain(body)
    expect(sent?.body).toContain(path)
    // Staff saw the same text in the preview.
    expect(preview?.title).toBe(subject)
    expect(sent?.body).toContain(preview?.body.replace('……', '登录地点异常'))
  })

  it('by text message without an address', async () => {
    const { accountId, phone } = await createAccount(portal)
    await suspend(first, accountId)
    await portal.runJobs()
    const [sent, ...more] = await sentTo(phone)
    expect(more).toEqual([])
    expect(sent?.body).toContain('你的账户已停用：账户可能被别人使用')
    // A person who cannot sign in has no other source, so it has the whole reason, and where to object.
    expect(sent?.body).toContain('登录地点异常')
    expect(sent?.body).toContain('不用登录')
    expect(sent?.body).toContain('/suspended?link=')
  })
})

describe('looking at an account', () => {
  const look = (by: TestAccount, userID: string) => sendAsStaff(portal, by, 'accountDetail', { userID })

  it('is noted, and told to its person once for a look', async () => {
    const person = await createAccount(portal)
    for (const _ of [1, 2]) expect((await look(first, person.accountId)).reason).toBe('ok')
    await look(second, person.accountId)
    const { views, total } = await (await portal.api({ token: person.token })).usercenter.dataViews({})
    expect([views.length, total]).toEqual([2, 2])
    expect(views).toMatchObject([
      { what: 'account', reference: '', reason: '' },
      { what: 'account', reference: '', reason: '' },
    ])
    const entries = await portal.db
      .selectFrom('audit_events')
      .select('account_id')
      .where('kind', '=', 'account.viewed')
      .where('subject_id', '=', person.accountId)
      .orderBy('position')
      .execute()
    expect(entries.map((entry) => entry.account_id)).toEqual([first.accountId, second.accountId])
    await look(first, first.accountId)
    expect((await (await portal.api({ token: first.token })).usercenter.dataViews({})).total).toBe(0)
  })

  it('is not done in bulk', async () => {
    const people = await createPeople(
      portal,
      Array.from({ length: suspensionTerms.looksPerHour + 1 }, () => ({})),
    )
    const outcomes: string[] = []
    for (const { accountId: userID } of people) {
      const { suspensionsStaff } = await portal.api({ token: first.token })
      outcomes.push(
        await suspensionsStaff.detail({ userID }).then(
          () => 'ok',
          ({ reason }) => reason,
        ),
      )
    }
    expect(outcomes.filter((one) => one === 'ok').length).toBeLessThanOrEqual(suspensionTerms.looksPerHour)
    expect(outcomes.at(-1)).toBe('tooMany')
    expect((await look(first, randomUUID())).reason).toBe('tooMany')
  })

  it('again costs nothing: who is at the limit sees what they have done on the page', async () => {
    const person = await createAccount(portal)
    const other = await createAccount(portal)
    expect((await look(first, person.accountId)).reason).toBe('ok')
    const limit = {
      key: `accountLook:${first.accountId}`,
      most: suspensionTerms.looksPerHour,
      windowSeconds: 3600,
    }
    await countUse(portal.services.limits, limit, suspensionTerms.looksPerHour)
    expect((await suspend(first, person.accountId)).reason).toBe('ok')
    const after = await look(first, person.accountId)
    expect([after.reason, after.data.status]).toEqual(['ok', 'suspended'])
    expect((await look(first, other.accountId)).reason).toBe('tooMany')
  })
})

describe('limits', () => {
  it('nobody suspends themselves, a team mate, or leaves fewer than two administrators', async () => {
    expect((await suspend(first, first.accountId)).reason).toBe('ownInterest')
    expect((await suspend(first, second.accountId)).reason).toBe('illegalTransition')
    const third = await createStaff(portal, ['administrator'])
    expect((await suspend(first, second.accountId)).reason).toBe('ok')
    expect((await suspend(first, third.accountId)).reason).toBe('illegalTransition')

    const { teamId, superAdmin } = await createTeam(portal)
    await portal.db
      .insertInto('memberships')
      .values({ team_id: teamId, account_id: first.accountId, role: 'member', left_at: null })
      .execute()
    expect((await suspend(first, superAdmin.accountId)).reason).toBe('ownInterest')
    expect((await suspend(third, superAdmin.accountId)).reason).toBe('ok')
    expect((await suspend(third, superAdmin.accountId)).reason).toBe('illegalTransition')
  })

  it('of two administrators of three who suspend each other at once one stays', async () => {
    const third = await createStaff(portal, ['administrator'])
    const outcomes = await Promise.all([suspend(first, second.accountId), suspend(second, first.accountId)])
    expect(outcomes.filter(({ reason }) => reason === 'ok')).toHaveLength(1)
    expect((await detail(third, third.accountId)).status).toBe('active')
  })

  it('an account is found by phone or address, not in bulk, and no search is kept with what was typed', async () => {
    const { accountId, phone } = await createAccount(portal)
    const find = (contact: string) => sendAsStaff(portal, first, 'accountFind', { contact })
    expect((await find(phone)).data).toEqual({ userID: accountId })
    expect((await find(newPhone())).data).toEqual({ userID: null })
    expect((await find('somebody@example.org')).data).toEqual({ userID: null })
    expect((await find('x')).reason).toBe('invalidInput')
    const entries = await portal.db
      .selectFrom('audit_events')
      .selectAll()
      .where('kind', '=', 'account.searched')
      .where('account_id', '=', first.accountId)
      .execute()
    expect(entries).toHaveLength(3)
    expect(JSON.stringify(entries)).not.toContain(phone.slice(3))
    for (let count = 4; count < suspensionTerms.searchesPerHour; count += 1) await find('x')
    expect((await find(phone)).reason).toBe('tooMany')
  })

  it('says what becomes of the teams of a super admin', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    await createMember(portal, teamId, 'member')
    expect((await detail(first, superAdmin.accountId)).teams).toMatchObject([
      { role: 'superAdmin', others: 1, managers: 0, hasOrganisation: false },
    ])
  })
})
