import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { PageLocale } from '../../app/ui/page-locale.tsx'
import { UiWords } from '../../app/ui/ui-words.tsx'
import { localeOfPath } from '../../shared/lib/locale.ts'

/** The HTML of a part of a page, as the server would render it at an address. */
export function drawn(part: ReactNode, address = '/'): string {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] })
  return renderToString(
    <UiWords value={{ errorPrefix: '', optional: '', newWindow: '' }}>
      <PageLocale value={localeOfPath(address)}>
        <RouterProvider router={router} />
      </PageLocale>
    </UiWords>,
  )
}
