import type { PersonName } from './people.ts'

/** What a scanner did as somebody, counted where its requests pass. */
export type Tally = {
  scanner: string
  person: PersonName
  requests: number
  /** Answered 200, of calls with what they ask for. */
  ok: number
  /** Of these the ones that only this person is answered. */
  own: number
  /** How often somebody was signed in again whom the scan had signed out. */
  renewed: number
  /** What the portal itself did wrong, whether or not the scanner has noticed. */
  faults: Set<string>
}

export function newTally(scanner: string, person: PersonName): Tally {
  return { scanner, person, requests: 0, ok: 0, own: 0, renewed: 0, faults: new Set() }
}
