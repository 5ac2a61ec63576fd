import type { TestPortal } from '../../portal/portal.ts'
import { createStaff, createTeam, type TestTeam } from '../actors.ts'
import { plainAnswers } from '../tools.ts'
import { createRound } from './rounds.ts'

type Round = Parameters<typeof createRound>[1]

/** A team's entry in a round of its own. */
export async function createEntry(portal: TestPortal, given?: TestTeam, round?: Round) {
  const team = given ?? (await createTeam(portal))
  const roundId = await createRound(portal, round)
  const api = await portal.api({ token: team.superAdmin.token })
  const TeamID = team.teamId
  const { applicationId } = await api.applications.start({ TeamID, roundId })
  await api.applications.enterRound({ TeamID, roundId, answers: plainAnswers })
  const { worksID } = await api.ventureQuestions.question({ applicationId })
  return { team, TeamID, api, roundId, applicationId, worksID }
}

/** The same with a question of the team to staff. */
export async function askedByTeam(portal: TestPortal, team?: TestTeam) {
  const entry = await createEntry(portal, team)
  const { TeamID, worksID } = entry
  const text = '路演可以线上参加吗？'
  const { questionID: questionId } = await entry.api.ventureQuestions.reply({ TeamID, worksID, text })
  return { ...entry, questionId }
}

/** The same with a question of staff to the team. */
export async function askedByStaff(portal: TestPortal, team?: TestTeam) {
  const entry = await createEntry(portal, team)
  const manager = await createStaff(portal, ['ventureManager'])
  const staff = (await portal.api({ token: manager.token })).ventureQuestionsStaff
  const { questionID } = await staff.ask({ worksID: entry.worksID, text: '志愿者流失了怎么办？' })
  return { ...entry, manager, staff, questionID }
}
