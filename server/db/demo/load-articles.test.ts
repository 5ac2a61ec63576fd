import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { loadContent } from './load-content.ts'
import { demoOperator } from './operator.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('gives an empty portal its fixed articles once, also where two nodes start together', async () => {
  const load = () => loadContent(portal.db, 'first', { only: ['pages'], operator: demoOperator })
  await Promise.all([load(), load()])
  const editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  const { items } = await editor.contentStaff.recordList({ collection: 'pages', search: 'privacy' })
  const number = items[0]?.number ?? ''
  const page = await editor.contentStaff.recordDetail({ collection: 'pages', number })
  const zh = { ...page.texts.zh.fields, title: '我们的隐私告知' }
  const saved = await editor.contentStaff.recordSave({
    ...{ collection: 'pages', number, version: page.version, shared: page.shared },
    texts: { zh, en: page.texts.en.fields },
  })
  await editor.contentStaff.textMove({
    ...{ collection: 'pages', number, version: saved.version },
    ...{ language: 'zh', move: 'publish' },
  })
  await load()
  const api = await portal.api()
  const privacy = await api.content.describeDynamicCenterInfo({ DynamicAliasID: 'privacy' })
  expect(privacy.title).toBe('我们的隐私告知')
  const terms = await api.content.describeDynamicCenterInfo({ DynamicAliasID: 'terms' })
  expect(terms).toMatchObject({ edition: 1, alias: 'terms', contents: expect.any(Array) })
  expect(items).toHaveLength(1)
})
