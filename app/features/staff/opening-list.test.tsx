import { expect, it } from 'vitest'
import * as m from '#messages'
import type { OpeningItem } from '../../../shared/contract/settings.staff.ts'
import { drawn } from '../../../tests/support/drawn.tsx'
import { OpeningList } from './opening-list.tsx'

const item = (what: OpeningItem['what'], state: OpeningItem['state']): OpeningItem => ({
  ...{ what, state, number: null, isNeeded: false, roles: [], isMine: true },
})

const listOf = (...items: OpeningItem[]) => drawn(<OpeningList items={items} />)

it('what is left stands before what is done', () => {
  const html = listOf(item('footer', 'done'), item('tool', 'missing'))
  expect(html.indexOf(m.opening_tool_hint())).toBeGreaterThan(0)
  expect(html.indexOf(m.opening_done())).toBeGreaterThan(html.indexOf(m.opening_tool_hint()))
})

it('a legal text says what is left to do: the settings that fill its blanks, or reading it through', () => {
  expect(listOf(item('privacy', 'blank'))).toContain(m.opening_document_blank_hint())
  expect(listOf(item('privacy', 'missing'))).toContain(m.opening_document_hint())
})
