import * as m from '#messages'
import { Notice } from '../../../ui/notice.tsx'

/** What a portal's only administrator may do alone, and the way out if even they cannot sign in. */
export function SoleNotice() {
  return (
    <Notice kind="warning" title={m.role_changes_sole()}>
      <p>{m.role_changes_sole_text()}</p>
      <p>{m.role_changes_sole_way_out()}</p>
    </Notice>
  )
}
