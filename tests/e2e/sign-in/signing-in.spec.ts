import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { holdBack } from '../../support/browser/hold-back.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { nextCodeTo } from '../../support/browser/outbox-page.ts'
import { expectNoProblems, newPhone, openPerson, settle, visit } from '../../support/browser/person.ts'
import { signIn, signInWithForm } from '../../support/browser/sign-in-steps.ts'

test('who is signed out is asked to sign in, and comes to the page that was wanted', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'en' })
  const { page } = person
  await visit(person, '/accountCenter?part=profile')
  await expect(page).toHaveURL(/\/en\/home\?signIn=/)
  const dialog = page.getByRole('dialog', { name: m.sign_in_title({}, person) })
  await signInWithForm(person, dialog, newPhone())
  await expect(page).toHaveURL(/\/en\/accountCenter\?part=profile$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_part_profile({}, person))
  expectNoProblems(person)
})

test('the dialog keeps Tab inside, and Escape gives the focus back', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await visit(person, '/tools')
  const opener = page.getByRole('banner').getByRole('link', { name: m.sign_in_title({}, person) })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(m.sign_in_phone({}, person))).toBeFocused()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expectNoProblems(person)
})

test('who signs out is at home without a notice, whatever the page asks for meanwhile', async ({
  browser,
}) => {
  const person = await openPerson(browser, { locale: 'en' })
  const { page } = person
  await signIn(person, newPhone(), '/tools')
  const counts = '**/unreadCounts*'
  const letAsk = await holdBack(page, counts)
  const letLeave = await holdBack(page, '**/en/home*')
  await Promise.all([page.waitForRequest(counts), visit(person, '/tools')])
  await Promise.all([
    page.waitForRequest('**/en/home*'),
    page.getByRole('button', { name: m.sign_out({}, person) }).click(),
  ])
  const answer = page.waitForResponse(counts)
  letAsk()
  expect((await answer).status()).toBe(403)
  letLeave()
  await expect(
    page.getByRole('banner').getByRole('link', { name: m.sign_in_title({}, person) }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/en\/home$/)
})

test('trust 36: after signing out, Back shows nothing of the account', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  const phone = newPhone()
  await signIn(person, phone, '/accountCenter?part=profile')
  await expect(page.getByRole('main')).toContainText(phone.slice(-4))
  await visit(person, '/accountCenter')
  await page.getByRole('button', { name: m.sign_out({}, person) }).click()
  await expect(
    page.getByRole('banner').getByRole('link', { name: m.sign_in_title({}, person) }),
  ).toBeVisible()
  for (let step = 0; step < 2; step += 1) {
    await page.goBack()
    await expect(page.getByRole('main')).not.toContainText(phone.slice(-4))
    await expect(page.getByRole('banner')).not.toContainText(phone.slice(-4))
    await expect(page.getByRole('button', { name: m.sign_out({}, person) })).toHaveCount(0)
  }
})

for (const locale of languagesOf('signing in shows the account in every open tab at once')) {
  test(`signing in shows the account in every open tab at once, ${locale}`, async ({ browser }) => {
    const person = await openPerson(browser, { locale })
    const other = { ...person, page: await person.page.context().newPage() }
    await visit(other, '/tools')
    const phone = newPhone()
    await signIn(person, phone, '/tools')
    for (const { page } of [person, other]) {
      await expect(page.getByRole('banner').getByText(`****${phone.slice(-4)}`)).toBeVisible()
      await expect(
        page.getByRole('banner').getByRole('link', { name: m.sign_in_title({}, person) }),
      ).toHaveCount(0)
    }
    await visit(person, '/accountCenter')
    const leaving = person.page.waitForRequest(
      (request) => request.method() === 'DELETE' && request.url().endsWith('/api/user/yisun/logout'),
    )
    await person.page.getByRole('button', { name: m.sign_out({}, person) }).click()
    await leaving
    for (const { page } of [person, other]) {
      await expect(
        page.getByRole('banner').getByRole('link', { name: m.sign_in_title({}, person) }),
      ).toBeVisible()
    }
    expectNoProblems(person)
  })
}

