import { expect } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { newPhone, openPerson, settle, visit } from '../../support/browser/person.ts'
import { sendOrganisation, statedTexts } from '../../support/browser/team-steps.ts'

const { address, legalRepresentative, person: contact } = statedTexts

for (const locale of languagesOf(
  'what a team has sent is readable in full, also when every key of the browser is lost',
)) {
  test(`what a team has sent is readable in full, also when every key of the browser is lost, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    const phone = newPhone()
    await arriveWithTeam(person, journeyTeams.ownData, phone)
    await sendOrganisation(person)
    await page.getByRole('link', { name: m.verification_follow({}, person) }).click()
    await expect(page).toHaveURL(/authenticationInfo/)

    // The HTML contains no full text, and this browser's keys are gone.
    const html = await (await page.request.get(page.url())).text()
    for (const text of [address, legalRepresentative, '13800138000']) expect(html).not.toContain(text)
    await page.evaluate(
      () =>
        new Promise((done) => {
          const request = indexedDB.deleteDatabase('yisun-trace-keys')
          request.onsuccess = request.onblocked = done
        }),
    )
    await page.reload()
    await settle(person)
    const sent = page.getByRole('region', { name: m.verification_sent_facts({}, person) })
    for (const text of [address, legalRepresentative, contact, '13800138000']) {
      await expect(sent).toContainText(text)
    }

    // A failed fetch is reported and can be retried.
    await page.route('**/security/v1/getTraceId', (route) => route.abort())
    await page.reload()
    await settle(person)
    await expect(sent).toContainText(m.masked_failed({}, person))
    await expect(sent).not.toContainText(address)
    await page.unroute('**/security/v1/getTraceId')
    await sent.getByRole('button', { name: m.masked_show({}, person) }).click()
    await expect(sent).toContainText(address)
    await expect(sent.getByRole('button', { name: m.masked_show({}, person) })).toHaveCount(0)

    // Without script the page says why.
    const state = await page.context().storageState()
    const plain = await openPerson(browser, { locale, hasScript: false, storageState: state })
    await plain.page.goto(page.url())
    await expect(plain.page.getByText(m.masked_without_script({}, person))).toBeVisible()
    await expect(plain.page.getByRole('main')).not.toContainText(address)
    await visit(plain, '/accountCenter?part=profile')
    await expect(plain.page.getByText(m.masked_without_script({}, person))).toBeVisible()
    await visit(person, '/accountCenter?part=profile')
    await expect(page.getByRole('main')).toContainText(phone)
  })
}
