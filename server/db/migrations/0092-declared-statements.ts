import { type Kysely, sql } from 'kysely'

/**
 * What a team has declared is kept with its application in the words of that day: the rules of a tool may change. Of
 * applications that were sent before, the words of today are the nearest there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column declarations jsonb not null default '[]'`.execute(db)
  await sql`
    update applications a set declarations = stated.list
    from (
      select a.id, jsonb_agg(
        jsonb_build_object('key', rule->'key', 'statement', rule->'statement') order by position
      ) as list
      from applications a
      join tools t on t.number = a.tool_number
      cross join jsonb_array_elements(t.rules) with ordinality as of_tool (rule, position)
      where a.state <> 'draft' and rule->>'kind' = 'declared' and rule->>'key' = any (a.declared)
      group by a.id
    ) stated
    where stated.id = a.id`.execute(db)
}
