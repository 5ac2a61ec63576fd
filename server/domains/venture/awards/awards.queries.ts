import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Database } from '../../../db/schema.ts'

export type AwardRow = Selectable<Database['venture_awards']>
export type AgreementRow = Selectable<Database['venture_agreements']>
export type TrancheRow = Selectable<Database['venture_tranches']>
export type ReportRow = Selectable<Database['venture_reports']>

export async function lockEntry(db: Db, entryId: string) {
  return db.selectFrom('venture_entries').selectAll().where('id', '=', entryId).forUpdate().executeTakeFirst()
}

/** Makes an award; undefined if its entry has one. */
export async function insertAward(
  db: Db,
  award: Insertable<Database['venture_awards']>,
): Promise<AwardRow | undefined> {
  return db
    .insertInto('venture_awards')
    .values(award)
    .onConflict((conflict) => conflict.column('entry_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** An award; locked, nobody else changes it or its money until the commit. */
export async function findAward(db: Db, awardId: string, how?: 'locked'): Promise<AwardRow | undefined> {
  const found = db.selectFrom('venture_awards').selectAll().where('id', '=', awardId)
  return (how === 'locked' ? found.forUpdate() : found).executeTakeFirst()
}

/** The award of an entry, locked with all its money. */
export async function lockAwardOf(db: Db, entryId: string): Promise<AwardRow | undefined> {
  return db
    .selectFrom('venture_awards')
    .selectAll()
    .where('entry_id', '=', entryId)
    .forUpdate()
    .executeTakeFirst()
}

/** A team's application, with the award that it led to, if any; undefined where the team has no such application. */
export async function findAwardOfApplication(db: Db, teamId: string, applicationId: string) {
  return db
    .selectFrom('applications')
    .leftJoin('venture_entries', 'venture_entries.application_id', 'applications.id')
    .leftJoin('venture_awards', 'venture_awards.entry_id', 'venture_entries.id')
    .select('venture_awards.id as award')
    .where('applications.id', '=', applicationId)
    .where('applications.team_id', '=', teamId)
    .executeTakeFirst()
}

/** Whose an award is, and what it is called. */
export async function describeAwards(db: Db, awardIds: readonly string[]) {
  if (awardIds.length === 0) return []
  return db
    .selectFrom('venture_awards')
    .innerJoin('venture_entries', 'venture_entries.id', 'venture_awards.entry_id')
    .innerJoin('teams', 'teams.id', 'venture_awards.team_id')
    .leftJoin('organisations', 'organisations.id', 'venture_awards.organisation_id')
    .select([
      'venture_awards.id',
      'venture_entries.reference',
      'venture_entries.title_encrypted',
      'venture_entries.application_id',
      'teams.name as team',
      sql<string | null>`coalesce(organisations.verified_name, organisations.name)`.as('organisation'),
    ])
    .where('venture_awards.id', 'in', awardIds)
    .execute()
}

/** What is agreed, the newest version first. */
export async function listAgreements(db: Db, awardId: string): Promise<AgreementRow[]> {
  return db
    .selectFrom('venture_agreements')
    .selectAll()
    .where('award_id', '=', awardId)
    .orderBy('number', 'desc')
    .execute()
}

export async function insertAgreement(
  db: Db,
  agreement: Insertable<Database['venture_agreements']>,
): Promise<void> {
  await db.insertInto('venture_agreements').values(agreement).execute()
}

export async function acceptAgreementRow(db: Db, agreementId: string, accountId: string): Promise<boolean> {
  const accepted = await db
    .updateTable('venture_agreements')
    .set({ accepted_by: accountId, accepted_at: sql<Date>`now()` })
    .where('id', '=', agreementId)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return accepted !== undefined
}

/** When the public notice of a round ended. */
export async function listEndsOfNotice(db: Db, round: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('venture_events')
    .innerJoin('venture_rounds', 'venture_rounds.id', 'venture_events.round_id')
    .select('venture_events.at')
    .where('venture_rounds.number', '=', round)
    .where('venture_events.action', '=', 'conclude')
    .execute()
  return rows.map(({ at }) => at)
}

/** Payments first, in the order of the agreement. */
export async function listTranches(db: Db, awardId: string): Promise<TrancheRow[]> {
  return db
    .selectFrom('venture_tranches')
    .selectAll()
    .where('award_id', '=', awardId)
    .orderBy('direction', 'desc')
    .orderBy('due_on')
    .orderBy('id')
    .execute()
}

/** An award's tranche or report by its id, with the award locked. */
export async function findTranche(db: Db, trancheId: string): Promise<TrancheRow | undefined> {
  return db.selectFrom('venture_tranches').selectAll().where('id', '=', trancheId).executeTakeFirst()
}

export async function insertTranches(
  db: Db,
  tranches: Insertable<Database['venture_tranches']>[],
): Promise<void> {
  if (tranches.length > 0) await db.insertInto('venture_tranches').values(tranches).execute()
}

export async function insertTranche(
  db: Db,
  tranche: Insertable<Database['venture_tranches']>,
): Promise<TrancheRow> {
  return db.insertInto('venture_tranches').values(tranche).returningAll().executeTakeFirstOrThrow()
}

/** Whether a bank reference is noted for another tranche in the same direction already. */
export async function isReferenceTaken(
  db: Db,
  { id, direction }: Pick<TrancheRow, 'id' | 'direction'>,
  index: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('venture_tranches')
    .select('id')
    .where('direction', '=', direction)
    .where('bank_reference_index', '=', index)
    .where('id', '!=', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function listReports(db: Db, awardId: string): Promise<ReportRow[]> {
  return db
    .selectFrom('venture_reports')
    .selectAll()
    .where('award_id', '=', awardId)
    .orderBy('due_on')
    .execute()
}

export async function findReport(db: Db, reportId: string): Promise<ReportRow | undefined> {
  return db.selectFrom('venture_reports').selectAll().where('id', '=', reportId).executeTakeFirst()
}

/** Asks for a report, or moves the day and the questions of one that has not been sent. */
export async function planReport(
  db: Db,
  report: Pick<ReportRow, 'award_id' | 'kind' | 'due_on' | 'answers_encrypted'> & { questions: string },
): Promise<void> {
  await db
    .insertInto('venture_reports')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['award_id', 'kind'])
        .doUpdateSet({
          due_on: report.due_on,
          questions: report.questions,
          reminded_on: null,
          version: sql`venture_reports.version + 1`,
        })
        .where('venture_reports.state', 'in', ['draft', 'returned']),
    )
    .execute()
}

/** Takes back a report that is no longer agreed on and has not been sent. */
export async function dropReport(db: Db, awardId: string, kind: ReportRow['kind']): Promise<void> {
  await db
    .deleteFrom('venture_reports')
    .where('award_id', '=', awardId)
    .where('kind', '=', kind)
    .where('state', 'in', ['draft', 'returned'])
    .execute()
}

/** Open reports whose day comes within a week or has passed, each once per day that it is due on. */
export async function listDueReports(db: Db, waiting: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select report.id from venture_reports report join venture_awards award on award.id = report.award_id
    where report.state in ('draft', 'returned') and award.state in ('agreed', 'running')
      and report.due_on <= (now() at time zone 'Asia/Shanghai')::date + 7
      and report.reminded_on is distinct from report.due_on
      and report.id <> all(${[...waiting]}::uuid[])
    order by report.due_on limit 100`.execute(db)
  return rows.map(({ id }) => id)
}

export async function markReportReminded(db: Db, { id, due_on }: ReportRow): Promise<void> {
  await db.updateTable('venture_reports').set({ reminded_on: due_on }).where('id', '=', id).execute()
}
