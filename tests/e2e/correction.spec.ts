import { expect } from '@playwright/test'
import * as m from '#messages'
import { type Locale, pathWithoutLocale } from '../../shared/lib/locale.ts'
import type { Question } from '../../shared/rules/applications/questions.ts'
import { fieldOf, releaseApplication } from '../support/browser/application-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { openMessage } from '../support/browser/message-steps.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  settle,
  visit,
} from '../support/browser/person.ts'
import { inDatabase } from '../support/browser/portal-database.ts'
import { signIn } from '../support/browser/sign-in-steps.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { submitSmallTool } from '../support/browser/small-tool-steps.ts'
import {
  approve,
  askForCorrection,
  openReview,
  previewReversal,
  startReview,
  verify,
} from '../support/browser/staff-steps.ts'
import { createTeam, picture, sendOrganisation } from '../support/browser/team-steps.ts'
import { demoTool } from '../support/world/demo-content.ts'

const penpot = demoTool('penpot')

const journeys: { locale: Locale; hasScript: boolean }[] = [
  { locale: 'zh', hasScript: true },
  { locale: 'en', hasScript: false },
]

for (const { locale, hasScript } of journeys) {
  test(`a paper is replaced in a correction and the code opens the tool, ${locale}${hasScript ? '' : ' without script'}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const applicant = await openPerson(browser, { locale, hasScript })
    const staff = await openStaff(browser, 'reviewer', { locale, hasScript })
    const second = await openStaff(browser, 'verifier', { locale, hasScript })
    await signIn(applicant, newPhone(), '/choseType')
    await createTeam(applicant, `${journeyTeams.drawing} ${locale}`)
    const organisation = await sendOrganisation(applicant)
    await openReview(staff, organisation.reference)
    await verify(staff)
    // Enter in a field continues; it does not press the first button, which would remove the file.
    const reference = await submitSmallTool(applicant, penpot, numberQuestion)
    await test.step('within the ten minutes a file goes with the sending alone', async () => {
      if (!hasScript) await amendFile(applicant, reference)
      await visit(applicant, `/toolApplyInfo/${await applicationOf(reference)}?part=sent`)
      await releaseApplication(applicant)
    })

    await test.step('staff ask for another paper', async () => {
      await openReview(staff, reference)
      await startReview(staff)
      await askForCorrection(staff, fileQuestion.label[locale], '请换成矢量文件')
    })
    await test.step('the applicant replaces it, leaves, comes back and sends it', () => replace(applicant))
    await test.step('staff see what changed and go on at once', async () => {
      await openReview(staff, reference)
      await expect(staff.page.getByText(m.staff_row_corrected({}, staff)).first()).toBeVisible()
      const changes = staff.page.getByRole('table').filter({ hasText: fileQuestion.label[locale] })
      await expect(changes).toContainText('logo.png')
      await expect(changes).toContainText('better.png')
      await approve(staff)
    })
    await test.step('a second person reads what a reversal would tell', async () => {
      await visit(second, pathWithoutLocale(new URL(staff.page.url()).pathname))
      await previewReversal(second, '复核后发现已有同类权益')
    })
    await test.step('the code is there once and opens the tool', () => openTool(applicant))
    expectNoProblems(applicant, staff, second)
  })
}

const questions = penpot.questions.sections.flatMap((section) => section.questions)
const fileQuestion = questionOf('file')
const numberQuestion = questionOf('number')

function questionOf<T extends Question['type']>(type: T): Extract<Question, { type: T }> {
  const found = questions.find((one): one is Extract<Question, { type: T }> => one.type === type)
  if (!found) throw new Error(`Penpot asks no question for a ${type}`)
  return found
}

/** Without script the file is unticked and a new one chosen; only the button sends anything. */
async function amendFile(person: Person, reference: string): Promise<void> {
  const { page, locale } = person
  const id = await applicationOf(reference)
  await visit(person, `/toolApplyInfo/${id}?part=amend`)
  const removal = m.upload_remove({ name: 'logo.png' }, person)
  await expect(page.getByRole('button', { name: removal })).toHaveCount(0)
  await page.getByRole('checkbox', { name: removal }).check()
  expect(await revisionsOf(id)).toBe(1)
  await page.getByRole('button', { name: m.application_amend_send({}, person) }).click()
  await expect(page.getByText(m.application_done_amend({}, person))).toBeVisible()
  expect(await revisionsOf(id)).toBe(2)
  await expect(page.getByText('logo.png')).toHaveCount(0)

  await visit(person, `/toolApplyInfo/${id}?part=amend`)
  await page.getByLabel(fileQuestion.label[locale]).setInputFiles(picture('logo.png'))
  await page.getByRole('button', { name: m.application_amend_send({}, person) }).click()
  await expect(page.getByText('logo.png').first()).toBeVisible()
}

async function applicationOf(reference: string): Promise<string> {
  const [row] = await inDatabase('select id from applications where reference = $1', [reference])
  return (row as { id: string }).id
}

async function revisionsOf(id: string): Promise<number> {
  const rows = await inDatabase('select 1 from application_revisions where application_id = $1', [id])
  return rows.length
}

async function replace(person: Person): Promise<void> {
  const { page, locale, hasScript } = person
  await openMessage(person, '/accountCenter?part=messages')
  await page.getByRole('link', { name: m.application_correct({}, person) }).click()
  const files = page.getByRole('list', { name: m.apply_file_list({}, person) }).getByRole('listitem')
  await expect(files).toHaveCount(1)
  await expect(files.getByRole('link')).toHaveAttribute('href', /^\/files\//)
  await expect(files).toContainText(/logo\.png \d+ KB/)
  await settle(person)
  await page.getByLabel(fileQuestion.label[locale]).setInputFiles(picture('better.png'))
  if (hasScript) await expect(page.getByText(textWith(m.autosaved_at({ time: '§' }, person)))).toBeVisible()
  else await page.getByRole('button', { name: m.application_correct_later({}, person) }).click()
  await visit(person, '/tools')
  await openMessage(person, '/accountCenter?part=messages')
  await page.getByRole('link', { name: m.application_correct({}, person) }).click()
  await expect(files).toHaveCount(1)
  await expect(files).toContainText('better.png')
  await settle(person)
  // Removes and chooses the file again: the button works the same with and without script.
  await page.getByRole('button', { name: m.upload_remove({ name: 'better.png' }, person) }).click()
  await expect(files).toHaveCount(0)
  await fieldOf(person, fileQuestion).setInputFiles(picture('better.png'))
  if (hasScript) await expect(files).toContainText(m.upload_stored({}, person))
  await page.getByRole('button', { name: m.application_correct_send({}, person) }).click()
  await expect(page.getByText(m.application_done_correct({}, person))).toBeVisible()
  await expect(page.getByText(m.application_label_under_review({}, person)).first()).toBeVisible()
}

async function openTool(person: Person): Promise<void> {
  const { page, locale } = person
  await openMessage(person, '/accountCenter?part=messages')
  const code = (await page.locator('.application-code').textContent()) ?? ''
  const [place] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: m.application_start({ offering: penpot.name[locale] }, person) }).click(),
  ])
  await place.getByLabel(m.demo_space_code({}, person)).fill(code)
  await place.getByRole('button', { name: m.demo_space_submit({}, person) }).click()
  await expect(place.getByRole('status')).toHaveText(m.demo_space_right({}, person))
  await place.close()
  await page.getByRole('button', { name: m.application_confirm({}, person) }).click()
  await expect(page.getByRole('main')).toContainText(m.application_label_in_use({}, person))
}

/** A pattern for a text whose one parameter, written as §, may be anything. */
function textWith(text: string): RegExp {
  return new RegExp(text.replace('§', '.+'))
}
