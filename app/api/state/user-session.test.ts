import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../tests/support/portal/memory-storage.ts'

const decryptFromServer = vi.fn(async (_: { jwe: unknown; traceId: string }) => '+8613800138000')
const sendSealed = vi.fn(async () => ({ code: 0, data: { phone: 'eyJnew..a.b.c' }, traceId: 'new' }))
const forgetKeys = vi.fn(async () => {})
const session = vi.fn()
vi.mock('../transport/secured-transport.ts', () => ({
  sendSealed,
  traceCrypto: { decryptFromServer, forgetKeys },
}))
vi.mock('../transport/browser-api.ts', () => ({ browserApi: () => ({ signIn: { session } }) }))

const me = { userID: 'u1', teamID: 't1', teamName: '团队', isStaff: false }
const storedUser = { userID: 'u1', teamName: null, isStaff: false, phone: 'eyJold..a.b.c', traceId: 'old' }

async function open(options: { marker: boolean; stored?: object | null }) {
  vi.resetModules()
  const entries: Record<string, string> = options.stored ? { UserInfo: JSON.stringify(options.stored) } : {}
  vi.stubGlobal('localStorage', memoryStorage(entries))
  vi.stubGlobal('document', { cookie: options.marker ? 'a=b; yisun_signed_in=1' : 'a=b' })
  const { learnUser } = await import('./user-session.ts')
  const { clientState } = await import('./client-state.ts')
  await learnUser()
  return clientState.store.getState()
}

beforeEach(() => {
  session.mockResolvedValue({ user: me })
  decryptFromServer.mockResolvedValue('+8613800138000')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('learnUser', () => {
  it('asks nothing where no marker cookie says that somebody is signed in', async () => {
    const state = await open({ marker: false })
    expect(session).not.toHaveBeenCalled()
    expect(state.userInfo).toBeNull()
  })

  it('forgets an earlier login when the marker is gone', async () => {
    const state = await open({ marker: false, stored: storedUser })
    expect(state.userInfo).toBeNull()
    expect(forgetKeys).toHaveBeenCalledOnce()
  })

  it('decrypts the stored phone by its trace id and fetches nothing', async () => {
    const state = await open({ marker: true, stored: storedUser })
    expect(decryptFromServer).toHaveBeenCalledWith({ jwe: 'eyJold..a.b.c', traceId: 'old' })
    expect(sendSealed).not.toHaveBeenCalled()
    expect(state).toMatchObject({
      phone: '+8613800138000',
      teamID: 't1',
      teaminfo: { info: { teamID: 't1' } },
    })
    expect(state.userInfo).toMatchObject({ phone: 'eyJold..a.b.c', traceId: 'old', teamName: '团队' })
  })

  it('drops what it cannot read and fetches it again', async () => {
    decryptFromServer.mockRejectedValueOnce(new Error('the key is lost'))
    const state = await open({ marker: true, stored: storedUser })
    expect(sendSealed).toHaveBeenCalledOnce()
    expect(state.userInfo).toMatchObject({ phone: 'eyJnew..a.b.c', traceId: 'new' })
    expect(state.phone).toBe('+8613800138000')
  })

  it("does not use somebody else's stored phone", async () => {
    await open({ marker: true, stored: { ...storedUser, userID: 'u2' } })
    expect(sendSealed).toHaveBeenCalledOnce()
    expect(decryptFromServer).toHaveBeenCalledExactlyOnceWith({ jwe: 'eyJnew..a.b.c', traceId: 'new' })
  })

  it('forgets a user whom the server does not know any more', async () => {
    session.mockResolvedValue({ user: null })
    expect((await open({ marker: true, stored: storedUser })).userInfo).toBeNull()
  })

  it('keeps what is stored during an outage', async () => {
    session.mockRejectedValue(new Error('no network'))
    expect((await open({ marker: true, stored: storedUser })).userInfo).toMatchObject({ userID: 'u1' })
  })
})
