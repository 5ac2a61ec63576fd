import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { hashOfToken } from '../../server/domains/accounts/resolve-session.ts'
import type { RoleKey, TeamRole } from '../../shared/rules/roles.ts'
import type { TestPortal } from './portal.ts'

export type TestAccount = { accountId: string; phone: string; token: string }

/** A person with a verified phone and a live session; `token` signs in as them. */
export async function createAccount(
  portal: Pick<TestPortal, 'db'> & { services: Pick<TestPortal['services'], 'cipher'> },
): Promise<TestAccount> {
  const { cipher } = portal.services
  const phone = nextPhone()
  const account = await portal.db
    .insertInto('accounts')
    .values({
      phone_encrypted: cipher.encrypt(phone, 'accounts.phone'),
      phone_index: cipher.blindIndex(phone, 'accounts.phone'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { accountId: account.id, phone, token: await createSession(portal, account.id) }
}

let lastPhone = randomInt(10_000_000, 90_000_000)

/** One after the other: of thousands drawn at random in one database two would be the same. */
function nextPhone(): string {
  lastPhone += 1
  return `+86139${lastPhone}`
}

/** A further live session of an account. */
export async function createSession(
  portal: Pick<TestPortal, 'db'>,
  accountId: string,
  options: { teamId?: string; isStaff?: boolean } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const proof = options.isStaff ? sql<Date>`now()` : null
  await portal.db
    .insertInto('sessions')
    .values({
      account_id: accountId,
      token_hash: hashOfToken(token),
      team_id: options.teamId ?? null,
      is_staff: options.isStaff ?? false,
      expires_at: sql<Date>`now() + interval '1 day'`,
      // As after a sign-in by code.
      identity_proven_at: sql<Date>`now()`,
      identity_proven_by: 'phone',
      second_factor_at: proof,
      step_up_at: proof,
    })
    .execute()
  return token
}

export type TestTeam = { teamId: string; superAdmin: TestAccount }

/** A team with its super admin, whose session acts for it. */
export async function createTeam(
  portal: TestPortal,
  options: { kind?: 'registered' | 'unregistered' | 'person'; name?: string } = {},
): Promise<TestTeam> {
  const team = await portal.db
    .insertInto('teams')
    .values({
      kind: options.kind ?? 'registered',
      name: options.name ?? `团队 ${randomBytes(3).toString('hex')}`,
      organisation_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const superAdmin = await createMember(portal, team.id, 'superAdmin')
  return { teamId: team.id, superAdmin }
}

/** A person of a team, whose session acts for it. */
export async function createMember(portal: TestPortal, teamId: string, role: TeamRole): Promise<TestAccount> {
  const account = await createAccount(portal)
  await portal.db
    .insertInto('memberships')
    .values({ team_id: teamId, account_id: account.accountId, role, left_at: null })
    .execute()
  return { ...account, token: await createSession(portal, account.accountId, { teamId }) }
}

/** A member of staff whose session has just proven a second factor. */
export async function createStaff(portal: TestPortal, roles: RoleKey[]): Promise<TestAccount> {
  const account = await createAccount(portal)
  await portal.db
    .insertInto('staff_members')
    .values({
      account_id: account.accountId,
      roles,
      display_name: `工作人员 ${randomBytes(2).toString('hex')}`,
      totp_secret_encrypted: null,
      totp_confirmed_at: sql<Date>`now()`,
      totp_last_step: null,
    })
    .execute()
  return { ...account, token: await createSession(portal, account.accountId, { isStaff: true }) }
}
