import * as m from '#messages'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says that a requested change waits for approval, with a link to it. */
export function AskedNotice() {
  return (
    <Notice kind="success" title={m.staff_members_asked()} live>
      <p>
        <Link alone href="/staff/roleChanges">
          {m.staff_members_asked_see()}
        </Link>
      </p>
    </Notice>
  )
}
