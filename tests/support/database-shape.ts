import pg from 'pg'

/**
 * The schema of a database, one line per object: columns in order, sequences, indexes, constraints,
 * functions, triggers, views, comments and the rights of the application's role. It is the same for all
 * databases of a release.
 */
export async function readShape(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const lines: string[] = []
    for (const query of queries) {
      const { rows } = await client.query({ text: query, rowMode: 'array' })
      lines.push(...rows.map((row) => row.join(' ')))
    }
    return lines.sort()
  } finally {
    await client.end()
  }
}

const schemas = "('public', 'pgboss')"
/** Functions and the like that belong to extensions come with PostgreSQL. */
const notOfExtension = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`

const queries = [
  `select 'relation', c.oid::regclass, c.relkind, array_to_string(c.reloptions, ','), obj_description(c.oid)
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  `select 'column', a.attrelid::regclass, row_number() over (partition by a.attrelid order by a.attnum), a.attname,
     format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
     pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation, a.attstorage, col_description(c.oid, a.attnum)
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`,
  `select 'sequence', schemaname, sequencename, data_type, start_value, min_value, max_value, increment_by, cycle
   from pg_sequences where schemaname in ${schemas}`,
  `select 'index', indexdef from pg_indexes where schemaname in ${schemas}`,
  `select 'constraint', conrelid::regclass, conname, pg_get_constraintdef(c.oid)
   from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname in ${schemas}`,
  `select 'function', p.oid::regprocedure, md5(pg_get_functiondef(p.oid)),
     array(select granted::text from unnest(p.proacl) granted order by 1)
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname in ${schemas} and p.prokind in ('f', 'p') and ${notOfExtension('p.oid')}`,
  `select 'trigger', pg_get_triggerdef(t.oid)
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ${schemas} and not tgisinternal`,
  `select 'view', schemaname, viewname, definition from pg_views
   where schemaname in ${schemas} and ${notOfExtension("format('%I.%I', schemaname, viewname)::regclass")}`,
  "select 'extension', extname from pg_extension",
  `select 'right', table_schema, table_name, privilege_type from information_schema.role_table_grants
   where grantee = 'yisun_app'`,
]
