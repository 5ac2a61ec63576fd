import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../tests/support/portal/memory-storage.ts'
import { onClientEvents } from '../state/client-events.ts'
import { waitForUser } from '../state/stored-user.ts'
import { browserApi } from './browser-api.ts'

const envelope = (code: number, data: unknown, status = 200) =>
  Response.json({ code, data, traceId: null }, { status })

function open(answer: () => Promise<Response>, stored: Record<string, string> = {}) {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('localStorage', memoryStorage(stored))
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { pathname: '/en/tools' })
  const events = { loginEnded: vi.fn(), notAvailable: vi.fn() }
  onClientEvents(events)
  return { fetch, events, api: browserApi() }
}

afterEach(() => vi.unstubAllGlobals())

const signedIn = { UserInfo: '{"userID":"u1"}' }

describe('the one client', () => {
  it.each<Record<string, string>>([{}, { UserInfo: 'null' }, { UserInfo: '{}' }])(
    'sends no signed-in call with stored user info %j',
    async (stored) => {
      const { api, fetch } = open(async () => envelope(0, { teams: [] }), stored)
      await expect(api.usercenter.teamlist({})).rejects.toMatchObject({ reason: 'loginEnded' })
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  it('waits for the question who this is', async () => {
    const { api } = open(async () => envelope(0, { teams: [] }))
    const asked = Promise.resolve().then(() => localStorage.setItem('UserInfo', '{"userID":"u1"}'))
    waitForUser(asked)
    expect(await api.usercenter.teamlist({})).toEqual({ teams: [] })
  })

  it('calls the English variant from a page below /en', async () => {
    const { api, fetch } = open(async () => envelope(0, { teams: [] }), signedIn)
    await api.usercenter.teamlist({})
    expect(fetch).toHaveBeenCalledWith('/api/techforgood/en/usercenter/teamlist', expect.anything())
  })

  it('reports 5001 on HTTP 200 and 403, each once', async () => {
    const illegal = open(async () => envelope(5001, {}), signedIn)
    await expect(illegal.api.usercenter.teamlist({})).rejects.toMatchObject({ reason: 'notAvailable' })
    expect(illegal.events.notAvailable).toHaveBeenCalledOnce()
    expect(illegal.events.loginEnded).not.toHaveBeenCalled()
    const ended = open(async () => envelope(4030, {}, 403), signedIn)
    await expect(ended.api.usercenter.teamlist({})).rejects.toMatchObject({ reason: 'loginEnded' })
    expect(ended.events.loginEnded).toHaveBeenCalledOnce()
  })

  it('does not send a secured call whose trace id cannot be had (trust 30)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { api, fetch } = open(async () => envelope(5030, {}, 503), signedIn)
    await expect(api.usercenter.info({})).rejects.toMatchObject({ reason: 'unavailable' })
    expect(fetch).toHaveBeenCalledOnce()
    expect(fetch).toHaveBeenCalledWith(expect.stringContaining('getTraceId'), expect.anything())
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('usercenter/info'))
    warn.mockRestore()
  })

  it('only logs a time-out, and says that nothing was answered', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    const { api, events } = open(async () => {
      throw new DOMException('', 'TimeoutError')
    }, signedIn)
    await expect(api.usercenter.teamlist({})).rejects.toMatchObject({ reason: 'unavailable' })
    expect(AbortSignal.timeout).toHaveBeenCalledWith(8000)
    expect(warn).toHaveBeenCalledOnce()
    expect(events.loginEnded).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  // Last, because it resets the modules.
  it('waits for that question to be put where somebody is marked as signed in', async () => {
    vi.resetModules()
    const fresh = await import('../state/stored-user.ts')
    open(async () => envelope(0, { teams: [] }))
    vi.stubGlobal('document', { cookie: 'yisun_signed_in=1' })
    const known = fresh.isStoredUserKnown()
    await Promise.resolve()
    fresh.waitForUser(Promise.resolve().then(() => localStorage.setItem('UserInfo', '{"userID":"u1"}')))
    expect(await known).toBe(true)
  })
})
