import type { CollectionField } from './collection-schema.ts'
import { shared, sharedOptional } from './language-parts.ts'

/** A record's source: kept since its import, shown wherever the record is shown and included in open data. */
export type Provenance = {
  /** The catalogue that it comes from, by its makers' name. */
  catalogue: string
  /** The record's address there; empty where it has none. */
  address: string
  /** The licence of the catalogue's texts: `CC-BY-SA-3.0`. */
  licence: string
  /** The line required by the licence or the makers. */
  attribution: string
  /** The day of retrieval, `YYYY-MM-DD`. */
  retrievedOn: string
}

/** Its parts, checked and cleaned like a collection's fields. */
export const provenanceFields: readonly CollectionField[] = [
  { name: 'catalogue', kind: 'text', most: 120, ...shared },
  { name: 'address', kind: 'link', most: 500, ...sharedOptional },
  { name: 'licence', kind: 'text', most: 80, ...shared },
  { name: 'attribution', kind: 'longText', most: 400, ...shared },
  { name: 'retrievedOn', kind: 'date', ...shared },
]
