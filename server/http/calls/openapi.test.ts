import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
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
