import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** That a change was asked for and waits, with the way to what waits. */
export function AskedNotice() {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <Notice kind="success" title={m.staff_members_asked()} live>
      <p>
        <Link alone href={pathInLocale('/staff/roleChanges', locale)}>
          {m.staff_members_asked_see()}
        </Link>
      </p>
    </Notice>
  )
}
