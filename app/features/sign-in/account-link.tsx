import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Anchor } from '../../ui/link.tsx'

/** The way to the account, there at once: before what is known of the person has come, and where it cannot come. */
export function AccountLink() {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <Anchor className="site-tool" href={pathInLocale('/accountCenter', locale)}>
      {m.nav_account()}
    </Anchor>
  )
}
