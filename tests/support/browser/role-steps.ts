import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { type Person, settle, visit } from './person.ts'

export type RoleNames = { zh: string; en: string }

/** Requests a custom role with these rights; ends on the pending changes. */
export async function askForRole(person: Person, names: RoleNames, rights: string[]): Promise<void> {
  await visit(person, '/staff/roles')
  const form = person.page.locator('form').filter({ has: person.page.locator('[id="nameZh-"]') })
  await form.getByLabel(m.role_form_name_zh({}, person)).fill(names.zh)
  await form.getByLabel(m.role_form_name_en({}, person)).fill(names.en)
  for (const right of rights) await form.getByLabel(right, { exact: true }).check()
  await form.getByRole('button', { name: m.role_form_ask_new({}, person) }).click()
  await seeWhatWaits(person)
}

/** Requests that a colleague gains or loses a role; ends on the pending changes. */
export async function askForRoles(person: Person, colleague: string, role: string): Promise<void> {
  const { page } = person
  await visit(person, '/staff/members')
  const change = m.staff_members_change_for({ name: colleague }, person)
  const details = page.locator('details').filter({ hasText: change })
  await details.locator('summary').click()
  await details.getByText(role, { exact: true }).click()
  await details.getByRole('button', { name: m.staff_members_save({}, person) }).click()
  await seeWhatWaits(person)
}

/** Follows the link in the confirmation of a requested change. */
export async function seeWhatWaits(person: Person): Promise<void> {
  const { page } = person
  if (person.hasScript)
    await expect(
      page.getByRole('status').filter({ hasText: m.staff_members_asked({}, person) }),
    ).toBeFocused()
  await page.getByRole('link', { name: m.staff_members_asked_see({}, person) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.role_changes_title({}, person))
  await settle(person)
}

/** The pending change under a name. */
export function waitingChange({ page }: Person, name: string): Locator {
  return page.getByRole('region', { name: new RegExp(name) })
}
