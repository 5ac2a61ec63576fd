import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import * as m from '#messages'
import { UiWords } from '../../ui/ui-words.tsx'
import { SuspendedPage } from './suspended-page.tsx'

function drawn(mayObject: boolean): string {
  const element = (
    <SuspendedPage
      suspension={{
        ...{ state: 'suspended', reason: 'abuse', words: '-', since: '2026-03-01T00:00:00Z' },
        ...{ objectUntil: '2026-03-16', mayObject },
      }}
      formKey="key"
      failure={undefined}
      objected={undefined}
    />
  )
  return renderToString(
    <UiWords value={{ errorPrefix: '', optional: '', newWindow: '' }}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </UiWords>,
  )
}

it('takes an objection until its last day, and says that it has passed after it', () => {
  expect(drawn(true)).toContain('name="body"')
  expect(drawn(true)).not.toContain(m.suspended_late_text())
  expect(drawn(false)).not.toContain('name="body"')
  expect(drawn(false)).toContain(m.suspended_late_text())
})
