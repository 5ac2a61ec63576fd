/**
 * One page at a time, and a few turns of the event loop before each: a turn lets in one connection, so that where a
 * crowd's pages are begun or rendered one after the other nobody else would be let in, not even to be told to come back.
 */
const turnsBefore = 32
const waiting: (() => void)[] = []

/** Waits until a page may be begun, and before it is rendered once more. */
export function pageTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) goOn()
  })
}

function goOn(): void {
  afterTurns(turnsBefore, () => {
    waiting.shift()?.()
    if (waiting.length > 0) goOn()
  })
}

function afterTurns(turns: number, then: () => void): void {
  if (turns === 0) then()
  else setImmediate(() => afterTurns(turns - 1, then))
}
