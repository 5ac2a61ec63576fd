import { expect, test } from '@playwright/test'
import * as m from '#messages'
import { expectNoProblems, newPhone, openPerson, visit } from '../support/browser/person.ts'
import { signIn, signInWithForm } from '../support/browser/sign-in-steps.ts'

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

test('after signing out, Back shows nothing of the account', async ({ browser }) => {
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
