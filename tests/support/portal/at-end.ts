/** What is still to be done when this process ends. */
const still = new Set<() => void>()

/**
 * Has something done when this process ends, however that is short of a kill. It must not wait for anything.
 * @returns takes it back
 */
export function atEnd(act: () => void): () => void {
  still.add(act)
  return () => void still.delete(act)
}

function doAll(): void {
  // What was begun last ends first.
  for (const act of [...still].reverse()) act()
  still.clear()
}

process.once('exit', doAll)
// Vitest ends its workers by a signal, which is no exit: by itself, it would leave everything behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    doAll()
    process.kill(process.pid, signal)
  })
