import type { Context, Hono } from 'hono'
import type { Api } from '../../shared/contract/contract.ts'
import { ApiError } from '../../shared/contract/errors.ts'
import { type Locale, pathInLocale } from '../../shared/lib/locale.ts'
import { apiOfRequest } from './api-of-request.ts'
import type { HttpEnv } from './http-env.ts'

/**
 * The keys that partners check tokens with, and the ways to them. These are links and not forms: the content security
 * policy lets a form lead to this portal alone.
 */
export function addPartnerRoutes(app: Hono<HttpEnv>): void {
  app.get('/.well-known/jwks.json', async (c) => {
    const { services } = await c.var.scope()
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json({ keys: services.partnerTokens.publicKeys() })
  })
  for (const locale of ['zh', 'en'] as const) {
    const below = (path: string) => pathInLocale(path, locale)
    app.get(below('/partners/open/:id'), async (c) =>
      lead(c, locale, '/partners', (api) => api.partners.gentoken({ partnerId: c.req.param('id') ?? '' })),
    )
    app.get(below('/partners/tool/:id'), async (c) =>
      lead(c, locale, '/accountCenter?part=applications', async (api) => {
        const { actor } = await c.var.scope()
        const TeamID = actor.kind === 'account' ? (actor.team?.id ?? '') : ''
        return api.partners.getTanLiveUrl({ TeamID, toolId: c.req.param('id') ?? '' })
      }),
    )
  }
}

/** Goes to the partner with a token, or back to where it was offered. */
async function lead(
  c: Context<HttpEnv>,
  locale: Locale,
  back: string,
  make: (api: Api) => Promise<{ url: string }>,
): Promise<Response> {
  const scope = await c.var.scope()
  const api = apiOfRequest(c, scope, 'way to a partner failed')
  c.header('Cache-Control', 'no-store')
  try {
    return c.redirect((await make(api)).url)
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.reason === 'loginEnded'
    if (isSignedOut) return c.redirect(`${pathInLocale('/home', locale)}?signIn=${encodeURIComponent(back)}`)
    return c.redirect(pathInLocale(back, locale))
  }
}
