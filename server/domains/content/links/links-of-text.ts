import {
  type CollectionName,
  collections,
  type FieldValues,
  textOf,
} from '../../../../shared/rules/content/collections.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import { recordOfPath } from '../../../../shared/rules/content/record-of-path.ts'

type Text = {
  collection: CollectionName
  fields: FieldValues
  shared: FieldValues
  provenance: Provenance | null
}
export type FieldLink = { field: string; url: string; host: string }

/** Longer ones are kept by no index; nobody typed them. */
const mostCharacters = 1500

/**
 * Where a published text leads, by the field that says so: outside, and to records of the portal, which stand as a path
 * and without a host. Lists and other pages of the portal are always there.
 */
export function linksOfText({ collection, fields, shared, provenance }: Text, origin: string): FieldLink[] {
  const found: { field: string; entered: string }[] = []
  for (const { name, kind, perLanguage } of collections[collection].fields) {
    const value = textOf(perLanguage ? fields : shared, name)
    if (kind === 'link' || kind === 'target') found.push({ field: name, entered: value })
    if (kind === 'richText')
      for (const [, entered = ''] of value.matchAll(/<a\s[^>]*href="([^"]*)"/g))
        found.push({ field: name, entered: entered.replaceAll('&amp;', '&') })
  }
  if (provenance) found.push({ field: 'source.address', entered: provenance.address })
  return found.flatMap(({ field, entered }) => {
    const url = URL.parse(entered, origin)
    if (!url || !/^https?:$/.test(url.protocol)) return []
    if (url.origin === origin)
      return recordOfPath(url.pathname) ? [{ field, url: url.pathname, host: '' }] : []
    // What follows `#` is the reader's matter; a server never hears of it.
    url.hash = ''
    return url.href.length > mostCharacters ? [] : [{ field, url: url.href, host: url.host }]
  })
}
