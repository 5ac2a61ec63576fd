import * as m from '#messages'
import { useConfig } from '../../api/pages/site-name.ts'
import { Link } from '../../ui/link.tsx'

/** One line about the current edition; nothing while the programme has published nothing. */
export function RunningEdition() {
  const edition = useConfig()?.edition
  if (!edition) return null
  return (
    <p className="running-edition">
      <strong>{m.venture_running({ round: edition.round })}</strong>
      <Link alone href={edition.path}>
        {m.venture_running_link()}
      </Link>
    </p>
  )
}
