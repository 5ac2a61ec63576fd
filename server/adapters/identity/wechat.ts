import { z } from 'zod'
import { vendorTimeoutMs } from '../delivery-error.ts'
import { IdentityError, type IdentityPort } from './port.ts'

/** The addresses of WeChat's documentation; tests replace them by their own server's. */
const documented = {
  website: 'https://open.weixin.qq.com/connect/qrconnect',
  account: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  apiUrl: 'https://api.weixin.qq.com',
}

/** The id of the way by the public account. */
export const wechatAccountId = 'wechat-account'

const wechat = { id: 'wechat', name: { zh: '微信', en: 'WeChat' } }

const tokenAnswer = z.union([
  z.object({
    openid: z.string().min(1),
    unionid: z.string().min(1).optional(),
    /** 1 for the invented user of WeChat's preview mode. */
    is_snapshotuser: z.number().optional(),
  }),
  z.object({ errcode: z.number() }),
])

export type WechatApp = { appId: string; secret: string; apiUrl?: string }

/**
 * WeChat by its sign-in for websites: a QR code in the browser, one tap in WeChat. It knows neither PKCE nor
 * nonce; the state binds the answer to the browser, and the code is worth nothing without the secret.
 */
export function createWechatIdentity(app: WechatApp): IdentityPort {
  return {
    ...wechat,
    async start({ redirectUri, state }) {
      return signInAddress(documented.website, app, { redirectUri, state, scope: 'snsapi_login' })
    },
    async finish(callback, { state }) {
      // The union id, where there is one, identifies a person in all apps of an operator.
      const { unionid, openid } = await personOf(app, callback, state)
      return { subject: unionid ?? openid, label: null }
    },
  }
}

/**
 * The same by the operator's public account, inside WeChat's own browser, which cannot scan its own screen. With a
 * union id it is the same identity as that of the website; an open id alone means something to this account only.
 */
export function createWechatAccountIdentity(app: WechatApp): IdentityPort {
  return {
    id: wechatAccountId,
    name: { zh: '微信公众号', en: 'WeChat public account' },
    insteadOf: wechat,
    async start({ redirectUri, state }) {
      // The other scope, without asking the person, gives no union id.
      return signInAddress(documented.account, app, { redirectUri, state, scope: 'snsapi_userinfo' })
    },
    async finish(callback, { state }) {
      const { unionid, openid } = await personOf(app, callback, state)
      return unionid
        ? { subject: unionid, label: null, provider: wechat.id }
        : { subject: openid, label: null }
    },
  }
}

type SignIn = { redirectUri: string; state: string; scope: string }

/** In the documented order; the fragment is part of it. */
function signInAddress(address: string, { appId }: WechatApp, { redirectUri, state, scope }: SignIn): URL {
  const url = new URL(address)
  url.searchParams.set('appid', appId)
  url.searchParams.set('redirect_uri', redirectUri)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('scope', scope)
  url.searchParams.set('state', state)
  url.hash = 'wechat_redirect'
  return url
}

async function personOf({ appId, secret, apiUrl }: WechatApp, callback: URL, state: string) {
  const code = callback.searchParams.get('code')
  // A person who declines comes back with the state alone.
  if (!code || callback.searchParams.get('state') !== state) throw new IdentityError('WeChat sent no code')
  const url = new URL('/sns/oauth2/access_token', apiUrl ?? documented.apiUrl)
  url.search = new URLSearchParams({
    appid: appId,
    secret,
    code,
    grant_type: 'authorization_code',
  }).toString()
  const answer = await ask(url)
  if ('errcode' in answer) throw new IdentityError(`WeChat vouches for nobody (${answer.errcode})`)
  if (answer.is_snapshotuser === 1) throw new IdentityError('WeChat vouches for nobody (preview)')
  return answer
}

async function ask(url: URL) {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(vendorTimeoutMs) })
    return tokenAnswer.parse(await response.json())
  } catch {
    // The address holds the secret, so no detail of the failure is passed on.
    throw new IdentityError('WeChat did not answer as documented')
  }
}
