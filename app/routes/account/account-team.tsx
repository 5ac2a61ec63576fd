import type { Api } from '../../../shared/contract/contract.ts'
import type { FaceSettings } from '../../../shared/contract/organisations/organisation-faces.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FaceForm } from '../../features/organisations/face-form.tsx'
import type { FaceAnswer } from '../../features/organisations/face-part.ts'
import { loadTeam, type TeamData } from '../../features/teams/team-data.ts'
import { TeamPart } from '../../features/teams/team-part.tsx'
import { TeamOutcome, TeamWork } from '../../features/teams/team-work.tsx'
import {
  isTeamIntent,
  loadTeamWork,
  type TeamAnswer,
  type TeamWork as TeamWorkData,
} from '../../features/teams/team-work-part.ts'

/** The team, what can be done in it, and what its organisation has agreed to show. */
export type AccountTeamData = { data: TeamData; face: FaceSettings | null; work: TeamWorkData | null }

export async function loadAccountTeam(api: Api, url: URL): Promise<AccountTeamData> {
  const data = await loadTeam(api, url)
  if (!data.team) return { data, face: null, work: null }
  const [{ face }, work] = await Promise.all([
    api.organisations.face({}),
    loadTeamWork(api, data.team.info.info.teamID, data.team.info.role !== 'member'),
  ])
  return { data, face, work }
}

type Answer = { isFailure: false; done?: string } | ActFailure

export type AccountTeamProps = AccountTeamData & {
  /** The result of the account's last form, whichever it was. */
  answer: Answer | undefined
}

/** The team's part of the account. */
export function AccountTeam({ data, face, work, answer }: AccountTeamProps) {
  const { team } = data
  const outcome = teamAnswerOf(answer)
  const isOfFace = answer !== undefined && intentOf(answer) === 'face'
  return (
    <>
      <TeamPart data={data} outcome={<TeamOutcome {...outcome} />} />
      {team && work && (
        <TeamWork work={work} team={team.info} members={team.members} failure={outcome.failure} />
      )}
      {team && (
        <FaceForm
          face={face}
          teamId={team.info.info.teamID}
          answer={isOfFace ? (answer as FaceAnswer | ActFailure) : undefined}
        />
      )}
    </>
  )
}

function intentOf(answer: Answer): string {
  return answer.isFailure ? (answer.values.intent?.[0] ?? '') : (answer.done ?? '')
}

function teamAnswerOf(answer: Answer | undefined) {
  if (answer?.isFailure)
    return { answer: undefined, failure: isTeamIntent(intentOf(answer)) ? answer : undefined }
  const isOfTeam = answer !== undefined && isTeamDone(intentOf(answer))
  return { answer: isOfTeam ? (answer as TeamAnswer) : undefined, failure: undefined }
}

const teamDone = [
  'revoked',
  'accepted',
  'declined',
  'role',
  'removed',
  'invited',
] satisfies TeamAnswer['done'][]

function isTeamDone(done: string): boolean {
  return (teamDone as string[]).includes(done)
}
