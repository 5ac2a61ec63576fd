import { ApiError } from '../../../shared/contract/errors.ts'
import type { Zone } from '../../../shared/contract/resource-parts.ts'
import { resourceKinds } from '../../../shared/rules/toolbox/resource-facets.ts'
import type { CallContext } from '../../context.ts'
import type { PublishedRow } from '../../db/published-lists.queries.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { presentLinked } from './linked.present.ts'
import { listByNumber, listFieldRows } from './linked.queries.ts'
import { countByZone } from './resource-list.queries.ts'
import { resourceKindName } from './resource-words.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

/** A zone by its alias or its number. @throws ApiError `notFound` where no language of it is published */
export async function getZone(ctx: Ctx, { AliasID }: { AliasID: string }): Promise<Zone> {
  const record = (await listPublished(ctx, 'zones')).find((zone) => zoneAliasOf(zone) === AliasID)
  if (!record) throw new ApiError('notFound')
  const [zone] = await presentZones(ctx, [record])
  if (!zone) throw new Error('a record gives a zone')
  return zone
}

/** A field's zones, in the editors' order. */
export async function zonesOfField(ctx: Ctx, alias: string): Promise<Zone[]> {
  const records = await listPublished(ctx, 'zones')
  return presentZones(
    ctx,
    records.filter(({ values }) => values.fields.includes(alias)),
  )
}

/** Every zone by number, as other pages name it. */
export async function zoneNames(ctx: Ctx) {
  const records = await listPublished(ctx, 'zones')
  return new Map(
    records.map((record) => [
      String(record.number),
      { AliasID: zoneAliasOf(record), name: record.values.name, language: record.language },
    ]),
  )
}

/** The zones that list an institution, in the editors' order. */
export async function zonesOfInstitution(ctx: Ctx, number: number) {
  const records = await listPublished(ctx, 'zones')
  return records
    .filter(({ values }) => values.institutions.includes(number))
    .map((record) => ({
      AliasID: zoneAliasOf(record),
      name: record.values.name,
      language: record.language,
    }))
}

/** The filters of the list of resources. */
export async function listZoneOptions(ctx: Ctx) {
  const [fields, zones] = await Promise.all([listFieldRows(ctx.db, ctx.locale), zoneNames(ctx)])
  return {
    kinds: resourceKinds.map((kind) => ({ kind, name: resourceKindName(kind, ctx.locale) })),
    fields: fields.map(({ alias, name }) => ({ alias, name })),
    zones: [...zones.values()],
  }
}

/** The alias that a portal began with; zones that staff add are found by their number. */
function zoneAliasOf({ alias, number }: Pick<PublishedRow<'zones'>, 'alias' | 'number'>): string {
  return alias ?? String(number)
}

async function presentZones(ctx: Ctx, records: PublishedRow<'zones'>[]): Promise<Zone[]> {
  if (records.length === 0) return []
  const numbers = records.flatMap(({ values }) => values.institutions)
  const [institutions, counts, fields] = await Promise.all([
    listByNumber(ctx.db, 'institutions', [...new Set(numbers)], ctx.locale),
    countByZone(ctx.db, ctx.locale),
    listFieldRows(ctx.db, ctx.locale),
  ])
  return records.map((record) => {
    return {
      AliasID: zoneAliasOf(record),
      name: record.values.name,
      language: record.language,
      summary: record.values.summary,
      audience: record.values.audience,
      offers: record.values.offers,
      fields: fields
        .filter(({ alias }) => record.values.fields.includes(alias))
        .map(({ alias, name }) => ({ alias, name })),
      institutions: record.values.institutions.flatMap((number) => {
        const found = institutions.find((institution) => institution.number === number)
        return found ? [presentLinked(found)] : []
      }),
      resourceCount: counts.get(String(record.number)) ?? 0,
    }
  })
}
