import { sql } from 'kysely'
import { sessionCookie } from '../../../server/cookie-names.ts'
import type { TestPortal } from '../portal/portal.ts'
import { newAddress, newBrowser, postCall } from '../sign-in.ts'
import type { TestAccount } from './actors.ts'
import { plantOwnCode } from './own-code.ts'

export type OwnBrowser = { person: TestAccount; browserId: string }

/** A browser in which the person is signed in. */
export const browserOf = (person: TestAccount): OwnBrowser => ({ person, browserId: newBrowser() })

/** A call over HTTP from the person's own browser. */
export function callFrom(
  portal: TestPortal,
  { person, browserId }: OwnBrowser,
  path: string,
  body: object = {},
) {
  const cookie = `${sessionCookie}=${person.token}`
  return postCall(portal, path, body, { browser: browserId, cookie, address: newAddress() })
}

/** Requests the deletion with the code that this browser was sent. */
export async function askToLeave(portal: TestPortal, browser: OwnBrowser) {
  await plantOwnCode(portal, browser.person, { ...browser, purpose: 'deleteAccount', code: '135791' })
  return callFrom(portal, browser, 'usercenter/v1/deletionRequest', { code: '135791' })
}

/** Lets days pass for deletions, pending and failed ones. */
export async function passDays(portal: TestPortal, days: number): Promise<void> {
  await sql`update account_deletions set due_at = due_at - make_interval(days => ${days})`.execute(portal.db)
  await sql`update stuck_items set failed_at = failed_at - make_interval(days => ${days})`.execute(portal.db)
}

/** The scheduled deletions, run an hour later. */
export async function runDeletions(portal: TestPortal): Promise<unknown[]> {
  await portal.services.enqueue(portal.db, 'delete-accounts', {})
  return (await portal.runJobs()).failures
}

/** The whole way: requests the deletion, waits its days, and is deleted. */
export async function leave(portal: TestPortal, person: TestAccount): Promise<void> {
  const answer = await askToLeave(portal, browserOf(person))
  if (answer.code !== 0) throw new Error(`The deletion was refused: ${JSON.stringify(answer)}`)
  await passDays(portal, 7)
  await runDeletions(portal)
}

/** For each person, whether their deletion was carried out. */
export async function deletedAmong(portal: TestPortal, people: readonly TestAccount[]): Promise<boolean[]> {
  const { rows } = await sql<{ id: string }>`select id from accounts where status = 'deleted'`.execute(
    portal.db,
  )
  return people.map(({ accountId }) => rows.some(({ id }) => id === accountId))
}
