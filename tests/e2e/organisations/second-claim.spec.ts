import { expect } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, openPerson, type Person, settle, visit } from '../../support/browser/person.ts'
import { fillStatement, sendOrganisation } from '../../support/browser/team-steps.ts'

for (const locale of languagesOf('an organisation that is here already is not claimed a second time')) {
  test(`an organisation that is here already is not claimed a second time, ${locale}`, async ({
    browser,
  }) => {
    const first = await openPerson(browser, { locale })
    await arriveWithTeam(first, `${journeyTeams.secondClaim} ${locale} 1`)
    const { creditCode } = await sendOrganisation(first)

    const person = await openPerson(browser, { locale })
    const { page } = person
    await page.setViewportSize({ width: 360, height: 640 })
    await arriveWithTeam(person, `${journeyTeams.secondClaim} ${locale} 2`)
    const join = page.getByRole('link', { name: m.verification_taken_join({}, person) })

    await test.step('which the look-up says, with the ways that are open', async () => {
      await page.getByLabel(m.verification_search({}, person)).fill(creditCode)
      await page.getByRole('button', { name: m.verification_search_button({}, person) }).click()
      await expect(page.getByRole('link', { name: m.verification_found_join({}, person) })).toBeVisible()
      await expect(page.getByRole('link', { name: m.verification_fill_in({}, person) })).toHaveCount(0)
      // The address of the form does not open it either.
      await visit(person, `/authentication?step=form&search=${creditCode}`)
      await expect(page.getByRole('link', { name: m.verification_found_join({}, person) })).toBeVisible()
      await expect(page.getByLabel(m.verification_address({}, person))).toHaveCount(0)
    })
    await test.step('and the form, as soon as the code is typed', async () => {
      await visit(person, '/authentication?step=form')
      const code = page.getByLabel(m.verification_credit_code({}, person))
      await code.fill(creditCode.slice(0, 17))
      await expect(page.getByText(m.verification_taken_title({}, person))).toHaveCount(0)
      await code.fill(creditCode)
      await expect(page.getByText(m.verification_taken_title({}, person))).toBeVisible()
      await join.click()
      await expect(page).toHaveURL(/authApply\?step=join/)
    })
    expectNoProblems(first, person)
    await test.step('without script the refusal is in view, and leads on', async () => {
      await expectRefusalInView(await withoutScript(person), creditCode)
    })
  })
}

/** The same person in a browser without script. */
async function withoutScript(person: Person): Promise<Person> {
  const context = person.page.context()
  const browser = context.browser()
  if (!browser) throw new Error('the context has no browser')
  const storageState = await context.storageState()
  const plain = await openPerson(browser, { locale: person.locale, hasScript: false, storageState })
  await plain.page.setViewportSize({ width: 360, height: 640 })
  return plain
}

async function expectRefusalInView(person: Person, creditCode: string): Promise<void> {
  const { page } = person
  await visit(person, '/authentication?step=form')
  await page.getByLabel(m.verification_credit_code({}, person)).fill(creditCode)
  await fillStatement(person, `${journeyTeams.secondClaim}基金会`)
  await page.getByRole('button', { name: m.verification_send({}, person) }).click()
  await settle(person)
  const refusal = page.getByRole('alert').filter({ hasText: m.error_organisation_exists({}, person) })
  await expect(refusal).toBeInViewport()
  await expect(refusal).toBeFocused()
  await refusal.getByRole('link', { name: m.verification_taken_join({}, person) }).click()
  await expect(page).toHaveURL(/authApply\?step=join/)
}
