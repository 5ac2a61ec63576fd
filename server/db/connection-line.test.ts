import { describe, expect, it, vi } from 'vitest'
import { ConnectionLine } from './connection-line.ts'
import { isOutage } from './failures.ts'

const lineOf = (places: number) => new ConnectionLine({ places, longestMs: 5000, standingMs: 1500 })
const connect = async () => ({ release: () => {} })

/** What became of somebody who asked for a connection. */
function ask(line: ConnectionLine) {
  const asked = { state: 'waits', release: () => {}, error: undefined as unknown }
  line.lend(connect).then(
    (connection) => {
      asked.state = 'has one'
      asked.release = connection.release
    },
    (error: unknown) => {
      asked.state = 'refused'
      asked.error = error
    },
  )
  return asked
}

describe('who finds no connection free', () => {
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const statesOf = (all: { state: string }[]) => all.map(({ state }) => state)

  it('waits in turn as long as the line moves, and is refused after the longest wait', async () => {
    vi.useFakeTimers()
    try {
      const line = lineOf(1)
      const all = Array.from({ length: 7 }, () => ask(line))
      await pass(0)
      expect(line.waiting).toBe(6)
      for (let served = 0; served < 4; served += 1) {
        await pass(1200)
        all[served]?.release()
        await pass(0)
      }
      expect(statesOf(all)).toEqual([...Array(5).fill('has one'), 'waits', 'waits'])
      await pass(300)
      expect(statesOf(all.slice(5))).toEqual(['refused', 'refused'])
      expect(isOutage(all[5]?.error)).toBe(true)
      expect(line.waiting).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is refused sooner where nobody gives one back, and the next one gets it once it is free', async () => {
    vi.useFakeTimers()
    try {
      const line = lineOf(2)
      const [one, other, late] = [ask(line), ask(line), ask(line)]
      await pass(1499)
      expect(late.state).toBe('waits')
      await pass(1)
      expect(statesOf([one, other, late])).toEqual(['has one', 'has one', 'refused'])
      const next = ask(line)
      one.release()
      await pass(0)
      expect(next.state).toBe('has one')
      other.release()
      next.release()
      await pass(0)
      expect(statesOf([ask(line), ask(line)])).toEqual(['waits', 'waits'])
      expect(line.waiting).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('takes no place by failing to connect', async () => {
    const line = lineOf(1)
    const failing = line.lend(() => Promise.reject(new Error('gone')))
    await expect(failing).rejects.toThrow('gone')
    await expect(line.lend(connect)).resolves.toBeDefined()
  })
})
