import { Form } from 'react-router'
import * as m from '#messages'
import type { TeamSummary } from '../../../shared/contract/teams/usercenter.ts'
import { Button } from '../../ui/controls/button.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { roleText, teamKindText } from './role-text.ts'

export type TeamSwitchProps = { teams: TeamSummary[] }

/** My teams: the acting one, and buttons to switch to any other. */
export function TeamSwitch({ teams }: TeamSwitchProps) {
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="intent" value="chooseTeam" />
      <ul>
        {teams.map((team) => (
          <li key={team.teamID} className="account-row">
            <span>
              <span className="font-bold">{team.name}</span>
              <span className="task-hint block">
                {teamKindText(team.kind)} · {roleText(team.role)}
              </span>
            </span>
            {team.isActing ? (
              <StatusTag tone="green">{m.team_acting()}</StatusTag>
            ) : (
              <Button name="TeamID" value={team.teamID}>
                {m.team_switch({ name: team.name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Form>
  )
}
