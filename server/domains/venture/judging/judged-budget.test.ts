import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { budgetLines, budgetSums } from '../../../../shared/rules/applications/budget.ts'
import { struckText } from '../../../../shared/rules/venture/blind.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createTeam } from '../../../../tests/support/world/actors.ts'
import { judgedQuestions, openRound } from '../../../../tests/support/world/venture/judging.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('a judge and the preview read a budget as lines that add up, without the name of the team', async () => {
  const round = await openRound(portal)
  const questions = judgedQuestions()
  questions.sections[0]?.questions.push({
    ...{ key: 'budget', type: 'budget', label: { zh: '预算', en: 'Budget' }, atMostLines: 5 },
    isOptional: true,
  })
  questions.sections[0]?.questions.push({
    ...{ key: 'people', type: 'number', label: { zh: '人数', en: 'People' }, min: 1, max: 9_000 },
    ...{ unit: { zh: '人', en: 'people' }, isOptional: true },
  })
  await sql`update question_sets set questions = ${JSON.stringify(questions)}
    where offering_kind = 'round' and offering_number = ${Number(round.number)}`.execute(portal.db)
  const team = await createTeam(portal, { name: '春芽服务队' })
  await round.enter(
    { title: '听诊器', people: '5000', budget: '春芽服务队的车费 | 5,000 | 3000\n听诊器 | 800 | 800' },
    team,
  )
  await round.beginJudging(1)
  const judge = await round.addJudge()
  await round.assign()
  const [review] = (await judge.api.mine({})).reviews
  const entry = await judge.api.entry({ reviewId: review?.reviewId ?? '' })
  const judged = entry.sections.flatMap((section) => section.questions)
  const read = judged.find(({ isBudget }) => isBudget)
  expect(read).toMatchObject({ key: 'budget', isCovered: false })
  expect(judged.find(({ key }) => key === 'people')?.lines).toEqual(['5,000 人'])
  expect(judged.filter(({ isBudget }) => isBudget)).toHaveLength(1)
  const lines = budgetLines(read?.lines.join('\n') ?? '')
  expect(lines.map(({ what, amount }) => [what, amount])).toEqual([
    ['■■■的车费', '5000'],
    ['听诊器', '800'],
  ])
  expect(budgetSums(lines)).toEqual({ amount: 5800, asked: 3800 })

  const { entries } = await round.manager.judgingStaff.round({ round: round.number })
  const preview = await round.manager.judgingStaff.preview({
    ...{ round: round.number, reference: entries[0]?.reference ?? '' },
  })
  const shown = preview.sections.flatMap((section) => section.questions).find(({ isBudget }) => isBudget)
  expect(shown?.lines.map((parts) => struckText(parts))).toEqual(read?.lines)
})
