import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { openChangeStates } from '../../../shared/rules/organisations/super-admin-change.ts'
import { verificationTerms } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Db } from '../../db/database.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { notAmong } from '../../db/not-among.ts'
import { endOfTerm } from '../../db/retention.ts'

const { closingWarningDays } = verificationTerms
const warning = sql`make_interval(days => ${closingWarningDays})`

/** Unfinished first verifications that are closed within the days of the warning and whose teams were not told. */
export async function listToWarn(db: Db, waiting: readonly string[]) {
  return unfinished(db, waiting)
    .where(isOlderBy(sql`+ ${warning}`))
    .where('papers_warned_at', 'is', null)
    .execute()
}

/** Those that are closed now: nobody loses a verification without having been told so long before. */
export async function listOverdue(db: Db, waiting: readonly string[]) {
  return unfinished(db, waiting)
    .where(isOlderBy(sql``))
    .where('papers_warned_at', '<', sql<Date>`now() - ${warning}`)
    .execute()
}

/** Notes that the team was told, unless it has gone on meanwhile; answers whether it has not. */
export async function noteWarning(
  db: Db,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const noted = await db
    .updateTable('organisations')
    .set({ papers_warned_at: databaseClock })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('papers_warned_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** What waits for its team and was never verified; a renewal that was returned has a day of its own. */
function unfinished(db: Db, waiting: readonly string[]) {
  return db
    .selectFrom('organisations')
    .selectAll()
    .where('state', 'in', ['pending_documents', 'returned'])
    .where('verified_until', 'is', null)
    .where(notAmong('id', waiting))
    .orderBy('id')
    .limit(200)
}

/** Whether the term of a verification is over, or will be. */
function isOlderBy(margin: RawBuilder<unknown>) {
  return sql<SqlBool>`case state
    when 'returned' then decided_at < ${endOfTerm('returnedPapers')} ${margin}
    else submitted_at < ${endOfTerm('lettersToCome')} ${margin} end`
}

/**
 * Organisations in whose teams nobody is left, and which hold a standing or wait for one. Who asks to take one over
 * is waited for.
 */
export async function listAbandoned(db: Db, states: readonly string[], waiting: readonly string[]) {
  return db
    .selectFrom('organisations')
    .selectAll()
    .where(sql<SqlBool>`state = any(${[...states]}::text[])`)
    .where(
      sql<SqlBool>`not exists (
        select from memberships join teams on teams.id = memberships.team_id
        where memberships.left_at is null
          and (teams.id = organisations.team_id or teams.organisation_id = organisations.id))`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('super_admin_changes')
            .select('super_admin_changes.id')
            .whereRef('super_admin_changes.organisation_id', '=', 'organisations.id')
            .where('super_admin_changes.state', 'in', [...openChangeStates]),
        ),
      ),
    )
    .where(notAmong('organisations.id', waiting))
    .orderBy('id')
    .limit(200)
    .execute()
}

/** What was typed of people outside the portal goes where nobody is left who could say what becomes of it. */
export async function forgetTyped(db: Db, organisationId: string, empty: string): Promise<void> {
  await db
    .updateTable('organisations')
    .set({
      address_encrypted: null,
      address_index: null,
      legal_representative_encrypted: null,
      legal_representative_index: null,
      contact_name_encrypted: null,
      contact_phone_encrypted: null,
      contact_phone_index: null,
    })
    .where('id', '=', organisationId)
    .execute()
  await db
    .updateTable('organisation_submissions')
    .set({ personal_encrypted: empty })
    .where('organisation_id', '=', organisationId)
    .execute()
}
