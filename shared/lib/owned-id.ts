import type { z } from 'zod'

/** The UUID of an owned record in its one spelling, lower case: two name the same record exactly when they are equal. */
export type OwnedId = string & z.$brand<'OwnedId'>

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An id as an address or a form holds it, in its one spelling; null for what is none, also where blanks surround it. */
export function parseOwnedId(typed: string | null | undefined): OwnedId | null {
  const id = typed?.toLowerCase() ?? ''
  return form.test(id) ? (id as OwnedId) : null
}

/** An id out of a row: the database gives it in its one spelling. Not for what anybody has written. */
export function heldId(id: string): OwnedId {
  return id as OwnedId
}
