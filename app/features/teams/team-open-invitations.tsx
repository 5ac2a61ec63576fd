import { Form } from 'react-router'
import * as m from '#messages'
import type { OpenInvitation } from '../../../shared/contract/teams/team-parts.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { roleText } from './role-text.ts'

export type OpenInvitationsProps = { invitations: OpenInvitation[]; teamId: string }

/** Invitations not yet used, or not by everybody; each can be withdrawn. */
export function OpenInvitations({ invitations, teamId }: OpenInvitationsProps) {
  return (
    <section className="stack max-w-form" aria-labelledby="invitations-title">
      <Heading
        level={2}
        size="xl"
        id="invitations-title"
        text={m.team_invitations_open({ count: invitations.length })}
      />
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="team.revoke" />
        <input type="hidden" name="TeamID" value={teamId} />
        <ul>
          {invitations.map((invitation) => (
            <Invitation key={invitation.invitationID} invitation={invitation} />
          ))}
        </ul>
      </Form>
    </section>
  )
}

function Invitation({ invitation }: { invitation: OpenInvitation }) {
  const locale = useLocale()
  const { invitationID, phone, role, uses, mostUses, expiresAt } = invitation
  const time = instantText(expiresAt, locale)
  return (
    <li className="account-row">
      <span>
        <span className="font-bold">
          {phone ? m.team_invitation_phone({ phone }) : m.team_invitation_link({ uses, most: mostUses })}
        </span>
        <span className="task-hint block">{m.team_invitation_until({ role: roleText(role), time })}</span>
      </span>
      <Button
        name="invitationID"
        value={invitationID}
        aria-label={
          phone ? m.team_invitation_revoke_phone({ phone }) : m.team_invitation_revoke_link({ time })
        }
      >
        {m.team_invitation_revoke()}
      </Button>
    </li>
  )
}
