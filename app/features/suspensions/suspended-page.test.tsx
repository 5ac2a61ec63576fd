import { expect, it } from 'vitest'
import * as m from '#messages'
import { drawn } from '../../../tests/support/drawn.tsx'
import { SuspendedPage } from './suspended-page.tsx'

function pageWhere(mayObject: boolean): string {
  return drawn(
    <SuspendedPage
      suspension={{
        ...{ state: 'suspended', reason: 'abuse', words: '-', since: '2026-03-01T00:00:00Z' },
        ...{ objectUntil: '2026-03-16', mayObject },
      }}
      formKey="key"
      failure={undefined}
      objected={undefined}
    />,
  )
}

it('takes an objection until its last day, and says that it has passed after it', () => {
  expect(pageWhere(true)).toContain('name="body"')
  expect(pageWhere(true)).not.toContain(m.suspended_late_text())
  expect(pageWhere(false)).not.toContain('name="body"')
  expect(pageWhere(false)).toContain(m.suspended_late_text())
})
