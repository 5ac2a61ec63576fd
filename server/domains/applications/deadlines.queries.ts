import { sql } from 'kysely'
import { applicationTerms } from '../../../shared/rules/applications/application-terms.ts'
import type { Db } from '../../db/database.ts'
import { notAmong } from '../../db/not-among.ts'

const batch = 200

/** Applications whose correction was not sent in time. */
export async function listLapsed(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('state', '=', 'needs_correction')
    .where(sql<boolean>`correction_due_at <= now()`)
    .where(notAmong('id', waiting))
    .limit(batch)
    .execute()
  return rows.map((row) => row.id)
}

/** Grants whose last day in China is past, whether or not the team has confirmed that the offering works. */
export async function listExpired(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    // Two separate conditions, because the index for one state does not cover the other.
    .where((eb) => eb.or([eb('state', '=', 'active'), eb('state', '=', 'fulfilling')]))
    .where(sql<boolean>`granted_until < (now() at time zone 'Asia/Shanghai')::date`)
    .where(notAmong('id', waiting))
    .limit(batch)
    .execute()
  return rows.map((row) => row.id)
}

/** Drafts untouched for so many days; with `onlyUnwarned`, those already warned about are left out. */
export async function listOldDrafts(
  db: Db,
  { days, onlyUnwarned, waiting }: { days: number; onlyUnwarned: boolean; waiting: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('state', '=', 'draft')
    .where(sql<boolean>`saved_at < now() - make_interval(days => ${days})`)
    .$if(onlyUnwarned, (query) => query.where('draft_warned_at', 'is', null))
    // Nobody loses a draft without having been warned a week before.
    .$if(!onlyUnwarned, (query) =>
      query.where(
        sql<boolean>`draft_warned_at < now() - make_interval(days => ${applicationTerms.draftWarningDays})`,
      ),
    )
    .where(notAmong('id', waiting))
    .limit(batch)
    .execute()
  return rows.map((row) => row.id)
}

export async function markWarned(db: Db, id: string): Promise<void> {
  await db
    .updateTable('applications')
    .set({ draft_warned_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
