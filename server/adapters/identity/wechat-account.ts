import { z } from 'zod'
import { vendorTimeoutMs } from '../delivery-error.ts'
import { IdentityError, type WechatAccountPort } from './port.ts'
import type { WechatApp } from './wechat.ts'

const lifetime = z.number().int().positive()
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: lifetime })
const ticketAnswer = z.object({ errcode: z.literal(0), ticket: z.string().min(1), expires_in: lifetime })

/** Uses WeChat's documented calls; `apiUrl` differs in tests alone. */
export function createWechatAccount({ appId, secret, apiUrl }: WechatApp): WechatAccountPort {
  const ask = async <Answer>(path: string, query: Record<string, string>, answer: z.ZodType<Answer>) => {
    const url = new URL(path, apiUrl ?? 'https://api.weixin.qq.com')
    url.search = new URLSearchParams(query).toString()
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(vendorTimeoutMs) })
      return answer.parse(await response.json())
    } catch {
      // The address holds the secret, so no detail of the failure is passed on.
      throw new IdentityError('WeChat did not answer as documented')
    }
  }
  return {
    appId,
    async fetchToken() {
      const query = { grant_type: 'client_credential', appid: appId, secret }
      const { access_token, expires_in } = await ask('/cgi-bin/token', query, tokenAnswer)
      return { value: access_token, lifeSeconds: expires_in }
    },
    async fetchTicket(token) {
      const query = { access_token: token, type: 'jsapi' }
      const { ticket, expires_in } = await ask('/cgi-bin/ticket/getticket', query, ticketAnswer)
      return { value: ticket, lifeSeconds: expires_in }
    },
  }
}
