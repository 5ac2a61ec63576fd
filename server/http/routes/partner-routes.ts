import type { Context, Hono } from 'hono'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { parseOwnedId } from '../../../shared/lib/owned-id.ts'
import { elsewhereOf } from '../../../shared/rules/elsewhere.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import type { HttpEnv } from '../http-env.ts'
import { leadAway } from '../pages/lead-away.ts'

type C = Context<HttpEnv>

const applications = '/accountCenter?part=applications'

/** To a granted tool: as oneself, or as the team. */
const waysToTool = {
  '/partners/tool/:id': (api: Api, input: ToolOfTeam) => api.partners.getTanLiveUrl(input),
  '/partners/teamTool/:id': (api: Api, input: ToolOfTeam) => api.partners.getTanLiveUrlByTeam(input),
}
type ToolOfTeam = { TeamID: string; toolId: string }

/**
 * The public keys that partners check tokens with, and the ways to partners: posted forms, because each makes
 * a token. A GET of such an address leads to the page with the button.
 */
export function addPartnerRoutes(app: Hono<HttpEnv>): void {
  app.get('/.well-known/jwks.json', async (c) => {
    const { services } = await c.var.scope()
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json({ keys: services.partnerTokens.publicKeys() })
  })
  for (const locale of ['zh', 'en'] as const) {
    const below = (path: string) => pathInLocale(path, locale)
    app.get(below('/partners/open/:id'), (c) => c.redirect(pathInLocale('/partners', locale)))
    app.post(below('/partners/open/:id'), (c) =>
      lead(c, locale, {
        make: (api) => api.partners.gentoken({ partnerId: c.req.param('id') ?? '' }),
        refusedTo: (error) => wayOn(error, '/partners', locale),
      }),
    )
    for (const [path, make] of Object.entries(waysToTool)) {
      app.get(below(path), (c) => c.redirect(pathInLocale(applications, locale)))
      app.post(below(path), async (c) => {
        const form = await c.req.formData().catch(() => new FormData())
        // The team that the page was rendered for, as every write states it.
        const input = { TeamID: String(form.get('team') ?? ''), toolId: c.req.param('id') ?? '' }
        return lead(c, locale, {
          make: (api) => make(api, input),
          refusedTo: (error) => wayOn(error, pageOfTool(form.get('application'), error.reason), locale),
        })
      })
    }
  }
}

/** Sends the person to the partner with a token, or to where the reason of a refusal is shown. */
async function lead(
  c: C,
  locale: Locale,
  {
    make,
    refusedTo,
  }: { make: (api: Api) => Promise<{ url: string }>; refusedTo: (error: ApiError) => string },
): Promise<Response> {
  const scope = await c.var.scope()
  const api = apiOfRequest(c, scope, 'way to a partner failed')
  c.header('Cache-Control', 'no-store')
  try {
    return leadAway(c, (await make(api)).url, locale)
  } catch (error) {
    return c.redirect(refusedTo(error instanceof ApiError ? error : new ApiError('internal')), 303)
  }
}

/** The page that offered the tool; an application's page opens only to people who act for its team. */
function pageOfTool(stated: FormDataEntryValue | null, reason: ApiError['reason']): string {
  const application = parseOwnedId(typeof stated === 'string' ? stated : undefined)
  return application && reason !== 'teamChanged' ? `/toolApplyInfo/${application}` : applications
}

/** To what is missing and from there back to the page of the offer, or to that page, with the reason. */
function wayOn(error: ApiError, page: string, locale: Locale): string {
  const { reason } = error
  const offer = pathInLocale(page, locale)
  const elsewhere = reason !== 'notAvailable' && elsewhereOf(error, new URL(offer, 'https://portal.invalid'))
  return elsewhere || `${offer}${offer.includes('?') ? '&' : '?'}refused=${reason}`
}
