import { Worker } from 'node:worker_threads'
import type { StreamInput, StreamName, StreamPart, TaskInput, TaskName, TaskOutput } from './tasks.ts'
import type { FromThread, ToThread } from './thread.ts'

/** Worker threads for work that is heavy or can be made heavy, so that it does not block the event loop. */
export type ThreadPool = {
  /**
   * @param limitMs of this task, if it differs from the pool's
   * @throws {ThreadsBusyError} where too many tasks wait already
   * @throws {TaskEndedError} where it took too long or too much memory, or failed
   */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>, limitMs?: number): Promise<TaskOutput<Name>>
  /** The same in parts; the time limit is for each part. */
  stream<Name extends StreamName>(name: Name, input: StreamInput<Name>): AsyncGenerator<StreamPart<Name>>
  /** Ends the threads and their tasks. */
  close(): Promise<void>
}

/** More tasks wait than the threads can do soon. */
export class ThreadsBusyError extends Error {
  override readonly name = 'ThreadsBusyError'
}

/** A task was ended before its result, or failed by itself. */
export class TaskEndedError extends Error {
  override readonly name = 'TaskEndedError'
}

export type ThreadPoolOptions = {
  /** `thread.ts`, which Node runs from source. */
  threadFile: string | URL
  threads?: number
  mostWaiting?: number
  /** For one task, or one part of a stream. */
  timeLimitMs?: number
  /** For the objects of one thread; unpacked data has its own limits. */
  memoryMb?: number
}

/** The time for a new thread to load its sources on a busy machine. */
const startLimitMs = 30_000

/** Threads start on first use; an ended thread is replaced. */
export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const { threads = 2, mostWaiting = 16, timeLimitMs = 8_000 } = options
  const all = new Set<Thread>()
  const idle: Thread[] = []
  const waiting: { take: (thread: Thread | null) => void }[] = []
  let isClosed = false

  async function take(): Promise<Thread> {
    if (isClosed) throw new ThreadsBusyError('closed')
    for (let free = idle.pop(); free; free = idle.pop()) {
      if (!free.hasEnded) return free
      all.delete(free)
    }
    if (all.size < threads) return start()
    if (waiting.length >= mostWaiting) throw new ThreadsBusyError(`${mostWaiting} tasks wait`)
    const given = await new Promise<Thread | null>((resolve) => waiting.push({ take: resolve }))
    return given ?? take()
  }

  async function start(): Promise<Thread> {
    const thread = new Thread(options)
    all.add(thread)
    try {
      await thread.started
      return thread
    } catch (error) {
      give(thread)
      throw error
    }
  }

  function give(thread: Thread): void {
    if (thread.hasEnded) all.delete(thread)
    const next = waiting.shift()
    if (next) next.take(thread.hasEnded ? null : thread)
    else if (!thread.hasEnded) idle.push(thread)
  }

  return {
    async run(name, input, limitMs = timeLimitMs) {
      const thread = await take()
      try {
        const { value } = await thread.ask({ begin: name, input }, limitMs)
        return value as TaskOutput<typeof name>
      } finally {
        give(thread)
      }
    },
    async *stream(name, input) {
      const thread = await take()
      let isWhole = false
      try {
        let part = await thread.ask({ begin: name, input }, timeLimitMs)
        for (; !part.isDone; part = await thread.ask({ next: true }, timeLimitMs))
          yield part.value as StreamPart<typeof name>
        isWhole = true
      } finally {
        // The caller has stopped reading: ending the thread is the only way to stop its task.
        if (!isWhole) await thread.end()
        give(thread)
      }
    },
    async close() {
      isClosed = true
      for (const { take: refuse } of waiting.splice(0)) refuse(null)
      await Promise.all([...all].map((thread) => thread.end()))
    },
  }
}

/** One thread, which runs one task at a time. */
class Thread {
  hasEnded = false
  readonly started: Promise<unknown>
  private readonly worker: Worker
  private settle: ((answer: FromThread | Error) => void) | null = null

  constructor({ threadFile, memoryMb = 512 }: ThreadPoolOptions) {
    // Without environment variables, which hold secrets.
    this.worker = new Worker(threadFile, { env: {}, resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    this.worker.on('message', (answer: FromThread) => this.settle?.(answer))
    this.worker.on('error', (error) => this.fail(error))
    this.worker.on('exit', () => this.fail(new TaskEndedError('the thread ended')))
    this.started = this.answer(startLimitMs)
    this.worker.unref()
  }

  async ask(message: ToThread, limitMs: number): Promise<{ value: unknown; isDone: boolean }> {
    const answer = this.answer(limitMs)
    this.worker.postMessage(message)
    const given = await answer
    if ('value' in given) return given
    throw new TaskEndedError('failed' in given ? given.failed : 'no answer')
  }

  async end(): Promise<void> {
    this.fail(new TaskEndedError('ended'))
    await this.worker.terminate()
  }

  private answer(limitMs: number): Promise<FromThread> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.fail(new TaskEndedError(`took more than ${limitMs} ms`))
        void this.worker.terminate()
      }, limitMs)
      this.settle = (answer) => {
        clearTimeout(timer)
        this.settle = null
        if (answer instanceof Error) reject(answer)
        else resolve(answer)
      }
      if (this.hasEnded) this.settle(new TaskEndedError('the thread has ended'))
    })
  }

  private fail(error: Error): void {
    this.hasEnded = true
    this.settle?.(error instanceof TaskEndedError ? error : new TaskEndedError(error.message))
  }
}
