import { createContext } from 'react-router'
import { FairLine } from '../shared/lib/fair-line.ts'

/** For whom the server renders a page: their IP address, or its /64. */
export const turnContext = createContext('')

/**
 * One page at a time, with a few turns of the event loop before each. A turn accepts one connection: if a
 * crowd's pages were started or rendered back to back, nobody else would be accepted, not even to be told to
 * come back.
 */
const turnsBefore = 32
const waiting = new FairLine<() => void>()
let isGoing = false

/** Waits until a page may start, and again before it is rendered; a client with many waits for its own. */
export function pageTurn(owner: string): Promise<void> {
  return new Promise((resolve) => {
    waiting.join(owner, resolve)
    if (!isGoing) goOn()
  })
}

function goOn(): void {
  isGoing = true
  afterTurns(turnsBefore, () => {
    waiting.next()?.item()
    if (waiting.isEmpty) isGoing = false
    else goOn()
  })
}

function afterTurns(turns: number, then: () => void): void {
  if (turns === 0) then()
  else setImmediate(() => afterTurns(turns - 1, then))
}
