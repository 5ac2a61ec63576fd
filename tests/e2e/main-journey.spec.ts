import { expect } from '@playwright/test'
import * as m from '#messages'
import type { Locale } from '../../shared/lib/locale.ts'
import {
  fieldOf,
  fillSection,
  releaseApplication,
  saveAndContinue,
  submitApplication,
} from '../support/browser/application-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { expectUnread, openNewestMessage } from '../support/browser/message-steps.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  settle,
  visit,
} from '../support/browser/person.ts'
import { signInAsStaff, signInWithForm } from '../support/browser/sign-in-steps.ts'
import { applyForSmallTool } from '../support/browser/small-tool-steps.ts'
import {
  approve,
  askForCorrection,
  openReview,
  refuse,
  returnVerification,
  startReview,
  verify,
} from '../support/browser/staff-steps.ts'
import { createTeam, sendOrganisation } from '../support/browser/team-steps.ts'
import { demoTool } from '../support/world/demo-content.ts'

const discourse = demoTool('discourse')
const zulip = demoTool('zulip')

const tool = discourse
const journeys: { locale: Locale; search: string; staffPhone: string }[] = [
  { locale: 'zh', search: 'luntan', staffPhone: '13900000001' },
  { locale: 'en', search: 'dicsourse', staffPhone: '13900000002' },
]

