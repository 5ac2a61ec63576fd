import * as m from '#messages'
import type { WaitingInvitation } from '../../../shared/contract/teams/team-parts.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { roleText } from './role-text.ts'

export type WaitingInvitationsProps = { invitations: WaitingInvitation[] }

/** Invitations to my phone, for a person who came without their link. */
export function WaitingInvitations({ invitations }: WaitingInvitationsProps) {
  if (invitations.length === 0) return null
  return (
    <Notice title={m.invitation_waiting_title()}>
      <ul>
        {invitations.map(({ invitationID, teamName, role }) => (
          <li key={invitationID} className="stack">
            <span>{m.invitation_waiting({ team: teamName, role: roleText(role) })}</span>
            <span>
              <ButtonLink href={`/invitation?id=${invitationID}`}>
                {m.invitation_waiting_open()}
                <VisuallyHidden> {teamName}</VisuallyHidden>
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
