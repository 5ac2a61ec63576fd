import { expect } from '@playwright/test'
import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { firstVerificationReasons } from '../../../shared/rules/organisations/verification-reasons.ts'
import { arrive, arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { openMessage } from '../../support/browser/message-steps.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  referenceOn,
  settle,
  visit,
} from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'
import { openReview, verify } from '../../support/browser/staff-steps.ts'
import { choosePaper, sendOrganisation } from '../../support/browser/team-steps.ts'

const contestUpheld = reasonTitle('contestUpheld')

const journeys: { locale: Locale; hasScript: boolean; statements: [asking: string, sitting: string] }[] = [
  { locale: 'zh', hasScript: true, statements: ['原超管已经离职。', '我没有离职，只是在休假。'] },
  {
    locale: 'en',
    hasScript: false,
    statements: ['The former super admin has left.', 'I have not left; I am on leave.'],
  },
]

for (const { locale, hasScript, statements } of journeys) {
  test(`a change of super admin is contested, and two of the staff refuse it, ${locale}${hasScript ? '' : ' without script'}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const sitting = await openPerson(browser, { locale, hasScript })
    const asking = await openPerson(browser, { locale, hasScript })
    const [first, second] = [
      await openStaff(browser, 'reviewer', { locale, hasScript }),
      await openStaff(browser, 'verifier', { locale, hasScript }),
    ]
    await arriveWithTeam(sitting, `${journeyTeams.superAdmin} ${locale}`)
    const { reference: verification } = await sendOrganisation(sitting)
    await openReview(first, verification)
    await verify(first)
    const organisationId = /verifications\/([\w-]+)/.exec(first.page.url())?.[1] ?? ''

    const reference = await test.step('somebody of the organisation asks to take over', () =>
      ask(asking, organisationId, statements[0]))
    await test.step('the super admin hears of it and contests it', () => contest(sitting, statements))
    await test.step('one of the staff is not enough', async () => {
      await openChange(first, reference)
      await expect(first.page.getByText(statements[1])).toBeVisible()
      await takeOver(first)
      await preview(first)
      await refuse(first)
      await expect(first.page.getByText(m.staff_review_done_quiet({}, first), { exact: true })).toBeVisible()
      await expect(first.page.getByRole('button', { name: m.staff_change_submit({}, first) })).toHaveCount(0)
    })
    await test.step('a second one decides', async () => {
      await openChange(second, reference)
      await refuse(second)
      await expect(second.page.getByText(m.staff_change_decided_done({}, second))).toBeVisible()
    })
    await test.step('both read why, and the super admin stays', async () => {
      for (const person of [asking, sitting]) {
        await openMessage(person, '/accountCenter?part=messages')
        await expect(person.page.getByText(m.super_admin_turn_refused({}, person))).toBeVisible()
        await expect(person.page.getByText(contestUpheld[person.locale])).toBeVisible()
      }
    })
    expectNoProblems(sitting, asking, first, second)
  })
}

async function ask(person: Person, organisationId: string, statement: string): Promise<string> {
  const { page } = person
  const phone = newPhone()
  await arrive(person, `/authApply?step=superAdmin&organisation=${organisationId}`, phone)
  await expect(page.getByLabel(m.super_admin_phone({}, person))).toBeVisible()
  await page.getByRole('button', { name: m.super_admin_send({}, person) }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await settle(person)
  await page.getByLabel(m.super_admin_phone({}, person)).fill(phone)
  await page.getByLabel(m.super_admin_real_name({}, person)).fill('苏禾')
  if (person.hasScript) await expect(page.getByText(m.super_admin_phone_fits_me({}, person))).toBeVisible()
  await page.getByLabel(m.super_admin_position({}, person)).fill('秘书长')
  await page.getByLabel(m.super_admin_statement({}, person)).fill(statement)
  await choosePaper(person, page.getByLabel(m.super_admin_letter({}, person), { exact: true }), 'letter.pdf')
  await page.getByRole('button', { name: m.super_admin_send({}, person) }).click()
  await expect(page.getByText(m.super_admin_sent_title({}, person))).toBeVisible()
  return referenceOn(person)
}

async function contest(person: Person, [asked, answer]: [string, string]): Promise<void> {
  const { page } = person
  await openMessage(person, '/accountCenter?part=messages')
  await expect(page.getByText(asked)).toBeVisible()
  await settle(person)
  await page.getByLabel(m.super_admin_answer_statement({}, person)).fill(answer)
  await page.getByRole('button', { name: m.super_admin_answer_contest({}, person) }).click()
  await expect(page.getByText(m.super_admin_answered({}, person))).toBeVisible()
  await expect(page.getByText(m.super_admin_state_contested_mine({}, person)).first()).toBeVisible()
}

async function openChange(person: Person, reference: string): Promise<void> {
  await visit(person, '/staff?kind=superAdminChange')
  await person.page.getByRole('link', { name: reference }).click()
  await expect(person.page.getByText(reference).first()).toBeVisible()
  await settle(person)
}

/** Assigns the change to the reader, with the keyboard alone. */
async function takeOver(person: Person): Promise<void> {
  const { page } = person
  await page.getByText(m.staff_review_nobody({}, person)).press('Enter')
  const to = page.getByLabel(m.staff_review_hand_over_to({}, person))
  await to.press('Home')
  await page.getByRole('button', { name: m.staff_review_hand_over({}, person) }).press('Enter')
  await expect(page.getByText(m.staff_review_done_quiet({}, person), { exact: true })).toBeVisible()
  await expect(page.getByText(m.staff_review_nobody({}, person))).toHaveCount(0)
  await settle(person)
}

async function chooseRefusal({ page, ...person }: Person): Promise<void> {
  await page.getByRole('radio', { name: m.staff_change_refuse({}, person) }).check()
  await page
    .getByLabel(m.staff_change_reason({}, person))
    .selectOption({ label: contestUpheld[person.locale] })
}

/** Shows what both sides would read, and keeps the choice. */
async function preview(person: Person): Promise<void> {
  const { page } = person
  await chooseRefusal(person)
  await page.getByRole('button', { name: m.staff_decision_preview({}, person) }).click()
  const shown = page.getByRole('region', { name: m.staff_preview_title({}, person) })
  for (const words of [contestUpheld.zh, contestUpheld.en, m.super_admin_fact_next({}, person)])
    await expect(shown.getByText(words).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: m.staff_change_refuse({}, person) })).toBeChecked()
}

async function refuse(person: Person): Promise<void> {
  const { page } = person
  await chooseRefusal(person)
  await page.getByRole('button', { name: m.staff_change_submit({}, person) }).click()
}

function reasonTitle(code: string) {
  const reason = firstVerificationReasons.find((one) => one.code === code)
  if (!reason) throw new Error(`a portal does not begin with the reason ${code}`)
  return reason.title
}
