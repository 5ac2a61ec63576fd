import { expect } from '@playwright/test'
import * as m from '#messages'
import { type Person, settle, visit } from './person.ts'

/** The lead invites a colleague, who is signed in by this phone, and they join. */
export async function bringIntoTeam(lead: Person, mate: Person, phone: string): Promise<void> {
  const { page } = lead
  await visit(lead, '/accountCenter?part=team')
  await page.getByText(m.team_invite_by_phone({}, lead), { exact: true }).click()
  await page.getByLabel(m.team_invite_phone({}, lead)).fill(phone)
  await page.getByRole('button', { name: m.team_invite_send({}, lead) }).click()
  await expect(page.getByRole('status').filter({ hasText: `****${phone.slice(-4)}` })).toBeVisible()
  await visit(mate, '/accountCenter')
  await mate.page.getByRole('link', { name: m.invitation_waiting_open({}, mate) }).click()
  const accept = mate.page.getByRole('button', { name: m.invitation_accept({}, mate) })
  await expect(accept).toBeVisible()
  await settle(mate)
  await accept.click()
  await expect(accept).toHaveCount(0)
  await settle(mate)
}

/** The super admin asks the only other member to take over; ends on the pending offer. */
export async function offerHandOver(lead: Person): Promise<void> {
  const { page } = lead
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: m.hand_over_offer({}, lead) }).click()
  await expect(page.getByText(m.hand_over_offered_done({}, lead))).toBeVisible()
  await settle(lead)
}
