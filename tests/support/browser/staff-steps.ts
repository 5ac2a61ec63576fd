import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { holdBack } from './hold-back.ts'
import { type Person, pressToPost, settle, untilIdle, visit } from './person.ts'

/** Opens a review from the queue by its reference. */
export async function openReview(person: Person, reference: string): Promise<void> {
  const { page } = person
  await visit(person, '/staff')
  await page.locator('summary', { hasText: m.staff_filter_title({}, person) }).click()
  await page.getByLabel(m.staff_filter_search({}, person)).fill(reference)
  await page.getByRole('button', { name: m.staff_filter_apply({}, person), exact: true }).click()
  // A link pressed while the list is drawn anew would be pressed in vain.
  await expect(page).toHaveURL(/search=/)
  await settle(person)
  await page.getByRole('link', { name: reference, exact: true }).click()
  await expect(page).not.toHaveURL(/\/staff(\?|$)/)
  await expect(page.getByText(reference).first()).toBeVisible()
  await settle(person)
}

/** Returns a verification with a remark on one field. */
export async function returnVerification(person: Person, field: string, remark: string): Promise<void> {
  const { page } = person
  await page.getByRole('radio', { name: m.staff_outcome_returned({}, person) }).check()
  await page.getByLabel(m.staff_outcome_reason({}, person)).selectOption('detailsDiffer')
  await page.getByText(m.staff_outcome_remarks({}, person)).click()
  await page.getByRole('textbox', { name: field }).fill(remark)
  await submitDecision(person, m.staff_decision_submit({}, person))
}

/** Verifies with four verdicts. */
export async function verify(person: Person): Promise<void> {
  const { page } = person
  const verdicts = [m.verdict_exists, m.verdict_person_may_act, m.verdict_eligible, m.verdict_standing]
  for (const verdict of verdicts) {
    const group = page.getByRole('group', { name: verdict({}, person) })
    await group.getByRole('radio', { name: m.staff_verdict_met({}, person), exact: true }).check()
  }
  await page.getByRole('radio', { name: m.staff_outcome_verified({}, person) }).check()
  await submitDecision(person, m.staff_decision_submit({}, person))
}

/** Starts the review of the open application. */
export async function startReview(person: Person): Promise<void> {
  await submitDecision(person, m.staff_review_start({}, person))
}

/** Asks the applicant to correct one answer. */
export async function askForCorrection(person: Person, question: string, remark: string): Promise<void> {
  const { page } = person
  await page.getByText(m.staff_correction_title({}, person)).click()
  await page.getByRole('checkbox', { name: question, exact: true }).check()
  await page.getByLabel(m.staff_correction_remark({}, person)).fill(remark)
  await submitDecision(person, m.staff_correction_submit({}, person))
}

/** Approves after previewing the applicant's message in both languages. */
export async function approve(person: Person): Promise<void> {
  const { page } = person
  await decideNothing(person)
  await page.getByRole('radio', { name: m.staff_decision_approve({}, person), exact: true }).check()
  await openPreview(person)
  await expect(
    page.getByRole('radio', { name: m.staff_decision_approve({}, person), exact: true }),
  ).toBeChecked()
  await settle(person)
  await submitDecision(person, m.staff_decision_submit({}, person))
}

/** Previews the applicant's message for a reversal, and does not reverse. */
export async function previewReversal(person: Person, text: string): Promise<void> {
  const { page } = person
  await page.locator('summary', { hasText: m.staff_reverse_title({}, person) }).click()
  await page.getByLabel(m.staff_decision_reason({}, person)).selectOption({ index: 1 })
  await page.getByLabel(m.staff_reverse_text({}, person)).fill(text)
  const preview = await openPreview(person)
  await expect(preview.locator('blockquote').first()).toContainText(text)
  await expect(preview.locator('blockquote').last()).toContainText(text)
  await expect(page.getByLabel(m.staff_reverse_text({}, person))).toHaveValue(text)
  await settle(person)
}

/** Opens the preview of the applicant's message in both languages; later content must not move it. */
async function openPreview(person: Person): Promise<Locator> {
  const { page } = person
  const release = await holdBack(page, '**/staff/v1/queue*')
  const button = page.getByRole('button', { name: m.staff_decision_preview({}, person) })
  await button.click()
  const preview = page.getByRole('region', { name: m.staff_preview_title({}, person) })
  await expect(preview.locator('blockquote')).toHaveCount(2)
  await expect(preview).toBeInViewport()
  if (person.hasScript) await expect(preview).toBeFocused()
  const topOf = async () => (await button.boundingBox())?.y
  const top = await topOf()
  release()
  await untilIdle(person)
  // A scrolled page may be positioned between two pixels.
  expect(Math.abs(((await topOf()) ?? Number.NaN) - (top ?? 0))).toBeLessThan(1)
  return preview
}

/** A decision without a verdict is refused in the portal's own words, which link to the question. */
async function decideNothing(person: Person): Promise<void> {
  const { page } = person
  const name = m.staff_decision_verdict({}, person)
  await page.getByRole('button', { name: m.staff_decision_submit({}, person), exact: true }).click()
  const text = m.field_named_choose({ field: name }, person)
  await page.getByRole('alert').getByRole('link', { name: text }).click()
  const question = page.getByRole('group', { name })
  await expect(question).toBeFocused()
  await expect(question).toContainText(text)
  await settle(person)
}

/** Refuses with the first reason of the list and its template. */
export async function refuse(person: Person): Promise<void> {
  const { page } = person
  const reason = page.getByLabel(m.staff_decision_reason({}, person))
  await expect(reason).toBeHidden()
  await page.getByRole('radio', { name: m.staff_decision_reject({}, person), exact: true }).check()
  await reason.selectOption({ index: 1 })
  await submitDecision(person, m.staff_decision_submit({}, person))
}

/** Presses a button that decides; staff with a recent sign-in need no further code. */
export async function submitDecision(person: Person, button: string): Promise<void> {
  const { page } = person
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) })
  await pressToPost(person, form.getByRole('button', { name: button, exact: true }))
  await expect(
    page.getByText(new RegExp(`${m.staff_review_done({}, person)}|${m.staff_review_done_quiet({}, person)}`)),
  ).toBeVisible()
  await settle(person)
  // The confirmation is shown once: a reload does not repeat it.
  if (person.hasScript) await expect(page).not.toHaveURL(/done=/)
}
