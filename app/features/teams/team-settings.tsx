import { Form } from 'react-router'
import * as m from '#messages'
import type { Leaving } from '../../../shared/contract/teams/team-parts.ts'
import type { TeamMemberItem } from '../../../shared/contract/teams/usercenter.ts'
import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { superAdminHref } from '../../api/pages/super-admin-href.ts'
import { KeepingApplication } from '../../api/parts/keeping-application.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { roleText } from './role-text.ts'

export type ManageMembersProps = { members: TeamMemberItem[]; myRole: TeamRole; teamId: string }

/** Changes what a colleague may do, or removes them; the super admin also for admins. */
export function ManageMembers({ members, myRole, teamId }: ManageMembersProps) {
  const isLead = myRole === 'superAdmin'
  const managed = members.filter(
    ({ isMe, role }) => !isMe && (role === 'member' || (isLead && role === 'admin')),
  )
  if (managed.length === 0) return null
  return (
    <section className="stack max-w-form" aria-labelledby="manage-title">
      <Heading level={2} size="xl" id="manage-title" text={m.team_manage_title()} />
      <div>
        {managed.map((member) => (
          <ManageMember key={`${member.userID} ${member.role}`} {...{ member, isLead, teamId }} />
        ))}
      </div>
    </section>
  )
}

type ManageMemberProps = { member: TeamMemberItem; isLead: boolean; teamId: string }

function ManageMember({ member, isLead, teamId }: ManageMemberProps) {
  const { userID, name, phone, role } = member
  const person = name ? `${name} ${phone}` : phone
  const isAdmin = role === 'admin'
  return (
    <Details title={m.team_manage_member({ name: person, role: roleText(role) })} lined>
      <Form method="post" noValidate preventScrollReset className="stack">
        <input type="hidden" name="TeamID" value={teamId} />
        <input type="hidden" name="userID" value={userID} />
        <input type="hidden" name="role" value={isAdmin ? 'member' : 'admin'} />
        {isLead && (
          <>
            <p>{isAdmin ? m.team_make_member_note() : m.team_make_admin_note()}</p>
            <Button name="intent" value="team.role">
              {isAdmin ? m.team_make_member() : m.team_make_admin()}
            </Button>
          </>
        )}
        <p>{m.team_remove_note()}</p>
        <Button kind="danger" name="intent" value="team.remove">
          {m.team_remove()}
        </Button>
      </Form>
    </Details>
  )
}

export type RenameTeamProps = { name: string; teamId: string; failure: ActFailure | undefined }

export function RenameTeam({ name, teamId, failure }: RenameTeamProps) {
  const own = failure?.values.intent?.[0] === 'team.rename' ? failure : undefined
  return (
    <section className="max-w-form">
      <Details title={m.team_rename()} open={own !== undefined} lined>
        <Form method="post" noValidate className="stack">
          <input type="hidden" name="TeamID" value={teamId} />
          <TextField
            id="rename-name"
            name="name"
            label={m.create_team_name()}
            hint={m.create_team_name_hint()}
            error={own?.fields.name}
            defaultValue={own?.values.name?.[0] ?? name}
            maxLength={60}
            autoComplete="off"
          />
          <Button name="intent" value="team.rename">
            {m.team_rename_save()}
          </Button>
        </Form>
      </Details>
    </section>
  )
}

export type LeaveTeamProps = { leaving: Leaving; teamId: string }

/** Leaving the team, or what has to be settled first. */
export function LeaveTeam({ leaving, teamId }: LeaveTeamProps) {
  const locale = useLocale()
  const { hindrances, openApplications, applications, isLast, superAdmin } = leaving
  return (
    <section className="max-w-form">
      <Details title={m.team_leave()} lined>
        {hindrances.length > 0 ? (
          <div className="stack">
            <p className="font-bold">{m.team_leave_hindered()}</p>
            <ul className="list-disc ps-6">
              {hindrances.map((hindrance) => (
                <li key={hindrance}>
                  {hindranceText(hindrance, openApplications)}
                  {hindrance === 'superAdmin' && superAdmin && (
                    <Link href={superAdminHref(teamId, superAdmin, locale)} className="block" alone>
                      {superAdmin.by === 'change'
                        ? m.team_leave_super_admin_action()
                        : m.team_leave_hand_over_action()}
                    </Link>
                  )}
                  {hindrance === 'applications' && (
                    <ul className="stack">
                      {applications.map((application) => (
                        <li key={application.applicationId}>
                          <KeepingApplication application={application} otherTeam={null} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <Form method="post" noValidate className="stack">
            <input type="hidden" name="TeamID" value={teamId} />
            <p>{m.team_leave_note()}</p>
            {openApplications > 0 && <p>{m.team_leave_stays({ count: openApplications })}</p>}
            {isLast && <p>{m.team_leave_last()}</p>}
            <Button kind="danger" name="intent" value="team.leave">
              {m.team_leave_confirm()}
            </Button>
          </Form>
        )}
      </Details>
    </section>
  )
}

function hindranceText(hindrance: Leaving['hindrances'][number], count: number): string {
  switch (hindrance) {
    case 'superAdmin':
      return m.team_leave_super_admin()
    case 'verification':
      return m.team_leave_verification()
    case 'applications':
      return m.team_leave_applications({ count })
  }
}
