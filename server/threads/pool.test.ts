import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createThreadPool, TaskEndedError, type ThreadPoolOptions, ThreadsBusyError } from './pool.ts'
import type { StreamName, TaskName } from './tasks.ts'

/** A thread that behaves as hostile files make it behave. */
const threadFile = join(tmpdir(), 'yisun-odd-thread.mjs')
writeFileSync(
  threadFile,
  `import { parentPort } from 'node:worker_threads'
  let count = 0
  parentPort.on('message', ({ begin, next }) => {
    if (begin === 'hang') while (true) {}
    if (begin === 'grow') { const all = []; while (true) all.push(new Array(1e5).fill({})) }
    if (begin === 'die') process.exit()
    if (begin === 'fail') return parentPort.postMessage({ failed: 'why' })
    if (begin === 'secrets') return parentPort.postMessage({ value: { ...process.env }, isDone: true })
    if (begin === 'wait') return setTimeout(() => parentPort.postMessage({ value: 1, isDone: true }), 100)
    if (begin === 'count') count = 0
    if (next || begin === 'count') return parentPort.postMessage({ value: count++, isDone: count > 3 })
    parentPort.postMessage({ value: begin, isDone: true })
  })
  parentPort.postMessage({ isReady: true })`,
)

let pool: ReturnType<typeof createThreadPool>
afterEach(() => pool.close())
const open = (options: Partial<ThreadPoolOptions> = {}) => {
  pool = createThreadPool({ threadFile, threads: 1, timeLimitMs: 1_000, memoryMb: 64, ...options })
}
const run = (name: string) => pool.run(name as TaskName, null as never) as Promise<unknown>
const stream = (name: string) => pool.stream(name as StreamName, null as never) as AsyncGenerator<unknown>

describe('trust 53: what runs in a thread', () => {
  test.each(['hang', 'grow', 'die', 'fail'])('ends when it does: %s, and the next is done', async (what) => {
    open()
    await expect(run(what)).rejects.toThrow(TaskEndedError)
    expect(await run('next')).toBe('next')
  })

  test('continues with waiting tasks after a task was ended', async () => {
    open()
    const ended = expect(run('hang')).rejects.toThrow(TaskEndedError)
    expect(await Promise.all([run('a'), run('b')])).toEqual(['a', 'b'])
    await ended
  })

  test('waits for its turn, and is refused where too much waits', async () => {
    open({ mostWaiting: 2 })
    const done = Promise.all([run('wait'), run('wait'), run('wait')])
    await expect(run('one more')).rejects.toThrow(ThreadsBusyError)
    expect(await done).toEqual([1, 1, 1])
  })

  test('comes in parts, and is left in the middle', async () => {
    open()
    const parts: unknown[] = []
    for await (const part of stream('count')) parts.push(part)
    expect(parts).toEqual([0, 1, 2])
    for await (const part of stream('count')) {
      expect(part).toBe(0)
      break
    }
    expect(await run('next')).toBe('next')
  })

  test('sees no secrets of the node, and ends with it', async () => {
    open()
    expect(await run('secrets')).toEqual({})
    const hanging = expect(run('hang')).rejects.toThrow(TaskEndedError)
    await pool.close()
    await hanging
    await expect(run('next')).rejects.toThrow(ThreadsBusyError)
  })
})
