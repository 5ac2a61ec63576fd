import * as m from '#messages'
import type { TeamInfo, TeamMemberItem } from '../../../shared/contract/teams/usercenter.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { TeamHandOver } from './team-hand-over.tsx'
import { InviteForms } from './team-invite-forms.tsx'
import { JoinRequests } from './team-join-requests.tsx'
import { OpenInvitations } from './team-open-invitations.tsx'
import { LeaveTeam, ManageMembers, RenameTeam } from './team-settings.tsx'
import type { TeamAnswer, TeamWork as Work } from './team-work-part.ts'

export type TeamWorkProps = {
  work: Work
  team: TeamInfo
  members: TeamMemberItem[]
  failure: ActFailure | undefined
}

export type TeamOutcomeProps = { answer: TeamAnswer | undefined; failure: ActFailure | undefined }

/** What an admin does for the team, and leaving it. */
export function TeamWork({ work, team, members, failure }: TeamWorkProps) {
  const teamId = team.info.teamID
  const { managed, leaving, handOver } = work
  const form = { teamId, failure }
  return (
    <div className="stack stack-lg">
      <TeamHandOver handOver={handOver} memberCount={team.memberCount} />
      {managed && managed.requests.length > 0 && <JoinRequests requests={managed.requests} {...form} />}
      {managed && team.info.kind !== 'person' && (
        <InviteForms
          canInviteAdmins={team.role === 'superAdmin'}
          countries={managed.countries}
          isNameless={members.some(({ isMe, name }) => isMe && name === null)}
          {...form}
        />
      )}
      {managed && managed.invitations.length > 0 && (
        <OpenInvitations invitations={managed.invitations} teamId={teamId} />
      )}
      {managed && <ManageMembers members={members} myRole={team.role} teamId={teamId} />}
      {managed && <RenameTeam name={team.info.name} {...form} />}
      <LeaveTeam leaving={leaving} teamId={teamId} />
    </div>
  )
}

/** The result of the last form; the new link is shown only here. */
export function TeamOutcome({ answer, failure }: TeamOutcomeProps) {
  if (failure) {
    const stem = stemOf(failure)
    const problems = Object.entries(failure.fields).map(([name, text]) => ({
      fieldId: `${stem}-${name}`,
      text,
    }))
    return <FailureSummary failure={failure} problems={problems} />
  }
  if (!answer) return null
  if (answer.done !== 'invited')
    return <Notice kind="success" live answer={answer} title={doneText(answer.done)} />
  return <Invited invitation={answer.invitation} />
}

/** The stem of the field ids of a form, by its intent. */
function stemOf({ values }: ActFailure): string {
  const intent = values.intent?.[0] ?? ''
  if (intent === 'team.invitePhone') return 'byPhone'
  if (intent === 'team.decline') return `request-${values.requestID?.[0] ?? ''}`
  return intent === 'team.rename' ? 'rename' : 'byLink'
}

function doneText(done: Exclude<TeamAnswer['done'], 'invited'>): string {
  switch (done) {
    case 'revoked':
      return m.team_invitation_revoked()
    case 'accepted':
      return m.team_request_accepted()
    case 'declined':
      return m.team_request_declined()
    case 'role':
      return m.team_role_changed()
    case 'removed':
      return m.team_member_removed()
  }
}

type InvitedProps = { invitation: Extract<TeamAnswer, { done: 'invited' }>['invitation'] }

function Invited({ invitation }: InvitedProps) {
  const locale = useLocale()
  const { phone, isSent, link, qr, expiresAt, mostUses } = invitation
  const time = instantText(expiresAt, locale)
  const title = phone
    ? isSent
      ? m.team_invite_sent({ phone })
      : m.team_invite_made_phone({ phone })
    : m.team_invite_made()
  return (
    <Notice kind="success" title={title} live answer={invitation}>
      <p>
        {phone ? m.team_invite_made_note_phone({ time }) : m.team_invite_made_note({ time, count: mostUses })}
      </p>
      <div className="invite-made">
        {/* Black on white in every theme: cameras read nothing else reliably. */}
        <svg
          className="invite-qr"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={m.team_invite_qr()}
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <div className="stack">
          <p className="font-bold">{m.team_invite_link()}</p>
          <p className="invite-link">{link}</p>
          <CopyButton
            text={link}
            label={m.team_invite_copy()}
            copiedText={m.team_invite_copied()}
            failedText={m.team_invite_copy_failed()}
          />
        </div>
      </div>
    </Notice>
  )
}
