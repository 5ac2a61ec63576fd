import { type Insertable, sql, type UpdateObject } from 'kysely'
import type { PartnerKind } from '../../../shared/rules/partners.ts'
import type { Db } from '../../db/database.ts'
import type { Database } from '../../db/schema.ts'
import type { PartnersTables } from '../../db/tables/partners.ts'

export async function listActivePartners(db: Db, kind: PartnerKind) {
  return active(db).where('kind', '=', kind).orderBy('id').execute()
}

export async function findPartnerOfTool(db: Db, toolNumber: number) {
  return active(db).where('tool_number', '=', toolNumber).executeTakeFirst()
}

export async function findPartnerByAudience(db: Db, audience: string) {
  return active(db).where('audience', '=', audience).executeTakeFirst()
}

/** Every partner with its number of people and teams. */
export async function listAllPartners(db: Db) {
  return db
    .selectFrom('partners')
    .selectAll('partners')
    .select(({ selectFrom }) =>
      selectFrom('partner_bindings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('partner_bindings.partner_id', '=', 'partners.id')
        .where('partner_bindings.ended_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('bindings'),
    )
    .orderBy('partners.id')
    .execute()
}

export async function lockPartner(db: Db, id: string) {
  return db.selectFrom('partners').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Another partner with this address, or an active one with this tool. */
export async function findRival(
  db: Db,
  { id, audience, toolNumber }: { id: string | null; audience: string; toolNumber: number | null },
) {
  return db
    .selectFrom('partners')
    .select(['audience', 'tool_number'])
    .where((eb) =>
      eb.or([
        eb('audience', '=', audience),
        eb.and([eb('tool_number', '=', toolNumber), eb('is_active', '=', true)]),
      ]),
    )
    .$if(id !== null, (query) => query.where('id', '!=', id ?? ''))
    .executeTakeFirst()
}

export async function insertPartner(db: Db, row: Insertable<PartnersTables['partners']>): Promise<string> {
  const { id } = await db.insertInto('partners').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updatePartner(
  db: Db,
  id: string,
  values: UpdateObject<Database, 'partners'>,
): Promise<number> {
  const { version } = await db
    .updateTable('partners')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

function active(db: Db) {
  return db
    .selectFrom('partners')
    .select(['id', 'name', 'audience', 'launch_url', 'key_hash'])
    .where('is_active', '=', true)
}
