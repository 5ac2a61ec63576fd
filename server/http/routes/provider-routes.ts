import type { Context, Hono } from 'hono'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import type { HttpEnv } from '../http-env.ts'
import { leadAway } from '../pages/lead-away.ts'

/**
 * The two ends of a sign-in with a provider: a form that leads there, and the provider's own callback
 * address. The result is shown at `/auth/third`. A GET of the first leads to the page with the form.
 */
export function addProviderRoutes(app: Hono<HttpEnv>): void {
  for (const path of ['/auth/start/:provider', '/en/auth/start/:provider']) {
    app.get(path, (c) => c.redirect(pathInLocale('/signIn', localeOfPath(c.req.path))))
    app.post(path, start)
  }
  app.get('/auth/third/:provider', finish)
}

type C = Context<HttpEnv>

async function start(c: C): Promise<Response> {
  const locale = localeOfPath(c.req.path)
  const scope = await c.var.scope()
  const form = await c.req.formData().catch(() => new FormData())
  const api = apiOfRequest(c, scope)
  const started = await api.providers
    .start({ provider: c.req.param('provider') ?? '', back: String(form.get('back') ?? '/home') })
    .catch(() => null)
  setCookies(c, scope)
  if (started) return leadAway(c, started.url, locale)
  return c.redirect(`${pathInLocale('/auth/third', locale)}?state=none`, 303)
}

async function finish(c: C): Promise<Response> {
  const scope = await c.var.scope()
  const api = apiOfRequest(c, scope)
  const query = new URL(c.req.url).search
  const finished = await api.providers
    .finish({ provider: c.req.param('provider') ?? '', query })
    .catch(() => ({ state: 'none', locale: 'zh' as const }))
  setCookies(c, scope)
  const { state, locale } = finished
  return c.redirect(`${pathInLocale('/auth/third', locale)}?state=${encodeURIComponent(state)}`, 302)
}

function setCookies(c: C, scope: Awaited<ReturnType<HttpEnv['Variables']['scope']>>): void {
  c.header('Cache-Control', 'no-store')
  for (const change of scope.cookies.changes()) c.header('Set-Cookie', change, { append: true })
}
