import { expect } from '@playwright/test'
import * as m from '#messages'
import { staffWork } from '../../shared/contract/staff/staff-work.ts'
import { lookTerms } from '../../shared/rules/staff/staff-queue.ts'
import { test } from '../support/browser/browser-test.ts'
import { languagesOf } from '../support/browser/languages.ts'
import {
  expectNoProblems,
  openPerson,
  type Person,
  referenceOn,
  settle,
  visit,
} from '../support/browser/person.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { openReview } from '../support/browser/staff-steps.ts'
import { makePdf } from '../support/world/make-pdf.ts'

const words = {
  zh: { body: '工具页的按钮在手机上按不到。', answer: '已经把按钮放大，请再试一次。' },
  en: {
    body: 'The button of the tool page cannot be pressed.',
    answer: 'It is larger now. Please try again.',
  },
}

for (const locale of languagesOf('a visitor reports a barrier with a file, is answered and follows it')) {
  test(`a visitor reports a barrier with a file, is answered and follows it (${locale})`, async ({
    browser,
  }) => {
    // In Chinese with forms alone, in English with script.
    const visitor = await openPerson(browser, { locale, hasScript: locale === 'en' })
    const staff = await openStaff(browser, 'agent', { locale })
    const { reference, code } = await report(visitor)

    await openReview(staff, reference)
    await expect(staff.page.getByText(words[locale].body)).toBeVisible()
    await expect(staff.page.getByText('/tools', { exact: true })).toBeVisible()
    await expect(
      staff.page.getByText(m.feedback_view_size({ size: m.view_size_normal({}, staff) }, staff)),
    ).toBeVisible()
    await expect(staff.page.getByText(scriptWords(visitor))).toBeVisible()
    await expect(staff.page.getByText(themeWords(visitor))).toHaveCount(0)
    await press(staff, m.staff_feedback_triage_submit({}, staff))
    await staff.page
      .getByLabel(m.staff_feedback_answer({}, staff), { exact: true })
      .fill(words[locale].answer)
    await press(staff, m.staff_feedback_answer_submit({}, staff))

    const later = await openPerson(browser, { locale, hasScript: locale === 'en' })
    await visit(later, `/feedback/ticket/${reference}`)
    await expect(later.page).toHaveURL(/\/feedback\/ticket\?reference=FK-/)
    await settle(later)
    await later.page.getByLabel(m.feedback_sent_code({}, later)).fill(code.toLowerCase())
    await later.page.getByRole('button', { name: m.feedback_follow_submit({}, later) }).click()
    await expect(later.page.getByText(words[locale].answer)).toBeVisible()
    await settle(later)
    await later.page.getByRole('button', { name: m.feedback_close({}, later) }).click()
    await expect(later.page.getByText(m.feedback_turn_nobody({}, later))).toBeVisible()
    expectNoProblems(visitor, staff, later)
  })
}

test('a review left open keeps nobody signed in who is away', async ({ browser }) => {
  const visitor = await openPerson(browser, { locale: 'zh', hasScript: false })
  const { reference } = await report(visitor)
  const staff = await openStaff(browser, 'agent', { locale: 'zh' })
  const { page } = staff
  await page.clock.install()
  await openReview(staff, reference)
  /** Whether the next look is sent by the timer, without a person. */
  const nextLook = async () => {
    const look = page.waitForRequest(`**/${staffWork.look.path}`)
    await page.clock.fastForward(lookTerms.againSeconds * 1000)
    return (await look).headers()['x-by-clock'] === '1'
  }
  await nextLook()
  expect(await nextLook()).toBe(true)
  await page.keyboard.press('Shift')
  expect(await nextLook()).toBe(false)
  expect(await nextLook()).toBe(true)
  expectNoProblems(visitor, staff)
})

async function press({ page, ...person }: Person, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(
    page.getByText(new RegExp(`${m.staff_review_done({}, person)}|${m.staff_review_done_quiet({}, person)}`)),
  ).toBeVisible()
  await settle({ page, ...person })
}

const scriptWords = (person: Person) =>
  person.hasScript ? m.feedback_view_script({}, person) : m.feedback_view_no_script({}, person)
const themeWords = (person: Person) => m.feedback_view_theme({ theme: m.view_theme_auto({}, person) }, person)

/** From the foot of a page to the number and code; a refused form keeps its input, the file included. */
async function report(visitor: Person): Promise<{ reference: string; code: string }> {
  const { page, locale } = visitor
  await visit(visitor, '/tools')
  await page.getByRole('link', { name: m.footer_barrier({}, visitor) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.feedback_title({}, visitor))
  await settle(visitor)
  await expect(page.getByLabel(m.feedback_page({}, visitor))).toHaveValue('/tools')
  const carried = page.getByRole('group', { name: m.feedback_view({}, visitor) })
  await expect(carried.getByLabel(scriptWords(visitor))).toBeChecked()
  await carried.getByLabel(themeWords(visitor)).uncheck()
  await page.getByLabel(m.feedback_topic({}, visitor)).selectOption('tool')
  await expect(carried).toBeHidden()
  await page.getByLabel(m.feedback_topic({}, visitor)).selectOption('accessibility')
  await page.getByLabel(m.feedback_files({}, visitor)).setInputFiles({
    name: 'barrier.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(makePdf({ pages: 1 })),
  })
  if (visitor.hasScript) await expect(page.getByText(m.upload_stored({}, visitor))).toBeVisible()
  await page.getByRole('button', { name: m.feedback_send({}, visitor), exact: true }).click()
  await expect(page.getByRole('alert').first()).toContainText(m.feedback_body({}, visitor))
  await settle(visitor)
  await page.getByLabel(m.feedback_body({}, visitor)).fill(words[locale].body)
  await expect(page.getByText('barrier.pdf', { exact: true })).toBeVisible()
  await expect(carried.getByLabel(themeWords(visitor))).not.toBeChecked()
  await page.getByRole('button', { name: m.feedback_send({}, visitor), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.feedback_sent_title({}, visitor))
  const reference = await referenceOn(visitor)
  const code = (await page.locator('.ticket-slip dd').last().textContent()) ?? ''
  expect(code).toMatch(/^[2-9A-Z]{8}$/)
  await page.getByRole('link', { name: m.feedback_sent_follow({}, visitor) }).click()
  await expect(page.getByText(words[locale].body)).toBeVisible()
  await expect(page.getByText(/barrier\.pdf/)).toBeVisible()
  return { reference, code }
}
