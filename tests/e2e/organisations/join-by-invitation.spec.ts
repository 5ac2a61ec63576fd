import { expect } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { invitationSentTo } from '../../support/browser/outbox-page.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  settle,
  visit,
} from '../../support/browser/person.ts'
import { signInWithForm } from '../../support/browser/sign-in-steps.ts'

/** The present address of the page contains no secret. */
async function expectCleanAddress({ page }: Person): Promise<void> {
  expect(page.url()).not.toContain('token')
}

async function inviteByPhone(person: Person, phone: string): Promise<void> {
  const { page } = person
  await visit(person, '/accountCenter?part=team')
  await page.getByText(m.team_invite_by_phone({}, person), { exact: true }).click()
  await page.getByLabel(m.team_invite_phone({}, person)).fill(phone)
  await page.getByRole('button', { name: m.team_invite_send({}, person) }).click()
  const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`
  await expect(page.getByRole('status').filter({ hasText: masked })).toBeVisible()
  expect(await page.content()).not.toContain(phone)
}

for (const [locale, hasScript] of [
  ['zh', true],
  ['en', false],
] as const) {
  test(`an invited colleague joins on a phone and reads the first message, ${locale}, script ${hasScript}`, async ({
    browser,
  }) => {
    const lead = await openPerson(browser, { locale })
    await arriveWithTeam(lead, journeyTeams.invited)
    const phone = newPhone()
    await inviteByPhone(lead, phone)

    const mate = await openPerson(browser, { locale, hasScript })
    const { page } = mate
    await page.setViewportSize({ width: 375, height: 740 })
    const link = await invitationSentTo(new URL(lead.page.url()).origin, phone)
    await page.goto(link)
    await settle(mate)
    await expectCleanAddress(mate)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(m.invitation_join({ team: journeyTeams.invited }, mate))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    const another = link.replace(/=[\w-]+$/, `=${'A'.repeat(43)}`)
    await page.goto(another)
    await settle(mate)
    await page.getByRole('button', { name: m.another_link_open({}, mate) }).click()
    await expect(heading).toHaveText(m.invitation_closed_title({}, mate))
    await page.goto(link)
    await settle(mate)
    await expect(heading).toHaveText(m.invitation_join({ team: journeyTeams.invited }, mate))
    await page.getByRole('link', { name: m.invitation_sign_in({}, mate) }).click()
    await expect(heading).toHaveText(m.sign_in_title({}, mate))
    await settle(mate)
    await signInWithForm(mate, page.getByRole('main'), phone)
    await expect(heading).toHaveText(m.invitation_join({ team: journeyTeams.invited }, mate))
    await settle(mate)
    await page.getByRole('button', { name: m.invitation_accept({}, mate) }).click()
    await expect(heading).toHaveText(m.invitation_joined({ team: journeyTeams.invited }, mate))
    await settle(mate)
    await expectCleanAddress(mate)
    await page.getByRole('link', { name: m.invitation_joined_messages({}, mate) }).click()
    await expect(heading).toHaveText(m.messages_title({}, mate))
    await settle(mate)
    const welcome = m.notice_team_welcome_title({ team: journeyTeams.invited }, mate)
    await page.getByRole('main').getByRole('link', { name: welcome }).click()
    await expect(heading).toHaveText(welcome)
    await settle(mate)
    await page.getByRole('link', { name: m.messages_follow({}, mate) }).click()
    await expect(heading).toHaveText(journeyTeams.invited)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    // The accepted invitation opens nothing more.
    await page.goto(another)
    await expect(heading).toHaveText(m.invitation_closed_title({}, mate))
    expectNoProblems(lead, mate)
  })
}
