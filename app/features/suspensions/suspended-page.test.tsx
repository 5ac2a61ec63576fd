import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import * as m from '#messages'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { drawn } from '../../../tests/support/drawn.tsx'
import { SuspendedPage } from './suspended-page.tsx'

type Objection = ComponentProps<typeof SuspendedPage>['suspension'] & { state: 'suspended' }

function pageWhere(mayObject: boolean, objection: Objection['objection'] = null): string {
  return drawn(
    <SuspendedPage
      suspension={{
        ...{ state: 'suspended', reason: 'abuse', words: '-', since: '2026-03-01T00:00:00Z' },
        ...{ objectUntil: '2026-03-16', mayObject, objection },
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

it('shows the objection that was made, before and after the last day, in place of a form for another', () => {
  const made = { reference: 'FK-2026-7K3M9', sentAt: '2026-03-02T00:00:00Z', answerBy: '2026-03-09' }
  for (const mayObject of [true, false]) {
    const page = pageWhere(mayObject, made)
    expect(page).toContain('/feedback/ticket/FK-2026-7K3M9')
    expect(page).toContain(m.suspended_objected_by({ day: dayText('2026-03-09', 'zh') }))
    expect(page).not.toContain('name="body"')
    expect(page).not.toContain(m.suspended_late_text())
  }
  expect(pageWhere(true, { ...made, answerBy: null })).toContain(m.suspended_objected_answered())
})
