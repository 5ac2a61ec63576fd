import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import type { Question } from '../../../shared/rules/applications/questions.ts'
import type { DemoOffering } from '../world/demo-content.ts'
import { type Person, referenceOn, settle } from './person.ts'
import { paper, picture } from './team-steps.ts'

/** Fills every question of a topic with a valid answer. */
export async function fillSection(person: Person, offering: DemoOffering, key: string): Promise<void> {
  const section = offering.questions.sections.find((one) => one.key === key)
  for (const question of section?.questions ?? []) await answer(person, question)
}

/** The field of a question, found by its label. */
export function fieldOf({ page, locale }: Person, question: Question): Locator {
  return page.getByLabel(question.label[locale])
}

/** Fills one question with a valid answer. */
export async function answer(person: Person, question: Question): Promise<void> {
  const { page, locale } = person
  const group = page.getByRole('group', { name: question.label[locale] })
  switch (question.type) {
    case 'number':
      return fieldOf(person, question).fill(String(question.min))
    case 'longText':
      return fieldOf(person, question).fill(
        answerTexts.long.padEnd(question.minLength ?? 0, answerTexts.long),
      )
    case 'date':
      return fieldOf(person, question).fill('2031-03-01')
    case 'choice':
      return group.getByRole('radio').first().check()
    case 'choices':
      return group.getByRole('checkbox').first().check()
    case 'agreement':
      return group.getByRole('checkbox', { name: m.apply_agree({}, person) }).check()
    case 'budget': {
      await group.getByRole('textbox').nth(0).fill('场地租金')
      await group.getByRole('textbox').nth(1).fill('5000')
      return group.getByRole('textbox').nth(2).fill('3000')
    }
    case 'file': {
      await fieldOf(person, question).setInputFiles(
        question.accept.includes('pdf') ? paper('rules.pdf') : picture('logo.png'),
      )
      if (person.hasScript)
        await expect(page.getByText(m.upload_stored({}, person), { exact: true })).toBeVisible()
      return
    }
    default:
      return fieldOf(person, question).fill(answerTexts[question.format ?? 'plain'])
  }
}

/** The answers to text questions. */
export const answerTexts = {
  plain: '周小满',
  email: 'xiaoman@example.org',
  url: 'https://qinghe.example.org/',
  phone: '13800138000',
  long: '我们有两位版主每天查看举报，收到骚扰的投诉先隐藏帖子，再联系双方核实；涉及医疗建议的，请合作医院的医生审看以后再恢复，并在帖子下面写明依据和日期。',
} as const

/** Saves the open topic and continues. */
export async function saveAndContinue(person: Person): Promise<void> {
  await person.page.getByRole('button', { name: m.apply_save_continue({}, person) }).click()
}

/** On the check page: ticks every statement and submits. Returns the application's reference. */
export async function submitApplication(person: Person): Promise<string> {
  const { page } = person
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.apply_check({}, person))
  await settle(person)
  const statements = page.getByRole('group', { name: m.apply_declarations({}, person) })
  for (const box of await statements.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: m.apply_submit({}, person) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.apply_sent_title({}, person))
  const reference = await referenceOn(person)
  return reference
}

/** From the confirmation to the application's page; lets reviewers open it at once. */
export async function releaseApplication(person: Person): Promise<void> {
  const { page } = person
  await settle(person)
  await page.getByRole('link', { name: m.apply_sent_follow({}, person) }).click()
  await page.getByRole('button', { name: m.application_release({}, person) }).click()
  await expect(page.getByText(m.application_done_release({}, person))).toBeVisible()
}
