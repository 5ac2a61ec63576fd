import * as m from '#messages'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { Link } from '../../../ui/link.tsx'

/** What to do where a step waits for a colleague and there is none: who may invite has the way there. */
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
