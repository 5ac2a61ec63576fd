import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorTable } from '../../../../shared/contract/error-table.ts'
import { openPortal, type TestPortal, testOrigin } from '../../../../tests/support/portal/portal.ts'
import {
  newBrowser,
  newPhone,
  postCall,
  publishConsentTexts,
  signInOverHttp,
} from '../../../../tests/support/sign-in.ts'
import { createWechatAccountIdentity, createWechatIdentity } from '../../../adapters/identity/wechat.ts'
import { createWechatAccount } from '../../../adapters/identity/wechat-account.ts'
import { signatureOf } from './wechat-sign.ts'

const app = { appId: 'wx0123456789abcdef', secret: '0123456789abcdef0123456789abcdef' }
/** The requests received by the server in WeChat's place. */
const asked: string[] = []
let portal: TestPortal
let server: Server
let apiUrl: string
beforeAll(async () => {
  portal = await openPortal()
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    asked.push(url.pathname)
    response.end(JSON.stringify(answerOf(url)))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await portal.close()
})

/** Responses as WeChat documents them. */
function answerOf({ pathname, searchParams }: URL): object {
  if (searchParams.get('secret') !== app.secret && pathname !== '/cgi-bin/ticket/getticket')
    return { errcode: 40125, errmsg: 'invalid appsecret' }
  if (pathname === '/cgi-bin/token') return { access_token: 'TOKEN', expires_in: 7200 }
  if (pathname === '/cgi-bin/ticket/getticket')
    return searchParams.get('access_token') === 'TOKEN'
      ? { errcode: 0, errmsg: 'ok', ticket: 'TICKET', expires_in: 7200 }
      : { errcode: 40001, errmsg: 'invalid credential' }
  return searchParams.get('code') === 'CODE'
    ? { access_token: 'T', expires_in: 7200, openid: 'OPENID', scope: 'snsapi_login', unionid: 'UNIONID' }
    : byAccount(searchParams.get('code') ?? '')
}

/** The answers to a public account, of which one is not bound to an open platform and knows no union id. */
function byAccount(code: string): object {
  const answer = { access_token: 'T', expires_in: 7200, openid: 'OPENID-ACCOUNT', scope: 'snsapi_userinfo' }
  if (code === 'UNBOUND') return answer
  if (code === 'PREVIEW') return { ...answer, openid: 'INVENTED', unionid: 'INVENTED', is_snapshotuser: 1 }
  return { errcode: 40029, errmsg: 'invalid code' }
}

const sign = (url: string) => postCall(portal, 'wx/pubaccount/sign', { url }, { browser: newBrowser() })

describe('signing in with WeChat', () => {
  const attempt = {
    redirectUri: `${testOrigin}/auth/third/wechat`,
    state: 'STATE',
    nonce: '',
    codeVerifier: '',
  }
  const back = (query: string) => new URL(`${attempt.redirectUri}?${query}`)

  it('leads to the documented address and takes the union id of the answer', async () => {
    const port = createWechatIdentity({ ...app, apiUrl })
    expect((await port.start(attempt)).href).toBe(
      'https://open.weixin.qq.com/connect/qrconnect?appid=wx0123456789abcdef' +
        '&redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fauth%2Fthird%2Fwechat&response_type=code' +
        '&scope=snsapi_login&state=STATE#wechat_redirect',
    )
    expect(await port.finish(back('code=CODE&state=STATE'), attempt)).toEqual({
      subject: 'UNIONID',
      label: null,
    })
  })

  it.each([
    ['a wrong code', 'code=OTHER&state=STATE'],
    ['another state', 'code=CODE&state=OTHER'],
    ['no code, as of who says no', 'state=STATE'],
  ])('vouches for nobody with %s', async (_, query) => {
    const port = createWechatIdentity({ ...app, apiUrl })
    await expect(port.finish(back(query), attempt)).rejects.toThrow(/WeChat/)
  })
})

