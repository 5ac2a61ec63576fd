import type { CollectionField } from './collections.ts'
import { shared, sharedOptional } from './language-parts.ts'

/** Where a record comes from: kept with it from its import on, shown wherever it is read and given on with open data. */
export type Provenance = {
  /** The catalogue it was taken from, by the name that its makers give it. */
  catalogue: string
  /** Where the record stands there; empty where it has no address. */
  address: string
  /** Under which the catalogue's texts may be used: `CC-BY-SA-3.0`. */
  licence: string
  /** The line that the licence or the makers ask for. */
  attribution: string
  /** The day on which it was taken, `YYYY-MM-DD`. */
  retrievedOn: string
}

/** Its parts, checked and cleaned like the fields of a collection. */
export const provenanceFields: readonly CollectionField[] = [
  { name: 'catalogue', kind: 'text', most: 120, ...shared },
  { name: 'address', kind: 'link', most: 500, ...sharedOptional },
  { name: 'licence', kind: 'text', most: 80, ...shared },
  { name: 'attribution', kind: 'longText', most: 400, ...shared },
  { name: 'retrievedOn', kind: 'date', ...shared },
]
