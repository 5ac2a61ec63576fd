import type { Api } from '../../../../shared/contract/contract.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { Criterion } from '../../../../shared/rules/venture/criteria.ts'
import type { TestPortal } from '../../portal/portal.ts'
import { createStaff, createTeam, type TestAccount, type TestTeam } from '../actors.ts'
import { plainAnswers, plainQuestions } from '../tools.ts'
import { createRound } from './rounds.ts'

const criterion = (key: string, more: Partial<Criterion> = {}): Criterion => ({
  key,
  label: { zh: `标准 ${key}`, en: `Criterion ${key}` },
  hint: { zh: '1 分最低，10 分最高', en: '1 is the lowest score, 10 the highest' },
  ...{ weight: 1, low: 1, high: 10, isRequired: true, isCounted: true },
  ...more,
})

/** By what the rounds of tests are judged. */
export const testCriteria = [criterion('need'), criterion('idea'), criterion('reach', { isRequired: false })]

const words = (text: string) => ({ zh: text, en: text })

/** The questions of those rounds: a title, a track, fields and the school and employer of the team. */
export function judgedQuestions(): QuestionSet {
  const set = structuredClone(plainQuestions)
  const options = (...values: string[]) => values.map((value) => ({ value, label: words(value) }))
  set.sections[0]?.questions.push(
    { key: 'title', type: 'text', maxLength: 80, label: words('项目名称'), isOptional: true },
    {
      key: 'track',
      type: 'choice',
      label: words('赛道'),
      options: options('elder', 'school'),
      isOptional: true,
    },
    {
      key: 'fields',
      type: 'choices',
      label: words('领域'),
      options: options('health', 'education', 'disaster'),
      isOptional: true,
    },
    { key: 'school', type: 'text', maxLength: 80, label: words('学校'), isOptional: true },
    { key: 'employer', type: 'text', maxLength: 80, label: words('单位'), isOptional: true },
    { key: 'secret', type: 'text', maxLength: 80, label: words('不给评委看的'), isOptional: true },
  )
  return set
}

type Answered = Record<string, string | string[]>

export type TestRound = {
  number: string
  edition: number
  manager: Api
  /** A team with an entry that has passed the formal check. */
  enter(answers?: Answered, team?: TestTeam): Promise<{ entryId: string; team: TestTeam }>
  /** Closes it and begins its judging. */
  beginJudging(judgesPerEntry?: number): Promise<void>
  /** Somebody who has accepted to judge it. */
  addJudge(stated?: Stated, judge?: TestAccount): Promise<TestJudge>
  /** Finds and keeps judges for every entry. */
  assign(): Promise<void>
}
type Stated = Partial<Record<'fields' | 'tracks', string[]>> &
  Partial<Record<'organisations' | 'schools' | 'employers', string>>
export type TestJudge = { judgeId: string; account: TestAccount; api: Api['judging'] }

/** An edition with one round, which takes entries. */
export async function openRound(portal: TestPortal): Promise<TestRound> {
  const number = await createRound(portal, { terms: { questions: judgedQuestions() } as never })
  const row = await portal.db
    .updateTable('venture_rounds')
    .set({ criteria: JSON.stringify(testCriteria), hidden_questions: ['secret'], judges_per_entry: 2 })
    .where('number', '=', Number(number))
    .returning('edition')
    .executeTakeFirstOrThrow()
  const manager = await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })
  return {
    number,
    edition: row.edition,
    manager,
    enter: (answers, team) => enterRound(portal, number, answers, team),
    beginJudging: (judgesPerEntry = 2) => beginJudging(portal, number, judgesPerEntry),
    addJudge: (stated, judge) => addJudge(portal, { manager, edition: row.edition }, stated, judge),
    assign: async () => {
      const { assign } = manager.judgingStaff
      const { found } = await assign({ round: number })
      await assign({ round: number, keep: found })
    },
  }
}

/** A team's entry in a round, past the formal check. */
export async function enterRound(
  portal: TestPortal,
  roundId: string,
  answers: Answered = {},
  given?: TestTeam,
) {
  const team = given ?? (await createTeam(portal))
  const { applications } = await portal.api({ token: team.superAdmin.token })
  await applications.start({ TeamID: team.teamId, roundId })
  await applications.enterRound({ TeamID: team.teamId, roundId, answers: { ...plainAnswers, ...answers } })
  const { id } = await portal.db
    .updateTable('venture_entries')
    .set({ state: 'eligible' })
    .where('team_id', '=', team.teamId)
    .where('round_number', '=', Number(roundId))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { entryId: id, team }
}

async function beginJudging({ db }: TestPortal, number: string, judgesPerEntry: number): Promise<void> {
  const ofRound = Number(number)
  await db
    .updateTable('venture_rounds')
    .set({ state: 'reviewing', judges_per_entry: judgesPerEntry })
    .where('number', '=', ofRound)
    .execute()
  await db
    .updateTable('venture_entries')
    .set({ state: 'in_review' })
    .where('round_number', '=', ofRound)
    .where('state', '=', 'eligible')
    .execute()
}

async function addJudge(
  portal: TestPortal,
  { manager, edition }: { manager: Api; edition: number },
  { tracks = [], fields = [], ...stated }: Stated = {},
  judge?: TestAccount,
): Promise<TestJudge> {
  const account = judge ?? (await createStaff(portal, ['judge']))
  const invited = { edition, userID: account.accountId, action: 'invite' as const, tracks }
  const { judgeId } = await manager.judgingStaff.judgeSet(invited)
  const api = (await portal.api({ token: account.token })).judging
  const { invitations } = await api.mine({})
  const { version = 1 } = invitations.find((one) => one.judgeId === judgeId) ?? {}
  await api.answer({ judgeId, version, action: 'accept', agreed: true, fields, ...stated })
  return { judgeId, account, api }
}

/** A complete review, as it is typed. */
export const typedReview = {
  score_need: '7',
  score_idea: '8',
  note: '预算要再问',
  feedback: '写得清楚，缺少试点的数据。',
}

/** A round with an entry that somebody judges. */
export async function openJudging(
  portal: TestPortal,
  account?: TestAccount,
): Promise<{ round: TestRound; judge: TestJudge; reviewId: string }> {
  const round = await openRound(portal)
  await round.enter({ title: '乡村听诊器', track: 'elder' })
  await round.beginJudging(1)
  const judge = await round.addJudge({}, account)
  await round.assign()
  const [review] = (await judge.api.mine({})).reviews
  if (!review) throw new Error('Nothing is judged')
  return { round, judge, reviewId: review.reviewId }
}
