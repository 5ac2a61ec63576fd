import * as m from '#messages'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { Link } from '../../../ui/link.tsx'

/** What to do if a step needs a colleague and there is none: those who may invite get a link. */
export function SecondPerson({ privileges }: { privileges: Privilege[] }) {
  if (!privileges.includes('manageStaff')) return <p>{m.staff_second_person_ask()}</p>
  return (
    <p>
      <Link alone href="/staff/members">
        {m.staff_second_person_invite()}
      </Link>
    </p>
  )
}
