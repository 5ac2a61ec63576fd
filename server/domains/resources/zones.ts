import { ApiError } from '../../../shared/contract/errors.ts'
import type { Zone } from '../../../shared/contract/resource-parts.ts'
import { linesOf, listOf, textOf } from '../../../shared/rules/content/collections.ts'
import { resourceKinds } from '../../../shared/rules/toolbox/resource-facets.ts'
import type { CallContext } from '../../context.ts'
import { listPublished, type PublishedRecord } from '../content/publish/published-records.ts'
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
    records.filter(({ shared }) => listOf(shared, 'fields').includes(alias)),
  )
}

/** Every zone by number, as other pages name it. */
export async function zoneNames(ctx: Ctx) {
  const records = await listPublished(ctx, 'zones')
  return new Map(
    records.map((record) => [
      String(record.number),
      { AliasID: zoneAliasOf(record), name: textOf(record.fields, 'name'), language: record.language },
    ]),
  )
}

/** The zones that list an institution, in the editors' order. */
export async function zonesOfInstitution(ctx: Ctx, number: number) {
  const records = await listPublished(ctx, 'zones')
  return records
    .filter(({ shared }) => listOf(shared, 'institutions').includes(String(number)))
    .map((record) => ({
      AliasID: zoneAliasOf(record),
      name: textOf(record.fields, 'name'),
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

/** The alias of an initial zone; zones that staff add are addressed by number. */
function zoneAliasOf({ alias, number }: Pick<PublishedRecord, 'alias' | 'number'>): string {
  return alias ?? String(number)
}

async function presentZones(ctx: Ctx, records: PublishedRecord[]): Promise<Zone[]> {
  if (records.length === 0) return []
  const numbers = records.flatMap(({ shared }) => listOf(shared, 'institutions').map(Number))
  const [institutions, counts, fields] = await Promise.all([
    listByNumber(ctx.db, 'institutions', [...new Set(numbers)], ctx.locale),
    countByZone(ctx.db, ctx.locale),
    listFieldRows(ctx.db, ctx.locale),
  ])
  return records.map((record) => {
    const chosen = listOf(record.shared, 'institutions').map(Number)
    return {
      AliasID: zoneAliasOf(record),
      name: textOf(record.fields, 'name'),
      language: record.language,
      summary: textOf(record.fields, 'summary'),
      audience: textOf(record.fields, 'audience'),
      offers: linesOf(record.fields, 'offers'),
      fields: fields
        .filter(({ alias }) => listOf(record.shared, 'fields').includes(alias))
        .map(({ alias, name }) => ({ alias, name })),
      institutions: chosen.flatMap((number) => {
        const found = institutions.find((institution) => institution.number === number)
        return found ? [presentLinked(found)] : []
      }),
      resourceCount: counts.get(String(record.number)) ?? 0,
    }
  })
}
