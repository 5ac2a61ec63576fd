import type { FormEvent } from 'react'
import * as m from '#messages'

/** Before the id of a shift: where this device keeps what its host has ticked and the portal has not taken yet. */
export const unsentKey = 'volunteerDay:'

/**
 * Signing out empties the browser's store. Where something in it was never sent, the person is told and chooses;
 * staying keeps it.
 * @param event what would sign out; without a script there is nothing unsent
 * @returns whether they sign out
 */
export function maySignOut(event: Pick<FormEvent, 'preventDefault'>): boolean {
  const count = unsentOn(localStorage)
  if (count === 0 || confirm(m.sign_out_unsent({ count }))) return true
  event.preventDefault()
  return false
}

function unsentOn(storage: Storage): number {
  try {
    const kept = Object.keys(storage).filter((key) => key.startsWith(unsentKey))
    return kept.reduce((sum, key) => sum + JSON.parse(storage.getItem(key) ?? '[]').length, 0)
  } catch {
    return 0
  }
}
