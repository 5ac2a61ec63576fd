import { expect, it } from 'vitest'
import * as m from '#messages'
import type { Opening } from '../../../shared/contract/settings.staff.ts'
import { drawn } from '../../../tests/support/drawn.tsx'
import { SetupPage } from './setup-page.tsx'

const nothing: Opening = {
  ...{ items: [], channels: [], backup: { ageDays: null, isOld: false }, isOpen: true, version: 0 },
  ...{ opensOn: '', wordsZh: '', wordsEn: '' },
}
const pageOf = (opening: Opening) =>
  drawn(<SetupPage opening={opening} privileges={['changeSettings']} isDone={false} failure={undefined} />)

it('speaks of a list only where there is one: a demo has nothing to set up', () => {
  expect(pageOf(nothing)).toContain(m.setup_none())
  expect(pageOf(nothing)).not.toContain(m.setup_lead())
  const left = {
    what: 'tool',
    state: 'missing',
    number: null,
    isNeeded: false,
    roles: [],
    isMine: true,
  } as const
  const html = pageOf({ ...nothing, isOpen: false, items: [{ ...left, roles: [] }] })
  expect(html).toContain(m.setup_lead())
  expect(html).not.toContain(m.setup_none())
})
