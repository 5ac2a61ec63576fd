import { expect } from '@playwright/test'
import * as m from '#messages'
import { questionsOf } from '../../shared/rules/applications/check-answers.ts'
import { answer, saveAndContinue } from '../support/browser/application-steps.ts'
import { arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { press } from '../support/browser/editor-steps.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { languageName } from '../support/browser/language-name.ts'
import {
  collectProblems,
  expectNoProblems,
  openPerson,
  type Person,
  settle,
  visit,
} from '../support/browser/person.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { demoTool } from '../support/world/demo-content.ts'

/** A tool that no other journey uses. */
const keepass = demoTool('keepassxc')

const label = { zh: '一年的预算', en: 'The budget of a year' }

test('a form asks for a budget: it adds up, names wrong lines and needs no script', async ({ browser }) => {
  test.setTimeout(240_000)
  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  await test.step('an editor asks for it', () => askForBudget(editor))

  const writer = await openPerson(browser, { locale: 'zh' })
  await writer.page.setViewportSize({ width: 320, height: 700 })
  await test.step('a team writes it on a phone', async () => {
    await begin(writer, `${journeyTeams.budget} 1`)
    await cell(writer, 1, 'what').fill('场地租金')
    await cell(writer, 1, 'amount').fill('5,000')
    await cell(writer, 1, 'asked').fill('3000')
    await expect(sumOf(writer, '5,000', '3,000')).toBeVisible()
    await cell(writer, 3, 'what').fill('茶水')
    await cell(writer, 3, 'amount').fill('两百')
    await expect(writer.page.locator('.field-count').getByText(m.budget_sum_open({}, writer))).toBeVisible()
    expect(await widthOf(writer)).toBe(320)
  })
  await test.step('a mate changes it in another window, and the writer chooses', async () => {
    const page = await writer.page.context().newPage()
    const mate = { ...writer, page, problems: collectProblems(page) }
    // The pause after which it is saved has no sign of its own: an earlier one may still be shown.
    await expect(async () => {
      await page.goto(writer.page.url())
      await expect(cell(mate, 3, 'amount')).toHaveValue('两百', { timeout: 1000 })
    }).toPass()
    await settle(mate)
    await cell(mate, 1, 'asked').fill('4000')
    await saveAndContinue(mate)
    await expect(mate.page.getByText(m.field_budget_line({ limit: 3 }, mate)).first()).toBeVisible()
    await cell(writer, 1, 'asked').fill('2000')
    await writer.page.getByRole('button', { name: m.field_conflict_take({}, writer) }).click()
    await expect(cell(writer, 1, 'asked')).toHaveValue('4000')
    await expect(cell(writer, 3, 'amount')).toHaveValue('两百')
    expectNoProblems(mate)
  })
  await test.step('the wrong line is named until it is right', async () => {
    await saveAndContinue(writer)
    await expect(writer.page.getByText(m.field_budget_line({ limit: 3 }, writer)).first()).toBeVisible()
    await expect(cell(writer, 3, 'amount')).toHaveAttribute('aria-invalid', 'true')
    await cell(writer, 3, 'amount').fill('200')
    await expect(cell(writer, 3, 'amount')).not.toHaveAttribute('aria-invalid', 'true')
    await saveAndContinue(writer)
    await expect(
      writer.page.getByText(m.budget_sum({ amount: '5,200', asked: '4,000' }, writer)),
    ).toBeVisible()
    expect(await widthOf(writer)).toBe(320)
  })

  const plain = await openPerson(browser, { locale: 'en', hasScript: false })
  await test.step('the same without script', async () => {
    await begin(plain, `${journeyTeams.budget} 2`)
    await cell(plain, 2, 'what').fill('Rent | of a room')
    await cell(plain, 2, 'amount').fill('900')
    await cell(plain, 2, 'asked').fill('901')
    await saveAndContinue(plain)
    await expect(plain.page.getByText(m.budget_wrong_asked({}, plain))).toBeVisible()
    await expect(cell(plain, 2, 'what')).toHaveValue('Rent / of a room')
    await cell(plain, 2, 'asked').fill('')
    await saveAndContinue(plain)
    await expect(plain.page.getByText(m.budget_sum({ amount: '900', asked: '0' }, plain))).toBeVisible()
  })
  expectNoProblems(editor, writer, plain)
})

async function askForBudget(editor: Person): Promise<void> {
  const { page } = editor
  await visit(editor, `/staff/content/tools/${keepass.number}`)
  await page
    .getByRole('link', { name: m.collections_form_edit({}, editor) })
    .first()
    .click()
  await page.getByLabel(m.form_editor_question_type({}, editor)).first().selectOption('budget')
  await page
    .getByRole('button', { name: m.form_editor_question_add({}, editor) })
    .first()
    .click()
  for (const language of ['zh', 'en'] as const) {
    const words = { part: languageName(language, editor), text: m.form_editor_question_label({}, editor) }
    await page.getByLabel(m.collections_problem(words, editor)).fill(label[language])
  }
  await page.getByLabel(m.form_editor_most_asked({}, editor)).fill('50000')
  await press(editor, m.form_editor_question_save({}, editor), m.form_editor_saved({}, editor))
  await page.getByRole('link', { name: m.form_editor_back({}, editor) }).click()
  for (const language of ['zh', 'en'] as const) {
    const name = languageName(language, editor)
    const said = m.collections_done_publish({ language: name }, editor)
    await press(editor, `${m.collections_move_publish({}, editor)} ${name}`, said)
  }
}

/** Starts the form and answers its other questions. */
async function begin(person: Person, team: string): Promise<void> {
  const { page } = person
  await arriveWithTeam(person, team)
  await visit(person, `/toolAskFor/${keepass.number}`)
  await page.getByRole('button', { name: m.apply_start({}, person) }).click()
  await expect(cell(person, 1, 'what')).toBeVisible()
  await settle(person)
  for (const question of questionsOf(keepass.questions)) await answer(person, question)
}

function cell(person: Person, line: number, column: 'what' | 'amount' | 'asked') {
  const words = { what: m.budget_what, amount: m.budget_amount, asked: m.budget_asked }
  return person.page.getByLabel(m.budget_cell({ line, column: words[column]({}, person) }, person))
}

function sumOf(person: Person, amount: string, asked: string) {
  return person.page.locator('.field-count').getByText(m.budget_sum({ amount, asked }, person))
}

const widthOf = ({ page }: Person) => page.evaluate(() => document.documentElement.scrollWidth)
