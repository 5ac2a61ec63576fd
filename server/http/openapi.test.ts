import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
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

it.each([
  ['/api/docs', 'zh-CN'],
  ['/en/api/docs', 'en'],
])('%s shows every call and allows no script', async (path, lang) => {
  const response = await portal.fetch(path)
  const html = await response.text()
  expect(html).toContain(`<html lang="${lang}">`)
  for (const { call } of indexedCalls) expect(html).toContain(addressOf(call))
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
})
