import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { loadFixedArticles } from './load-articles.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('gives an empty portal its fixed articles once, also where two nodes start together', async () => {
  await Promise.all([loadFixedArticles(portal.db), loadFixedArticles(portal.db)])
  await portal.db
    .updateTable('articles')
    .set({ title: '我们的隐私告知' })
    .where('alias', '=', 'privacy')
    .execute()
  await loadFixedArticles(portal.db)
  const api = await portal.api()
  expect((await api.content.article({ alias: 'privacy' })).title).toBe('我们的隐私告知')
  expect((await api.content.article({ alias: 'terms' })).version).toBe(1)
})
