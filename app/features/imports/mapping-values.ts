import type { ImportDetail } from '../../../shared/contract/imports.staff.ts'
import { type ImportMapping, importTargets } from '../../../shared/rules/imports/import-mapping.ts'

/** The mapping of a posted form. The meanings of values are not in it: they stay while the column stays. */
export function mappingOfValues(
  values: Record<string, string[]>,
  { collection, languages, mapping }: Pick<ImportDetail, 'collection' | 'languages' | 'mapping'>,
): ImportMapping {
  const first = (name: string) => (Object.hasOwn(values, name) ? (values[name]?.[0] ?? '') : '')
  const sources = importTargets(collection, languages).flatMap(({ key }) => {
    const path = first(`path:${key}`)
    const text = first(`text:${key}`)
    if (path === '' && text === '') return []
    const before = mapping.sources.find(({ target }) => target === key)
    return {
      target: key,
      path,
      text,
      separator: first(`separator:${key}`).slice(0, 5),
      isShortened: first(`short:${key}`) === '1',
      skipsUnknown: first(`skip:${key}`) === '1',
      translations: before?.path === path ? before.translations : {},
    }
  })
  return { sources, matchBy: first('matchBy') }
}

/** The placeholder for a value without a chosen translation, and for one to be left out. */
export const noMatch = '-'
export const leftOut = '!'

/** The translations of a column from the posted form: `value<n>` with `stands<n>`. */
export function translationsOfValues(values: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(values).flatMap((name) => {
      const index = /^value(\d+)$/.exec(name)?.[1]
      const stands = values[`stands${index}`]?.[0] ?? noMatch
      if (index === undefined || stands === noMatch) return []
      return [[values[name]?.[0] ?? '', stands === leftOut ? '' : stands]]
    }),
  )
}