describe('wx/pubaccount/sign', () => {
  it('says so where no public account is connected', async () => {
    expect((await sign(`${testOrigin}/tools`)).code).toBe(errorTable.notConnected.code)
  })

  it('signs as the public algorithm does, by the example of its documentation', () => {
    const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg'
    const url = 'http://mp.weixin.qq.com?params=value'
    expect(signatureOf({ ticket, nonceStr: 'Wm3WZYTPz0wzccnW', timestamp: 1414587457, url })).toBe(
      '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
    )
  })

  it('asks WeChat once, however many ask at once, and keeps neither token nor ticket readable', async () => {
    portal.services.wechatAccount = createWechatAccount({ ...app, apiUrl })
    asked.length = 0
    const url = `${testOrigin}/tools?topic=2002`
    const answers = await Promise.all(Array.from({ length: 8 }, () => sign(`${url}#part`)))
    expect(asked).toEqual(['/cgi-bin/token', '/cgi-bin/ticket/getticket'])
    for (const { data } of answers) {
      const { appId, signature, ...parts } = data as {
        appId: string
        signature: string
        nonceStr: string
        timestamp: number
      }
      expect(appId).toBe(app.appId)
      expect(signature).toBe(signatureOf({ ...parts, ticket: 'TICKET', url }))
    }
    const rows = await portal.db.selectFrom('wechat_tickets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/TOKEN|TICKET/)
  })

  it.each(['https://evil.example/tools', `${testOrigin}.evil.example/`, 'javascript:alert(1)', '/tools'])(
    'signs no address of anybody else: %s (trust 21)',
    async (url) => {
      expect((await sign(url)).code).toBe(errorTable.invalidInput.code)
    },
  )
})

const phone =
  'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50 WeChat/arm64'

describe('signing in by the public account inside WeChat', () => {
  beforeAll(async () => {
    await publishConsentTexts(portal)
    const settings = { ...app, apiUrl }
    portal.services.identity = [createWechatIdentity(settings), createWechatAccountIdentity(settings)]
  })

  type From = { browser: string; cookie?: string }
  const cookieOf = ({ browser, cookie }: From) =>
    [`__Host-yisun_browser=${browser}`, cookie].filter(Boolean).join('; ')

  /** Presses the button; the address at WeChat that the browser is led to. */
  async function start(from: From, userAgent = phone): Promise<URL> {
    const answer = await portal.fetch('/auth/start/wechat', {
      method: 'POST',
      body: new URLSearchParams({ back: '/tools' }),
      cookie: cookieOf(from),
      headers: { 'user-agent': userAgent },
    })
    return new URL((answer.headers.get('refresh') ?? '').replace('0; url=', ''))
  }

  /** WeChat sends the browser back with a code; the page's state, or `none`. */
  async function comeBack(at: URL, from: From, code = 'CODE'): Promise<string> {
    const callback = new URL(at.searchParams.get('redirect_uri') ?? '')
    const query = `?code=${code}&state=${at.searchParams.get('state')}`
    const answer = await portal.fetch(callback.pathname + query, { cookie: cookieOf(from) })
    return new URL(answer.headers.get('location') ?? '', testOrigin).searchParams.get('state') ?? ''
  }

  const resume = async (state: string, from: From) =>
    (await postCall(portal, 'identification/v1/providerResume', { state }, from)).data as { step: string }

  it('leads to the documented address there, and to the QR code in any other browser', async () => {
    const inside = await start({ browser: newBrowser() })
    const { origin, pathname, hash, searchParams } = inside
    expect(origin + pathname + hash).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize#wechat_redirect',
    )
    expect([...searchParams.keys()]).toEqual(['appid', 'redirect_uri', 'response_type', 'scope', 'state'])
    expect(searchParams.get('redirect_uri')).toBe(`${testOrigin}/auth/third/wechat-account`)
    expect(searchParams.get('scope')).toBe('snsapi_userinfo')
    expect(searchParams.get('state')).toMatch(/^[a-zA-Z0-9]{1,128}$/)
    for (const other of ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0', `${phone} wxwork/4.1.22`])
      expect((await start({ browser: newBrowser() }, other)).pathname).toBe('/connect/qrconnect')
  })

  it('makes no account by its word, and knows the person by the union id on a computer too', async () => {
    const browser = newBrowser()
    const state = await comeBack(await start({ browser }), { browser })
    expect(await resume(state, { browser })).toMatchObject({ step: 'provePhone', provider: '微信' })
    const person = await signInOverHttp(portal, newPhone(), browser)
    expect((await postCall(portal, 'usercenter/providerlink', { state }, person)).code).toBe(0)
    for (const userAgent of [phone, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0']) {
      const elsewhere = { browser: newBrowser() }
      const again = await comeBack(await start(elsewhere, userAgent), elsewhere)
      expect(await resume(again, elsewhere)).toEqual({ step: 'signedIn', back: '/tools' })
    }
    const { data } = await postCall(portal, 'usercenter/providerlist', {}, person)
    expect((data as { providers: object[] }).providers).toEqual([
      expect.objectContaining({ id: 'wechat', name: '微信', isLinked: true, isInWechatOnly: false }),
    ])
  })

  it('takes an open id without a union id for this account alone', async () => {
    const browser = newBrowser()
    const state = await comeBack(await start({ browser }), { browser }, 'UNBOUND')
    const person = await signInOverHttp(portal, newPhone(), browser)
    expect((await postCall(portal, 'usercenter/providerlink', { state }, person)).code).toBe(0)
    const elsewhere = { browser: newBrowser() }
    const again = await comeBack(await start(elsewhere), elsewhere, 'UNBOUND')
    expect(await resume(again, elsewhere)).toMatchObject({ step: 'signedIn' })
    const stored = await portal.db.selectFrom('provider_identities').select('provider').execute()
    expect(stored.map(({ provider }) => provider).sort()).toEqual(['wechat', 'wechat-account'])
  })

  it('vouches for nobody in the preview mode, with another code, state, or in another browser', async () => {
    const browser = newBrowser()
    expect(await comeBack(await start({ browser }), { browser }, 'PREVIEW')).toBe('none')
    expect(await comeBack(await start({ browser }), { browser }, 'OTHER')).toBe('none')
    const at = await start({ browser })
    expect(await comeBack(at, { browser: newBrowser() })).toBe('none')
    // The answer for the public account is not taken at the callback of the website's app.
    const query = `?code=CODE&state=${at.searchParams.get('state')}`
    const answer = await portal.fetch(`/auth/third/wechat${query}`, { cookie: cookieOf({ browser }) })
    expect(answer.headers.get('location')).toBe('/auth/third?state=none')
  })

  it('is offered once, and without the website’s app inside WeChat alone', async () => {
    const providers = async () => {
      const { home } = await portal.api()
      return (await home.configInfo({})).signInProviders
    }
    expect(await providers()).toEqual([{ id: 'wechat', name: '微信', isInWechatOnly: false }])
    portal.services.identity = [createWechatAccountIdentity({ ...app, apiUrl })]
    expect(await providers()).toEqual([{ id: 'wechat', name: '微信', isInWechatOnly: true }])
    const answer = await portal.fetch('/auth/start/wechat', { method: 'POST', body: new URLSearchParams() })
    expect(answer.headers.get('location')).toBe('/auth/third?state=none')
  })
})
