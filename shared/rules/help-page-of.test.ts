import { expect, it } from 'vitest'
import { pageRoutes } from '../../app/route-table.ts'
import { helpPageOf } from './help-page-of.ts'
import { helpPages } from './help-pages.ts'

it('names the group of an address in either language', () => {
  expect(helpPageOf('/')).toBe('home')
  expect(helpPageOf('/en')).toBe('home')
  expect(helpPageOf('/tools')).toBe('tools')
  expect(helpPageOf('/en/tools/toolsDetail/1001')).toBe('tool')
  expect(helpPageOf('/staff/content/helps/101')).toBe('staffContent')
  expect(helpPageOf('/staff/verifications/1')).toBe('staff')
  expect(helpPageOf('/volunteer/52')).toBe('volunteer')
  expect(helpPageOf('/en/field/education')).toBe('resources')
  expect(helpPageOf('/resource/661')).toBe('resources')
  expect(helpPageOf('/en/organization/641')).toBe('organisation')
  expect(helpPageOf('/constructor')).toBe('home')
})

it('has pages for every group', () => {
  const groups = new Set(pageRoutes.map(({ path }) => helpPageOf(path)))
  expect(helpPages.filter((page) => !groups.has(page))).toEqual([])
})
