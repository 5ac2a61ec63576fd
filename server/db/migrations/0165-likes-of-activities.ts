import { type Kysely, sql } from 'kysely'

/** Volunteer activities are liked as projects are: a like says of which kind its number is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // As the specification numbers them: 1 a project, 2 a volunteer activity.
  'alter table project_likes add column type smallint not null default 1 check (type in (1, 2))',
  'drop index project_likes_account, project_likes_address, project_likes_all_of_address',
  `create unique index project_likes_account on project_likes (type, number, account_id)
    where account_id is not null`,
  `create unique index project_likes_address on project_likes (type, number, address_key)
    where account_id is null`,
  'create index project_likes_all_of_address on project_likes (type, number, address_key)',
  // A project that comes back is given the likes of projects alone.
  `do $$ begin
    execute replace(pg_get_functiondef('keep_project_listing()'::regprocedure),
      'from project_likes where number = subject', 'from project_likes where type = 1 and number = subject');
  end $$`,
]
