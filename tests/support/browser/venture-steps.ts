import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import { answer, fieldOf, saveAndContinue, submitApplication } from './application-steps.ts'
import { arriveWithTeam } from './arrive-steps.ts'
import { languageName } from './language-name.ts'
import { newPhone, type Person, settle, visit } from './person.ts'
import { inDatabase, runJob } from './portal-database.ts'

/** The demo's open edition, whose rounds are copied. */
const copied = 5

/** Makes the next edition from that of the demo. @returns its number, and that of its first round */
export async function makeEdition(manager: Person): Promise<{ edition: number; round: string }> {
  const { page } = manager
  let edition = 0
  // Another test may have made the edition of that number meanwhile.
  await expect(async () => {
    await visit(manager, '/staff/venture')
    const summary = page.locator('summary', {
      hasText: new RegExp(m.venture_staff_new({ edition: '(\\d+)' as never }, manager)),
    })
    edition = Number(/\d+/.exec((await summary.textContent()) ?? '')?.[0])
    await summary.click()
    const from = m.venture_staff_from_edition({ edition: copied }, manager)
    await page.getByRole('radio', { name: from, exact: true }).check()
    await page.getByRole('button', { name: m.venture_staff_make({}, manager) }).click()
    await expect(sayingOf(manager, m.venture_staff_made({}, manager))).toBeVisible({ timeout: 8000 })
  }).toPass()
  const [round] = (await inDatabase('select number from venture_rounds where edition = $1 order by ordinal', [
    edition,
  ])) as { number: number }[]
  return { edition, round: String(round?.number) }
}

/** The page's confirmation of what was just done. */
export function sayingOf({ page }: Person, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text })
}

/** Gives a round its times, one judge for each entry, two places and money. */
export async function planRound(manager: Person, round: string): Promise<void> {
  const { page } = manager
  await visit(manager, `/staff/venture/rounds/${round}`)
  const fields = [
    [m.venture_staff_opens_on, '2096-03-01'],
    [m.venture_staff_opens_time, '09:00'],
    [m.venture_staff_closes_on, '2096-03-20'],
    [m.venture_staff_closes_time, '18:00'],
    [m.venture_staff_due_on, '2096-04-10'],
    [m.venture_staff_due_time, '18:00'],
    [m.venture_staff_places, '1'],
    [m.venture_staff_budget, '60000'],
    [m.venture_staff_judges, '1'],
  ] as const
  for (const [label, value] of fields) await page.getByLabel(label({}, manager), { exact: true }).fill(value)
  await page.getByRole('button', { name: m.venture_staff_save({}, manager), exact: true }).click()
  await expect(sayingOf(manager, m.venture_staff_saved({}, manager))).toBeVisible()
}

/** Publishes the open record in both languages. */
export async function publishTexts(editor: Person): Promise<void> {
  const { page } = editor
  for (const language of ['zh', 'en'] as const) {
    const name = languageName(language, editor)
    await page
      .getByRole('button', { name: `${m.collections_move_publish({}, editor)} ${name}`, exact: true })
      .click()
    await expect(sayingOf(editor, m.collections_done_publish({ language: name }, editor))).toBeVisible()
    await settle(editor)
  }
}

/** Lets days pass for a round, and the portal do what it does by its clock, until the round is where it should be. */
export async function passTo(round: string, state: string, times: string): Promise<void> {
  await inDatabase(`update venture_rounds set ${times} where number = $1`, [Number(round)])
  await expect(async () => {
    await runJob('venture-clock')
    const [found] = (await inDatabase('select state from venture_rounds where number = $1', [
      Number(round),
    ])) as { state: string }[]
    expect(found?.state).toBe(state)
  }).toPass({ intervals: [1000, 1000, 2000] })
}

