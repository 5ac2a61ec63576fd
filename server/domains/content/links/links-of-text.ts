import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, textOf } from '../../../../shared/rules/content/field-values.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import { recordOfPath } from '../../../../shared/rules/content/record-of-path.ts'

type Text = {
  collection: CollectionName
  fields: FieldValues
  shared: FieldValues
  provenance: Provenance | null
}
export type FieldLink = { field: string; url: string; host: string }

/** Longer addresses do not fit an index; nobody typed them. */
const mostCharacters = 1500

/**
 * The links of a published text, with the field of each: outside addresses, and records of the portal, kept
 * as a path without host. Lists and other pages of the portal always exist, so they are left out.
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
    // The fragment after `#` is never sent to a server.
    url.hash = ''
    return url.href.length > mostCharacters ? [] : [{ field, url: url.href, host: url.host }]
  })
}
