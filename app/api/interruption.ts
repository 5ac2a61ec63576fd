import { useSyncExternalStore } from 'react'

/**
 * What keeps a page from sending: its login has ended, or somebody else is signed in by now. What was typed on it stays
 * where it is and goes nowhere until the person whose page it is has signed in again.
 */
export type Interruption = 'none' | 'ended' | 'other'

let now: Interruption = 'none'
let waiting: Promise<void> | undefined
let goOn = () => {}
const hearers = new Set<() => void>()

/** Holds the page back; resolves when the same person is signed in again. */
export function interrupt(why: 'ended' | 'other'): Promise<void> {
  waiting ??= new Promise((resolve) => {
    goOn = resolve
  })
  show(why)
  return waiting
}

/** The same person is signed in again: what was held back is sent. */
export function resume(): void {
  waiting = undefined
  goOn()
  show('none')
}

export function useInterruption(): Interruption {
  return useSyncExternalStore<Interruption>(
    subscribe,
    () => now,
    () => 'none',
  )
}

function show(next: Interruption): void {
  now = next
  for (const hear of hearers) hear()
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}
