import { locales } from '../../../shared/lib/locale.ts'
import { importTargets } from '../../../shared/rules/imports/import-mapping.ts'
import type { Db } from '../../db/database.ts'
import { collectionOptions } from '../content/records/list-records.ts'
import type { ImportOfCatalogue } from './imports.queries.ts'
import type { MappedTarget } from './map/map-row.ts'

/** The targets that an import fills, with their options by name in both languages. */
export async function mappedTargets(db: Db, found: ImportOfCatalogue): Promise<MappedTarget[]> {
  const targets = importTargets(found.collection, found.languages)
  const options = await Promise.all(locales.map((locale) => collectionOptions(db, found.collection, locale)))
  return found.mapping.sources.flatMap((source) => {
    const target = targets.find(({ key }) => key === source.target)
    if (!target) return []
    const named = options.flatMap((byField) => byField[target.field.name] ?? [])
    const choices = new Map(named.map(({ value, label }) => [label.toLowerCase(), value]))
    const known = new Set([...(target.field.options ?? []), ...choices.values()])
    return { ...target, source, choices, known }
  })
}
