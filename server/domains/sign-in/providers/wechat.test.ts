import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorTable } from '../../../../shared/contract/error-table.ts'
import { openPortal, type TestPortal, testOrigin } from '../../../../tests/support/portal/portal.ts'
import { newBrowser, postCall } from '../../../../tests/support/sign-in.ts'
import { createWechatIdentity } from '../../../adapters/identity/wechat.ts'
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
    : { errcode: 40029, errmsg: 'invalid code' }
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
