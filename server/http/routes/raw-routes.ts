import { timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { localPath } from '../../../shared/lib/local-path.ts'
import { locales, pathInLocale } from '../../../shared/lib/locale.ts'
import { pageOfKind } from '../../../shared/rules/staff/staff-queue.ts'
import { viewCookie } from '../../cookie-names.ts'
import { programmePath } from '../../domains/home/running-edition.ts'
import { readSiteSettings } from '../../domains/settings/site-settings.ts'
import { addApiDocs } from '../calls/api-docs.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import { openApiDocument } from '../calls/openapi.ts'
import { visitorScope } from '../calls/scope-of-request.ts'
import { addSecurityText } from '../door/security-text.ts'
import type { HttpEnv } from '../http-env.ts'
import { closedBarPath } from '../pages/closed-page.ts'
import { closedBarStyle } from '../pages/closed-style.ts'
import { addSitemap } from '../pages/sitemap.ts'
import { parseView, viewOf } from '../pages/view.ts'
import { addAssistants } from './assistants.ts'
import { addCalendars } from './calendars.ts'
import { addCertificateRecords } from './certificate-records.ts'
import { addDayListWorker } from './day-list-worker.ts'
import { demoSpaceRoute } from './demo-space-route.ts'
import { eventsRoute } from './events-route.ts'
import { addFeeds } from './feeds.ts'
import { addImportReport } from './import-report.ts'
import { addGrants } from './open-data/grants-360giving.ts'
import { addHsds } from './open-data/hsds.ts'
import { addImpactCsv } from './open-data/impact-csv.ts'
import { addOpenData } from './open-data/open-data.ts'
import { addOpenactive } from './open-data/openactive.ts'
import { addPubliccode } from './open-data/publiccode.ts'
import { addSelfTestSurveys } from './open-data/self-test-surveys.ts'
import { outboxRoute } from './outbox-route.ts'
import { addPartnerRoutes } from './partner-routes.ts'
import { addProviderRoutes } from './provider-routes.ts'
import { sendExport } from './send-export.ts'
import { sendFile, sendFilePicture } from './send-file.ts'
import { sendPicture } from './send-picture.ts'
import { addStaffDownloads } from './staff-downloads.ts'
import type { UnreadHub } from './unread-hub.ts'

export type RawRouteOptions = {
  origin: string
  version: string
  /** Null disables the metrics. */
  metricsToken: string | null
  /** Whether the node can serve: the database answers and it is not draining. */
  isReady(): Promise<boolean>
  /** Feeds the open connections of `/events`. */
  unread: UnreadHub
}

const viewLifeSeconds = 400 * 24 * 3600

/** All routes that are neither a page nor a call; none holds business logic. */
export function addRawRoutes(app: Hono<HttpEnv>, options: RawRouteOptions): void {
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => ((await options.isReady()) ? c.text('ready') : c.text('not ready', 503)))
  app.get('/metrics', async (c) => {
    if (!options.metricsToken || !isToken(c.req.header('authorization'), options.metricsToken))
      return c.notFound()
    const { registry } = c.var.metrics
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  // An uploaded file, as an attachment, for people who may open it.
  app.get('/files/:id/:name', sendFile)
  app.get('/en/files/:id/:name', sendFile)
  // The same for a picture that a page shows in place.
  app.get('/filePictures/:id/:name', sendFilePicture)
  // An export of a person's own data, once, and therefore by POST; a link leads to the page with the button.
  for (const locale of locales) {
    const path = pathInLocale('/accountExports/:id', locale)
    app.get(path, (c) => c.redirect(pathInLocale('/accountCenter?part=privacy', locale)))
    app.post(path, sendExport)
  }
  // The queue lists every kind of work.
  for (const locale of locales)
    for (const [kind, path] of Object.entries(pageOfKind))
      app.get(pathInLocale(path, locale), (c) => c.redirect(pathInLocale(`/staff?kind=${kind}`, locale)))
  for (const locale of locales) {
    const path = pathInLocale(programmePath, locale)
    app.on('GET', [path, `${path}/`], async (c) => {
      const api = apiOfRequest(c, visitorScope(c.var.services, c.var.incoming), 'programme failed')
      const { edition } = await api.home.configInfo({})
      return c.redirect(pathInLocale(edition?.path ?? '/ventureRounds', locale))
    })
  }
  addPartnerRoutes(app)
  // Pictures of published content, for everybody.
  app.get('/pictures/:id/:name', sendPicture)
  addFeeds(app, options.origin)
  addCalendars(app, options.origin)
  addCertificateRecords(app)
  addDayListWorker(app)
  addHsds(app, options.origin)
  addGrants(app, options.origin)
  addPubliccode(app, options.origin)
  addImpactCsv(app)
  addOpenactive(app, options.origin)
  addSelfTestSurveys(app)
  addOpenData(app, options.origin)
  addAssistants(app, options.origin, options.version)
  addImportReport(app)
  addSecurityText(app, options.origin)
  addStaffDownloads(app)
  addSitemap(app, options.origin)
  addProviderRoutes(app)
  app.get(closedBarPath, (c) =>
    c.body(closedBarStyle, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  )
  app.get('/outbox', outboxRoute)
  // In the demo alone: the stand-in for the services of tools.
  for (const path of ['/demoSpace/:number', '/en/demoSpace/:number']) {
    app.get(path, demoSpaceRoute)
    app.post(path, demoSpaceRoute)
  }
  app.get('/api/openapi.json', async (c) => {
    const { siteNameZh, siteNameEn } = await readSiteSettings(c.var.services.pool)
    const title = [...new Set([siteNameZh, siteNameEn])].join(' ')
    return c.json(openApiDocument(title, options.origin, options.version))
  })
  addApiDocs(app, options.origin)
  app.get('/events', eventsRoute(options.unread))
  // The header's form for theme and text size; with script it is not sent.
  app.post('/view', async (c) => {
    const form = await c.req.formData().catch(() => null)
    if (!form) return c.body(null, 400)
    const [theme, size] = viewOf(c.req.header('cookie')).name.split('.')
    const view = parseView(`${form.get('theme') ?? theme}.${form.get('size') ?? size}`)
    const scope = await c.var.scope()
    if (view) scope.cookies.set(viewCookie, view, { maxAgeSeconds: viewLifeSeconds, isReadable: true })
    for (const change of scope.cookies.changes()) c.header('Set-Cookie', change, { append: true })
    return c.redirect(localPath(form.get('back')), 303)
  })
}

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header?.replace(/^Bearer /, '') ?? '')
  const wanted = Buffer.from(token)
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted)
}
