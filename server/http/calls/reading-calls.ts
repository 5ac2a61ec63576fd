import type { Context } from 'hono'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import type { HttpEnv } from '../http-env.ts'

/** Calls by which the browser shows a record's page without requesting the page: the page's path. */
const pages: Record<string, { input: string; path: (key: string) => string }> = {
  'content.describeDynamicCenterInfo': {
    input: 'DynamicAliasID',
    path: (key) => (/^\d+$/.test(key) ? `/news/${key}` : `/${key}`),
  },
  'support.helpArticle': { input: 'helpId', path: (key) => `/support/${key}` },
  'services.serviceInfo': { input: 'serviceId', path: (key) => `/tools/digitalService/${key}` },
  'projects.details': { input: 'instanceID', path: (key) => `/projects/detail/${key}` },
  'projects.activityDetails': { input: 'activityID', path: (key) => `/projects/activity/${key}` },
  'projects.setDetails': { input: 'instanceSetID', path: (key) => `/vcp/projects/${key}` },
  'toolbox.itemDetail': { input: 'toolId', path: (key) => `/tools/toolsDetail/${key}` },
  'toolbox.sceneInfo': { input: 'sceneId', path: (key) => `/tools/scene/${key}` },
  'volunteers.activityDetail': { input: 'activityID', path: (key) => `/volunteer/${key}` },
  'resources.fieldInfo': { input: 'alias', path: (key) => `/field/${key}` },
  'resources.resourceInfo': { input: 'id', path: (key) => `/resource/${key}` },
  'resources.institutionBase': { input: 'id', path: (key) => `/organization/${key}` },
}

/** Counts a record that a page of this portal requested over HTTP; other programs do not count as readers. */
export function countCall(c: Context<HttpEnv>, id: string, input: unknown): void {
  const page = pages[id]
  if (!page || c.req.header('sec-fetch-site') !== 'same-origin') return
  const key = input instanceof Object ? (input as Record<string, unknown>)[page.input] : undefined
  if (typeof key !== 'string' && typeof key !== 'number') return
  const path = pathInLocale(
    page.path(String(key)),
    c.req.path.startsWith('/api/techforgood/en/') ? 'en' : 'zh',
  )
  c.var.reads?.count(
    path,
    readerOf((name) => c.req.header(name)),
  )
}

/** What a request tells about its reader; nothing of it is stored. */
export function readerOf(header: (name: string) => string | undefined) {
  return {
    userAgent: header('user-agent'),
    purpose: `${header('sec-purpose') ?? ''} ${header('purpose') ?? ''}`,
  }
}
