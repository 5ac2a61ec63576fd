import { createHash } from 'node:crypto'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import { canonical } from '../records/same-values.ts'

type Said = {
  collection: CollectionName
  alias: string | null
  shared: FieldValues
  provenance: Provenance | null
  texts: Record<Locale, FieldValues>
}

/** SHA-256 of what a record says, without its place in an order: sorting a list changes no text. */
export function digestOf({ collection, alias, shared, provenance, texts }: Said): Buffer {
  const orders = collections[collection].fields.flatMap(({ kind, name }) => (kind === 'order' ? [name] : []))
  const said = Object.fromEntries(Object.entries(shared).filter(([name]) => !orders.includes(name)))
  const parts = [
    alias,
    canonical(said),
    canonical({ ...provenance }),
    canonical(texts.zh),
    canonical(texts.en),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
