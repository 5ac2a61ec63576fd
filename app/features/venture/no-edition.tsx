import { useLocation } from 'react-router'
import * as m from '#messages'
import type { VentureEditionLink } from '../../../shared/contract/venture.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'

/** In place of an edition that is not published; where none is, nobody is told to wait for a record. */
export function NoEdition({ editions }: { editions: VentureEditionLink[] }) {
  const locale = localeOfPath(useLocation().pathname)
  if (editions.length > 0)
    return <EmptyState seed="no-edition" title={m.venture_none()} text={m.venture_none_text()} />
  return (
    <EmptyState
      seed="no-edition"
      title={m.venture_no_programme()}
      text={m.venture_no_programme_text()}
      action={
        <Link alone href={pathInLocale('/projects', locale)}>
          {m.venture_no_programme_action()}
        </Link>
      }
    />
  )
}
