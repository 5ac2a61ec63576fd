import { expect, type Page } from '@playwright/test'
import * as m from '#messages'
import { arrive } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { openPerson, settle, visit } from '../../support/browser/person.ts'

/** A platform authenticator with passkeys and user verification, as simulated by Chromium. */
async function plugInDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

for (const locale of languagesOf('a passkey is added, signs in, confirms and is removed')) {
  test(`a passkey is added, signs in, confirms and is removed, ${locale}`, async ({ browser }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    await plugInDevice(page)
    await arrive(person, '/home')
    await visit(person, '/accountCenter?part=security')
    await page.locator('summary', { hasText: m.passkeys_add({}, person) }).click()
    const add = page.getByRole('button', { name: m.passkeys_add({}, person) })
    await add.click()
    await expect(page.getByText(m.passkeys_name_missing({}, person))).toBeVisible()
    await page.getByLabel(m.passkeys_name({}, person)).fill('Office')
    await add.click()
    await expect(page.getByText(m.passkeys_added({}, person))).toBeVisible()
    const list = page.getByRole('region', { name: m.passkeys_title({}, person), exact: true })
    await expect(list.getByRole('listitem')).toContainText('Office')

    await page.context().clearCookies()
    await visit(person, `/signIn?back=${encodeURIComponent('/accountCenter?part=security')}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: m.passkeys_sign_in({}, person) })
      .click()
    await expect(page).toHaveURL(/accountCenter/)
    await settle(person)
    await list.getByRole('button', { name: m.passkeys_remove_one({ name: 'Office' }, person) }).click()
    await expect(page.getByText(m.passkeys_removed({}, person))).toBeVisible()
    await expect(list).toContainText(m.passkeys_none({}, person))
    expect(person.problems).toEqual([])
  })
}
