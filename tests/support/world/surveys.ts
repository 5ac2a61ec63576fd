import { teamRoles } from '../../../shared/rules/staff/roles.ts'
import type { SurveyGroup } from '../../../shared/rules/surveys.ts'
import type { TestPortal } from '../portal/portal.ts'
import { createStaff, createTeam, type TestAccount } from './actors.ts'

/** One question of every type that surveys have. */
export const surveyQuestions = {
  sections: [
    {
      key: 's1',
      title: { zh: '工具', en: 'Tools' },
      questions: [
        {
          key: 'use',
          label: { zh: '最常用哪一类', en: 'Which kind do you use most' },
          type: 'choice' as const,
          options: [
            { value: 'files', label: { zh: '网盘', en: 'Files' } },
            { value: 'chat', label: { zh: '协作', en: 'Chat' } },
          ],
        },
        {
          key: 'people',
          label: { zh: '几个人在用', en: 'How many people use it' },
          isOptional: true,
          type: 'number' as const,
          min: 0,
          max: 1000,
          unit: { zh: '人', en: 'people' },
        },
        {
          key: 'wish',
          label: { zh: '还想要什么', en: 'What else do you need' },
          isOptional: true,
          type: 'longText' as const,
          maxLength: 500,
        },
      ],
    },
  ],
}

/** A complete draft by an editor. */
export async function draftSurvey(
  portal: TestPortal,
  group: SurveyGroup,
  editor?: TestAccount,
): Promise<{ surveyId: string; version: number; editor: TestAccount }> {
  const author = editor ?? (await createStaff(portal, ['editor']))
  const { surveysStaff } = await portal.api({ token: author.token })
  const title = { zh: '数字工具使用情况', en: 'How tools are used' }
  const { surveyId } = await surveysStaff.create({ kind: 'survey', title })
  const { version } = await surveysStaff.save({
    surveyId,
    version: 1,
    kind: 'survey',
    title,
    lead: { zh: '三个问题，两分钟。', en: 'Three questions, two minutes.' },
    group,
    closesOn: null,
    questions: surveyQuestions,
  })
  return { surveyId, version, editor: author }
}

/** A survey open to these accounts alone, each of them notified; an account without a team joins one. */
export async function openSurveyFor(portal: TestPortal, accountIds: string[]): Promise<string> {
  const { surveyId } = await draftSurvey(portal, { kind: 'teamRoles', roles: [...teamRoles] })
  await portal.db
    .updateTable('surveys')
    .set({ state: 'open', opened_at: new Date() })
    .where('id', '=', surveyId)
    .execute()
  if (accountIds.length === 0) return surveyId
  await takeIntoTeams(portal, accountIds)
  await portal.db
    .insertInto('survey_recipients')
    .values(
      accountIds.map((account_id) => ({
        survey_id: surveyId,
        account_id,
        told_at: new Date(),
        answered_on: null,
      })),
    )
    .execute()
  return surveyId
}

async function takeIntoTeams(portal: TestPortal, accountIds: string[]): Promise<void> {
  const members = await portal.db
    .selectFrom('memberships')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('left_at', 'is', null)
    .execute()
  const known = new Set(members.map(({ account_id }) => account_id))
  const others = accountIds.filter((id) => !known.has(id))
  if (others.length === 0) return
  const { teamId: team_id } = await createTeam(portal)
  const role = 'member' as const
  await portal.db
    .insertInto('memberships')
    .values(others.map((account_id) => ({ team_id, account_id, role, left_at: null })))
    .execute()
}
