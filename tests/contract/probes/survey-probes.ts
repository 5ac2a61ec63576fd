import { randomUUID } from 'node:crypto'
import { draftSurvey, openSurveyFor, surveyQuestions } from '../../support/world/surveys.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const nothing = { existing: async () => ({}) }

/** A survey of the members of team A. */
async function surveyOfTeam({ portal, teamA }: World): Promise<string> {
  const members = await portal.db
    .selectFrom('memberships')
    .select('account_id')
    .where('team_id', '=', teamA.teamId)
    .execute()
  return openSurveyFor(
    portal,
    members.map(({ account_id }) => account_id),
  )
}

function ofTeam<More extends object>(more: More) {
  return {
    existing: async (world: World) => ({ surveyId: await surveyOfTeam(world), ...more }),
    missing: async () => ({ surveyId: randomUUID(), ...more }),
  }
}

/** A draft addressed to staff themselves, a group that is never empty. */
function draft<More extends object>(more: More) {
  return {
    existing: async ({ portal }: World) => {
      const { surveyId, version } = await draftSurvey(portal, { kind: 'staffRoles', roles: ['editor'] })
      return { surveyId, version, ...more }
    },
    missing: async () => ({ surveyId: randomUUID(), version: 1, ...more }),
  }
}

/** A closed survey with enough answers for its results to be shown. */
const answered = {
  existing: async ({ portal }: World) => {
    const surveyId = await openSurveyFor(portal, [])
    const answers_encrypted = portal.services.cipher.encrypt('{"use":"chat"}', 'survey_answers.answers')
    await portal.db
      .insertInto('survey_answers')
      .values(Array.from({ length: 5 }, () => ({ survey_id: surveyId, batch: 1, answers_encrypted })))
      .execute()
    await portal.db
      .updateTable('surveys')
      .set({ answered: 5, state: 'closed' })
      .where('id', '=', surveyId)
      .execute()
    return { surveyId }
  },
  missing: async () => ({ surveyId: randomUUID() }),
}

export const surveyProbes: Probes['surveys'] = {
  mine: nothing,
  detail: ofTeam({}),
  answer: ofTeam({ answers: { use: 'chat' } }),
}

const written = {
  kind: 'invitation' as const,
  title: { zh: '周六交流会', en: 'Saturday meeting' },
  lead: { zh: '', en: '' },
  group: { kind: 'teamRoles' as const, roles: ['admin' as const] },
  closesOn: null,
  questions: surveyQuestions,
}

export const surveyStaffProbes: Probes['surveysStaff'] = {
  list: nothing,
  create: { existing: async () => ({ kind: 'survey' as const, title: { zh: '问卷', en: 'Survey' } }) },
  detail: {
    existing: async ({ portal }) => ({
      surveyId: (await draftSurvey(portal, { kind: 'verifiedAdmins' })).surveyId,
    }),
    missing: async () => ({ surveyId: randomUUID() }),
  },
  save: draft(written),
  remove: draft({}),
  countRecipients: {
    existing: async ({ portal }) => ({
      surveyId: (await draftSurvey(portal, { kind: 'verifiedAdmins' })).surveyId,
    }),
    missing: async () => ({ surveyId: randomUUID() }),
  },
  send: draft({}),
  close: {
    existing: async ({ portal }) => {
      const surveyId = await openSurveyFor(portal, [])
      return { surveyId, version: 2 }
    },
    missing: async () => ({ surveyId: randomUUID(), version: 1 }),
  },
  results: answered,
  exportAnswers: answered,
}
