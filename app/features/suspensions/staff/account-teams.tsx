import * as m from '#messages'
import type { StaffAccountTeam } from '../../../../shared/contract/suspensions.staff.ts'
import type { TeamRole } from '../../../../shared/rules/staff/roles.ts'

/** The teams of a person, with the consequences for each while the person cannot sign in. */
export function AccountTeams({ teams }: { teams: StaffAccountTeam[] }) {
  if (teams.length === 0) return <p>{m.accounts_teams_none()}</p>
  return (
    <ul className="stack">
      {teams.map((team) => (
        <li key={team.name} className="measure">
          <strong>{m.accounts_team_role({ team: team.name, role: roleWords[team.role]() })}</strong>
          {consequencesOf(team).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </li>
      ))}
    </ul>
  )
}

const roleWords: Record<TeamRole, () => string> = {
  superAdmin: m.team_role_super_admin,
  admin: m.team_role_admin,
  member: m.team_role_member,
}

/** Nothing for a plain member, without whom the team continues as it is. */
function consequencesOf({ role, others, managers, hasOrganisation }: StaffAccountTeam): string[] {
  if (role === 'member') return []
  return [
    goingOn(others, managers),
    ...(role === 'superAdmin' && others > 0 ? [succession(hasOrganisation)] : []),
  ]
}

function goingOn(others: number, managers: number): string {
  if (managers > 0) return m.accounts_team_goes_on({ managers })
  return others > 0 ? m.accounts_team_members_only() : m.accounts_team_nobody()
}

function succession(hasOrganisation: boolean): string {
  return hasOrganisation ? m.accounts_team_succession() : m.accounts_team_no_succession()
}
