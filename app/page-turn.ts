import { createContext } from 'react-router'
import { FairLine } from '../shared/lib/fair-line.ts'

/** For whom the server renders a page: their address, or /64. */
export const turnContext = createContext('')

/**
 * One page at a time, and a few turns of the event loop before each: a turn lets in one connection, so that where a
 * crowd's pages are begun or rendered one after the other nobody else would be let in, not even to be told to come back.
 */
const turnsBefore = 32
const waiting = new FairLine<() => void>()
let isGoing = false

/** Waits until a page may be begun, and before it is rendered once more; who asks for many waits for their own. */
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
