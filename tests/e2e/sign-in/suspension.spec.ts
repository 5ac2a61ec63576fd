import { expect } from '@playwright/test'
import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { test } from '../../support/browser/browser-test.ts'
import { expectToStay } from '../../support/browser/foreign-link.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { codesSentTo, nextCodeTo } from '../../support/browser/outbox-page.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  settle,
  visit,
} from '../../support/browser/person.ts'
import { inDatabase } from '../../support/browser/portal-database.ts'
import { signIn } from '../../support/browser/sign-in-steps.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'

const facts: Record<Locale, string> = {
  zh: '同一晚从三个省登录，本人来电说手机丢了',
  en: 'Signed in from three provinces in one night; the owner called about a lost phone',
}

for (const locale of languagesOf('an account is suspended by one administrator and restored by another')) {
  test(`an account is suspended by one administrator and restored by another, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const person = await openPerson(browser, { locale })
    const [first, second] = [
      await openStaff(browser, 'administrator', { locale }),
      await openStaff(browser, 'secondAdministrator', { locale, hasScript: locale === 'zh' }),
    ]
    const phone = newPhone()
    await signIn(person, phone, '/accountCenter')

    await find(first, phone)
    await decide(first, m.suspension_reason_taken_over({}, first), {
      button: m.accounts_suspend_submit({}, first),
      done: m.accounts_suspend_done({}, first),
      words: facts[locale],
    })
    // The person who suspended the account is told that another must restore it.
    await expect(first.page.getByRole('main')).toContainText(m.accounts_hindrance_second({}, first))
    await expect(first.page.getByRole('main')).toContainText(facts[locale])

    await visit(person, '/accountCenter')
    await expect(person.page).toHaveURL(/signIn=/)
    await expectRefused(person, phone)

    await find(second, phone)
    await expect(second.page.getByRole('main')).toContainText(m.accounts_state_suspended({}, second))
    await decide(second, m.suspension_lift_cleared({}, second), {
      button: m.accounts_lift_submit({}, second),
      done: m.accounts_lift_done({}, second),
      words: facts[locale],
    })
    await passTime()
    await signIn(person, phone, '/accountCenter?part=messages')
    const why = { reason: m.suspension_reason_taken_over({}, person) }
    await expect(person.page.getByRole('main')).toContainText(m.notice_account_suspended_title(why, person))
    expectNoProblems(person, first, second)
  })
}

for (const locale of languagesOf('who has opened too many accounts reads when to go on')) {
  test(`who has opened too many accounts reads when to go on, ${locale}`, async ({ browser }) => {
    const staff = await openStaff(browser, 'secondAdministrator', { locale })
    const { page } = staff
    const main = page.getByRole('main')
    const refused = { error: 'tooMany', message: '', retryAfterSeconds: 1500 }
    await page.route(accountCall, (route) =>
      route.fulfill({ status: 429, json: { code: 4290, data: refused, traceId: null } }),
    )
    await visit(staff, '/staff/accounts')
    await page.getByLabel(m.accounts_find_contact({}, staff)).fill('13900000002')
    await page.getByRole('button', { name: m.accounts_find_submit({}, staff), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.too_often_title({}, staff))
    await expect(main).toContainText(m.too_often_minutes({ minutes: 25 }, staff))
    await expect(main).not.toContainText(m.failed_text({}, staff))
    await page.unroute(accountCall)
    await page.getByRole('link', { name: m.try_again({}, staff) }).click()
    await expect(main).toContainText('139****0002')
    expectNoProblems(staff)
  })
}

/** Finds the account of a phone; no address contains the number. */
async function find(staff: Person, phone: string): Promise<void> {
  const { page } = staff
  await visit(staff, '/staff/accounts')
  const contact = page.getByLabel(m.accounts_find_contact({}, staff))
  const submit = page.getByRole('button', { name: m.accounts_find_submit({}, staff), exact: true })
  await contact.fill('139')
  await submit.click()
  await expect(page.getByRole('alert')).toContainText(m.accounts_find_contact({}, staff))
  await contact.fill(newPhone())
  await submit.click()
  await expect(page.getByRole('main')).toContainText(m.accounts_find_none({}, staff))
  await contact.fill(phone)
  await submit.click()
  await expect(page).toHaveURL(/\/staff\/accounts\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('main')).toContainText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
  await expect(page.getByRole('main')).not.toContainText(phone)
}

/** Delays the reload of the account's state while a refused form is corrected: the input must stay. */
async function holdAccount({ page, hasScript }: Person): Promise<() => Promise<void>> {
  if (!hasScript) return async () => {}
  const held = Promise.withResolvers<void>()
  const isAsked = page.waitForRequest(accountCall)
  await page.route(accountCall, async (route) => {
    await held.promise
    await route.continue()
  })
  return async () => {
    await isAsked
    const isAnswered = page.waitForResponse(accountCall)
    held.resolve()
    await isAnswered
    await page.unroute(accountCall)
  }
}

const accountCall = '**/staff/v1/accountDetail'

type Decision = { button: string; done: string; words: string }

/** Without a reason and words it is refused, with an error at each field. */
async function decide(staff: Person, reason: string, { button, done, words }: Decision): Promise<void> {
  const { page } = staff
  const submit = page.getByRole('button', { name: button, exact: true })
  const release = await holdAccount(staff)
  await submit.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  await page.getByRole('radio', { name: reason }).check()
  await page.getByLabel(m.accounts_suspend_words({}, staff)).fill(words)
  await release()
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: done })).toHaveCount(1)
}

/** The right code opens no session; it leads to the reason in the person's language, where they object. */
async function expectRefused(person: Person, phone: string): Promise<void> {
  const { page } = person
  const origin = new URL(page.url()).origin
  await passTime()
  const known = await codesSentTo(origin, phone)
  await visit(person, '/signIn')
  const form = page.getByRole('main')
  await form.getByLabel(m.sign_in_phone({}, person)).fill(phone)
  await form.getByRole('button', { name: m.sign_in_send({}, person) }).click()
  await form.getByLabel(m.sign_in_code({}, person)).fill(await nextCodeTo(origin, phone, known))
  await form.getByRole('button', { name: m.sign_in_submit({}, person), exact: true }).click()
  // There is no session, and yet the full reason and the way to object.
  await expect(page).toHaveURL(/\/suspended$/)
  await expect(form).toContainText(m.suspension_reason_taken_over({}, person))
  await expect(form).toContainText(facts[person.locale])
  await expectToStay(person, facts[person.locale])
  const object = form.getByRole('button', { name: m.suspended_object_submit({}, person) })
  await settle(person)
  await object.click()
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1)
  await form.getByLabel(m.suspended_object_body({}, person)).fill(facts[person.locale])
  await object.click()
  await expect(form).toContainText(/FK-\d{4}-/)
  await expect(object).toHaveCount(0)
  await visit(person, '/accountCenter')
  await expect(page).toHaveURL(/signIn=/)
}

/** A phone gets one code a minute. */
async function passTime(): Promise<void> {
  await inDatabase(`update one_time_codes set created_at = created_at - interval '2 minutes'`)
}
