import { expect } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, openPerson, type Person, settle, visit } from '../../support/browser/person.ts'
import { fillStatement, sendOrganisation } from '../../support/browser/team-steps.ts'

for (const locale of languagesOf('a second team joins, or sends its own letter')) {
  test(`a second team joins, or sends its own letter, ${locale}`, async ({ browser }) => {
    const first = await openPerson(browser, { locale })
    await arriveWithTeam(first, `${journeyTeams.secondClaim} ${locale} 1`)
    const { creditCode } = await sendOrganisation(first)

    const person = await openPerson(browser, { locale })
    const { page } = person
    await page.setViewportSize({ width: 360, height: 640 })
    await arriveWithTeam(person, `${journeyTeams.secondClaim} ${locale} 2`)

    await test.step('which the look-up says, with both ways', async () => {
      await page.getByLabel(m.verification_search({}, person)).fill(creditCode)
      await page.getByRole('button', { name: m.verification_search_button({}, person) }).click()
      await expect(page.getByRole('link', { name: m.verification_found_join({}, person) })).toBeVisible()
      await expect(page.getByText(m.verification_exists_here({}, person))).toBeVisible()
      await expect(page.getByRole('link', { name: m.verification_fill_in({}, person) })).toBeVisible()
    })
    await test.step('and the form, as soon as the code is typed', async () => {
      await visit(person, '/authentication?step=form')
      const code = page.getByLabel(m.verification_credit_code({}, person))
      await code.fill(creditCode.slice(0, 17))
      await expect(page.getByText(m.verification_taken_title({}, person))).toHaveCount(0)
      await code.fill(creditCode)
      await expect(page.getByText(m.verification_taken_title({}, person))).toBeVisible()
      await page.getByRole('link', { name: m.verification_taken_join({}, person) }).click()
      await expect(page).toHaveURL(/authApply\?step=join/)
    })
    expectNoProblems(first, person)
    await test.step('and without script it is sent beside the first', async () => {
      const plain = await withoutScript(person)
      await visit(plain, '/authentication?step=form')
      await plain.page.getByLabel(m.verification_credit_code({}, person)).fill(creditCode)
      await fillStatement(plain, journeyTeams.secondClaimOrganisation)
      await plain.page.getByRole('button', { name: m.verification_send({}, person) }).click()
      await settle(plain)
      await expect(plain.page.getByRole('heading', { level: 1 })).toHaveText(
        m.verification_sent_title({}, person),
      )
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
