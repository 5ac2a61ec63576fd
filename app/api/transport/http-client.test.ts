import { afterEach, describe, expect, it, vi } from 'vitest'
import { onClientEvents } from '../state/client-events.ts'
import { sendRequest } from './http-client.ts'

const entry = {
  method: 'POST',
  path: 'tool/list',
  access: 'public',
  secured: 'none',
  encoding: 'json',
} as const
const events = { loginEnded: vi.fn(), notAvailable: vi.fn() }

function answering(answer: (init: RequestInit) => Promise<Response>) {
  vi.stubGlobal('location', { pathname: '/tools' })
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => answer(init))
  onClientEvents(events)
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

describe('a request that fails', () => {
  it.each([
    [502, 'Bad Gateway', '<h1>proxy</h1>', '<h1>proxy</h1>'],
    [404, 'Not Found', '{"error":"none"}', { error: 'none' }],
    [500, 'Internal Server Error', '', ''],
  ])('with %i resolves to data, status and statusText', async (status, statusText, body, data) => {
    answering(async () => new Response(body, { status, statusText }))
    expect(await sendRequest(entry, {})).toEqual({ data, status, statusText })
    expect(events.loginEnded).not.toHaveBeenCalled()
    expect(events.notAvailable).not.toHaveBeenCalled()
  })

  it('without a network resolves as well, and is no time-out', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    answering(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await sendRequest(entry, {})).toEqual({ data: null, status: 0, statusText: 'TypeError' })
    expect(warn).not.toHaveBeenCalled()
  })

  it('ends the login on 403 without an envelope, too', async () => {
    answering(async () => new Response('forbidden', { status: 403, statusText: 'Forbidden' }))
    expect(await sendRequest(entry, {})).toMatchObject({ status: 403 })
    expect(events.loginEnded).toHaveBeenCalledOnce()
  })

  it('reports 5001 on HTTP 200 alone', async () => {
    answering(async () => Response.json({ code: 5001, data: null, traceId: null }, { status: 404 }))
    await sendRequest(entry, {})
    expect(events.notAvailable).not.toHaveBeenCalled()
  })
})

describe('a time-out', () => {
  it('is logged after 8000 ms where an answer stops half-way', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    answering(async ({ signal }) => halfAnswer(signal))
    const sending = sendRequest(entry, {})
    late.abort(new DOMException('', 'TimeoutError'))
    expect(await sending).toMatchObject({ data: null, status: 0 })
    expect(timeout).toHaveBeenCalledWith(8000)
    expect(warn).toHaveBeenCalledExactlyOnceWith('tool/list: no answer within 8000 ms')
  })

  it('works beside the signal of the caller where the browser has no AbortSignal.any', async () => {
    const any = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function')
    })
    answering(async () => Response.json({ code: 0, data: 1, traceId: null }))
    const { signal } = new AbortController()
    expect(await sendRequest(entry, {}, { signal })).toMatchObject({ code: 0, data: 1 })
    expect(any).not.toHaveBeenCalled()
  })

  it('leaves a request that its caller gave up unlogged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const caller = new AbortController()
    answering(async ({ signal }) => halfAnswer(signal))
    const sending = sendRequest(entry, {}, { signal: caller.signal })
    caller.abort()
    expect(await sending).toMatchObject({ status: 0 })
    expect(warn).not.toHaveBeenCalled()
  })
})

/** A response that starts, then hangs until it is aborted. */
function halfAnswer(signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":0,'))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
      if (signal?.aborted) controller.error(signal.reason)
    },
  })
  return new Response(body)
}
