import { expect } from '@playwright/test'
import * as m from '#messages'
import { type Person, settle, visit } from './person.ts'

/** The header shows that something is unread; with script also without a reload. */
export async function expectUnread(person: Person): Promise<void> {
  const text = m.messages_nav_unread({ count: 7 }, person).replace('7', '[1-9]\\d*')
  const link = person.page.getByRole('banner').getByRole('link', { name: new RegExp(text) })
  await expect(link).toBeVisible({ timeout: 15_000 })
}

/** Opens the newest message from the header and follows its link. */
export async function openNewestMessage(person: Person): Promise<void> {
  await person.page
    .getByRole('banner')
    .getByRole('link', { name: m.messages_nav({}, person) })
    .click()
  await followNewest(person)
}

/** The same, from the list at an address. */
export async function openMessage(person: Person, list: string): Promise<void> {
  await visit(person, list)
  await followNewest(person)
}

async function followNewest(person: Person): Promise<void> {
  const { page } = person
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.messages_title({}, person))
  await settle(person)
  // Another journey may send a survey to everybody present at that moment.
  const own = { hasNotText: m.notice_survey_sent_title({ title: '' }, person).trim() }
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter(own)
    .first()
    .getByRole('link')
    .click()
  await page.getByRole('link', { name: m.messages_follow({}, person) }).click()
  await expect(page.getByRole('link', { name: m.messages_follow({}, person) })).toHaveCount(0)
  await settle(person)
}
