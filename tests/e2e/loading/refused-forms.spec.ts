import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { arrive } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { openPerson, type Person, settle, visit } from '../../support/browser/person.ts'

for (const [locale, hasScript] of [
  ['zh', false],
  ['en', true],
] as const) {
  test(`a refused form names each field, at its field too, ${locale}${hasScript ? '' : ' without script'}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript })
    const { page } = person
    const main = page.getByRole('main')

    await visit(person, '/signIn')
    await main.getByRole('button', { name: m.sign_in_send({}, person) }).click()
    await expectNamed(person, main.getByLabel(m.sign_in_phone({}, person)), m.sign_in_phone({}, person))

    await visit(person, '/tools/searchToolList?keywords=zzqx')
    const need = main.getByLabel(m.toolbox_request_need({}, person))
    await need.scrollIntoViewIfNeeded()
    await main.getByLabel(m.toolbox_request_contact({}, person)).fill('123')
    await main.getByRole('button', { name: m.toolbox_request_send({}, person) }).click()
    await expectNamed(person, need, m.toolbox_request_need({}, person))

    await visit(person, '/feedback')
    await main.getByRole('button', { name: m.feedback_send({}, person) }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectBelowTitle(person)

    await arrive(person, '/choseType')
    await main.getByRole('button', { name: m.continue({}, person) }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expectBelowTitle(person)
    await settle(person)
    await summary.getByRole('link', { name: m.create_team_kind_required({}, person) }).click()
    await expect(main.getByRole('group', { name: m.choose_kind_question({}, person) })).toBeFocused()
  })
}

/** The error summary stands below the page title. */
async function expectBelowTitle({ page }: Person): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const summary = await page.getByRole('alert').boundingBox()
  expect(summary?.y).toBeGreaterThan(title?.y ?? Number.POSITIVE_INFINITY)
}

/** The summary has the focus and names the field; its message stands at the field, and it links there. */
async function expectNamed(person: Person, field: Locator, name: string): Promise<void> {
  const { page } = person
  const link = page.getByRole('alert').getByRole('link', { name })
  await expect(page.getByRole('alert')).toBeFocused()
  await expectBelowTitle(person)
  await expect(page).toHaveTitle(new RegExp(`^${m.error_title_prefix({ title: '' }, person)}`))
  const words = (await link.textContent()) ?? ''
  await settle(person)
  await link.click()
  await expect(field).toBeFocused()
  const errorId = (await field.getAttribute('aria-describedby'))
    ?.split(' ')
    .find((id) => id.endsWith('-error'))
  await expect(page.locator(`[id="${errorId}"]`)).toContainText(words)
}
