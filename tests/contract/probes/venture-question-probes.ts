import { randomUUID } from 'node:crypto'
import { askedByStaff, askedByTeam, createEntry } from '../../support/world/venture/questions.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const ofMatch = {
  existing: async ({ teamA }: World) => ({ match_id: 2001, team_id: teamA.teamId }),
  missing: async () => ({ match_id: 2001, team_id: randomUUID() }),
}
const text = '每月招新，老人带新人'
const unknown = async () => ({ worksID: randomUUID() })
const entryOf = async ({ portal, teamA }: World) => {
  const { worksID } = await createEntry(portal, teamA)
  return { worksID }
}

export const ventureQuestionsProbes: Probes['ventureQuestions'] = {
  works: ofMatch,
  worksV3: ofMatch,
  worksV4: ofMatch,
  issues: { existing: async () => ({}) },
  question: { existing: entryOf, missing: unknown },
  readlog: { existing: entryOf, missing: unknown },
  reply: {
    existing: async ({ portal, teamA, actingTeam }) => {
      const { worksID, questionID } = await askedByStaff(portal, teamA)
      return { TeamID: actingTeam.teamId, worksID, questionID, text }
    },
    missing: async ({ actingTeam }) => ({ TeamID: actingTeam.teamId, worksID: randomUUID(), text }),
  },
}

const questionOf = async ({ portal, teamA }: World) => {
  const { questionId } = await askedByTeam(portal, teamA)
  return { questionId }
}

export const ventureQuestionsStaffProbes: Probes['ventureQuestionsStaff'] = {
  detail: { existing: questionOf, missing: async () => ({ questionId: randomUUID() }) },
  ask: {
    existing: async (world) => ({ ...(await entryOf(world)), text }),
    missing: async () => ({ worksID: randomUUID(), text }),
  },
  answer: {
    existing: async (world) => ({ ...(await questionOf(world)), version: 1, text }),
    missing: async () => ({ questionId: randomUUID(), version: 1, text }),
  },
}
