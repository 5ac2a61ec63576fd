import * as m from '#messages'
import type { OpenKind } from '../../../shared/rules/open-data.ts'
import { Link } from '../../ui/link.tsx'

/** Downloads of everything of a kind that is listed here; nothing for an empty list. */
export function TakeAlong({ kind, total }: { kind: OpenKind; total: number }) {
  if (total === 0) return null
  return (
    <p className="row text-sm no-print">
      <span>{m.open_take_along()}</span>
      <Link alone href={`/openData/${kind}.csv`} rel="external">
        CSV
      </Link>
      <Link alone href={`/openData/${kind}.json`} rel="external">
        JSON
      </Link>
    </p>
  )
}
