import { expect } from '@playwright/test'
import * as m from '#messages'
import { penpot } from '../../server/db/demo/tools/penpot.ts'
import { arrive, arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { endCodeWait, endSession } from '../support/browser/end-session.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { expectNoProblems, newPhone, openPerson, type Person, visit } from '../support/browser/person.ts'
import { signIn, signInWithForm } from '../support/browser/sign-in-steps.ts'
import { fillStatement } from '../support/browser/team-steps.ts'
import { makeCreditCode } from '../support/make-credit-code.ts'

const designers = penpot.questions.sections[0]?.questions[1]
const numberIn = ({ page, locale }: Person) => page.getByLabel(designers?.label[locale] ?? '')
const refusal = ({ page }: Person) => page.getByRole('alert')
const teamOf = ({ locale }: Person, phone: string) =>
  `${journeyTeams.sessionEnds} ${locale} ${phone.slice(-4)}`

/** Signs in where the refused sending has led. */
async function signInThere(person: Person, phone: string): Promise<void> {
  await expect(person.page.getByText(m.notice_login_ended({}, person), { exact: true })).toBeVisible()
  await signInWithForm(person, person.page.locator('body'), phone)
}

for (const locale of languagesOf(
  'a form that is sent without script after its session has ended is given back',
)) {
  test(`a form that is sent without script after its session has ended is given back, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript: false })
    const { page } = person
    const phone = newPhone()
    await arriveWithTeam(person, teamOf(person, phone), phone)
    await visit(person, `/toolAskFor/${penpot.number}`)
    await page.getByRole('button', { name: m.apply_start({}, person) }).click()
    const saved = page.url()
    await numberIn(person).fill('7')
    await endSession(person)
    await page.getByRole('button', { name: m.save_later({}, person) }).click()
    await signInThere(person, phone)
    await expect(refusal(person)).toBeFocused()
    await expect(refusal(person)).toContainText(m.form_kept({}, person))
    await expect(page.getByText(m.notice_login_ended({}, person), { exact: true })).toHaveCount(0)
    await expect(numberIn(person)).toHaveValue('7')
    const given = page.url()

    await test.step('nothing was saved, and reading it again takes nothing away', async () => {
      await page.goto(saved)
      await expect(numberIn(person)).toHaveValue('')
      await page.goto(given)
      await expect(numberIn(person)).toHaveValue('7')
    })
    await test.step('sent once more it is saved and is kept no longer', async () => {
      await page.getByRole('button', { name: m.save_later({}, person) }).click()
      await expect(page).toHaveURL(/accountCenter/)
      await page.goto(given)
      await expect(numberIn(person)).toHaveValue('7')
      await expect(refusal(person)).toHaveCount(0)
    })
    expectNoProblems(person)
  })

  test(`files of such a form are named, and have to be chosen again, ${locale}`, async ({ browser }) => {
    const person = await openPerson(browser, { locale, hasScript: false })
    const { page } = person
    const phone = newPhone()
    await arriveWithTeam(person, teamOf(person, phone), phone)
    const code = makeCreditCode()
    await page.getByLabel(m.verification_search({}, person)).fill(code)
    await page.getByRole('button', { name: m.verification_search_button({}, person) }).click()
    await page.getByRole('link', { name: m.verification_fill_in({}, person) }).click()
    await fillStatement(person, '晚到基金会')
    await endSession(person)
    await page.getByRole('button', { name: m.verification_send({}, person) }).click()
    await signInThere(person, phone)
    await expect(refusal(person)).toContainText(
      m.form_kept_files({ names: 'certificate.pdf · letter.pdf' }, person),
    )
    await expect(page.getByLabel(m.verification_name({}, person))).toHaveValue('晚到基金会')
    await expect(page.getByLabel(m.verification_credit_code({}, person))).toHaveValue(code)
    expectNoProblems(person)
  })

  test(`nobody else gets a form that was sent after its session had ended, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript: false })
    const { page } = person
    const phone = newPhone()
    await arrive(person, '/accountCenter?part=profile', phone)
    const name = page.getByLabel(m.profile_new_name({}, person))
    const words = `沈${locale}未寄`
    await name.fill(words)
    await endSession(person)
    await page.getByRole('button', { name: m.profile_save({}, person) }).click()
    await signInThere(person, newPhone())
    const given = page.url()
    expect(given).toContain('kept=')
    const other = await openPerson(browser, { locale, hasScript: false })
    await test.step('who signs in next in the same browser', async () => {
      expect(await page.content()).not.toContain(words)
      await expect(refusal(person)).toHaveCount(0)
    })
    await test.step('nor another browser of the same person', async () => {
      await endCodeWait()
      await signIn(other, phone)
      await other.page.goto(given)
      await expect(other.page.getByLabel(m.profile_new_name({}, other))).toBeVisible()
      expect(await other.page.content()).not.toContain(words)
    })
    await test.step('nor another page', async () => {
      await page.context().clearCookies({ name: /session|signed_in/ })
      await endCodeWait()
      await signIn(person, phone)
      await page.goto(person.at(`/choseType${new URL(given).search}`))
      expect(await page.content()).not.toContain(words)
    })
    await page.goto(given)
    await expect(name).toHaveValue(words)
    await expect(refusal(person)).toBeFocused()
    expectNoProblems(person, other)
  })
}
