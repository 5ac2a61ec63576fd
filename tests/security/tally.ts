import type { PersonName } from './people.ts'

/** What a scanner did as one person, counted where its requests pass. */
export type Tally = {
  scanner: string
  person: PersonName
  requests: number
  /** Responses with 200, and for calls those with data. */
  ok: number
  /** Those among them that only this person receives. */
  own: number
  /** The number of sign-ins repeated because the scan had signed the person out. */
  renewed: number
  /** Faults of the portal itself, whether or not the scanner noticed them. */
  faults: Set<string>
}

export function newTally(scanner: string, person: PersonName): Tally {
  return { scanner, person, requests: 0, ok: 0, own: 0, renewed: 0, faults: new Set() }
}
