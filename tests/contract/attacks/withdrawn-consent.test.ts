import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { indexedCalls } from '../../../server/http/calls/call-index.ts'
import { placesOf } from '../../support/everything-stored.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import {
  agreed,
  askForCode,
  newAddress,
  newBrowser,
  plantCode,
  postCall,
  publishConsentTexts,
} from '../../support/sign-in.ts'
import { createSession, createTeam, type TestAccount } from '../../support/world/actors.ts'
import { waitingStatements } from '../../support/world/waiting-statements.ts'
import { callNamed, callOverHttp, freshAddress, type Input, probeOf } from '../callers.ts'
import { createWorld, type World } from '../world.ts'

/**
 * Somebody withdraws their agreement while another browser of theirs holds a session, or while somebody signs
 * in at that very moment.
 */
let portal: TestPortal
let world: World
beforeAll(async () => {
  portal = await openPortal({ listens: true })
  await publishConsentTexts(portal)
  world = await createWorld(portal)
})
afterAll(() => portal.close())

/** A super admin who has agreed, with the browser in which they agreed and another one. */
async function createAgreed() {
  const team = await createTeam(portal)
  const person = team.superAdmin
  return { team, person, elsewhere: await createSession(portal, person.accountId) }
}

const withdraw = ({ token }: TestAccount, document: string) =>
  postCall(
    portal,
    'usercenter/v1/consentWithdraw',
    { document },
    { browser: newBrowser(), cookie: `${sessionCookie}=${token}`, address: newAddress() },
  )

const send = (id: string, token: string, input: Input) =>
  callOverHttp(portal, callNamed(id), input, { token, address: freshAddress() })

const writes = indexedCalls.filter(({ call }) => call.effect !== 'read')
const ofAccounts = writes.filter(({ call }) => call.access !== 'public')

describe('trust 34, over HTTP: after an agreement was taken back', () => {
  it.each(['privacy', 'terms'])(
    'to %s, every call that writes is refused to every browser',
    async (document) => {
      const { team, person, elsewhere } = await createAgreed()
      expect(await withdraw(person, document)).toMatchObject({ code: 0 })
      const before = await placesOf(portal, [person.accountId, team.teamId])
      const taken: string[] = []
      for (const { id } of ofAccounts) {
        for (const token of [person.token, elsewhere]) {
          const { reason } = await send(id, token, { TeamID: team.teamId })
          if (reason !== 'loginEnded') taken.push(`${id}: ${reason}`)
        }
      }
      expect(ofAccounts.length).toBeGreaterThan(100)
      expect(taken).toEqual([])
      expect(await placesOf(portal, [person.accountId, team.teamId])).toEqual(before)
    },
  )

  it.each(writes.filter(({ call }) => call.access === 'public'))(
    '$id keeps nothing of whose browser it was',
    async (indexed) => {
      const { team, person, elsewhere } = await createAgreed()
      await withdraw(person, 'privacy')
      const input = await probeOf(indexed).existing({ ...world, teamA: team })
      const before = await placesOf(portal, [person.accountId, team.teamId])
      await send(indexed.id, elsewhere, input)
      expect(await placesOf(portal, [person.accountId, team.teamId])).toEqual(before)
    },
  )

  it('who signs in at that very moment is not left with a session', async () => {
    const { person } = await createAgreed()
    const phone = person.phone.replace('+86', '')
    const browser = newBrowser()
    await askForCode(portal, phone, { browser, address: newAddress() })
    await plantCode(portal, phone, browser, '135790')
    const gate = new pg.Client({ connectionString: portal.appUrl })
    await gate.connect()
    try {
      // Both transactions write their audit entry last, under a lock; holding the lock here stops both.
      await gate.query('begin')
      await gate.query('select pg_advisory_xact_lock(4201)')
      const tried = { phone, code: '135790', consent: agreed }
      const signingIn = postCall(portal, 'identification/v1/signIn', tried, { browser })
      await expect.poll(() => waitingStatements(portal), { timeout: 50_000 }).toBe(1)
      const withdrawing = withdraw(person, 'privacy')
      await expect.poll(() => waitingStatements(portal), { timeout: 50_000 }).toBe(2)
      await gate.query('rollback')
      expect(await withdrawing).toMatchObject({ code: 0 })
      const { cookies } = await signingIn
      const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
      const mine = await postCall(portal, 'usercenter/v1/privacy', {}, { browser, cookie })
      expect(mine.status).toBe(403)
    } finally {
      await gate.end()
    }
  })
})
