import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import * as m from '#messages'
import type { OpeningItem } from '../../../shared/contract/settings.staff.ts'
import { OpeningList } from './opening-list.tsx'

const item = (what: OpeningItem['what'], state: OpeningItem['state']): OpeningItem => ({
  ...{ what, state, number: null, roles: [], isMine: true },
})

function drawn(items: OpeningItem[]): string {
  const router = createMemoryRouter([{ path: '/', element: <OpeningList items={items} /> }])
  return renderToString(<RouterProvider router={router} />)
}

it('what is left stands before what is done', () => {
  const html = drawn([item('operator', 'done'), item('tool', 'missing')])
  expect(html.indexOf(m.opening_tool_hint())).toBeGreaterThan(0)
  expect(html.indexOf(m.opening_done())).toBeGreaterThan(html.indexOf(m.opening_tool_hint()))
})

it('a legal text says what is left to do: the settings that fill its blanks, or reading it through', () => {
  expect(drawn([item('privacy', 'blank')])).toContain(m.opening_document_blank_hint())
  expect(drawn([item('privacy', 'missing')])).toContain(m.opening_document_hint())
})
