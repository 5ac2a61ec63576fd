import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { useConfig } from '../../api/site-name.ts'
import { Link } from '../../ui/link.tsx'

/** One line about the edition that is running; none while the programme has published nothing. */
export function RunningEdition() {
  const locale = localeOfPath(useLocation().pathname)
  const edition = useConfig()?.edition
  if (!edition) return null
  return (
    <p className="running-edition">
      <strong>{m.venture_running({ round: edition.round })}</strong>
      <Link alone href={pathInLocale(edition.path, locale)}>
        {m.venture_running_link()}
      </Link>
    </p>
  )
}