for (const { locale, search, staffPhone } of journeys) {
  test(`a nonprofit finds, is verified, applies, is told and starts to use a tool, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const applicant = await openPerson(browser, { locale })
    const staff = await openPerson(browser, { locale })

    await test.step('find a tool', () => findTool(applicant, search))
    await test.step('sign in over the tool page', () => signInOverPage(applicant))
    const organisation = await test.step('create a team and send its organisation', async () => {
      await createTeam(applicant, `青禾团队 ${locale}`)
      return sendOrganisation(applicant)
    })
    await test.step('staff return the verification', async () => {
      await signInAsStaff(staff, staffPhone)
      await openReview(staff, organisation.reference)
      await returnVerification(staff, m.staff_field_address({}, staff), '和证书上的登记地址不一致')
    })
    await test.step('the applicant mends the one field', () => mendAddress(applicant))
    await test.step('staff verify', async () => {
      await openReview(staff, organisation.reference)
      await verify(staff)
    })
    const reference = await test.step('apply', () => apply(applicant))
    await test.step('staff ask for a correction', async () => {
      await openReview(staff, reference)
      await startReview(staff)
      await askForCorrection(staff, nameQuestion.label[locale], '请写社区的全称')
    })
    await test.step('the applicant corrects', () => correct(applicant))
    await test.step('staff go on at once and approve', async () => {
      await openReview(staff, reference)
      await expect(staff.page.getByText(m.staff_row_corrected({}, staff)).first()).toBeVisible()
      await approve(staff)
    })
    await test.step('the applicant is told and starts to use it', () => startUsing(applicant))
    const second = await test.step('apply for another tool', () => applyForSmallTool(applicant, zulip))
    await test.step('staff refuse it', async () => {
      await openReview(staff, second)
      await startReview(staff)
      await refuse(staff)
    })
    await test.step('the applicant may appeal', () => seeAppeal(applicant))
    expectNoProblems(applicant, staff)
  })
}

const [firstSection, careSection, lastSection] = tool.questions.sections
const nameQuestion = questionOf('communityName')

function questionOf(key: string) {
  const found = tool.questions.sections.flatMap(({ questions }) => questions).find((one) => one.key === key)
  if (!found) throw new Error(`the tool has no question ${key}`)
  return found
}

/** From the home page by a search with a typo, or in pinyin, and a filter. */
async function findTool(person: Person, search: string): Promise<void> {
  const { page, locale } = person
  await visit(person, '/')
  const field = page.getByRole('main').getByRole('searchbox').first()
  await field.fill(search)
  await field.press('Enter')
  await expect(page).toHaveURL(/searchToolList/)
  const link = page.getByRole('link', { name: tool.name[locale], exact: true })
  await expect(link).toBeVisible()
  await settle(person)
  const filters = page.getByRole('form', { name: m.list_filters({}, person) })
  await filters.getByRole('checkbox', { name: m.toolbox_audience_verified_organisation({}, person) }).check()
  await expect(page).toHaveURL(/whoMayApply=verifiedOrganisation/)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name[locale])
  await expect(page.getByText(m.rule_verified_organisation({}, person)).first()).toBeVisible()
  await settle(person)
}

/** The sign-in dialog opens over the tool's page and returns to it. */
async function signInOverPage(person: Person): Promise<void> {
  const { page, locale } = person
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.sign_in_title({}, person) })
    .click()
  await signInWithForm(person, page.getByRole('dialog'), newPhone())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name[locale])
  await expect(page.getByRole('banner').getByText('136****')).toBeVisible()
}

async function mendAddress(person: Person): Promise<void> {
  const { page } = person
  await expectUnread(person)
  await openNewestMessage(person)
  await expect(page.getByText('和证书上的登记地址不一致').first()).toBeVisible()
  await settle(person)
  const form = page.getByRole('main').locator('form')
  await expect(form.getByRole('textbox')).toHaveCount(1)
  await form.getByLabel(m.verification_address({}, person)).fill('云江市青禾路 12 号 2 幢 301 室')
  await form.getByRole('button', { name: m.verification_send_again({}, person) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.verification_sent_title({}, person))
}

/** Answers every type of question, leaves and resumes, is refused once, and submits. */
async function apply(person: Person): Promise<string> {
  const { page } = person
  await visit(person, `/tools/toolsDetail/${tool.number}`)
  await page
    .getByRole('link', { name: m.toolbox_apply({}, person) })
    .first()
    .click()
  const rules = page.getByRole('list', { name: m.apply_who({}, person) }).getByRole('listitem')
  await expect(rules.filter({ hasText: m.rule_verified_organisation({}, person) })).toContainText(
    m.eligibility_verdict_met({}, person),
  )
  await settle(person)
  await page.getByRole('button', { name: m.apply_start({}, person) }).click()
  await leaveAndResume(person)
  await seeWhatIsWrong(person)
  await fillSection(person, tool, careSection?.key ?? '')
  await saveAndContinue(person)
  await expect(fieldOf(person, questionOf('openingDay'))).toBeVisible()
  await settle(person)
  await fillSection(person, tool, lastSection?.key ?? '')
  await saveAndContinue(person)
  const reference = await submitApplication(person)
  await releaseApplication(person)
  return reference
}

/** The input is autosaved and still there after leaving. */
async function leaveAndResume(person: Person): Promise<void> {
  const { page, locale } = person
  const section = page.getByRole('link', { name: firstSection?.title[locale] ?? '', exact: true })
  await section.click()
  await settle(person)
  await fieldOf(person, nameQuestion).fill('阳光社区')
  await expect(page.getByText(textWith(m.autosaved_at({ time: '§' }, person)))).toBeVisible()
  await visit(person, '/tools')
  await visit(person, `/toolAskFor/${tool.number}`)
  await section.click()
  await expect(fieldOf(person, nameQuestion)).toHaveValue('阳光社区')
  await settle(person)
}

/** An incomplete topic stays open, with a focused summary that links to the field. */
async function seeWhatIsWrong(person: Person): Promise<void> {
  const { page } = person
  await saveAndContinue(person)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: questionOf('steadyMembers').label[person.locale] }).click()
  await expect(fieldOf(person, questionOf('steadyMembers'))).toBeFocused()
  await fillSection(person, tool, firstSection?.key ?? '')
  await fieldOf(person, nameQuestion).fill('阳光社区')
  await saveAndContinue(person)
  await expect(fieldOf(person, questionOf('moderatorOne'))).toBeVisible()
  await settle(person)
}

async function correct(person: Person): Promise<void> {
  const { page } = person
  await expectUnread(person)
  await openNewestMessage(person)
  await page.getByRole('link', { name: m.application_correct({}, person) }).click()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
  await fieldOf(person, nameQuestion).fill('阳光社区互助论坛')
  await page.getByRole('button', { name: m.application_correct_send({}, person) }).click()
  await expect(page.getByText(m.application_done_correct({}, person))).toBeVisible()
}

async function startUsing(person: Person): Promise<void> {
  const { page, locale } = person
  await expectUnread(person)
  await openNewestMessage(person)
  await expect(page.getByText(m.application_approved_title({}, person)).first()).toBeVisible()
  await expect(page.getByText(tool.activationSteps[0]?.[locale] ?? '')).toBeVisible()
  for (const rule of tool.rules)
    if (rule.kind === 'declared') await expect(page.getByText(rule.statement[locale])).toBeVisible()
  await settle(person)
  await page.getByRole('button', { name: m.application_confirm({}, person) }).click()
  await expect(page.getByRole('main')).toContainText(m.application_label_in_use({}, person))
}

async function seeAppeal(person: Person): Promise<void> {
  const { page } = person
  await expectUnread(person)
  await openNewestMessage(person)
  await expect(page.getByText(m.application_rejected_title({}, person)).first()).toBeVisible()
  await expect(page.getByLabel(m.application_appeal_text({}, person))).toBeVisible()
}

/** A pattern for a text whose one parameter, written as §, may be anything. */
function textWith(text: string): RegExp {
  return new RegExp(text.replace('§', '.+'))
}
