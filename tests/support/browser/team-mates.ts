import { expect } from '@playwright/test'
import * as m from '#messages'
import { type Person, settle, visit } from './person.ts'
import { inDatabase } from './portal-database.ts'

/**
 * Adds `mate` to the team for which `member` acts, and makes them act for it. Written to the tested portal's
 * database, since invitations do not arrive through pages.
 */
export async function takeIntoTeam(member: Person, mate: Person): Promise<void> {
  const teamId = await storedIn(member, 'TG_teamID')
  const user = (await storedIn(mate, 'UserInfo')) as { userID: string }
  await inDatabase(`insert into memberships (team_id, account_id, role) values ($1, $2, 'member')`, [
    teamId,
    user.userID,
  ])
  await visit(mate, '/accountCenter?part=team')
  await mate.page
    .getByRole('button', { name: m.team_switch({ name: '' }, mate).trim() })
    .first()
    .click()
  await expect(mate.page.getByText(m.team_acting({}, mate)).first()).toBeVisible()
  await settle(mate)
}

async function storedIn({ page }: Person, key: string): Promise<unknown> {
  await page.waitForFunction((name) => !['null', null, '0'].includes(localStorage.getItem(name)), key)
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null')
}
