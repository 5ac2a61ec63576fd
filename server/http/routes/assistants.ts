import type { McpServer } from '@modelcontextprotocol/server'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import * as m from '#messages'
import { words } from '#words/assistants_ask'
import type { InputOf } from '../../../shared/contract/call.ts'
import { type Api, contract } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { type Locale, locales, pathInLocale } from '../../../shared/lib/locale.ts'
import { type CollectionName, recordPath } from '../../../shared/rules/content/collections.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import { errorMessage } from '../calls/error-message.ts'
import { visitorScope } from '../calls/scope-of-request.ts'
import type { HttpEnv } from '../http-env.ts'

type C = Context<HttpEnv>
type Search = typeof contract.search.find
type ToolPage = typeof contract.toolbox.listPage
type Stated = typeof contract.applications.statedEligibility
type SelfTest = typeof contract.selftest.questionnaire
type StatedTest = typeof contract.selftest.statedOutcome

/** Of one address, or /64. An assistant asks a few questions per answer that it gives. */
const mostPerMinute = 120
const maxBodyBytes = 64 * 1024

/** A public reading call as an assistant sees it. */
type Question = {
  input: z.ZodObject
  /** Parts named `path` become addresses. */
  ask(api: Api, input: never): Promise<object>
}

/** What assistants may ask; each has a message `assistants_ask_<name>`. */
const questions = {
  search: {
    input: contract.search.find.input,
    async ask(api, input: InputOf<Search>) {
      const found = await api.search.find(input)
      const items = found.items.map((hit) => ({
        ...hit,
        title: plain(hit.title),
        excerpt: plain(hit.excerpt),
      }))
      return { ...found, items }
    },
  },
  listTools: {
    input: contract.toolbox.listPage.input,
    async ask(api, input: InputOf<ToolPage>) {
      const { items, ...list } = await api.toolbox.listPage(input)
      return { ...list, items: items.map((tool) => ({ ...placeOf('tools', tool.toolId), ...tool })) }
    },
  },
  getTool: {
    input: contract.toolbox.itemDetail.input,
    ask: async (api, input: { toolId: string }) => ({
      ...placeOf('tools', input.toolId),
      ...(await api.toolbox.itemDetail(input)),
    }),
  },
  getService: {
    input: contract.services.serviceInfo.input,
    ask: async (api, input: { serviceId: string }) => ({
      ...placeOf('services', input.serviceId),
      ...(await api.services.serviceInfo(input)),
    }),
  },
  getResource: {
    input: contract.resources.resourceInfo.input,
    ask: async (api, input: { id: string }) => ({
      ...placeOf('resources', input.id),
      ...(await api.resources.resourceInfo(input)),
    }),
  },
  getProject: {
    input: contract.projects.details.input,
    ask: async (api, input: { instanceID: string }) => ({
      ...placeOf('projects', input.instanceID),
      ...(await api.projects.details(input)),
    }),
  },
  getHelp: {
    input: contract.support.helpArticle.input,
    ask: async (api, input: { helpId: string }) => ({
      ...placeOf('helps', input.helpId),
      ...(await api.support.helpArticle(input)),
    }),
  },
  checkEligibility: {
    input: contract.applications.statedEligibility.input,
    ask: (api, input: InputOf<Stated>) => api.applications.statedEligibility(input),
  },
  getSelfTest: {
    input: contract.selftest.questionnaire.input,
    ask: (api, input: InputOf<SelfTest>) => api.selftest.questionnaire(input),
  },
  scoreSelfTest: {
    input: contract.selftest.statedOutcome.input,
    ask: (api, input: InputOf<StatedTest>) => api.selftest.statedOutcome(input),
  },
} satisfies Record<string, Question>

