import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { useOwnState } from '../../api/use-own-state.ts'
import { Anchor } from '../../ui/link.tsx'

/** The way to the console, in the header of members of staff alone. */
export function StaffLink() {
  const isStaff = useOwnState(
    (state) => state.userInfo?.isStaff,
    (account) => account.isStaff,
  )
  const locale = localeOfPath(useLocation().pathname)
  if (!isStaff) return null
  return (
    <Anchor className="site-tool" href={pathInLocale('/staff', locale)}>
      {m.staff_nav_console()}
    </Anchor>
  )
}
