import type { Context, Hono } from 'hono'
import type { Api } from '../../shared/contract/contract.ts'
import { ApiError } from '../../shared/contract/errors.ts'
import { type Locale, pathInLocale } from '../../shared/lib/locale.ts'
import { parseOwnedId } from '../../shared/lib/owned-id.ts'
import { apiOfRequest } from './api-of-request.ts'
import type { HttpEnv } from './http-env.ts'

type C = Context<HttpEnv>

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
      lead(
        c,
        (api) => api.partners.gentoken({ partnerId: c.req.param('id') ?? '' }),
        (reason) => wayOn(reason, '/partners', locale),
      ),
    )
    // The team that the page was made for, as every write states it.
    app.get(below('/partners/tool/:id'), async (c) =>
      lead(
        c,
        (api) =>
          api.partners.getTanLiveUrl({ TeamID: c.req.query('team') ?? '', toolId: c.req.param('id') ?? '' }),
        (reason) => wayOn(reason, pageOfTool(c, reason), locale),
      ),
    )
  }
}

/** Goes to the partner with a token, or to where the person reads why not. */
async function lead(
  c: C,
  make: (api: Api) => Promise<{ url: string }>,
  refusedTo: (reason: ApiError['reason']) => string,
): Promise<Response> {
  const scope = await c.var.scope()
  const api = apiOfRequest(c, scope, 'way to a partner failed')
  c.header('Cache-Control', 'no-store')
  try {
    return c.redirect((await make(api)).url)
  } catch (error) {
    return c.redirect(refusedTo(error instanceof ApiError ? error.reason : 'internal'))
  }
}

/** Where the tool was offered; the page of an application opens to who acts for its team alone. */
function pageOfTool(c: C, reason: ApiError['reason']): string {
  const application = parseOwnedId(c.req.query('application'))
  return application && reason !== 'teamChanged'
    ? `/toolApplyInfo/${application}`
    : '/accountCenter?part=applications'
}

/** To what is missing and from there to the page that offered the way, or to that page, which says the reason. */
function wayOn(reason: ApiError['reason'], page: string, locale: Locale): string {
  const back = encodeURIComponent(page)
  switch (reason) {
    case 'loginEnded':
      return `${pathInLocale('/home', locale)}?signIn=${back}`
    case 'consentNeeded':
      return `${pathInLocale('/newTerms', locale)}?back=${back}`
    case 'noTeam':
      return `${pathInLocale('/noTeam', locale)}?back=${back}`
    default:
      return `${pathInLocale(page, locale)}${page.includes('?') ? '&' : '?'}refused=${reason}`
  }
}
