import { expect } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import {
  accountOf,
  endCodeWait,
  endSession,
  ownSession,
  setFactor,
} from '../../support/browser/end-session.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  settle,
  visit,
} from '../../support/browser/person.ts'
import { inDatabase } from '../../support/browser/portal-database.ts'
import { proveOver, signIn, signInWithForm } from '../../support/browser/sign-in-steps.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'
import { askedSurvey, openMySurvey, sendSurvey, writeSurvey } from '../../support/browser/survey-steps.ts'
import { fillStatement } from '../../support/browser/team-steps.ts'
import { demoTool } from '../../support/world/demo-content.ts'
import { makeCreditCode } from '../../support/world/make-credit-code.ts'

const penpot = demoTool('penpot')

const designers = penpot.questions.sections[0]?.questions[1]
const numberIn = ({ page, locale }: Person) => page.getByLabel(designers?.label[locale] ?? '')
const refusal = ({ page }: Person) => page.getByRole('alert')
const teamOf = ({ locale }: Person, phone: string) =>
  `${journeyTeams.sessionEnds} ${locale} ${phone.slice(-4)}`

/** Signs in on the page to which the refused form led. */
async function signInThere(person: Person, phone: string): Promise<void> {
  await expect(person.page.getByText(m.notice_login_ended({}, person), { exact: true })).toBeVisible()
  await signInWithForm(person, person.page.locator('body'), phone)
}

/** Signs in with a phone and types a name into the profile without saving it. */
async function typeName(person: Person, phone: string, words: string) {
  await arrive(person, '/accountCenter?part=profile', phone)
  const name = person.page.getByLabel(m.profile_new_name({}, person))
  await name.fill(words)
  return name
}

/** The way back from the page that replaced the target of a form. */
const backIn = ({ page, at }: Person) => at(new URL(page.url()).searchParams.get('back') ?? '')

for (const locale of languagesOf('who is in no team meanwhile goes on with what was typed')) {
  for (const hasScript of [true, false]) {
    test(`who is in no team meanwhile goes on with what was typed, ${locale}, script ${hasScript}`, async ({
      browser,
    }) => {
      const person = await openPerson(browser, { locale, hasScript })
      const { page } = person
      const phone = newPhone()
      await arriveWithTeam(person, teamOf(person, phone), phone)
      await visit(person, `/toolAskFor/${penpot.number}`)
      await page.getByRole('button', { name: m.apply_start({}, person) }).click()
      await expect(numberIn(person)).toBeVisible()
      await settle(person)
      const account = await accountOf(person)
      const membership = (left: string) =>
        inDatabase(`update memberships set left_at = ${left} where account_id = $1`, [account])
      await membership('now()')
      await numberIn(person).fill('8')
      await page.getByRole('button', { name: m.save_later({}, person) }).click()
      if (hasScript) {
        const dialog = page.getByRole('dialog', { name: m.held_team_title({}, person) })
        await expect(dialog.getByRole('link', { name: m.held_team_look({}, person) })).toBeVisible()
        await expect(numberIn(person)).toHaveValue('8')
        await membership('null')
        await dialog.getByRole('button', { name: m.held_go_on({}, person) }).click()
        await expect(page).toHaveURL(/accountCenter/)
        await visit(person, `/toolAskFor/${penpot.number}`)
      } else {
        await expect(page).toHaveURL(/noTeam\?back=/)
        await membership('null')
        await page.goto(backIn(person))
        await expect(refusal(person)).toContainText(m.form_kept({}, person))
      }
      await expect(numberIn(person)).toHaveValue('8')
      expectNoProblems(person)
    })

    test(`who has to prove the second factor goes on with what was typed, ${locale}, script ${hasScript}`, async ({
      browser,
    }) => {
      const editor = await openStaff(browser, 'editor', { locale, hasScript })
      const { page } = editor
      await ownSession(editor)
      await visit(editor, '/staff/surveys')
      const title = page.locator('[id="title.zh"]')
      const words = `先验证再建的问卷 ${newPhone()}`
      await title.fill(words)
      await setFactor(editor, false)
      await page.getByRole('button', { name: m.staff_surveys_create({}, editor) }).click()
      if (hasScript) {
        const dialog = page.getByRole('dialog', { name: m.held_factor_title({}, editor) })
        await expect(title).toHaveValue(words)
        await proveOver(editor, dialog, '13900000004')
        await expect(page).toHaveURL(/surveys\/[0-9a-f-]{36}/)
      } else {
        await expect(page).toHaveURL(/secondFactor\?back=/)
        await setFactor(editor, true)
        await page.goto(backIn(editor))
        await expect(refusal(editor)).toContainText(m.form_kept({}, editor))
      }
      await expect(title).toHaveValue(words)
      expectNoProblems(editor)
    })
  }

  test(`answers of a survey are kept under nobody’s account, ${locale}`, async ({ browser }) => {
    const editor = await openStaff(browser, 'editor', { locale, hasScript: false })
    const { page } = editor
    await ownSession(editor)
    await writeSurvey(editor, 'editors')
    await sendSurvey(editor)
    await openMySurvey(editor)
    await page.getByRole('radio', { name: askedSurvey.options[0][locale] }).check()
    await endSession(editor, '13900000004')
    await page.getByRole('button', { name: m.survey_send_answers({}, editor) }).click()
    await expect(page.getByText(m.notice_login_ended({}, editor), { exact: true })).toBeVisible()
    expect(decodeURIComponent(page.url())).toContain('/surveyDetail?survey=')
    expect(page.url()).not.toContain('kept')
    expectNoProblems(editor)
  })
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
    await endSession(person, phone)
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

  test(`who has signed out elsewhere gets back what they sent without script, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript: false })
    const { page } = person
    const phone = newPhone()
    const words = `沈${locale}再寄`
    const name = await typeName(person, phone, words)
    await page.context().clearCookies({ name: /session|signed_in/ })
    await endCodeWait(phone)
    await page.getByRole('button', { name: m.profile_save({}, person) }).click()
    await expect(page.getByText(m.sign_in_kept({}, person))).toBeVisible()
    await signInThere(person, phone)
    await expect(refusal(person)).toContainText(m.form_kept({}, person))
    await expect(name).toHaveValue(words)
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
    await endSession(person, phone)
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
    const words = `沈${locale}未寄`
    const name = await typeName(person, phone, words)
    await endSession(person, phone)
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
      await endCodeWait(phone)
      await signIn(other, phone)
      await other.page.goto(given)
      await expect(other.page.getByLabel(m.profile_new_name({}, other))).toBeVisible()
      expect(await other.page.content()).not.toContain(words)
    })
    await test.step('nor another page', async () => {
      await page.context().clearCookies({ name: /session|signed_in/ })
      await endCodeWait(phone)
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