/** For AI assistants, in the language of the path: a server of the Model Context Protocol, and what `llms.txt` tells. */
export function addAssistants(app: Hono<HttpEnv>, origin: string, version: string): void {
  for (const locale of locales) {
    app.get(pathInLocale('/llms.txt', locale), async (c) =>
      c.text(overview((await apiOf(c).home.configInfo({})).siteName, origin, locale), 200, {
        'Cache-Control': 'public, max-age=3600',
      }),
    )
    app.on(['GET', 'POST', 'DELETE'], pathInLocale('/mcp', locale), async (c) => {
      const key = `mcp:minute:${addressBucket(c.var.incoming.address)}`
      await spendLimits(c.var.services.limits, [{ key, most: mostPerMinute, windowSeconds: 60 }])
      const { createMcpHandler } = await loadProtocol()
      const serve = () => serverFor(c, { origin, version, locale })
      return createMcpHandler(serve, { maxRequestBodySize: maxBodyBytes, maxSubscriptions: 0 }).fetch(
        c.req.raw,
      )
    })
  }
}

/** Loaded at the first question: most nodes of most portals are never asked one. */
const loadProtocol = () => import('@modelcontextprotocol/server')

function apiOf(c: C): Api {
  // Whoever asks gets the same, so that nothing is given away to a page of another site.
  const nobody = visitorScope(c.var.services, { ...c.var.incoming, cookieHeader: undefined })
  return apiOfRequest(c, nobody, 'an assistant was not answered')
}

/** https://llmstxt.org: a title, a summary, and links under headings. */
function overview(site: string, origin: string, locale: Locale): string {
  const on = { locale }
  const at = (path: string) => origin + pathInLocale(path, locale)
  const kinds = [
    { name: m.nav_toolbox({}, on), path: '/tools', kind: 'tools' },
    { name: m.services_title({}, on), path: '/tools/digitalServices', kind: 'services' },
    { name: m.resources_title({}, on), path: '/resource', kind: 'resources' },
    { name: m.nav_projects({}, on), path: '/projects', kind: 'projects' },
    { name: m.nav_news({}, on), path: '/news', kind: 'articles' },
    { name: m.support_title({}, on), path: '/support', kind: 'helps' },
  ]
  return `# ${site}

> ${m.assistants_about({ site }, on)}

## ${m.assistants_file_pages({}, on)}

${kinds.map(({ name, path }) => `- [${name}](${at(path)})`).join('\n')}

## ${m.assistants_file_calls({}, on)}

- [${m.assistants_file_mcp({}, on)}](${at('/mcp')}): ${m.assistants_file_mcp_about({}, on)}
- [${m.assistants_file_docs({}, on)}](${at('/api/docs')})
- [${m.assistants_file_openapi({}, on)}](${origin}/api/openapi.json)

## ${m.assistants_file_data({}, on)}

${kinds.map(({ name, kind }) => `- [${name}](${origin}/openData/${kind}.json): ${m.assistants_file_records({}, on)}`).join('\n')}
`
}

type Place = { origin: string; version: string; locale: Locale }

async function serverFor(c: C, { origin, version, locale }: Place): Promise<McpServer> {
  const { McpServer } = await loadProtocol()
  const api = apiOf(c)
  const { siteName: site } = await api.home.configInfo({})
  const server = new McpServer(
    { name: 'yisun', title: site, version, websiteUrl: origin },
    { instructions: m.assistants_about({ site }, { locale }) },
  )
  for (const [name, { input, ask }] of Object.entries<Question>(questions)) {
    const description = words[name as keyof typeof questions]({}, { locale })
    const config = { description, inputSchema: input, annotations: { readOnlyHint: true } }
    server.registerTool(name, config, (given) => answer(ask(api, given as never), { origin, locale }))
  }
  return server
}

/** The answer as JSON. What cannot be found or read is said to the assistant, which can then ask better. */
async function answer(asked: Promise<object>, { origin, locale }: Pick<Place, 'origin' | 'locale'>) {
  const withAddress = (key: string, value: unknown) =>
    key === 'path' && typeof value === 'string' ? origin + pathInLocale(value, locale) : value
  try {
    return { content: [{ type: 'text' as const, text: JSON.stringify(await asked, withAddress) }] }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const text = errorMessage(error.reason, locale)
    return { isError: true, content: [{ type: 'text' as const, text }] }
  }
}

function placeOf(collection: CollectionName, number: string) {
  return { path: recordPath(collection, { number, alias: null }) }
}

function plain(parts: { text: string }[]): string {
  return parts.map(({ text }) => text).join('')
}
