import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import type { Privilege } from '../../../shared/rules/privileges.ts'
import { Link } from '../../ui/link.tsx'

/** What to do where a step waits for a colleague and there is none: who may invite has the way there. */
export function SecondPerson({ privileges }: { privileges: Privilege[] }) {
  const locale = localeOfPath(useLocation().pathname)
  if (!privileges.includes('manageStaff')) return <p>{m.staff_second_person_ask()}</p>
  return (
    <p>
      <Link alone href={pathInLocale('/staff/members', locale)}>
        {m.staff_second_person_invite()}
      </Link>
    </p>
  )
}
