import * as m from '#messages'
import type { VentureEditionLink } from '../../../shared/contract/venture.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'

/** In place of an unpublished edition; if none is published, nobody is told to wait for a record. */
export function NoEdition({ editions }: { editions: VentureEditionLink[] }) {
  if (editions.length > 0)
    return <EmptyState seed="no-edition" title={m.venture_none()} text={m.venture_none_text()} />
  return (
    <EmptyState
      seed="no-edition"
      title={m.venture_no_programme()}
      text={m.venture_no_programme_text()}
      action={
        <Link alone href="/projects">
          {m.venture_no_programme_action()}
        </Link>
      }
    />
  )
}
