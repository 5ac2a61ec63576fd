import { expect } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { addedPart, publishSince } from '../../support/browser/newer-texts.ts'
import { expectNoProblems, newPhone, openPerson, type Person, visit } from '../../support/browser/person.ts'
import { signIn } from '../../support/browser/sign-in-steps.ts'
import { statedTexts } from '../../support/browser/team-steps.ts'

for (const hasScript of [true, false]) {
  for (const locale of languagesOf(
    `a newer privacy notice is read and agreed to before anything else is written, script ${hasScript}`,
  )) {
    test(`a newer privacy notice is read and agreed to before anything else is written, ${locale}, script ${hasScript}`, async ({
      browser,
    }) => {
      const person = await openPerson(browser, { locale, hasScript })
      const { page } = person
      const main = page.getByRole('main')
      await signIn(person, newPhone(), '/accountCenter?part=profile')
      // On a page opened before the publication, the write is refused with a reason and the input stays.
      await publishSince(person)
      const name = main.getByLabel(m.profile_new_name({}, person))
      await name.fill('林知远')
      await main.getByRole('button', { name: m.profile_save({}, person), exact: true }).click()
      await expect(main.getByRole('alert')).toContainText(m.error_consent_needed({}, person))
      await expect(name).toHaveValue('林知远')

      await visit(person, '/accountCenter?part=profile')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.new_texts_title({}, person))
      await expect(main).toContainText(m.new_texts_added({ parts: addedPart[locale] }, person))
      // A person's own data stays within reach.
      await main.getByRole('link', { name: m.new_texts_data({}, person) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.privacy_title({}, person))

      await visit(person, '/accountCenter?part=profile')
      await main.getByRole('button', { name: m.new_texts_agree({}, person) }).click()
      await expect(page).toHaveURL(/part=profile/)
      await name.fill('林知远')
      await main.getByRole('button', { name: m.profile_save({}, person), exact: true }).click()
      await expect(main.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('status').filter({ hasText: m.profile_saved({}, person) })).toHaveCount(1)

      await publishSince(person)
      // On the way to another page of theirs; with script, it is not loaded as a document.
      await main.getByRole('link', { name: m.account_part_overview({}, person), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.new_texts_title({}, person))
      await main.getByRole('button', { name: m.new_texts_agree({}, person) }).click()
      await expect(page).toHaveURL(new RegExp(`${person.at('/accountCenter')}$`))
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(m.new_texts_title({}, person))

      // The same on the way back.
      await main.getByRole('link', { name: m.account_part_security({}, person) }).click()
      await expect(page).toHaveURL(/part=security/)
      await publishSince(person)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.new_texts_title({}, person))
      await main.getByRole('button', { name: m.new_texts_agree({}, person) }).click()
      await expect(page).toHaveURL(new RegExp(`${person.at('/accountCenter')}$`))
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(m.new_texts_title({}, person))

      await publishSince(person)
      // Messages and their settings stay within reach.
      await visit(person, '/accountCenter?part=messages&show=settings')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.messages_settings({}, person))
      await visit(person, '/accountCenter')
      await main.getByRole('button', { name: m.new_texts_sign_out({}, person) }).click()
      await expect(page).toHaveURL(new RegExp(`${person.at('/home')}$`))
      await visit(person, '/accountCenter')
      await expect(page).toHaveURL(/signIn=/)
      expectNoProblems(person)
    })
  }
}

for (const locale of languagesOf(
  'a form that saves by itself says that newer terms hold it up, and is deleted without them',
)) {
  test(`a form that saves by itself says that newer terms hold it up, and is deleted without them, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    await arriveWithTeam(person, journeyTeams.late)
    await visit(person, '/authentication?step=form')
    const saved = m.autosaved_at({ time: '§' }, person).split('§')[0] ?? ''
    const line = page.getByRole('status')
    await page.getByLabel(m.verification_name({}, person)).fill(journeyTeams.late)
    await expect(line.filter({ hasText: saved })).toBeVisible()

    await publishSince(person)
    await page.getByLabel(m.verification_address({}, person)).fill(statedTexts.address)
    await expect(line.filter({ hasText: m.error_consent_needed({}, person) })).toBeVisible()
    await agreeElsewhere(person)
    await expect(line.filter({ hasText: saved })).toBeVisible()

    await publishSince(person)
    await visit(person, '/authentication?step=form')
    await expect(page.getByLabel(m.verification_address({}, person))).toHaveValue(statedTexts.address)
    await page.getByText(m.draft_discard({}, person)).first().click()
    await page.getByRole('button', { name: m.draft_discard({}, person) }).click()
    await expect(page.getByLabel(m.verification_search({}, person))).toBeVisible()
    await visit(person, '/authentication?step=form')
    await expect(page.getByLabel(m.verification_name({}, person))).toHaveValue('')
    expectNoProblems(person)
  })
}

/** Agrees in another tab, then returns. */
async function agreeElsewhere(person: Person): Promise<void> {
  const tab = await person.page.context().newPage()
  await tab.goto(person.at('/newTerms?back=/privacy'))
  await tab.getByRole('button', { name: m.new_texts_agree({}, person) }).click()
  await expect(tab).toHaveURL(new RegExp(`${person.at('/privacy')}$`))
  await tab.close()
  // A headless window is never hidden, so it never becomes visible again by itself.
  await person.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
