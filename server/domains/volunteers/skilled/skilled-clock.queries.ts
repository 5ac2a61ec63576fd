import { sql } from 'kysely'
import { skilledTerms } from '../../../../shared/rules/volunteers/skilled.ts'
import type { Db } from '../../../db/database.ts'
import { endOfTerm } from '../../../db/retention.ts'

const today = sql`(now() at time zone 'Asia/Shanghai')::date`
const isOpen = sql`p.state in ('scoping', 'scoped', 'talked', 'running')`
const isBefore = sql`p.state in ('scoping', 'scoped', 'talked')`
/** A talk that is agreed is waited for. */
const lastStep = sql`greatest(p.changed_at, p.talk_at)`
const members = sql`select 1 from memberships m where m.team_id = p.team_id and m.left_at is null`

/** What comes to a project by itself, and when. */
const due = {
  gone: sql`${isOpen} and (p.account_id is null or not exists (${members}))`,
  contactLeft: sql`${isOpen} and p.contact_id is not null
    and not exists (${members} and m.account_id = p.contact_id)`,
  talked: sql`p.state = 'scoped' and p.talk_at + make_interval(mins => ${skilledTerms.talkMinutes}) <= now()`,
  talkSoon: sql`p.state in ('scoped', 'talked') and p.talk_reminded_at is null
    and p.talk_at > now() and p.talk_at <= now() + interval '1 day'`,
  ending: sql`p.state = 'running' and p.ends_on - ${skilledTerms.endReminderDays}::integer <= ${today}
    and p.ends_on >= ${today} and p.end_told_on is distinct from p.ends_on`,
  over: sql`p.state = 'running' and p.ends_on + ${skilledTerms.concludeDays}::integer < ${today}`,
  quiet: sql`${isBefore} and p.quiet_told_at is null
    and ${lastStep} <= now() - make_interval(days => ${skilledTerms.quietDays})`,
  lapsed: sql`${isBefore} and ${lastStep} <= now() - make_interval(days => ${skilledTerms.lapseDays})`,
} as const
export type DueOfProject = keyof typeof due
export const duesOfProjects = Object.keys(due) as DueOfProject[]

/** Projects for which something is due. */
export async function listDue(db: Db, what: DueOfProject, waiting: readonly string[]) {
  const { rows } = await sql<{ id: string }>`select p.id from skilled_projects p
    where ${due[what]} and p.id::text <> all(${[...waiting]}::text[]) order by p.id limit 200`.execute(db)
  return rows
}

/** Whether it still is, for a project that is locked. */
export async function isDue(db: Db, what: DueOfProject, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from skilled_projects p where p.id = ${id} and ${due[what]}`.execute(db)
  return rows.length > 0
}

const notes = {
  contactLeft: { contact_id: null },
  talkSoon: { talk_reminded_at: sql<Date>`now()` },
  ending: { end_told_on: sql<string>`ends_on` },
  quiet: { quiet_told_at: sql<Date>`now()` },
} as const

/** Notes that people were told. */
export async function noteOfProject(db: Db, what: keyof typeof notes, id: string): Promise<void> {
  await db.updateTable('skilled_projects').set(notes[what]).where('id', '=', id).execute()
}

/** Projects that came to nothing are removed after their term; those with work stay, as it does. */
export async function removeEndedProjects(db: Db): Promise<void> {
  await db
    .deleteFrom('skilled_projects')
    .where('state', '=', 'ended')
    .where('changed_at', '<', endOfTerm('endedSkilledProjects'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('volunteer_shifts')
            .select('volunteer_shifts.id')
            .whereRef('volunteer_shifts.project_id', '=', 'skilled_projects.id'),
        ),
      ),
    )
    .execute()
}
