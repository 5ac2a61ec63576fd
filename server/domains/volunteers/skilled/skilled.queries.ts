import { type Selectable, sql } from 'kysely'
import { openSkilledStates } from '../../../../shared/rules/volunteers/skilled.ts'
import type { Db } from '../../../db/database.ts'
import type { VolunteersTables } from '../../../db/tables/volunteers.ts'
import { holdSignup, type SignupRow, withShift } from '../signups/signups.queries.ts'

export type ProjectRow = Selectable<VolunteersTables['skilled_projects']>

/** The project of somebody who was accepted for a call. @returns undefined where it has one */
export async function insertProject(
  db: Db,
  row: Pick<ProjectRow, 'signup_id' | 'activity' | 'team_id' | 'account_id' | 'contact_id'>,
): Promise<ProjectRow | undefined> {
  return db
    .insertInto('skilled_projects')
    .values(row as typeof row & EmptyProject)
    .onConflict((conflict) => conflict.column('signup_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}
type EmptyProject = Omit<ProjectRow, keyof ProjectRow>

export async function findProject(db: Db, id: string): Promise<ProjectRow | undefined> {
  return db.selectFrom('skilled_projects').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A project, locked; before it the sign-up that it came of, as whoever withdraws locks that first. */
export async function holdProject(db: Db, id: string): Promise<ProjectRow | undefined> {
  const found = await findProject(db, id)
  if (found?.signup_id) await holdSignup(db, found.signup_id)
  return (
    found && db.selectFrom('skilled_projects').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  )
}

/** The open project of a sign-up, locked. */
export async function lockOpenProjectOf(db: Db, signupId: string): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('skilled_projects')
    .selectAll()
    .where('signup_id', '=', signupId)
    .where('state', 'in', [...openSkilledStates])
    .forUpdate()
    .executeTakeFirst()
}

/** Whether a sign-up has led to a project: its hours are stated there. */
export async function hasProject(db: Db, signupId: string): Promise<boolean> {
  const row = await db
    .selectFrom('skilled_projects')
    .select('id')
    .where('signup_id', '=', signupId)
    .executeTakeFirst()
  return row !== undefined
}

/** What the volunteer called themselves, encrypted; undefined once the sign-up is gone. */
export async function findSealedName(db: Db, { signup_id }: ProjectRow): Promise<string | undefined> {
  if (!signup_id) return undefined
  const row = await db
    .selectFrom('volunteer_signups')
    .select('name_encrypted')
    .where('id', '=', signup_id)
    .executeTakeFirst()
  return row?.name_encrypted
}

/** A page of all projects, the newest first. */
export async function listProjects(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom('skilled_projects')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('skilled_projects')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The talks of a person's open projects: as a volunteer, or as who acts for a host whose member they are. */
export async function listTalksOf(db: Db, accountId: string): Promise<(ProjectRow & { talk_at: Date })[]> {
  return db
    .selectFrom('skilled_projects')
    .selectAll()
    .$narrowType<{ talk_at: Date }>()
    .where('talk_at', 'is not', null)
    .where('state', 'in', [...openSkilledStates])
    .where(
      sql<boolean>`(account_id = ${accountId} or contact_id = ${accountId} and exists (select 1 from memberships m
        where m.team_id = skilled_projects.team_id and m.account_id = ${accountId} and m.left_at is null))`,
    )
    .orderBy('talk_at', 'desc')
    .limit(100)
    .execute()
}

/** The work that was stated in a project, the last day first. */
export async function listWork(db: Db, projectId: string) {
  return withShift(db)
    .where('volunteer_shifts.project_id', '=', projectId)
    .orderBy('volunteer_shifts.starts_at', 'desc')
    .orderBy('volunteer_signups.id', 'desc')
    .limit(500)
    .execute()
}

export type Worked = { confirmed: number; stated: number }

/** The minutes of projects that both have confirmed, and that one side has stated. */
export async function sumWork(db: Db, projectIds: readonly string[]): Promise<Map<string, Worked>> {
  const { rows } = await sql<Worked & { id: string }>`
    select h.project_id as id, coalesce(sum(s.minutes) filter (where s.state = 'confirmed'), 0)::integer as confirmed,
      coalesce(sum(s.minutes) filter (where s.state <> 'confirmed'), 0)::integer as stated
    from volunteer_shifts h join volunteer_signups s on s.shift_id = h.id
    where h.project_id = any(${[...projectIds]}::uuid[]) group by 1`.execute(db)
  return new Map(rows.map(({ id, ...worked }) => [id, worked]))
}

/** The minutes that can still be stated in a project, without those of a sign-up; the project is locked. */
export async function lockLeft(db: Db, projectId: string, without: string | null): Promise<number> {
  await db.selectFrom('skilled_projects').select('id').where('id', '=', projectId).forUpdate().execute()
  const { rows } = await sql<{ left: number }>`
    select coalesce(p.minutes, 0) - coalesce((select sum(s.minutes) from volunteer_shifts h
      join volunteer_signups s on s.shift_id = h.id
      where h.project_id = p.id and s.id is distinct from ${without}::uuid), 0)::integer as left
    from skilled_projects p where p.id = ${projectId}`.execute(db)
  return rows[0]?.left ?? 0
}

/** A stretch of work: a shift of the project alone, with its volunteer in it. */
export async function insertWork(
  db: Db,
  { id, activity }: Pick<ProjectRow, 'id' | 'activity'>,
  days: { starts_at: Date; ends_at: Date },
  { account_id, size, name_encrypted }: Pick<SignupRow, 'account_id' | 'size' | 'name_encrypted'>,
): Promise<SignupRow> {
  const shift = await db
    .insertInto('volunteer_shifts')
    .values({
      ...{ ...days, activity, project_id: id, task: '', places: size },
      ...{ is_direct: false, cancelled_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('volunteer_signups')
    .values({ shift_id: shift.id, account_id, size, name_encrypted, state: 'attended' })
    .returningAll()
    .executeTakeFirstOrThrow()
}
