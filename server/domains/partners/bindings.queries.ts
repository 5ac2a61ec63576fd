import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { endOfTerm } from '../../db/retention.ts'

type Whose = { accountId: string }

/** An account's active bindings. */
export async function listAccountBindings(db: Db, accountId: string) {
  return db
    .selectFrom('partner_bindings')
    .select(['partner_id', 'bound_at', 'hours_since'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function findBinding(db: Db, partnerId: string, { accountId }: Whose) {
  return db
    .selectFrom('partner_bindings')
    .select(['id', 'subject', 'hours_since'])
    .where('partner_id', '=', partnerId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Binds an account, or resumes its earlier binding with the same pseudonym. */
export async function bindAccount(db: Db, partnerId: string, { accountId }: Whose) {
  return db
    .insertInto('partner_bindings')
    .values({ partner_id: partnerId, account_id: accountId, team_id: null, ended_at: null })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'account_id']).where('account_id', 'is not', null).doUpdateSet({
        bound_at: sql<Date>`case when partner_bindings.ended_at is null then partner_bindings.bound_at else now() end`,
        ended_at: null,
      }),
    )
    .returning(['id', 'subject', 'bound_at'])
    .executeTakeFirstOrThrow()
}

export async function bindTeam(db: Db, partnerId: string, { teamId }: { teamId: string }) {
  return db
    .insertInto('partner_bindings')
    .values({ partner_id: partnerId, account_id: null, team_id: teamId, ended_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'team_id'])
        .where('team_id', 'is not', null)
        .doUpdateSet({ ended_at: null }),
    )
    .returning(['id', 'subject', 'bound_at'])
    .executeTakeFirstOrThrow()
}

/** Ends a binding with every unused token made for it. */
export async function endBinding(db: Db, partnerId: string, { accountId }: Whose): Promise<null> {
  await db
    .updateTable('partner_bindings')
    .set({ ended_at: sql<Date>`now()`, hours_since: null })
    .where('partner_id', '=', partnerId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
  return null
}

/** Lets a binding's partner have confirmed hours from now on, as before where it already may, or ends that. */
export async function setHoursGiven(db: Db, bindingId: string, isGiven: boolean): Promise<Date | null> {
  const { hours_since } = await db
    .updateTable('partner_bindings')
    .set({ hours_since: isGiven ? sql<Date>`coalesce(hours_since, now())` : null })
    .where('id', '=', bindingId)
    .returning('hours_since')
    .executeTakeFirstOrThrow()
  return hours_since
}

/** Records a new token; returns its expiry by the database's clock. */
export async function insertToken(
  db: Db,
  row: { id: string; binding_id: string },
  lifeSeconds: number,
): Promise<Date> {
  const { expires_at } = await db
    .insertInto('partner_tokens')
    .values({
      ...row,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
      redeemed_at: null,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at
}

/** Holders of tokens when an account or an organisation is suspended. */
const holdersOf = (whose: { accountId: string } | { organisationId: string }) =>
  'accountId' in whose
    ? sql`select ${whose.accountId}::uuid as account_id, team_id from memberships where account_id = ${whose.accountId}
      union all select ${whose.accountId}::uuid, null`
    : sql`select account_id, team_id from memberships join teams on teams.id = memberships.team_id
      where teams.organisation_id = ${whose.organisationId}`

/** Ends unused tokens, whatever happens to their holders. */
export async function endTokens(
  db: Db,
  whose: { accountId: string } | { organisationId: string },
): Promise<void> {
  await sql`with holders as (${holdersOf(whose)})
    update partner_tokens set expires_at = now()
    from partner_bindings binding
    where binding.id = partner_tokens.binding_id and redeemed_at is null and expires_at > now()
      and (binding.account_id in (select account_id from holders)
        or binding.team_id in (select team_id from holders))`.execute(db)
}

/** Whether a team acts for a suspended or revoked organisation. */
export async function isHalted(db: Db, teamId: string): Promise<boolean> {
  const row = await db
    .selectFrom('teams')
    .innerJoin('organisations', 'organisations.id', 'teams.organisation_id')
    .select('teams.id')
    .where('teams.id', '=', teamId)
    .where('organisations.state', 'in', ['suspended', 'revoked'])
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a partner's token; undefined if it was used or expired, or its binding or account has ended. */
export async function spendToken(db: Db, tokenId: string, partnerId: string) {
  return db
    .updateTable('partner_tokens')
    .from('partner_bindings')
    .set({ redeemed_at: sql<Date>`now()` })
    .whereRef('partner_bindings.id', '=', 'partner_tokens.binding_id')
    .where('partner_tokens.id', '=', tokenId)
    .where('partner_tokens.redeemed_at', 'is', null)
    .where('partner_tokens.expires_at', '>', sql<Date>`now()`)
    .where('partner_bindings.partner_id', '=', partnerId)
    .where('partner_bindings.ended_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('partner_bindings.account_id', 'is', null),
        exists(
          selectFrom('accounts')
            .select('accounts.id')
            .whereRef('accounts.id', '=', 'partner_bindings.account_id')
            .where('accounts.status', '=', 'active'),
        ),
      ]),
    )
    .returning(['partner_bindings.subject', 'partner_bindings.team_id', 'partner_bindings.bound_at'])
    .executeTakeFirst()
}

/** Tokens a day after their end are useless, used or not. */
export async function deleteOldTokens(db: Db): Promise<void> {
  await db.deleteFrom('partner_tokens').where('expires_at', '<', endOfTerm('partnerTokens')).execute()
}
