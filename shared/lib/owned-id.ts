import type { z } from 'zod'

/** The UUID of an owned record in lower case, its one spelling: equal ids name the same record. */
export type OwnedId = string & z.$brand<'OwnedId'>

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An id from an address or a form in its one spelling; null for anything else, also with outer blanks. */
export function parseOwnedId(typed: string | null | undefined): OwnedId | null {
  const id = typed?.toLowerCase() ?? ''
  return form.test(id) ? (id as OwnedId) : null
}

/** An id from a row, which the database returns in its one spelling. Not for user input. */
export function heldId(id: string): OwnedId {
  return id as OwnedId
}
