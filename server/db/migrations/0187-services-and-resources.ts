import { type Kysely, sql } from 'kysely'

const tables = [
  'applications',
  'question_sets',
  'offering_stock_periods',
  'activation_codes',
  'quota_reservations',
]

const kinds = `('tool', 'service', 'resource')`

const widened = (table: string, column: string) => `
alter table ${table} drop constraint ${table}_${column}_check;
alter table ${table} add constraint ${table}_${column}_check check (${column} in ${kinds});`

/** Services and resources are records of collections: their offerings come and go with the records. */
const kept = (kind: string, collection: string) => `
insert into offerings (kind, number)
  select '${kind}', number from content_records where collection = '${collection}';
create trigger keep_${collection}_added after insert on content_records
  for each row when (new.collection = '${collection}') execute function keep_offerings('${kind}');
create trigger keep_${collection}_removed after delete on content_records
  for each row when (old.collection = '${collection}') execute function keep_offerings('${kind}');`

/** Services and resources can be applied for as tools can. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      [
        widened('offerings', 'kind'),
        ...tables.map((table) => widened(table, 'offering_kind')),
        kept('service', 'services'),
        kept('resource', 'resources'),
      ].join('\n'),
    )
    .execute(db)
}
