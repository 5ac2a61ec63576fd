import { afterEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../tests/support/portal/memory-storage.ts'
import { onClientEvents } from '../state/client-events.ts'
import { uploadWithProgress } from './upload-with-progress.ts'

const events = { loginEnded: vi.fn(), notAvailable: vi.fn() }

/** A browser whose upload is answered at once, or never. */
function open(
  answer: { status: number; body: unknown } | null,
  onProgress: (share: number) => void = () => {},
) {
  vi.stubGlobal('localStorage', memoryStorage({ UserInfo: '{"userID":"u1"}' }))
  vi.stubGlobal('location', { pathname: '/toolAskFor/1' })
  vi.stubGlobal('window', { setTimeout })
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = { onprogress: (_: { loaded: number; total: number }) => {} }
      status = answer?.status ?? 0
      responseText = answer ? JSON.stringify(answer.body) : ''
      onloadend = () => {}
      open() {}
      setRequestHeader() {}
      send() {
        for (let loaded = 1; loaded <= 10; loaded += 1) this.upload.onprogress({ loaded, total: 10 })
        if (answer) queueMicrotask(() => this.onloadend())
      }
      abort() {
        this.onloadend()
      }
    },
  )
  onClientEvents(events)
  return uploadWithProgress({ purpose: 'answer', file: new File(['x'], 'x.pdf') }, onProgress)
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('reports 5001 and 403 as a call does', async () => {
  const illegal = open({ status: 200, body: { code: 5001, data: null, traceId: null } })
  await expect(illegal).rejects.toMatchObject({ reason: 'notAvailable' })
  expect(events.notAvailable).toHaveBeenCalledOnce()
  const ended = open({ status: 403, body: { code: 4030, data: null, traceId: null } })
  await expect(ended).rejects.toMatchObject({ reason: 'loginEnded' })
  expect(events.loginEnded).toHaveBeenCalledOnce()
})

it('logs an upload that stands still for 8000 ms', async () => {
  vi.useFakeTimers()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refused = expect(open(null)).rejects.toMatchObject({ reason: 'unavailable' })
  await vi.advanceTimersByTimeAsync(7999)
  expect(warn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(warn).toHaveBeenCalledExactlyOnceWith('file/upload: nothing moved within 8000 ms')
  warn.mockRestore()
})

it('tells how far it is at once and then every 200 ms, the last word included', async () => {
  vi.useFakeTimers()
  const onProgress = vi.fn()
  const refused = expect(open(null, onProgress)).rejects.toMatchObject({ reason: 'unavailable' })
  await vi.advanceTimersByTimeAsync(199)
  expect(onProgress.mock.calls).toEqual([[0.1]])
  await vi.advanceTimersByTimeAsync(1)
  expect(onProgress.mock.calls).toEqual([[0.1], [1]])
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await vi.advanceTimersByTimeAsync(8000)
  await refused
})