/** A new team writes an entry in the browser and sends it. @returns its reference */
export async function enterRound(person: Person, team: string, round: string): Promise<string> {
  const { page } = person
  await arriveWithTeam(person, team, newPhone(), 'unregistered')
  await visit(person, `/ventureRounds/${round}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: m.venture_round_enter({}, person) })
    .first()
    .click()
  await page.getByRole('button', { name: m.apply_start({}, person) }).click()
  const { sections } = await formOf(round)
  await page.getByRole('link', { name: sections[0]?.title[person.locale] ?? '', exact: true }).click()
  for (const { questions } of sections) {
    const [first] = questions
    await expect(page.getByText(first?.label[person.locale] ?? '').first()).toBeVisible()
    await settle(person)
    for (const question of questions) await answer(person, question)
    // Like the team, since lists show it in both languages.
    for (const title of questions.filter(({ key }) => key === 'title'))
      await fieldOf(person, title).fill(team)
    await saveAndContinue(person)
  }
  return submitApplication(person)
}

async function formOf(round: string): Promise<QuestionSet> {
  const [set] = (await inDatabase(
    `select questions from question_sets where offering_kind = 'round' and offering_number = $1
      order by version desc limit 1`,
    [Number(round)],
  )) as { questions: QuestionSet }[]
  if (!set) throw new Error(`round ${round} has no form`)
  return set.questions
}

/** Ends the judging, and proposes by the ranking: the first is selected with an amount, the others are not. */
export async function proposeByRanking(manager: Person, round: string, amount: number): Promise<void> {
  const { page } = manager
  await visit(manager, `/staff/venture/rounds/${round}/deliberation`)
  await page.getByRole('button', { name: m.venture_deliberate({}, manager), exact: true }).click()
  const all = page.locator('summary', { hasText: m.venture_propose_all({ count: 2 }, manager) })
  await untilShown(manager, all)
  await all.click()
  await page.getByLabel(m.venture_propose_advance({}, manager)).fill('1')
  await page.getByLabel(m.venture_propose_amount({}, manager)).fill(String(amount))
  await page.getByLabel(m.venture_decision_reason({}, manager)).fill('按名次，第一名入选')
  await page.getByRole('button', { name: m.venture_propose({}, manager), exact: true }).click()
  await expect(sayingOf(manager, m.venture_deliberation_saved({}, manager))).toBeVisible()
}

/** Reloads the page until a job of the portal has done its part. */
async function untilShown({ page }: Person, sought: Locator): Promise<void> {
  await expect(async () => {
    if (!(await sought.isVisible())) await page.reload()
    await expect(sought).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
}

/** Confirms as a second person what a colleague proposed. */
export async function confirmProposals(second: Person, round: string): Promise<void> {
  const { page } = second
  await visit(second, `/staff/venture/rounds/${round}/deliberation`)
  await page.locator('summary', { hasText: m.venture_confirm_all({ count: 2 }, second) }).click()
  await page.getByRole('button', { name: m.venture_confirm_many({}, second), exact: true }).click()
  await expect(sayingOf(second, m.venture_deliberation_saved({}, second))).toBeVisible()
}

/** One asks for publishing, another confirms it, and the results are public. */
export async function publishResults(manager: Person, second: Person, round: string): Promise<void> {
  const path = `/staff/venture/rounds/${round}/deliberation`
  await visit(manager, path)
  await manager.page.getByRole('button', { name: m.venture_publish_ask({}, manager), exact: true }).click()
  await expect(manager.page.getByText(m.venture_publish_mine({}, manager))).toBeVisible()
  await visit(second, path)
  await second.page.getByRole('button', { name: m.venture_publish_confirm({}, second), exact: true }).click()
  const words = m.venture_published_at({ time: '§' }, second).split('§').join('.+')
  await untilShown(second, second.page.getByText(new RegExp(words)))
}

/** A visitor objects to the first of those selected. @returns the number of the objection */
export async function object(visitor: Person, round: string): Promise<string> {
  const { page } = visitor
  await visit(visitor, `/ventureRounds/${round}`)
  await page.getByRole('link', { name: m.venture_placed_object({}, visitor), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.objection_title({}, visitor))
  await settle(visitor)
  await page.getByRole('button', { name: m.objection_send({}, visitor), exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await settle(visitor)
  await page.getByLabel(m.objection_entry({}, visitor)).selectOption({ index: 1 })
  await page.getByLabel(m.objection_body({}, visitor)).fill('这个团队去年用同样的做法在别处领过奖。')
  await page.getByRole('button', { name: m.objection_send({}, visitor), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.feedback_sent_title({}, visitor))
  return ((await page.locator('.ticket-slip dd').first().textContent()) ?? '').trim()
}

/** What the handler of the objection writes for everybody to read. */
export const findingText = '去年的奖是另一个项目，材料已核对，两者没有共用的部分。'

/** Somebody without a part in the decision answers an objection, and what was found is public. */
export async function answerObjection(handler: Person): Promise<void> {
  const { page } = handler
  await page.getByRole('button', { name: m.staff_feedback_triage_submit({}, handler), exact: true }).click()
  const answer = page.getByRole('button', { name: m.staff_feedback_answer_submit({}, handler), exact: true })
  await expect(answer).toBeVisible()
  await settle(handler)
  await page.getByLabel(m.staff_feedback_answer({}, handler)).fill('谢谢你写来，结果已公布在轮次页面上。')
  await page.getByRole('radio', { name: m.objection_result_rejected({}, handler), exact: true }).check()
  await page.getByLabel(m.objection_result_reason({}, handler)).fill(findingText)
  await answer.click()
  await expect(answer).toHaveCount(0)
}

/** Other pages show them too, so each is in its own language. */
const editionWords = {
  zh: { summary: '写清一个麻烦，谁都能报名。', plan: '一轮，一位评委看一个项目。' },
  en: {
    summary: 'Write one trouble down; anybody may enter.',
    plan: 'One round, in which one judge reads each entry.',
  },
}

/** Writes what a copied edition does not have yet, and publishes its page in both languages. */
export async function publishEditionPage(editor: Person, edition: number): Promise<void> {
  const { page } = editor
  await visit(editor, `/staff/content/ventureEditions/${edition}`)
  for (const language of ['zh', 'en'] as const) {
    const side = page.getByRole('region', { name: languageName(language, editor), exact: true })
    await side.getByLabel(m.collections_field_summary({}, editor)).fill(editionWords[language].summary)
    const plan = side.getByRole('textbox', { name: m.venture_plan({}, editor) })
    await expect(plan).toHaveAttribute('contenteditable', 'true')
    await plan.click()
    await plan.fill(editionWords[language].plan)
  }
  await publishTexts(editor)
}
