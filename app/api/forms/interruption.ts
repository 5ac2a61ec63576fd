import { useSyncExternalStore } from 'react'

/**
 * Why a page may not send: its login has ended, somebody else has signed in, the person is no longer in any
 * team, or they must prove the second factor. What was typed stays in place and is not sent until that is
 * solved.
 */
export type Interruption = 'none' | 'ended' | 'other' | 'noTeam' | 'secondFactorNeeded'

let now: Interruption = 'none'
let waiting: Promise<void> | undefined
let goOn = () => {}
const hearers = new Set<() => void>()

/** Holds the page back; resolves when the same person may continue. */
export function interrupt(why: Exclude<Interruption, 'none'>): Promise<void> {
  waiting ??= new Promise((resolve) => {
    goOn = resolve
  })
  show(why)
  return waiting
}

/** The same person may continue: what was held back is sent. */
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
