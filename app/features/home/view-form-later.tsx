import { lazy, Suspense } from 'react'
import { loadPart } from '../../guard/load-part.ts'

const ViewForm = lazy(async () => {
  const { ViewForm } = await loadPart(() => import('./view-form.tsx'))
  return { default: ViewForm }
})

/** The form works without script, and few people change their view, so its script loads after the page's. */
export function ViewFormLater({ className }: { className: string }) {
  return (
    <Suspense>
      <ViewForm className={className} />
    </Suspense>
  )
}
