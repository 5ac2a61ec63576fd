import * as m from '#messages'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** That a change was asked for and waits, with the way to what waits. */
export function AskedNotice({ answer }: { answer?: unknown }) {
  return (
    <Notice kind="success" title={m.staff_members_asked()} live answer={answer}>
      <p>
        <Link alone href="/staff/roleChanges">
          {m.staff_members_asked_see()}
        </Link>
      </p>
    </Notice>
  )
}
