import * as m from '#messages'
import { useOwnState } from '../../api/state/use-own-state.ts'
import { Anchor } from '../../ui/link.tsx'

/** The link to the console, in the header for members of staff only. */
export function StaffLink() {
  const isStaff = useOwnState(
    (state) => state.userInfo?.isStaff,
    (account) => account.isStaff,
  )
  if (!isStaff) return null
  return (
    <Anchor className="site-tool" href="/staff">
      {m.staff_nav_console()}
    </Anchor>
  )
}
