import * as m from '#messages'
import type { StaffMemberItem } from '../../../shared/contract/staff/staff-members.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What the only member of staff does alone, and what requires inviting somebody. */
export function OnlyStaffNotice({ me }: { me: StaffMemberItem | undefined }) {
  return (
    <Notice kind="info" title={m.staff_members_only()}>
      <p>{m.staff_members_only_text()}</p>
      {me && (
        <p>
          <Link alone href={`#change-${me.userID}`}>
            {m.staff_members_only_take()}
          </Link>
        </p>
      )}
      <p>{m.staff_members_only_two()}</p>
    </Notice>
  )
}
