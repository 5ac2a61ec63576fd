import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { openChangeStates } from '../../../shared/rules/organisations/super-admin-change.ts'
import { verificationTerms } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Db } from '../../db/database.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { notAmong } from '../../db/not-among.ts'
import { endOfTerm } from '../../db/retention.ts'

const { closingWarningDays } = verificationTerms
const warning = sql`make_interval(days => ${closingWarningDays})`

/** Unfinished first verifications that are about to be closed and whose teams were not warned. */
export async function listToWarn(db: Db, waiting: readonly string[]) {
  return unfinished(db, waiting)
    .where(isOlderBy(sql`+ ${warning}`))
    .where('papers_warned_at', 'is', null)
    .execute()
}

/** Those to close now: nobody loses a verification without having been warned long enough before. */
export async function listOverdue(db: Db, waiting: readonly string[]) {
  return unfinished(db, waiting)
    .where(isOlderBy(sql``))
    .where('papers_warned_at', '<', sql<Date>`now() - ${warning}`)
    .execute()
}

/** Records the warning, unless the team has continued meanwhile; returns whether it was recorded. */
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

/** Verifications that wait for their team and were never valid; a returned renewal has its own deadline. */
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

/** Whether a verification's term is over, or will be within the margin. */
function isOlderBy(margin: RawBuilder<unknown>) {
  return sql<SqlBool>`case state
    when 'returned' then decided_at < ${endOfTerm('returnedPapers')} ${margin}
    else submitted_at < ${endOfTerm('lettersToCome')} ${margin} end`
}

/**
 * Organisations with a standing or in progress, but without members in their teams. Those with an open
 * request to take over are left out.
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

/** Erases what was typed about outsiders where nobody is left who could decide about it. */
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
