import { z } from 'zod'
import { vendorTimeoutMs } from '../delivery-error.ts'
import { IdentityError, type IdentityPort } from './port.ts'

/** The addresses of WeChat's documentation; tests replace them by their own server's. */
const documented = {
  signInUrl: 'https://open.weixin.qq.com/connect/qrconnect',
  apiUrl: 'https://api.weixin.qq.com',
}

const tokenAnswer = z.union([
  z.object({ openid: z.string().min(1), unionid: z.string().min(1).optional() }),
  z.object({ errcode: z.number() }),
])

export type WechatApp = { appId: string; secret: string; signInUrl?: string; apiUrl?: string }

/**
 * WeChat by its sign-in for websites: a QR code in the browser, one tap in WeChat. It knows neither PKCE nor
 * nonce; the state binds the answer to the browser, and the code is worth nothing without the secret.
 */
export function createWechatIdentity(app: WechatApp): IdentityPort {
  const { appId, secret, signInUrl, apiUrl } = { ...documented, ...app }
  return {
    id: 'wechat',
    name: { zh: '微信', en: 'WeChat' },
    async start({ redirectUri, state }) {
      const url = new URL(signInUrl)
      // In the documented order; the fragment is part of it.
      url.searchParams.set('appid', appId)
      url.searchParams.set('redirect_uri', redirectUri)
      url.searchParams.set('response_type', 'code')
      url.searchParams.set('scope', 'snsapi_login')
      url.searchParams.set('state', state)
      url.hash = 'wechat_redirect'
      return url
    },
    async finish(callback, { state }) {
      const code = callback.searchParams.get('code')
      // A person who declines comes back with the state alone.
      if (!code || callback.searchParams.get('state') !== state)
        throw new IdentityError('WeChat sent no code')
      const url = new URL('/sns/oauth2/access_token', apiUrl)
      url.search = new URLSearchParams({
        appid: appId,
        secret,
        code,
        grant_type: 'authorization_code',
      }).toString()
      const answer = await ask(url)
      if ('errcode' in answer) throw new IdentityError(`WeChat vouches for nobody (${answer.errcode})`)
      // The union id, where there is one, identifies a person in all apps of an operator.
      return { subject: answer.unionid ?? answer.openid, label: null }
    },
  }
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
