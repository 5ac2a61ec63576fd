import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { firstSiteSettings } from '../../../shared/rules/site-settings.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { callGroups } from './api-docs-page.ts'
import { indexedCalls } from './call-index.ts'
import { addressOf } from './openapi.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('describes every call in OpenAPI', async () => {
  const document = (await (await portal.fetch('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  for (const { id, call } of indexedCalls) {
    expect(document.paths[addressOf(call)]?.[call.method.toLowerCase()]?.operationId).toBe(id)
  }
})

it('and its pages are the portal’s own, by name, mark and colour', async () => {
  const own = await openPortal()
  const { token } = await createStaff(own, ['administrator'])
  const { settingsStaff } = await own.api({ token })
  const { version } = await settingsStaff.site({})
  const site = { siteNameZh: '清河 & 工具站', siteNameEn: 'Clear River Tools', markSeed: '清河' }
  const read = async (path: string) => (await own.fetch(path)).text()
  expect(await read('/en/api/docs')).toContain('Yisun</title>')
  await settingsStaff.siteSave({ ...firstSiteSettings, ...site, accent: '#1b3f8b', version })
  const { info } = JSON.parse(await read('/api/openapi.json')) as { info: { title: string } }
  expect(info.title).toBe('清河 & 工具站 Clear River Tools')
  for (const path of ['/api/docs', '/en/api/docs', '/api/docs/toolbox']) {
    const html = await read(path)
    const name = path.startsWith('/en') ? 'Clear River Tools' : '清河 &amp; 工具站'
    expect(html).toMatch(new RegExp(`${name}</title>`))
    expect(html).toContain(`height="32">${name}</a>`)
    expect(html).not.toContain('favicon.svg')
    const [style] = /\/brand\/1b3f8b-[0-9a-f]{6}\.css/.exec(html) ?? ['']
    expect(await read(style)).toContain('--green:#1b3f8b')
  }
  await own.close()
})

const htmlLimitBytes = 40 * 1024

describe.each(['zh', 'en'] as const)('the pages about the calls, %s', (locale) => {
  const read = (path: string, headers: Record<string, string> = {}) =>
    portal.fetch(pathInLocale(path, locale), { headers })

  it('lead from an index to a page of each group, which has its calls', async () => {
    const index = await (await read('/api/docs')).text()
    expect(index).toContain(
      `<html data-theme="auto" data-size="normal" lang="${locale === 'zh' ? 'zh-CN' : 'en'}">`,
    )
    for (const group of callGroups) {
      const path = `/api/docs/${group}`
      expect(index).toContain(`href="${pathInLocale(path, locale)}"`)
      const html = await (await read(path)).text()
      for (const indexed of indexedCalls) {
        if (indexed.group === group) expect(html).toContain(`</b> ${addressOf(indexed.call)}</code>`)
      }
      expect(html).toContain(`href="${pathInLocale(path, locale === 'zh' ? 'en' : 'zh')}"`)
      expect(html).not.toMatch(/<details[^>]* open/)
    }
  })

  it('are compressed, small, without script, and told to be the same when they are', async () => {
    for (const path of ['/api/docs', ...callGroups.map((group) => `/api/docs/${group}`)]) {
      const response = await read(path, { 'accept-encoding': 'gzip' })
      expect(response.headers.get('content-encoding')).toBe('gzip')
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
      const plain = Buffer.from(await (await read(path)).arrayBuffer())
      expect(plain.toString()).not.toContain('<script')
      expect(gzipSync(plain).byteLength, path).toBeLessThan(htmlLimitBytes)
      const etag = response.headers.get('etag') ?? ''
      expect((await read(path, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(304)
    }
  })

  it('come in the colours and the size that the reader has chosen', async () => {
    const response = await read('/api/docs', { cookie: 'yisun_view=dark.elder' })
    expect(await response.text()).toContain('<html data-theme="dark" data-size="elder"')
    expect(response.headers.get('cache-control')).toContain('private')
  })

  it('are missing for an unknown group', async () => {
    expect((await read('/api/docs/toString')).status).toBe(404)
  })
})
