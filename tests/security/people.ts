import { sessionCookie } from '../../server/cookie-names.ts'
import type { Envelope } from '../../shared/contract/errors.ts'
import { staffRoles } from '../../shared/rules/roles.ts'
import { createStaff, type TestAccount } from '../support/actors.ts'
import type { TestPortal } from '../support/portal.ts'
import { codeOf, setUpFactor } from '../support/second-factor.ts'
import { cookieHeaderOf, newBrowser, postCall, signInOverHttp } from '../support/sign-in.ts'

export const personNames = ['visitor', 'teamAdmin', 'staff'] as const
export type PersonName = (typeof personNames)[number]

/** Somebody as whom a scanner acts. */
export type Person = {
  name: PersonName
  /** The Cookie header of their browser. */
  cookie: string
  /** Stands in no page but those that they see signed in; null for a visitor. */
  mark: string | null
}

export const visitor: Person = { name: 'visitor', cookie: '', mark: null }

/** Signs somebody of a team in as they would, by a code sent to their phone. */
export async function enterTeam(
  portal: TestPortal,
  { phone }: Pick<TestAccount, 'phone'>,
  mark: string,
): Promise<Person> {
  const { cookie } = await signInOverHttp(portal, phone.replace('+86', ''))
  return { name: 'teamAdmin', cookie, mark }
}

/** Signs a member of staff with every role in, by phone and authenticator. */
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
  return { name: 'staff', cookie: joinCookies(cookie, cookieHeaderOf(proof.cookies)), mark }
}

/** The account that the node takes this person's cookie for; null for nobody's. */
export async function accountBehind(portal: TestPortal, { cookie }: Person): Promise<string | null> {
  const from = { browser: newBrowser(), cookie }
  const { data }: Envelope = await postCall(portal, 'identification/v1/session', {}, from)
  return (data as { user: { userID: string } | null }).user?.userID ?? null
}

/** Two Cookie headers as one; of what both hold the later stays. */
export function joinCookies(...headers: string[]): string {
  const pairs = headers.flatMap((header) => header.split(/; */)).filter(Boolean)
  return [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ')
}

/** The token of a person's session. */
export function tokenOf({ cookie }: Person): string | undefined {
  return new RegExp(`${sessionCookie}=([^;]+)`).exec(cookie)?.[1]
}
