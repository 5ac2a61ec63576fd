import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { defaultHome } from './default-home.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('gives outside links as staff entered them a prefix, and leaves out what is no link', async () => {
  const label = { zh: '链接', en: 'Link' }
  const entered = ['www.example.org', 'https://example.org/a', 'javascript:alert(1)']
  const value = {
    ...defaultHome,
    footer: { ...defaultHome.footer, outsideLinks: entered.map((url) => ({ label, url })) },
  }
  await portal.db
    .insertInto('settings')
    .values({ key: 'home', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
  const { outsideLink } = await (await portal.api()).home.configInfo({})
  expect(outsideLink.map(({ url }) => url)).toEqual(['//www.example.org', 'https://example.org/a'])
})
