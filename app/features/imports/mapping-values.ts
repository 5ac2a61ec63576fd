import type { ImportDetail } from '../../../shared/contract/imports.staff.ts'
import { type ImportMapping, importTargets } from '../../../shared/rules/imports/import-mapping.ts'

/** A mapping as its form was posted. What values stand for is not in it: it stays while the column stays. */
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

/** What stands for a value that no translation is chosen for, and for one that is to be left out. */
export const noMatch = '-'
export const leftOut = '!'

/** The translations of a column as their form was posted: `value<n>` with `stands<n>`. */
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
