import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { UiWords } from '../../app/ui/ui-words.tsx'

/** The HTML of a part of a page, as its server would send it at an address. */
export function drawn(part: ReactNode, address = '/'): string {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] })
  return renderToString(
    <UiWords value={{ errorPrefix: '', optional: '', newWindow: '' }}>
      <RouterProvider router={router} />
    </UiWords>,
  )
}
