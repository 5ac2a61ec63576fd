import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import * as m from '#messages'
import type { ImportDetail } from '../../../shared/contract/imports.staff.ts'
import { Link } from '../../ui/link.tsx'
import { Meter } from '../../ui/meter.tsx'

/** How often a visible page asks for the progress. */
const askEveryMs = 2_000

/** The progress of the current work; without script a link reloads the page. */
export function ImportProgress({ detail }: { detail: ImportDetail }) {
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && state === 'idle') revalidate()
    }, askEveryMs)
    return () => clearInterval(timer)
  }, [revalidate, state])
  const { position, rowCount } = detail
  return (
    <div className="stack stack-sm measure">
      {rowCount > 0 && (
        <Meter
          label={m.imports_progress_label()}
          text={m.imports_progress({ done: position, total: rowCount })}
          value={position}
          max={rowCount}
        />
      )}
      <p className="text-ink-2">
        {m.imports_working()}{' '}
        <Link href={pathname} rel="external">
          {m.imports_reload()}
        </Link>
      </p>
    </div>
  )
}
