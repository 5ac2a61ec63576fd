import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../tests/support/portal/memory-storage.ts'

const forgetKeys = vi.fn(async () => {})
vi.mock('../transport/secured-transport.ts', () => ({ traceCrypto: { forgetKeys } }))

const assign = vi.fn()
const reload = vi.fn()
let events: typeof import('./login-events.ts')
let state: typeof import('./client-state.ts')

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage({ likeDataTwo: '["1"]' }))
  vi.stubGlobal('sessionStorage', memoryStorage({ 'yisun.typed': '{}' }))
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { forms: [] })
  vi.stubGlobal('location', { pathname: '/en/tools', search: '', assign, reload })
  events = await import('./login-events.ts')
  state = await import('./client-state.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('HTTP 403 (trust 7)', () => {
  it('clears the storage but the likes, forgets the keys and goes home with a message', async () => {
    state.clientState.setUser({ userID: 'u1', teamName: null, isStaff: false })
    await events.onLoginEnded(null)
    expect(state.clientState.store.getState()).toMatchObject({
      userInfo: null,
      teamID: 0,
      likeDataTwo: ['1'],
    })
    expect(forgetKeys).toHaveBeenCalledOnce()
    expect(sessionStorage.getItem('yisun.typed')).toBeNull()
    expect(assign).toHaveBeenCalledWith('/en/home?notice=loginEnded')
  })

  it('loads once at most, however many calls were refused', async () => {
    await Promise.all([events.onLoginEnded(null), events.onLoginEnded(null)])
    await events.onLoginEnded(null)
    expect(assign).toHaveBeenCalledTimes(1)
  })
})

describe('HTTP 403 while something is being written (trust 7)', () => {
  it('clears the storage as well, and leaves the page where it is until the same person is back', async () => {
    state.clientState.setUser({ userID: 'u1', teamName: null, isStaff: false })
    let isAgain: boolean | undefined
    void events.onLoginEnded('loginEnded').then((again) => {
      isAgain = again
    })
    await vi.waitFor(() => expect(forgetKeys).toHaveBeenCalledOnce())
    expect(state.clientState.store.getState()).toMatchObject({ userInfo: null, likeDataTwo: ['1'] })
    expect(isAgain).toBeUndefined()
    const { resume } = await import('../forms/interruption.ts')
    resume()
    await vi.waitFor(() => expect(isAgain).toBe(true))
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('a form that lacks something else', () => {
  it.each(['noTeam', 'secondFactorNeeded'] as const)(
    'stays where it is and signs nobody out: %s',
    async (why) => {
      state.clientState.setUser({ userID: 'u1', teamName: null, isStaff: false })
      const held = events.onLoginEnded(why)
      const { resume } = await import('../forms/interruption.ts')
      resume()
      expect(await held).toBe(true)
      expect(state.clientState.store.getState().userInfo).not.toBeNull()
      expect(forgetKeys).not.toHaveBeenCalled()
      expect(assign).not.toHaveBeenCalled()
    },
  )
})

describe('code 5001', () => {
  const page = '/en/staff/content/articles/12'
  const lacking = { params: { privilege: 'editContent' } }
  const notOpen = '/en/staff/notOpen?page=%2Fstaff%2Fcontent%2Farticles%2F12&needs=editContent'
  beforeEach(() => {
    const origin = 'https://portal.test'
    vi.stubGlobal('location', { ...location, origin, href: origin + page })
  })

  /** Types into the page's form. */
  async function write(): Promise<void> {
    let heard = (_: object) => {}
    vi.stubGlobal('addEventListener', (_: string, hear: typeof heard) => {
      heard = hear
    })
    const form = { method: 'post' }
    vi.stubGlobal('document', { forms: [form] })
    const { watchForms } = await import('../../guard/touched-forms.ts')
    watchForms()
    heard({ target: { closest: () => form } })
    const { ownPage } = await import('./page-owner.ts')
    ownPage('u1')
  }

  it('resets the team to the stored one, signs nobody out and goes home with a message', () => {
    state.clientState.setUser({ userID: 'u1', teamName: null, isStaff: false })
    state.clientState.setTeam({ info: { teamID: 't2' } })
    state.clientState.store.setState({ teamID: 'other' })
    expect(events.onNotAvailable({})).toBe(false)
    expect(state.clientState.store.getState()).toMatchObject({ userInfo: { userID: 'u1' }, teamID: 't2' })
    expect(assign).toHaveBeenCalledWith('/en/home?notice=notAvailable')
  })

  it('leads staff who lack a privilege to the page that says who has it', () => {
    expect(events.onNotAvailable(lacking)).toBe(true)
    expect(assign).toHaveBeenCalledWith(notOpen)
  })

  it('leaves a page on which somebody is writing where it is, save for one that they go to', async () => {
    await write()
    expect(events.onNotAvailable({})).toBe(false)
    expect(events.onNotAvailable(lacking)).toBe(false)
    expect(assign).not.toHaveBeenCalled()
    expect(events.onNotAvailable(lacking, page)).toBe(true)
    expect(assign).toHaveBeenCalledWith(notOpen)
  })
})
