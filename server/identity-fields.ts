import { z } from 'zod'
import type { OidcProvider } from './adapters/identity/oidc.ts'
import { type WechatApp, wechatAccountId } from './adapters/identity/wechat.ts'
import { secureAddress, text } from './env-fields.ts'

const provider = z.strictObject({
  /** WeChat has its own settings. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,31}$/)
    .refine((id) => id !== 'wechat' && id !== wechatAccountId),
  name: z.strictObject({ zh: z.string().min(1).max(40), en: z.string().min(1).max(40) }),
  issuer: z.string().refine((value) => secureAddress(value) !== null),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
})

export const oidcProvidersField = text(
  'a JSON list of {"id","name":{"zh","en"},"issuer","clientId","clientSecret"} with ids of their own and https issuers (http on this machine alone)',
  (value): OidcProvider[] | null => {
    const parsed = z.array(provider).max(10).safeParse(parseJson(value))
    if (!parsed.success) return null
    return new Set(parsed.data.map(({ id }) => id)).size === parsed.data.length ? parsed.data : null
  },
)

export const wechatAppField = text('appid:secret as WeChat shows them', (value): WechatApp | null => {
  const [appId = '', secret = '', ...rest] = value.split(':')
  return /^wx[0-9a-f]{16}$/.test(appId) && /^[0-9a-f]{32}$/.test(secret) && rest.length === 0
    ? { appId, secret }
    : null
})

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}
