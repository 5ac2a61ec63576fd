import * as m from '#messages'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** After signing in: says that records of an earlier platform wait for a decision; otherwise nothing. */
export function EarlierWaits({ isWaiting }: { isWaiting: boolean }) {
  if (!isWaiting) return null
  return (
    <Notice title={m.earlier_waits_title()}>
      <p>{m.earlier_waits_text()}</p>
      <p>
        <ButtonLink href="/earlierAccount">{m.earlier_waits_open()}</ButtonLink>
      </p>
    </Notice>
  )
}
