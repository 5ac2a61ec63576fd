/** The code of a pool's thread: it runs one task after the other, and nothing else. */
import { parentPort } from 'node:worker_threads'
import { streams, tasks } from './tasks.ts'

export type ToThread = { begin: string; input: unknown } | { next: boolean }
export type FromThread = { isReady: true } | { value: unknown; isDone: boolean } | { failed: string }

type Begin = (input: unknown) => Promise<unknown>
type BeginStream = (input: unknown) => AsyncGenerator<unknown>

let parts: AsyncGenerator<unknown> | null = null

parentPort?.on('message', (message: ToThread) => {
  answer(message).then(send, (error: unknown) => send({ failed: String(error) }))
})
send({ isReady: true })

async function answer(message: ToThread): Promise<FromThread> {
  if ('begin' in message) {
    const task = (tasks as unknown as Record<string, Begin>)[message.begin]
    if (task) return { value: await task(message.input), isDone: true }
    parts = (streams as unknown as Record<string, BeginStream>)[message.begin]?.(message.input) ?? null
  }
  const part = await parts?.next()
  return { value: part?.value, isDone: part?.done ?? true }
}

function send(message: FromThread): void {
  parentPort?.postMessage(message)
}
