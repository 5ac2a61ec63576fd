import { Form } from 'react-router'
import * as m from '#messages'
import type { WalkIn } from '../../../shared/contract/volunteers/hosting.ts'
import { clockText } from '../../../shared/lib/text/day-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type Props = {
  walkIn: WalkIn
  shiftId: string
  TeamID: string
  /** Whether there is no network to take them out by. */
  isOffline?: boolean
}

/** Somebody who came unannounced, to be taken out where the host was mistaken. */
export function WalkInItem({ walkIn: { walkInId, name, leftAt }, shiftId, TeamID, isOffline }: Props) {
  return (
    <li className="signup-item stack stack-sm">
      <WalkInLine name={name} leftAt={leftAt && clockText(leftAt)} />
      {!isOffline && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="TeamID" value={TeamID} />
          <input type="hidden" name="shiftId" value={shiftId} />
          <input type="hidden" name="walkInId" value={walkInId} />
          <input type="hidden" name="idempotencyKey" value={`out-${walkInId}`} />
          <Button kind="quiet" name="intent" value="takeOut">
            {m.volunteers_day_take_out()}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </li>
  )
}

/** What is known of somebody who came unannounced; `isWaiting` while it is on this device alone. */
export function WalkInLine({
  name,
  leftAt,
  isWaiting,
}: {
  name: string
  leftAt: string | null
  isWaiting?: boolean
}) {
  return (
    <p className="row">
      <span className="font-bold">{name}</span>
      <span>{m.volunteers_day_unannounced()}</span>
      {leftAt && <span>{m.volunteers_day_left({ time: leftAt })}</span>}
      {isWaiting && <span className="text-ink-2">{m.volunteers_day_to_send()}</span>}
    </p>
  )
}
