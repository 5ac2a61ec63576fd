import { sql } from 'kysely'
import { sessionCookie } from '../../server/cookie-names.ts'
import { hashOfToken } from '../../server/domains/sign-in/sessions/resolve-session.ts'
import type { Envelope } from '../../shared/contract/errors.ts'
import { staffRoles } from '../../shared/rules/staff/roles.ts'
import type { TestPortal } from '../support/portal/portal.ts'
import { codeOf, setUpFactor } from '../support/second-factor.ts'
import { cookieHeaderOf, newBrowser, postCall, signInOverHttp } from '../support/sign-in.ts'
import { createStaff, type TestTeam } from '../support/world/actors.ts'

export const personNames = ['visitor', 'teamAdmin', 'staff'] as const
export type PersonName = (typeof personNames)[number]

/** A person as whom a scanner acts. */
export type Person = {
  name: PersonName
  /** The Cookie header of their browser. */
  cookie: string
  /** Their account; empty for a visitor. */
  accountId: string
  /** The team that they lead and act for. */
  teamId: string | null
  /** A text that only their signed-in pages contain; null for a visitor. */
  mark: string | null
}

export const visitor: Person = { name: 'visitor', cookie: '', accountId: '', teamId: null, mark: null }

/** Signs in a team's super admin with a code sent to their phone. */
export async function enterTeam(
  portal: TestPortal,
  { teamId, superAdmin: { phone, accountId } }: TestTeam,
  mark: string,
): Promise<Person> {
  const { cookie } = await signInOverHttp(portal, phone.replace('+86', ''))
  return { name: 'teamAdmin', cookie, accountId, teamId, mark }
}

/** Signs in a member of staff with every role, by phone and authenticator. */
export async function enterStaff(portal: TestPortal): Promise<Person> {
  const account = await createStaff(portal, [...staffRoles])
  const mark = '扫描值班员'
  await portal.db
    .updateTable('staff_members')
    .set({ display_name: mark })
    .where('account_id', '=', account.accountId)
    .execute()
  const secret = await setUpFactor(portal, account)
  const { cookie, browser } = await signInOverHttp(portal, account.phone.replace('+86', ''))
  const body = { code: await codeOf(portal, secret) }
  const proof = await postCall(portal, 'staff/v1/secondFactorProve', body, { browser, cookie })
  if (proof.code !== 0) throw new Error(`the second factor was refused: ${proof.code}`)
  const both = joinCookies(cookie, cookieHeaderOf(proof.cookies))
  return { name: 'staff', cookie: both, accountId: account.accountId, teamId: null, mark }
}

/** The account to which the node maps this person's cookie, or null. */
export async function accountBehind(portal: TestPortal, { cookie }: Person): Promise<string | null> {
  const from = { browser: newBrowser(), cookie }
  const { data }: Envelope = await postCall(portal, 'identification/v1/session', {}, from)
  return (data as { user: { userID: string } | null }).user?.userID ?? null
}

/**
 * Undoes the effects of buttons that a scanner has found, as this person or as staff: signing out, leaving,
 * handing over the team, withdrawing consent, a suspension. Otherwise the rest of the scan would be a
 * visitor's.
 * @returns whether there was anything to undo
 */
export async function keepSignedIn({ db }: TestPortal, person: Person): Promise<boolean> {
  const token = tokenOf(person)
  if (!token) return false
  const { accountId, teamId } = person
  const done = [
    sql`update accounts set status = 'active' where id = ${accountId} and status <> 'active'`,
    sql`update consents set withdrawn_at = null where account_id = ${accountId} and withdrawn_at is not null`,
    // A team has one super admin at a time.
    sql`update memberships set role = 'admin'
      where team_id = ${teamId} and account_id <> ${accountId} and role = 'superAdmin'`,
    sql`update memberships set role = 'superAdmin', left_at = null
      where team_id = ${teamId} and account_id = ${accountId} and (role <> 'superAdmin' or left_at is not null)`,
    sql`update sessions set ended_at = null, team_id = ${teamId} where token_hash = ${hashOfToken(token)}
      and (ended_at is not null or team_id is distinct from ${teamId})`,
  ]
  let changed = 0n
  for (const statement of done) changed += (await statement.execute(db)).numAffectedRows ?? 0n
  return changed > 0n
}

/** Merges Cookie headers; the later value of a cookie wins. */
export function joinCookies(...headers: string[]): string {
  const pairs = headers.flatMap((header) => header.split(/; */)).filter(Boolean)
  return [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ')
}

/** The token of a person's session. */
export function tokenOf({ cookie }: Person): string | undefined {
  return new RegExp(`${sessionCookie}=([^;]+)`).exec(cookie)?.[1]
}
