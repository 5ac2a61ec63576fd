import { type Browser, expect } from '@playwright/test'
import * as m from '#messages'
import type { Question } from '../../../shared/rules/applications/questions.ts'
import {
  answerTexts,
  fieldOf,
  fillSection,
  releaseApplication,
  saveAndContinue,
  submitApplication,
} from '../../support/browser/application-steps.ts'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { expectNoProblems, openPerson, type Person, settle, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'
import { openReview, verify } from '../../support/browser/staff-steps.ts'
import { sendOrganisation } from '../../support/browser/team-steps.ts'
import { demoTool } from '../../support/world/demo-content.ts'

const tool = demoTool('nextcloud')

const mail = questionOf('contactEmail')
const who = questionOf('contactName')
const mistyped = 'xiaomna@example.org'

/** With script every typed text is shown in full again; the HTML itself holds it masked. */
test('an applicant reads back whom they named, and mends it', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await beginApplication(browser, person)
  await fillSection(person, tool, 'team')
  await fieldOf(person, mail).fill(mistyped)
  await saveAndContinue(person)
  await expect(page).toHaveURL(/part=use/)

  await test.step('in its field, after a reload and after going there', async () => {
    await page.goto(person.at(`/toolAskFor/${tool.number}?part=team`))
    await expectFields(person, mistyped)
    expect(await (await page.request.get(page.url())).text()).not.toContain(mistyped)
    await page.goto(person.at(`/toolAskFor/${tool.number}?part=tasks`))
    await settle(person)
    await page.getByRole('link', { name: sectionTitle('team', person), exact: true }).click()
    await expectFields(person, mistyped)
  })
  await test.step('what was typed before it was read stays', async () => {
    await page.reload({ waitUntil: 'commit' })
    await fieldOf(person, who).fill('周大满')
    await expect(fieldOf(person, mail)).toHaveValue(mistyped)
    await settle(person)
    await expect(fieldOf(person, who)).toHaveValue('周大满')
    await saveAndContinue(person)
    await expect(page).toHaveURL(/part=use/)
  })
  await settle(person)
  await fillSection(person, tool, 'use')
  await saveAndContinue(person)
  await test.step('on the check page, which leads to mending it', async () => {
    await expect(page.getByRole('main')).toContainText(mistyped)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(mistyped)
    await settle(person)
    await page.locator(`a[href*="#answers.contactEmail"]`).click()
    await expect(fieldOf(person, mail)).toHaveValue(mistyped)
    await settle(person)
    await fieldOf(person, mail).fill(answerTexts.email)
    await saveAndContinue(person)
    await expect(page).toHaveURL(/part=use/)
    await settle(person)
    await saveAndContinue(person)
    await submitApplication(person)
  })
  await test.step('where it is followed, on a full load', async () => {
    await releaseApplication(person)
    await page.goto(page.url().split('?')[0] ?? '')
    const main = page.getByRole('main')
    await expect(main).toContainText(answerTexts.email)
    await expect(main).toContainText('周大满')
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByText(answerTexts.email)).toBeVisible()
  })
  expectNoProblems(person)
})

/** Without script names and addresses stay masked; untouched ones keep their stored value. */
test('a form without script keeps what it shows masked', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'en', hasScript: false })
  const { page } = person
  await beginApplication(browser, person)
  await fillSection(person, tool, 'team')
  await saveAndContinue(person)
  await expect(page).toHaveURL(/part=use/)
  await visit(person, `/toolAskFor/${tool.number}?part=team`)
  await expect(fieldOf(person, mail)).toHaveValue('x***@example.org')
  await expect(page.getByText(m.masked_hint({}, person))).toHaveCount(2)
  await expect(page.getByText(m.masked_without_script({}, person))).toBeVisible()
  await fieldOf(person, who).fill('周大满')
  await saveAndContinue(person)
  await expect(page).toHaveURL(/part=use/)
  await fillSection(person, tool, 'use')
  await saveAndContinue(person)
  await expect(page.getByRole('main')).toContainText('x***@example.org')
  await submitApplication(person)

  const storageState = await page.context().storageState()
  const later = await openPerson(browser, { locale: 'en', storageState })
  await later.page.goto(page.url().split('?')[0] ?? '')
  await expect(later.page.getByRole('main')).toContainText(answerTexts.email)
  await expect(later.page.getByRole('main')).toContainText('周大满')
  expectNoProblems(person, later)
})

/** A verified organisation at the first topic of the form. */
async function beginApplication(browser: Browser, person: Person): Promise<void> {
  const { page } = person
  await arriveWithTeam(person, journeyTeams.ownContacts)
  const { reference } = await sendOrganisation(person)
  const staff = await openStaff(browser, 'reviewer', { locale: 'zh' })
  await openReview(staff, reference)
  await verify(staff)
  await visit(person, `/toolAskFor/${tool.number}`)
  await page.getByRole('button', { name: m.apply_start({}, person) }).click()
  await page.getByRole('link', { name: sectionTitle('team', person), exact: true }).click()
  await expect(fieldOf(person, mail)).toBeVisible()
  await settle(person)
}

async function expectFields(person: Person, address: string): Promise<void> {
  await expect(fieldOf(person, mail)).toHaveValue(address)
  await expect(fieldOf(person, who)).toHaveValue(answerTexts.plain)
}

function sectionTitle(key: string, { locale }: Person): string {
  return tool.questions.sections.find((section) => section.key === key)?.title[locale] ?? ''
}

function questionOf(key: string): Question {
  const found = tool.questions.sections.flatMap(({ questions }) => questions).find((one) => one.key === key)
  if (!found) throw new Error(`the tool has no question ${key}`)
  return found
}
