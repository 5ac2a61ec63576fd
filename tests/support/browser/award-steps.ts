import { expect } from '@playwright/test'
import * as m from '#messages'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { type Person, settle, visit } from './person.ts'
import { sayingOf } from './venture-steps.ts'

/** What the journey agrees on: half at once, the rest after the closing report. */
const tranches = [
  { amount: '30000', dueOn: '2096-07-01', condition: m.award_condition_agreement },
  { amount: '20000', dueOn: '2097-03-01', condition: m.award_condition_closing },
] as const

/** Opens the award of a team among those of the newest edition. */
export async function openAward(manager: Person, edition: number, title: string): Promise<string> {
  const { page } = manager
  await visit(manager, `/staff/venture/awards?edition=${edition}`)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await settle(manager)
  return page.url().split('/').at(-1)?.split('?')[0] ?? ''
}

/** Writes the agreement: text, two tranches, the days of both reports. */
export async function proposeAgreement(manager: Person): Promise<void> {
  const { page } = manager
  await page.getByLabel(m.award_text({}, manager)).fill('钱只用在申请里写明的事情上，改做法先商量。')
  for (const [index, { amount, dueOn, condition }] of tranches.entries()) {
    const number = index + 1
    if (index > 0)
      await page.locator('summary', { hasText: m.award_tranche_add({ number }, manager) }).click()
    const part = page.getByRole('group', { name: m.award_tranche_number({ number }, manager) })
    await part.getByLabel(m.award_sum({}, manager)).fill(amount)
    await part.getByLabel(m.award_due_on({}, manager)).fill(dueOn)
    await part.getByLabel(m.award_waits({}, manager)).selectOption({ label: condition({}, manager) })
  }
  await page.getByLabel(m.award_midterm_due({}, manager)).fill('2096-12-01')
  await page.getByLabel(m.award_closing_due({}, manager)).fill('2097-02-01')
  await page.getByRole('button', { name: m.award_propose({}, manager), exact: true }).click()
  await expect(sayingOf(manager, m.award_done({}, manager))).toBeVisible()
}

/** The team reads and accepts the agreement. */
export async function agree(team: Person): Promise<void> {
  const { page } = team
  await page.getByRole('checkbox', { name: m.award_agree_label({}, team) }).check()
  await page.getByRole('button', { name: m.award_agree({}, team), exact: true }).click()
  await expect(sayingOf(team, m.award_done_agree({}, team))).toBeVisible()
}

/** One person states a payment, another confirms it against the bank's statement. */
export async function pay(manager: Person, second: Person, award: string, amount: string): Promise<void> {
  for (const [person, step] of [
    [manager, m.award_step_propose],
    [second, m.award_step_confirm],
  ] as const) {
    const { page } = person
    await visit(person, `/staff/venture/awards/${award}`)
    const title = m.award_pay_title({ amount }, person)
    const part = page.locator('details').filter({ has: page.locator('summary', { hasText: title }) })
    if (person === manager) {
      await part.locator('summary').click()
      await part.getByLabel(m.award_paid_on({}, person)).fill(shanghaiDay(new Date()))
      await part
        .getByLabel(m.award_bank_reference({}, person))
        .fill(`HT-${award.slice(-6)}-${amount.slice(0, 2)}`)
    }
    await part.getByRole('button', { name: step({}, person), exact: true }).click()
    await expect(sayingOf(person, m.award_done({}, person))).toBeVisible()
  }
}

/** The team answers the questions of a report and sends it. */
export async function sendReport(team: Person, award: string): Promise<void> {
  const { page } = team
  await visit(team, `/ventureAward/${award}`)
  // Its day is far off: the form is folded.
  await page
    .locator('summary', { hasText: m.award_report_early({}, team) })
    .first()
    .click()
  const form = page.locator('form').filter({
    has: page.getByRole('button', { name: m.award_report_send({}, team), exact: true }),
  })
  const open = form.first()
  for (const field of await open.locator('textarea').all())
    await field.fill('六个月里在三个村用了四次，两次要改，改法写在公开的说明里。')
  for (const field of await open.locator('input[inputmode=numeric]').all()) await field.fill('12')
  await open.getByRole('button', { name: m.award_report_send({}, team), exact: true }).click()
  await expect(sayingOf(team, m.award_done_send({}, team))).toBeVisible()
}

/** Accepts the report that waits. */
export async function acceptReport(manager: Person, award: string): Promise<void> {
  const { page } = manager
  await visit(manager, `/staff/venture/awards/${award}`)
  await page.getByRole('button', { name: m.award_report_accept({}, manager), exact: true }).click()
  await expect(sayingOf(manager, m.award_done({}, manager))).toBeVisible()
}

/** Closes an award of which everything is paid and reported. */
export async function closeAward(manager: Person, award: string): Promise<void> {
  const { page } = manager
  await visit(manager, `/staff/venture/awards/${award}`)
  await page
    .locator('summary')
    .filter({ hasText: new RegExp(`^${m.award_close({}, manager)}$`) })
    .click()
  await page.getByRole('button', { name: m.award_close({}, manager), exact: true }).click()
  await expect(sayingOf(manager, m.award_done({}, manager))).toBeVisible()
}

/** One person asks for money back. */
export async function askBack(manager: Person, award: string, amount: string): Promise<void> {
  const { page } = manager
  await visit(manager, `/staff/venture/awards/${award}`)
  const title = m.award_ask_back({}, manager)
  const part = page.locator('details').filter({ has: page.locator('summary', { hasText: title }) })
  await part.locator('summary').click()
  await part.getByLabel(m.award_sum({}, manager)).fill(amount)
  await part.getByLabel(m.award_due_on({}, manager)).fill('2097-03-01')
  await part.getByLabel(m.award_reason({}, manager)).fill('三个村里有一个没有做')
  await part.getByRole('button', { name: title, exact: true }).click()
  await expect(sayingOf(manager, m.award_done({}, manager))).toBeVisible()
}

/** A step of what is asked back, or of its waiver. */
export async function stepBack(person: Person, award: string, step: typeof m.award_step_waive) {
  const { page } = person
  await visit(person, `/staff/venture/awards/${award}`)
  const button = page.locator('button', { hasText: step({}, person) })
  const part = page.locator('details').filter({ has: button })
  if (!(await button.isVisible())) await part.locator('summary').click()
  if (step === m.award_step_ask_waiver) await part.getByLabel(m.award_reason({}, person)).fill('追不回来')
  await button.click()
  await expect(sayingOf(person, m.award_done({}, person))).toBeVisible()
}
