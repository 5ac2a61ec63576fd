import { expect } from '@playwright/test'
import * as m from '#messages'
import { type Person, settle, visit } from './person.ts'

/** The survey of the tests; pages show one of its two languages. */
export const askedSurvey = {
  title: { zh: '你们最需要哪类帮助', en: 'Which help you need most' },
  lead: { zh: '一个问题，一分钟。', en: 'One question, one minute.' },
  topic: { zh: '帮助', en: 'Help' },
  question: { zh: '选一类', en: 'Choose one kind' },
  options: [
    { zh: '培训', en: 'Training' },
    { zh: '设备', en: 'Devices' },
  ],
} as const

/** Every text of the survey that an editor enters. */
export const surveyTexts: string[] = [
  askedSurvey.title,
  askedSurvey.lead,
  askedSurvey.topic,
  askedSurvey.question,
  ...askedSurvey.options,
].flatMap(({ zh, en }) => [zh, en])

/** Writes a survey with one question for people with a role; ends on its page. */
export async function writeSurvey(editor: Person, group: 'superAdmins' | 'editors'): Promise<void> {
  const { page } = editor
  await visit(editor, '/staff/surveys')
  await fillBoth(editor, 'title', askedSurvey.title)
  await page.getByRole('button', { name: m.staff_surveys_create({}, editor) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(askedSurvey.title[editor.locale])
  await settle(editor)
  await fillBoth(editor, 'lead', askedSurvey.lead)
  const isTeam = group === 'superAdmins'
  const groupName = isTeam ? m.staff_survey_group_team({}, editor) : m.staff_survey_group_staff({}, editor)
  await page.getByRole('radio', { name: groupName }).check()
  const role = isTeam ? m.staff_survey_role_super_admin({}, editor) : m.staff_role_editor({}, editor)
  await page.getByRole('checkbox', { name: role, exact: true }).check()
  await page.getByRole('button', { name: m.staff_survey_save({}, editor) }).click()
  await expect(page.getByText(m.staff_survey_saved({}, editor), { exact: true })).toBeVisible()
  await settle(editor)
  await writeQuestion(editor)
}

async function writeQuestion(editor: Person): Promise<void> {
  const { page } = editor
  for (const language of ['zh', 'en'] as const)
    await page.locator(`[id="title-new.${language}"]`).fill(askedSurvey.topic[language])
  await page.getByRole('button', { name: m.form_editor_section_add({}, editor) }).click()
  const topic = m.form_editor_section({ title: askedSurvey.topic[editor.locale] }, editor)
  await expect(page.getByRole('heading', { name: topic })).toBeVisible()
  await settle(editor)
  await page.getByLabel(m.form_editor_question_type({}, editor)).selectOption('choice')
  await page.getByRole('button', { name: m.form_editor_question_add({}, editor) }).click()
  await expect(page).toHaveURL(/questions\/q1/)
  await settle(editor)
  await fillBoth(editor, 'label', askedSurvey.question)
  for (const [index, option] of askedSurvey.options.entries())
    await fillBoth(editor, `options.${index}`, option)
  await page.getByRole('button', { name: m.form_editor_question_save({}, editor) }).click()
  await expect(page.getByRole('link', { name: askedSurvey.question[editor.locale] })).toBeVisible()
  await settle(editor)
}

/** Sends the survey on the open page. */
export async function sendSurvey(editor: Person): Promise<void> {
  const { page } = editor
  await page
    .getByRole('region', { name: m.staff_survey_send_title({}, editor) })
    .getByRole('button')
    .click()
  await expect(page.getByText(m.staff_survey_sent({}, editor))).toBeVisible()
  await settle(editor)
}

/** Waits until the person has been notified, then opens the survey from their list. */
export async function openMySurvey(person: Person): Promise<void> {
  const link = person.page.getByRole('link', { name: askedSurvey.title[person.locale] }).first()
  await expect(async () => {
    await visit(person, '/survey')
    await expect(link).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await link.click()
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(askedSurvey.title[person.locale])
  await settle(person)
}

async function fillBoth({ page }: Person, id: string, text: { zh: string; en: string }): Promise<void> {
  for (const language of ['zh', 'en'] as const)
    await page.locator(`[id="${id}.${language}"]`).fill(text[language])
}
