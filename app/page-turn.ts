import { setImmediate } from 'node:timers/promises'
import { createContext } from 'react-router'
import { FairLine } from '../shared/lib/fair-line.ts'

/** Whose turn a page waits for. */
type Turn = {
  /** For whom the server renders the page: their IP address, or its /64. */
  owner: string
  /** How many requests have arrived at this node so far. */
  arrivals: () => number
}
export const turnContext = createContext<Turn>()

/**
 * One page at a time, and before each as many turns of the event loop as bring new requests: a turn accepts one
 * connection. If a crowd's pages were started or rendered back to back, nobody else would be accepted, not even
 * to be told to come back.
 */
const mostTurnsBefore = 32
/** A connection is accepted in one turn and its request read in the next, so that one turn says nothing. */
const quietTurns = 3
const waiting = new FairLine<() => void>()
let isGoing = false

/** Waits until a page may start, and again before it is rendered; a client with many waits for its own. */
export function pageTurn({ owner, arrivals }: Turn): Promise<void> {
  return new Promise((resolve) => {
    waiting.join(owner, resolve)
    if (!isGoing) void goOn(arrivals)
  })
}

async function goOn(arrivals: Turn['arrivals']): Promise<void> {
  isGoing = true
  while (!waiting.isEmpty) {
    await turnsOfCrowd(arrivals)
    waiting.next()?.item()
  }
  isGoing = false
}

async function turnsOfCrowd(arrivals: Turn['arrivals']): Promise<void> {
  for (let turns = 0, quiet = 0; turns < mostTurnsBefore && quiet < quietTurns; turns += 1) {
    const before = arrivals()
    await setImmediate()
    quiet = arrivals() === before ? quiet + 1 : 0
  }
}
