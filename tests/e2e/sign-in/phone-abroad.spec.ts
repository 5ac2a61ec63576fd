import { randomInt } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { codesSentTo, nextCodeTo } from '../../support/browser/outbox-page.ts'
import { expectNoProblems, openPerson, type Person, visit } from '../../support/browser/person.ts'

for (const [locale, hasScript] of [
  ['zh', false],
  ['en', true],
  ['zh', true],
] as const) {
  test(`a country is chosen for a number from elsewhere, ${locale}, script ${hasScript}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript })
    const { page } = person
    const main = page.getByRole('main')
    const phone = main.getByLabel(m.sign_in_phone({}, person))
    const country = main.getByLabel(m.phone_country({}, person))
    await visit(person, '/signIn?back=/accountCenter')
    await expect(country).toBeHidden()
    await openChoice(person, main)
    await expect(country).toHaveValue('')
    await country.selectOption('GB+44')
    await phone.fill('123')
    await main.getByRole('button', { name: m.sign_in_send({}, person) }).click()

    await expect(page.getByRole('alert')).toContainText(m.phone_abroad_wrong({ code: '44' }, person))
    await expect(phone).toHaveValue('123')
    await expect(country).toBeVisible()
    await expect(country).toHaveValue('GB+44')

    const national = `7400${randomInt(100_000, 999_999)}`
    await phone.fill(`0${national}`)
    const known = await codesSentTo(new URL(page.url()).origin, national)
    await main.getByRole('button', { name: m.sign_in_send({}, person) }).click()
    await expect(main.getByText(`+44 0${national}`)).toBeVisible()
    await main
      .getByLabel(m.sign_in_code({}, person))
      .fill(await nextCodeTo(new URL(page.url()).origin, national, known))
    await main.getByRole('button', { name: m.sign_in_submit({}, person), exact: true }).click()
    await main.getByLabel(m.sign_in_consent({}, person)).check()
    await main.getByRole('button', { name: m.sign_in_submit({}, person), exact: true }).click()
    await expect(page).toHaveURL(/\/accountCenter$/)
    await visit(person, '/accountCenter?part=security')
    await expect(main).toContainText(`447****${national.slice(-4)}`)
    expectNoProblems(person)
  })
}

test('the dialog fetches the countries when it opens', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'en' })
  const { page } = person
  await visit(person, '/tools')
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.sign_in_title({}, person) })
    .click()
  await openChoice(person, dialog)
  await dialog.getByLabel(m.phone_country({}, person)).selectOption({ label: 'Hong Kong +852' })
  const national = `5123${randomInt(1000, 9999)}`
  await dialog.getByLabel(m.sign_in_phone({}, person)).fill(national)
  await dialog.getByRole('button', { name: m.sign_in_send({}, person) }).click()
  await expect(dialog.getByText(`+852 ${national}`)).toBeVisible()
  expectNoProblems(person)
})

test('an invitation keeps the country of a number that is none', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh', hasScript: false })
  const main = person.page.getByRole('main')
  await arriveWithTeam(person, '青禾海外同事')
  await visit(person, '/accountCenter?part=team')
  await main
    .locator('summary')
    .filter({ hasText: m.team_invite_by_phone({}, person) })
    .click()
  await openChoice(person, main)
  const country = main.getByLabel(m.phone_country({}, person))
  const phone = main.getByLabel(m.team_invite_phone({}, person))
  const send = main.getByRole('button', { name: m.team_invite_send({}, person) })
  await country.selectOption('SG+65')
  await phone.fill('12')
  await send.click()
  await expect(person.page.getByRole('alert')).toContainText(m.phone_abroad_wrong({ code: '65' }, person))
  await expect(country).toHaveValue('SG+65')
  await phone.fill('8123 4567')
  await send.click()
  await expect(main).toContainText('658****4567')
})

async function openChoice(person: Person, within: Locator): Promise<void> {
  await within
    .locator('summary')
    .filter({ hasText: m.phone_abroad_title({}, person) })
    .click()
}
