import { expect, inject, it } from 'vitest'
import { migrateToLatest } from '../../../server/db/migrate.ts'
import { emptyPlace } from '../../support/portal/empty-place.ts'
import { databaseAt, runAs, templateName } from '../../support/portal/postgres.ts'
import { queryOnce } from '../../support/query-once.ts'

/** What the application's role may do to each table, sequence and function; without what such extensions bring. */
const mayOf = (url: string) =>
  queryOnce(
    url,
    `select may from (
      select c.oid, c.oid::regclass || ' ' || p as may
      from pg_class c, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) p
      where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and c.relkind in ('r', 'v', 'm', 'p', 'f')
        and has_table_privilege('yisun_app', c.oid, p)
      union all
      select c.oid, c.oid::regclass || ' ' || p from pg_class c, unnest(array['usage', 'select', 'update']) p
      where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and c.relkind = 'S'
        and has_sequence_privilege('yisun_app', c.oid, p)
      union all
      select f.oid, f.oid::regprocedure || ' execute' from pg_proc f
      where f.pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
        and has_function_privilege('yisun_app', f.oid, 'execute')
    ) rights
    where not exists (
      select from pg_depend d join pg_extension e on e.oid = d.refobjid
      where d.objid = rights.oid and d.deptype = 'e' and e.extname <> 'pg_trgm'
    ) order by may`,
  )

it('goes on where an operator has added extensions, and grants nothing that is theirs', async () => {
  const { ownerUrl, appUrl } = await emptyPlace()
  const database = new URL(ownerUrl).pathname.slice(1)
  const adminUrl = databaseAt(inject('adminUrl'), database)
  await migrateToLatest(ownerUrl, 'yisun_app')
  await runAs(adminUrl, [
    'create extension amcheck schema public',
    'create extension pg_stat_statements schema public',
  ])
  await migrateToLatest(ownerUrl, 'yisun_app')

  const may = await mayOf(adminUrl)
  expect(may).toEqual(await mayOf(databaseAt(inject('adminUrl'), templateName)))
  expect(may.length).toBeGreaterThan(400)
  expect(may).toContain('audit_events insert')
  expect(may).not.toContain('audit_events update')
  const check = `select bt_index_check('audit_events_pkey'::regclass)`
  await expect(queryOnce(appUrl, check)).rejects.toThrow(/permission denied/)
})
