import { expect, it } from 'vitest'
import * as m from '#messages'
import { privileges } from '../../../shared/rules/privileges.ts'
import { drawn } from '../../../tests/support/drawn.tsx'
import { StaffNav, screensOf } from './staff-nav.tsx'

it('has every place that the roles open, and a menu for those that no row holds', () => {
  const html = drawn(<StaffNav privileges={[...privileges]} />)
  const [row = '', menu = ''] = html.split('<details')
  const linksIn = (part: string) => part.match(/<a /g)?.length ?? 0
  expect(linksIn(row)).toBeLessThanOrEqual(8)
  expect(linksIn(row) + linksIn(menu)).toBe(screensOf([...privileges]).length + 2)
  expect(menu).toContain(m.staff_nav_more())
})

it('has no menu where one row holds all', () => {
  expect(drawn(<StaffNav privileges={['reviewApplications']} />)).not.toContain('<details')
})