test('who opens the portal by the number of its machine is led to its name, where forms are taken', async ({
  browser,
  baseURL,
}) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await page.goto(`${baseURL?.replace('localhost', '127.0.0.1')}/signIn?back=/tools`)
  expect(page.url()).toBe(`${baseURL}/signIn?back=/tools`)
  await settle(person)
  const main = page.getByRole('main')
  await main.getByLabel(m.sign_in_phone({}, person)).fill(newPhone())
  await main.getByRole('button', { name: m.sign_in_send({}, person) }).click()
  await expect(main.getByLabel(m.sign_in_code({}, person))).toBeVisible()
  expectNoProblems(person)
})

test('the header leads to the account while its own script is late, and where it never comes', async ({
  browser,
}) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await signIn(person, newPhone(), '/home')
  const link = page.getByRole('banner').getByRole('link', { name: m.nav_account({}, person), exact: true })
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/signed-in-tools-*.js', async (route) => {
    await late
    await route.abort()
  })
  await page.goto('/tools')
  await expect(link).toHaveAttribute('href', '/accountCenter')
  release()
  await page.waitForTimeout(300)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.toolbox_title({}, person))
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_title({}, person))
})

for (const hasScript of [true, false]) {
  for (const locale of languagesOf(
    `consent is announced before the code and explained with the focus, script ${hasScript}`,
  )) {
    test(`consent is announced before the code and explained with the focus, ${locale}, script ${hasScript}`, async ({
      browser,
    }) => {
      const person = await openPerson(browser, { locale, hasScript })
      const { page } = person
      const phone = newPhone()
      await visit(person, '/signIn')
      const main = page.getByRole('main')
      await expect(main.getByText(m.sign_in_consent_ahead({}, person).trim())).toBeVisible()
      await expect(main.getByRole('link', { name: m.footer_terms({}, person) }).first()).toHaveAttribute(
        'href',
        person.at('/terms'),
      )
      await main.getByLabel(m.sign_in_phone({}, person)).fill(phone)
      await main.getByRole('button', { name: m.sign_in_send({}, person) }).click()
      const code = main.getByLabel(m.sign_in_code({}, person))
      await expect(code).toBeVisible()
      const sent = await nextCodeTo(new URL(page.url()).origin, phone, [])
      await code.fill(sent)
      const submit = main.getByRole('button', { name: m.sign_in_submit({}, person), exact: true })
      await submit.click()
      const group = main.getByRole('group', { name: m.sign_in_consent_proven({}, person) })
      await expect(group).toBeFocused()
      await expect(group).toHaveAccessibleDescription(
        new RegExp(m.sign_in_consent_why({}, person).slice(0, 8)),
      )
      await expect(code).toHaveValue(sent)
      // Time to read; without script an immediate press counts as the second one of a double click.
      await page.waitForTimeout(800)
      await submit.click()
      await expect(main.getByRole('alert')).toContainText(m.field_must_agree({}, person))
      await expect(code).toHaveValue(sent)
      await main.getByLabel(m.sign_in_consent({}, person)).check()
      await submit.click()
      await expect(page).toHaveURL(new RegExp(`${person.at('/home')}$`))
    })
  }
}

test('a double click is one press at each step of signing in', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  const phone = newPhone()
  await visit(person, '/signIn?back=%2Ftools')
  await page.getByLabel(m.sign_in_phone({}, person)).fill(phone)
  await page.getByRole('button', { name: m.sign_in_send({}, person) }).dblclick()
  await page
    .getByLabel(m.sign_in_code({}, person))
    .fill(await nextCodeTo(new URL(page.url()).origin, phone, []))
  const submit = page.getByRole('button', { name: m.sign_in_submit({}, person), exact: true })
  await submit.dblclick()
  await page.getByLabel(m.sign_in_consent({}, person)).check()
  await submit.dblclick()
  await expect(page).toHaveURL('/tools')
  expectNoProblems(person)
})

test('a press counts while the page still loads what follows the last one', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  const phone = newPhone()
  await visit(person, '/signIn?back=%2Ftools')
  let calls = 0
  await page.route('**/api/techforgood/**', async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await route.continue()
  })
  await page.getByLabel(m.sign_in_phone({}, person)).fill(phone)
  await page.getByRole('button', { name: m.sign_in_send({}, person) }).click()
  await page
    .getByLabel(m.sign_in_code({}, person))
    .fill(await nextCodeTo(new URL(page.url()).origin, phone, []))
  await page.getByRole('button', { name: m.sign_in_submit({}, person), exact: true }).click()
  await expect(page.getByLabel(m.sign_in_consent({}, person))).toBeVisible()
  expect(calls).toBeGreaterThan(0)
})
