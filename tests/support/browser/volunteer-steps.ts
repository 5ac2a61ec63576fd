import { expect } from '@playwright/test'
import * as m from '#messages'
import { addDays, shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { press } from './editor-steps.ts'
import { languageName } from './language-name.ts'
import { type Person, settle, visit } from './person.ts'
import { inDatabase } from './portal-database.ts'

/** An activity of the tests; pages show one of its two languages. */
export const proposedActivity = {
  title: { zh: '整理捐来的旧电脑', en: 'Sorting donated computers' },
  text: { zh: '擦干净，装上系统，贴好标签。', en: 'Clean them, install them, label them.' },
  place: { zh: '示例市梧桐街道仓库', en: 'Wutong Street store, Example City' },
  volunteer: { zh: '志愿者林晓', en: 'Lin the volunteer' },
  because: { zh: '那天忙到六点才走', en: 'We stayed until six that day' },
} as const

/** Every text that the steps enter, in both languages. */
export const volunteerTexts: string[] = Object.values(proposedActivity).flatMap(({ zh, en }) => [zh, en])

/** Proposes an activity for the acting team; ends on its page. @returns its number */
export async function proposeActivity(host: Person, kind: 'activity' | 'call' = 'activity'): Promise<string> {
  const { page, locale } = host
  await visit(host, '/volunteering/host/new')
  const { title, text, place } = proposedActivity
  const kindName = kind === 'call' ? m.volunteers_kind_call({}, host) : m.volunteers_kind_activity({}, host)
  await page.getByRole('radio', { name: kindName }).check()
  await page.getByLabel(m.volunteers_propose_name({}, host), { exact: true }).fill(title[locale])
  for (const field of ['summary', 'body', 'howToJoin']) await page.locator(`#${field}`).fill(text[locale])
  await page.getByRole('radio', { name: m.volunteers_mode_onsite({}, host), exact: true }).check()
  await page.locator('#place').fill(place[locale])
  await page.locator('#startsOn').fill(shanghaiDay(new Date()))
  await page.locator('#endsOn').fill(addDays(shanghaiDay(new Date()), 60))
  await page.locator('#minimumAge').fill('16')
  await page.getByRole('button', { name: m.volunteers_propose_send({}, host) }).click()
  await expect(page.getByText(m.volunteers_proposed_done({}, host))).toBeVisible()
  await settle(host)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Adds a shift ten days from now on the open page of an activity. */
export async function addShift(
  host: Person,
  places: number,
  way: 'direct' | 'asked' = 'direct',
): Promise<void> {
  const { page } = host
  await page.locator('#startsOn').fill(addDays(shanghaiDay(new Date()), 10))
  await page.locator('#startTime').fill('09:30')
  await page.locator('#endTime').fill('12:00')
  await page.locator('#places').fill(String(places))
  if (way === 'asked') await page.locator('input[name=way][value=asked]').check()
  await page.getByRole('button', { name: m.volunteers_shift_add({}, host) }).click()
  await expect(page.getByText(m.volunteers_shift_added({}, host))).toBeVisible()
  await settle(host)
}

/** An editor publishes an activity in the language in which it was proposed. */
export async function publishActivity(editor: Person, number: string): Promise<void> {
  await visit(editor, `/staff/content/volunteerActivities/${number}`)
  const language = languageName(editor.locale, editor)
  const publish = `${m.collections_move_publish({}, editor)} ${language}`
  await press(editor, publish, m.collections_done_publish({ language }, editor))
}

/** An editor sends a proposal back to its team, with a reason. */
export async function sendBackProposal(editor: Person, number: string): Promise<void> {
  await visit(editor, `/staff/content/volunteerActivities/${number}`)
  const { page, locale } = editor
  await page.locator('summary', { hasText: m.collections_move_send_back({}, editor) }).click()
  await page.locator(`[id="because.${locale}"]`).fill(proposedActivity.because[locale])
  const language = languageName(locale, editor)
  const sendBack = `${m.collections_move_send_back({}, editor)} ${language}`
  await press(editor, sendBack, m.collections_done_send_back({ language }, editor))
}

/** The volunteer has staff settle the hours of its only shift that both have confirmed. */
export async function disputeHours(volunteer: Person, hours: number): Promise<void> {
  const { page, locale } = volunteer
  await visit(volunteer, '/volunteering')
  await page.locator('summary', { hasText: m.volunteers_dispute({}, volunteer) }).click()
  await page.getByLabel(m.volunteers_dispute_hours({}, volunteer)).fill(String(hours))
  await page.getByLabel(m.volunteers_dispute_words({}, volunteer)).fill(proposedActivity.because[locale])
  await page.getByRole('button', { name: m.volunteers_dispute_send({}, volunteer) }).click()
  await expect(page.getByText(m.volunteers_dispute_agree({ hours: 2.5 }, volunteer))).toBeVisible()
  await settle(volunteer)
}

/** Signs up for the only shift; ends where the page says what became of it. */
export async function signUp(volunteer: Person, number: string): Promise<void> {
  const { page, locale } = volunteer
  await visit(volunteer, `/volunteer/${number}`)
  await page.getByRole('link', { name: m.volunteers_sign_up({}, volunteer) }).click()
  await expect(page).toHaveURL(/signUp/)
  await settle(volunteer)
  await page.getByRole('radio').first().check()
  await page.locator('#name').fill(proposedActivity.volunteer[locale])
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: m.volunteers_sign_up_send({}, volunteer), exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await settle(volunteer)
}

/** Lets the activity's shifts have ended an hour ago. */
export async function passShifts(number: string): Promise<void> {
  await inDatabase(
    `update volunteer_shifts set starts_at = now() - interval '4 hours', ends_at = now() - interval '1 hour'
      where activity = $1`,
    [Number(number)],
  )
}

/** The host enters that the only volunteer came, and for how long; the volunteer confirms it. */
export async function confirmHours(host: Person, volunteer: Person, number: string): Promise<void> {
  await visit(host, `/volunteering/host/${number}`)
  const of = ` ${proposedActivity.volunteer[host.locale]}`
  await press(host, m.volunteers_list_attend({}, host) + of, m.volunteers_done_attendance({}, host))
  await host.page.getByLabel(m.volunteers_hours_worked({}, host)).fill('2.5')
  await press(host, m.volunteers_hours_state({}, host) + of, m.volunteers_done_hours({}, host))
  await visit(volunteer, '/volunteering')
  const confirm = volunteer.page.getByRole('button', {
    name: m.volunteers_hours_confirm({ hours: 2.5 }, volunteer),
  })
  await confirm.click()
  await expect(volunteer.page.getByText(m.volunteers_done_hours({}, volunteer))).toBeVisible()
  await settle(volunteer)
}

/** Issues a certificate that shows the work; ends on its sheet. @returns its number */
export async function issueCertificate(volunteer: Person): Promise<string> {
  const { page, locale } = volunteer
  await visit(volunteer, '/volunteering')
  await page
    .getByRole('main')
    .getByRole('link', { name: m.certificates_title({}, volunteer) })
    .click()
  await expect(page).toHaveURL(/certificates$/)
  await settle(volunteer)
  await page.locator('#name').fill(proposedActivity.volunteer[locale])
  await page.getByRole('radio', { name: m.certificates_shows_work({}, volunteer) }).check()
  await page.getByRole('button', { name: m.certificates_issue({}, volunteer) }).click()
  await expect(page.getByText(m.certificates_issued({}, volunteer))).toBeVisible()
  await settle(volunteer)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
