import { expect } from '@playwright/test'
import * as m from '#messages'
import { type Person, settle, visit } from './person.ts'
import { sayingOf } from './venture-steps.ts'

/** Asks somebody to judge a round's edition. */
export async function inviteJudge(manager: Person, round: string, name: string): Promise<void> {
  const { page } = manager
  await visit(manager, `/staff/venture/rounds/${round}/judges`)
  await page.getByLabel(m.judging_staff_person({}, manager)).selectOption({ label: name })
  await page.getByRole('button', { name: m.judging_staff_send({}, manager), exact: true }).click()
  await expect(sayingOf(manager, m.judging_staff_done_invited({}, manager))).toBeVisible()
}

/** Finds judges for every entry of a round, and keeps what was found. */
export async function assignJudges(manager: Person, round: string): Promise<void> {
  const { page } = manager
  await visit(manager, `/staff/venture/rounds/${round}/judges`)
  await page.getByRole('button', { name: m.judging_staff_try({}, manager), exact: true }).click()
  await page.getByRole('button', { name: m.judging_staff_keep({}, manager), exact: true }).click()
  await expect(sayingOf(manager, m.judging_staff_kept({}, manager))).toBeVisible()
}

/** Saves a change of an entry by hand without choosing anything, which is refused. */
export async function saveNoChange(manager: Person, round: string): Promise<void> {
  const { page } = manager
  await visit(manager, `/staff/venture/rounds/${round}/judges`)
  await page
    .locator('summary', { hasText: m.judging_staff_change({}, manager) })
    .first()
    .click()
  await page
    .getByRole('button', { name: m.judging_staff_change_save({}, manager) })
    .first()
    .click()
  for (const missing of [m.judging_staff_choose_judge, m.judging_staff_choose_change])
    await expect(page.getByRole('alert')).toContainText(missing({}, manager))
}

/** What the judges of a round call an entry, as its managers read it. */
export async function codeForJudges(manager: Person, round: string, reference: string): Promise<string> {
  await visit(manager, `/staff/venture/rounds/${round}/judges`)
  const text = (await manager.page.getByRole('main').textContent()) ?? ''
  return new RegExp(`${reference}[\\s\\S]*?(PS-[0-9A-Z]{7})`).exec(text)?.[1] ?? ''
}

/** Signs the code of conduct, which cannot be left out, says where they learned, and accepts. */
export async function acceptInvitation(judge: Person, edition: number): Promise<void> {
  const { page } = judge
  await visit(judge, '/staff/judging')
  const heading = page.getByRole('heading', { name: m.judging_edition({ edition }, judge) })
  const invitation = page.getByRole('main').locator('section').filter({ has: heading })
  const accept = invitation.getByRole('button', { name: m.judging_accept({}, judge), exact: true })
  await accept.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await settle(judge)
  await invitation.getByLabel(m.judging_schools({}, judge)).fill('青禾大学')
  await invitation.getByRole('checkbox', { name: m.judging_agree({}, judge) }).check()
  await accept.click()
  await expect(accept).toHaveCount(0)
}

/** Scores an entry from the list by keys and touch, goes away and comes back, and sends it. */
export async function scoreEntry(judge: Person, code: string, first: number): Promise<void> {
  const { page } = judge
  await openEntry(judge, code)
  const scores = page
    .getByRole('complementary')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
  const count = await scores.count()
  await scores.first().getByRole('radio').first().focus()
  await page.keyboard.press(String(first))
  await expect(scores.first().getByRole('radio', { name: String(first), exact: true })).toBeChecked()
  await page.getByRole('button', { name: m.judging_submit({}, judge), exact: true }).tap()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(count)
  await settle(judge)
  for (let at = 1; at < count - 1; at += 1) {
    const six = scores.nth(at).getByRole('radio', { name: '6', exact: true })
    await six.tap()
    await expect(six).toBeChecked()
  }
  const last = page.locator('summary', { hasText: m.judging_not_applicable({}, judge) }).last()
  await last.tap()
  await page
    .getByRole('checkbox', { name: m.judging_not_applicable({}, judge) })
    .last()
    .check()
  await page.getByLabel(m.judging_reason({}, judge)).last().fill('没有写钱怎么花')
  await page.getByLabel(m.judging_feedback({}, judge)).fill(feedbackOn(code))
  await page.getByLabel(m.judging_note({}, judge)).fill('只给评审办公室看')
  await expect(page.getByText(savedBy(judge))).toBeVisible()
  await openEntry(judge, code)
  await expect(page.getByLabel(m.judging_feedback({}, judge))).toHaveValue(feedbackOn(code))
  await expect(scores.first().getByRole('radio', { name: String(first), exact: true })).toBeChecked()
  await page.getByRole('button', { name: m.judging_submit({}, judge), exact: true }).click()
  await expect(sentSaying(judge)).toBeVisible()
}

/** Opens the file of an entry, under a name that tells nothing, and sees that what the round covers is covered. */
export async function readEntry(judge: Person, code: string): Promise<void> {
  const { page } = judge
  await openEntry(judge, code)
  await expect(page.getByText(m.judging_covered({}, judge)).first()).toBeVisible()
  const file = page.getByRole('link', { name: new RegExp(`${code}-1\\.pdf`) })
  const answer = await page.request.get((await file.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
}

/** Takes up a sent review again, raises its first score, and sends it anew. */
export async function amendReview(judge: Person, code: string, first: number): Promise<void> {
  const { page } = judge
  await openEntry(judge, code)
  await page.getByRole('button', { name: m.judging_reopen({}, judge), exact: true }).tap()
  const submit = page.getByRole('button', { name: m.judging_submit({}, judge), exact: true })
  await expect(submit).toBeVisible()
  await settle(judge)
  await page
    .getByRole('radio', { name: String(first), exact: true })
    .first()
    .check()
  await submit.tap()
  await expect(sentSaying(judge)).toBeVisible()
}

/** Says that a review was sent, and which entry comes next where one does. */
function sentSaying(judge: Person) {
  const [, next = ''] = m.judging_done_submitted_next({ sent: '', next: '§' }, judge).split(/[“”]+/)
  const withNext = judge.page.getByRole('status').filter({ hasText: next })
  return sayingOf(judge, m.judging_done_submitted({}, judge)).or(withNext)
}

/** What the judge writes to the team of an entry. */
export const feedbackOn = (code: string) => `${code}：做法清楚，缺少一个月的试用数字。`

/** Opens an entry from the judge's list. */
export async function openEntry(judge: Person, code: string): Promise<void> {
  const { page } = judge
  await visit(judge, '/staff/judging')
  await page.getByRole('row').filter({ hasText: code }).getByRole('link').click()
  await expect(page.getByRole('complementary', { name: m.judging_scores({}, judge) })).toBeVisible()
  await settle(judge)
}

/** The line that says when what is typed was saved, without its time. */
function savedBy(person: Person): RegExp {
  const [before = '', after = ''] = m.autosaved_at({ time: '§' }, person).split('§')
  return new RegExp(`${before}.+${after}`)
}
