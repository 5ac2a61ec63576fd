import { expect } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { bringIntoTeam, offerHandOver } from '../../support/browser/hand-over-steps.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { openMessage } from '../../support/browser/message-steps.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  settle,
  visit,
} from '../../support/browser/person.ts'
import { inDatabase } from '../../support/browser/portal-database.ts'
import { signIn } from '../../support/browser/sign-in-steps.ts'

const team = journeyTeams.handedOver
const teamPart = '/accountCenter?part=team'

for (const [locale, hasScript] of [
  ['zh', true],
  ['en', false],
] as const) {
  test(`a super admin hands a team over to a colleague and leaves, ${locale}, script ${hasScript}`, async ({
    browser,
  }) => {
    const [giver, taker] = [
      await openPerson(browser, { locale, hasScript }),
      await openPerson(browser, { locale, hasScript }),
    ]
    const [giverPhone, takerPhone] = [newPhone(), newPhone()]
    await arriveWithTeam(giver, team, giverPhone)
    await arrive(taker, '/home', takerPhone)
    await bringIntoTeam(giver, taker, takerPhone)

    await test.step('who may not leave yet is led to what they can do', async () => {
      const { page } = giver
      await visit(giver, teamPart)
      await page.getByText(m.team_leave({}, giver), { exact: true }).click()
      await page.getByRole('link', { name: m.team_leave_hand_over_action({}, giver) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        m.hand_over_page_title({ team }, giver),
      )
      await settle(giver)
      await page.getByRole('button', { name: m.hand_over_offer({}, giver) }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await settle(giver)
      await offerHandOver(giver)
      await expect(page.getByRole('button', { name: m.hand_over_withdraw({}, giver) })).toBeVisible()
    })
    await test.step('the colleague reads of it and accepts', async () => {
      await openMessage(taker, '/accountCenter?part=messages')
      await taker.page.getByRole('button', { name: m.hand_over_accept({}, taker) }).click()
      await expect(taker.page.getByText(m.hand_over_accepted_done({}, taker))).toBeVisible()
      await signInAnew(taker, takerPhone)
      await expect(rowOf(taker, m.team_my_role({}, taker))).toContainText(m.team_role_super_admin({}, taker))
    })
    await test.step('the former super admin signs in anew and leaves', async () => {
      const { page } = giver
      await signInAnew(giver, giverPhone)
      await expect(rowOf(giver, m.team_my_role({}, giver))).toContainText(m.team_role_member({}, giver))
      await page.getByText(m.team_leave({}, giver), { exact: true }).click()
      await page.getByRole('button', { name: m.team_leave_confirm({}, giver) }).click()
      await expect(page.getByText(m.team_none({}, giver))).toBeVisible()
    })
    expectNoProblems(giver, taker)
  })
}

/** Ages the previous code, since a phone gets one code a minute. */
async function signInAnew(person: Person, phone: string): Promise<void> {
  await inDatabase(
    `update one_time_codes set created_at = created_at - interval '2 minutes' where closed_at is not null`,
  )
  await signIn(person, phone, teamPart)
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(team)
}

function rowOf({ page }: Person, term: string) {
  return page.getByRole('term').filter({ hasText: term }).locator('xpath=..')
}
