import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../server/db/database.ts'
import { listDocumentsInForce } from '../../server/domains/sign-in/sessions/consent.queries.ts'
import { hashOfToken } from '../../server/domains/sign-in/sessions/resolve-session.ts'
import { heldId, type OwnedId } from '../../shared/lib/owned-id.ts'
import type { RoleKey, TeamRole } from '../../shared/rules/roles.ts'
import type { TestPortal } from './portal.ts'

export type TestAccount = { accountId: OwnedId; phone: string; token: string }

type Person = {
  /** The team that they belong to and that their session acts for. */
  membership?: { teamId: string; role: TeamRole }
  /** What they may do as a member of staff whose session has just proven a second factor. */
  staffRoles?: RoleKey[]
}

/**
 * People with a verified phone and a live session each, in the order asked for; `token` signs in as them. All come in
 * one round of statements, for whoever needs many again and again.
 */
export async function createPeople(
  portal: Pick<TestPortal, 'db'> & { services: Pick<TestPortal['services'], 'cipher'> },
  people: readonly Person[],
): Promise<TestAccount[]> {
  const { cipher } = portal.services
  const phones = people.map(nextPhone)
  const accounts = await portal.db
    .insertInto('accounts')
    .values(
      phones.map((phone) => ({
        phone_encrypted: cipher.encrypt(phone, 'accounts.phone'),
        phone_index: cipher.blindIndex(phone, 'accounts.phone'),
      })),
    )
    .returning(['id', 'phone_index'])
    .execute()
  await agreeToAll(
    portal.db,
    accounts.map(({ id }) => id),
  )
  const idOf = new Map(accounts.map(({ id, phone_index }) => [phone_index, id]))
  const made = people.map((person, index) => {
    const phone = phones[index] ?? ''
    return { ...person, phone, accountId: heldId(idOf.get(cipher.blindIndex(phone, 'accounts.phone')) ?? '') }
  })
  const members = made.flatMap(({ accountId, membership }) =>
    membership
      ? [{ team_id: membership.teamId, account_id: accountId, role: membership.role, left_at: null }]
      : [],
  )
  if (members.length) await portal.db.insertInto('memberships').values(members).execute()
  const staff = made.flatMap(({ accountId, staffRoles: roles }) =>
    roles
      ? [
          {
            account_id: accountId,
            roles,
            display_name: `工作人员 ${randomBytes(2).toString('hex')}`,
            totp_secret_encrypted: null,
            totp_confirmed_at: sql<Date>`now()`,
            totp_last_step: null,
          },
        ]
      : [],
  )
  if (staff.length) await portal.db.insertInto('staff_members').values(staff).execute()
  const tokens = await createSessions(
    portal,
    made.map(({ accountId, membership, staffRoles: roles }) => ({
      accountId,
      isStaff: roles !== undefined,
      ...(membership && { teamId: membership.teamId }),
    })),
  )
  return made.map(({ accountId, phone }, index) => ({ accountId, phone, token: tokens[index] ?? '' }))
}

/** A person with a verified phone and a live session; `token` signs in as them. */
export async function createAccount(portal: Parameters<typeof createPeople>[0]): Promise<TestAccount> {
  return first(await createPeople(portal, [{}]))
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
  return first(await createSessions(portal, [{ accountId, ...options }]))
}

async function createSessions(
  portal: Pick<TestPortal, 'db'>,
  sessions: readonly { accountId: string; teamId?: string; isStaff?: boolean }[],
): Promise<string[]> {
  const made = sessions.map((session) => ({ ...session, token: randomBytes(32).toString('base64url') }))
  await portal.db
    .insertInto('sessions')
    .values(
      made.map(({ accountId, teamId, isStaff = false, token }) => {
        const proof = isStaff ? sql<Date>`now()` : null
        return {
          account_id: accountId,
          token_hash: hashOfToken(token),
          team_id: teamId ?? null,
          is_staff: isStaff,
          expires_at: sql<Date>`now() + interval '1 day'`,
          // As after a sign-in by code.
          identity_proven_at: sql<Date>`now()`,
          identity_proven_by: 'phone',
          second_factor_at: proof,
          step_up_at: proof,
        }
      }),
    )
    .execute()
  return made.map(({ token }) => token)
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('Nothing was made')
  return item
}

export type TestTeam = { teamId: OwnedId; superAdmin: TestAccount }

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
  return { teamId: heldId(team.id), superAdmin }
}

/** A person of a team, whose session acts for it. */
export async function createMember(portal: TestPortal, teamId: string, role: TeamRole): Promise<TestAccount> {
  return first(await createPeople(portal, [{ membership: { teamId, role } }]))
}

/** A member of staff whose session has just proven a second factor. */
export async function createStaff(portal: TestPortal, roles: RoleKey[]): Promise<TestAccount> {
  return first(await createPeople(portal, [{ staffRoles: roles }]))
}

/** As if they had agreed to what is in force, without which nobody writes anything. */
export async function agreeToAll(db: Db, accountIds: readonly string[]): Promise<void> {
  const inForce = await listDocumentsInForce(db, 'zh')
  const given = accountIds.flatMap((accountId) =>
    inForce.map(({ alias, ...text }) => ({ ...text, account_id: accountId, document: alias })),
  )
  if (given.length > 0)
    await db
      .insertInto('consents')
      .values(given)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
