import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { loadPart } from '../guard/load-part.ts'

// Few visitors see it, so no page loads it in advance.
const FailedPage = lazy(() =>
  loadPart(() => import('./failed-page.tsx')).then((module) => ({ default: module.FailedPage })),
)

/** Shown in place of a page that failed. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <Suspense>
      <FailedPage answer={isRouteErrorResponse(error) ? error : undefined} />
    </Suspense>
  )
}
