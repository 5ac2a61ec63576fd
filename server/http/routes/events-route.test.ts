import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createMember, createSession, createTeam } from '../../../tests/support/world/actors.ts'
import { notify } from '../../domains/messages/notify.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  portal.follow()
})
afterAll(() => portal.close())

/** Received events; `next` waits for one that matches. */
async function connect(token: string, node = portal) {
  const abort = new AbortController()
  const response = await node.fetch('/events', {
    cookie: `__Host-yisun_session=${token}`,
    signal: abort.signal,
  })
  let text = ''
  const done = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
  })().catch(() => {})
  return {
    response,
    done,
    text: () => text,
    async next(part: string) {
      for (let waited = 0; !text.includes(part); waited += 20) {
        if (waited > 5000) throw new Error(`no ${part} in: ${text}`)
        await pause(20)
      }
      text = text.slice(text.indexOf(part) + part.length)
    },
    close: () => abort.abort(),
  }
}

const counts = (unreadCount: number) =>
  `event: unread\ndata: {"unreadCount":${unreadCount},"UnReadCount":0,"RedPointCount":0,"ventureUnreadCount":0}\n\n`

const tell = (teamId: string) =>
  portal.db.transaction().execute((db) =>
    notify(
      { db, services: portal.services },
      {
        to: { kind: 'team', teamId },
        category: 'tool',
        template: 'verification_verified',
        params: { name: '青苗', reference: 'RZ-2026-7K3M9' },
        link: '/',
      },
    ),
  )

describe('GET /events', () => {
  it('tells the counts at once, after a message and after a team mate has read it', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    const mate = await createMember(portal, teamId, 'member')
    const events = await connect(superAdmin.token)
    expect(events.response.headers.get('content-type')).toContain('text/event-stream')
    await events.next(counts(0))
    await tell(teamId)
    await events.next(counts(1))
    await (await portal.api({ token: mate.token })).messages.modifyMessageRead({ all: true })
    await events.next(counts(0))
    events.close()
  })

  it('tells nobody outside the team, and beats meanwhile', async () => {
    const { teamId } = await createTeam(portal)
    const other = await createTeam(portal)
    const events = await connect(other.superAdmin.token)
    await events.next(counts(0))
    await tell(teamId)
    await events.next(': beat')
    await events.next(': beat')
    expect(events.text()).not.toContain('event:')
    events.close()
  })

  // The next beat is far away, so only the notification of the ended session can end the stream in time.
  describe('[trust 8] within a second, on a node that heard nothing of it and whose next beat is far', () => {
    let node: TestPortal
    beforeAll(async () => {
      node = await openPortal({ beatMs: 60_000 })
    })
    afterAll(() => node.close())
    const sessionsOf = (accountId: string) =>
      node.db.updateTable('sessions').where('account_id', '=', accountId)

    it.each<[string, (accountId: string) => { execute(): Promise<unknown> }]>([
      ['sign-out', (id) => sessionsOf(id).set({ ended_at: sql<Date>`now()` })],
      ['expiry', (id) => sessionsOf(id).set({ expires_at: sql<Date>`now()` })],
      [
        'a suspension',
        (id) => node.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', id),
      ],
      [
        'an hour in which staff did nothing',
        (id) =>
          sessionsOf(id).set({ is_staff: true, last_seen_at: sql<Date>`now() - interval '61 minutes'` }),
      ],
      ['its row being gone', (id) => node.db.deleteFrom('sessions').where('account_id', '=', id)],
    ])('ends after %s, and another goes on', async (_, end) => {
      const [{ superAdmin }, other] = [await createTeam(node), await createTeam(node)]
      const events = await connect(superAdmin.token, node)
      const others = await connect(other.superAdmin.token, node)
      await events.next(counts(0))
      await others.next(counts(0))
      await end(superAdmin.accountId).execute()
      const begun = performance.now()
      await events.next('event: end')
      await events.done
      // Twice the promised time, because the machine may be slow.
      expect(performance.now() - begun).toBeLessThan(2000)
      expect((await connect(superAdmin.token, node)).response.status).toBe(403)
      expect(others.text()).not.toContain('event: end')
      others.close()
    })
  })

  it('counts by the rights of now: not a team that was left', async () => {
    const { teamId } = await createTeam(portal)
    const member = await createMember(portal, teamId, 'member')
    await tell(teamId)
    const events = await connect(member.token)
    await events.next(counts(1))
    await portal.db
      .updateTable('memberships')
      .set({ left_at: new Date() })
      .where('account_id', '=', member.accountId)
      .execute()
    await events.next(counts(0))
    events.close()
  })

  it('does not keep a session from idling out', async () => {
    const { superAdmin } = await createTeam(portal)
    const longAgo = new Date(Date.now() - 30 * 60_000)
    const sessions = portal.db.updateTable('sessions').set({ last_seen_at: longAgo })
    await sessions.where('account_id', '=', superAdmin.accountId).execute()
    const events = await connect(superAdmin.token)
    await events.next(': beat')
    await events.next(': beat')
    events.close()
    const seen = portal.db.selectFrom('sessions').select('last_seen_at')
    const row = await seen.where('account_id', '=', superAdmin.accountId).executeTakeFirstOrThrow()
    expect(row.last_seen_at).toEqual(longAgo)
  })

  it.each([true, false])(
    'counts as use what a person asks, not an open page by the clock: %s',
    async (isByClock) => {
      const { superAdmin } = await createTeam(portal)
      const longAgo = new Date(Date.now() - 30 * 60_000)
      const sessions = portal.db.updateTable('sessions').set({ last_seen_at: longAgo })
      await sessions.where('account_id', '=', superAdmin.accountId).execute()
      const answer = await portal.fetch('/api/techforgood/messages/v1/unreadCounts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(isByClock && { 'x-by-clock': '1' }) },
        body: '{}',
        cookie: `__Host-yisun_session=${superAdmin.token}`,
      })
      expect(await answer.json()).toMatchObject({ code: 0 })
      const seen = portal.db.selectFrom('sessions').select('last_seen_at')
      const row = await seen.where('account_id', '=', superAdmin.accountId).executeTakeFirstOrThrow()
      expect(row.last_seen_at.getTime() === longAgo.getTime()).toBe(isByClock)
    },
  )

  it('takes ten connections of an account and no more', async () => {
    const { superAdmin, teamId } = await createTeam(portal)
    const token = await createSession(portal, superAdmin.accountId, { teamId })
    const connections = []
    for (let count = 0; count < 10; count += 1) connections.push(await connect(token))
    expect(connections.map(({ response }) => response.status)).toEqual(Array(10).fill(200))
    expect((await connect(token)).response.status).toBe(503)
    connections[0]?.close()
    await pause(50)
    expect((await connect(token)).response.status).toBe(200)
  })

  it('is at one address alone, which is admitted as what it is, and has no stream without a reader', async () => {
    const { superAdmin } = await createTeam(portal)
    const cookie = `__Host-yisun_session=${superAdmin.token}`
    for (const address of ['/events?x', '/events?', '/%65vents', '/events/'])
      expect([address, (await portal.fetch(address, { cookie })).status]).toEqual([address, 404])
    for (let time = 0; time < 11; time += 1)
      expect((await portal.fetch('/events', { cookie, method: 'HEAD' })).status).toBe(404)
    const events = await connect(superAdmin.token)
    expect(events.response.status).toBe(200)
    events.close()
  })

  it('refuses visitors', async () => {
    expect((await portal.fetch('/events')).status).toBe(403)
  })
})
