import { expect, it } from 'vitest'
import * as m from '#messages'
import { privileges } from '../../../shared/rules/staff/privileges.ts'
import { drawn } from '../../../tests/support/drawn.tsx'
import { StaffNav, screensOf } from './staff-nav.tsx'

it('has every place that the roles open in a menu, and in a row as many as it holds', () => {
  const html = drawn(<StaffNav privileges={[...privileges]} />)
  const [row = '', menu = ''] = html.split('<details')
  expect(linksIn(row)).toBeLessThanOrEqual(8)
  expect(linksIn(menu)).toBe(screensOf([...privileges]).length)
  expect(menu).toContain(m.staff_nav_more())
})

it('has a menu on narrow screens alone where one row holds all', () => {
  const [row = '', menu = ''] = drawn(<StaffNav privileges={['reviewApplications']} />).split('<details')
  expect(linksIn(row)).toBe(linksIn(menu))
  expect(menu).toMatch(/^ class="[^"]*staff-narrow/)
})

const linksIn = (part: string) => part.match(/<a /g)?.length ?? 0

it.each([
  ['/staff/content/tools/1056/form', '/staff/content'],
  ['/staff/pictures', '/staff/content'],
  ['/staff/content/tools', '/staff/content'],
  ['/staff', '/staff'],
])('marks at %s the place %s', (address, path) => {
  const html = drawn(<StaffNav privileges={[...privileges]} />, address)
  const marked = html.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? []
  expect(new Set(marked.map((link) => /href="([^"]*)"/.exec(link)?.[1]))).toEqual(new Set([path]))
})
