import { useSyncExternalStore } from 'react'

/**
 * What keeps a page from sending: its login has ended, somebody else is signed in by now, or its person is in no team any
 * more or has to prove the second factor. What was typed on it stays where it is and goes nowhere until that is mended.
 */
export type Interruption = 'none' | 'ended' | 'other' | 'noTeam' | 'secondFactorNeeded'

let now: Interruption = 'none'
let waiting: Promise<void> | undefined
let goOn = () => {}
const hearers = new Set<() => void>()

/** Holds the page back; resolves when the same person can go on. */
export function interrupt(why: Exclude<Interruption, 'none'>): Promise<void> {
  waiting ??= new Promise((resolve) => {
    goOn = resolve
  })
  show(why)
  return waiting
}

/** The same person can go on: what was held back is sent. */
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
