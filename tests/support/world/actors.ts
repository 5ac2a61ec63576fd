import { randomBytes, randomInt } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/db/database.ts'
import { listDocumentsInForce } from '../../../server/domains/sign-in/sessions/consent.queries.ts'
import { hashOfToken } from '../../../server/domains/sign-in/sessions/resolve-session.ts'
import { heldId, type OwnedId } from '../../../shared/lib/owned-id.ts'
import type { RoleKey, TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { TestPortal } from '../portal/portal.ts'

export type TestAccount = { accountId: OwnedId; phone: string; token: string }

export type Person = {
  /** The team to which they belong and for which their session acts. */
  membership?: { teamId: string; role: TeamRole }
  /** Their roles as a member of staff whose session has just proven a second factor. */
  staffRoles?: RoleKey[]
  isSuspended?: boolean
}

/**
 * People with a verified phone and a live session each, in the given order; `token` is that of their session.
 * All are created in one statement, for tests that need many of them often.
 */
export async function createPeople(
  portal: Pick<TestPortal, 'db'> & { services: Pick<TestPortal['services'], 'cipher'> },
  people: readonly Person[],
): Promise<TestAccount[]> {
  const { cipher } = portal.services
  const made = people.map(({ membership, staffRoles, isSuspended }, index) => {
    const phone = nextPhone()
    const token = newToken()
    const row = {
      at: index,
      status: isSuspended ? 'suspended' : 'active',
      phone: cipher.encrypt(phone, 'accounts.phone'),
      phone_index: cipher.blindIndex(phone, 'accounts.phone'),
      team_id: membership?.teamId ?? null,
      role: membership?.role ?? null,
      roles: staffRoles ?? null,
      shown: `工作人员 ${randomBytes(2).toString('hex')}`,
      hash: hashOfToken(token).toString('hex'),
    }
    return { phone, token, row }
  })
  const { rows } = await sql<{ id: string }>`
    with people as materialized (
      select uuid7() as id, p.* from jsonb_to_recordset(${JSON.stringify(made.map(({ row }) => row))}::jsonb) as p(
        at int, status text, phone text, phone_index text, team_id uuid, role text, roles text[], shown text, hash text)
      order by at
    ), made as (
      insert into accounts (id, status, phone_encrypted, phone_index)
      select id, status, phone, phone_index from people
    ), agreed as (${agreements(await listDocumentsInForce(portal.db, 'zh'), sql`select id from people`)}
    ), members as (
      insert into memberships (team_id, account_id, role)
      select team_id, id, role from people where team_id is not null
    ), staff as (
      insert into staff_members (account_id, roles, display_name, totp_confirmed_at)
      select id, roles, shown, now() from people where roles is not null
    ), signed_in as (
      ${sessionsOf(sql`select id, team_id, roles is not null, decode(hash, 'hex') from people`)}
    )
    select id from people order by at`.execute(portal.db)
  return made.map(({ phone, token }, index) => ({ accountId: heldId(rows[index]?.id ?? ''), phone, token }))
}

/** A person with a verified phone and a live session, whose token is `token`. */
export async function createAccount(portal: Parameters<typeof createPeople>[0]): Promise<TestAccount> {
  return first(await createPeople(portal, [{}]))
}

let lastPhone = randomInt(10_000_000, 90_000_000)

/** Sequential: among thousands of random numbers in one database two would be the same. */
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

type NewSession = { accountId: string; teamId?: string; isStaff?: boolean }

/** Further live sessions in one statement, in the given order. */
export async function createSessions(
  portal: Pick<TestPortal, 'db'>,
  sessions: readonly NewSession[],
): Promise<string[]> {
  const made = sessions.map((session) => ({ ...session, token: newToken() }))
  const rows = made.map(
    ({ accountId, teamId, isStaff = false, token }) =>
      sql`(${accountId}::uuid, ${teamId ?? null}::uuid, ${isStaff}::boolean, ${hashOfToken(token)}::bytea)`,
  )
  await sessionsOf(sql`values ${sql.join(rows)}`).execute(portal.db)
  return made.map(({ token }) => token)
}

const newToken = () => randomBytes(32).toString('base64url')

/**
 * Sessions as after a sign-in by code; those of staff have just proven a second factor.
 * @param rows account, team, whether it is a staff session, and the hash of the token
 */
function sessionsOf(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into sessions (account_id, team_id, is_staff, token_hash, expires_at, identity_proven_at,
      identity_proven_by, second_factor_at, step_up_at)
    select account_id, team_id, is_staff, token_hash, now() + interval '1 day', now(), 'phone', proof, proof
    from (${rows}) as s (account_id, team_id, is_staff, token_hash),
      lateral (select case when is_staff then now() end as proof) p`
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('Nothing was made')
  return item
}

export type TestTeam = { teamId: OwnedId; superAdmin: TestAccount }

type NewTeam = { kind?: 'registered' | 'unregistered' | 'person'; name?: string }

/** A team with its super admin, whose session acts for it. */
export async function createTeam(portal: TestPortal, options: NewTeam = {}): Promise<TestTeam> {
  const teamId = first(await createTeamRows(portal, [options]))
  return { teamId: heldId(teamId), superAdmin: await createMember(portal, teamId, 'superAdmin') }
}

/** Teams without members, as ids. */
export async function createTeamRows(
  { db }: Pick<TestPortal, 'db'>,
  teams: readonly NewTeam[],
): Promise<string[]> {
  const rows = await db
    .insertInto('teams')
    .values(
      teams.map(({ kind = 'registered', name = `团队 ${randomBytes(3).toString('hex')}` }) => ({
        ...{ kind, name },
        organisation_id: null,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A person of a team, whose session acts for it. */
export async function createMember(portal: TestPortal, teamId: string, role: TeamRole): Promise<TestAccount> {
  return first(await createPeople(portal, [{ membership: { teamId, role } }]))
}

/** A member of staff whose session has just proven a second factor. */
export async function createStaff(portal: TestPortal, roles: RoleKey[]): Promise<TestAccount> {
  return first(await createPeople(portal, [{ staffRoles: roles }]))
}

/** Makes them agree to the texts in force, without which nobody may write anything. */
export async function agreeToAll(db: Db, accountIds: readonly string[]): Promise<void> {
  const inForce = await listDocumentsInForce(db, 'zh')
  await agreements(inForce, sql`select unnest(${accountIds}::uuid[])`).execute(db)
}

type Documents = Awaited<ReturnType<typeof listDocumentsInForce>>

function agreements(inForce: Documents, accounts: RawBuilder<unknown>): RawBuilder<unknown> {
  const given = inForce.map(
    ({ alias, version, language, text_hash }) =>
      sql`(${alias}::text, ${version}::int, ${language}::text, ${text_hash}::bytea)`,
  )
  const texts =
    given.length > 0
      ? sql`values ${sql.join(given)}`
      : sql`select null, null::int, null, null::bytea where false`
  return sql`insert into consents (account_id, document, version, language, text_hash)
    select account.id, text.* from (${accounts}) as account (id), (${texts}) as text on conflict do nothing`
}
