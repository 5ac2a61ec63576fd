import type { Context, Hono } from 'hono'
import { localeOfPath, pathInLocale } from '../../shared/lib/locale.ts'
import { apiOfRequest } from './api-of-request.ts'
import type { HttpEnv } from './http-env.ts'

/**
 * The two ends of a sign-in with a provider: a link that leads there, since a form that is posted may not lead to
 * another site, and the address that it answers to, one for each provider. What comes of it is shown at `/auth/third`.
 */
export function addProviderRoutes(app: Hono<HttpEnv>): void {
  for (const path of ['/auth/start/:provider', '/en/auth/start/:provider']) app.get(path, start)
  app.get('/auth/third/:provider', finish)
}

type C = Context<HttpEnv>

async function start(c: C): Promise<Response> {
  const locale = localeOfPath(c.req.path)
  const failed = `${pathInLocale('/auth/third', locale)}?state=none`
  return lead(c, failed, async (api) => {
    const back = new URL(c.req.url).searchParams.get('back') ?? '/home'
    const { url } = await api.providers.start({ provider: c.req.param('provider') ?? '', back })
    return url
  })
}

async function finish(c: C): Promise<Response> {
  return lead(c, '/auth/third?state=none', async (api) => {
    const query = new URL(c.req.url).search
    const { state, locale } = await api.providers.finish({ provider: c.req.param('provider') ?? '', query })
    return `${pathInLocale('/auth/third', locale)}?state=${encodeURIComponent(state)}`
  })
}

/** Redirects to where `act` says, with the cookies that it set; to a page that says so where it came to nothing. */
async function lead(
  c: C,
  failed: string,
  act: (api: ReturnType<typeof apiOfRequest>) => Promise<string>,
): Promise<Response> {
  const scope = await c.var.scope()
  const api = apiOfRequest(c, scope)
  const target = await act(api).catch(() => failed)
  c.header('Cache-Control', 'no-store')
  for (const change of scope.cookies.changes()) c.header('Set-Cookie', change, { append: true })
  return c.redirect(target, 302)
}
