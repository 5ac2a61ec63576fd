import { expect } from '@playwright/test'
import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { expectNoProblems, openPerson, type Person, settle, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'
import { submitDecision } from '../../support/browser/staff-steps.ts'
import { sendOrganisation } from '../../support/browser/team-steps.ts'

const journeys: { locale: Locale; hasScript: boolean }[] = [
  { locale: 'zh', hasScript: true },
  { locale: 'en', hasScript: false },
]

for (const { locale, hasScript } of journeys) {
  test(`a verification without its letter is taken back, begun again and refused by staff, ${locale}${hasScript ? '' : ' without script'}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript })
    const staff = await openStaff(browser, 'reviewer', { locale, hasScript })
    const { page } = person
    await arriveWithTeam(person, `${journeyTeams.takenBack} ${locale}`)

    await test.step('the team takes it back', async () => {
      await sendOrganisation(person, 'withoutLetter')
      await follow(person)
      await expect(
        page.getByText(m.turn_letter_until({ day: dayText(dayIn(30), locale) }, person)),
      ).toBeVisible()
      await expect(page.getByText(m.verification_next_letter({}, person))).toBeVisible()
      await page.locator('summary', { hasText: m.verification_withdraw({}, person) }).click()
      await page.getByRole('button', { name: m.verification_withdraw_confirm({}, person) }).click()
      await expect(page.getByText(m.turn_withdrawn({}, person))).toBeVisible()
      await expect(page.getByText(m.verification_next_over({}, person))).toBeVisible()
      await settle(person)
    })
    await test.step('and begins again', async () => {
      await page.getByRole('link', { name: m.verification_begin_again({}, person) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.authentication_title({}, person))
      await settle(person)
    })
    await test.step('staff refuse it without waiting for the letter', async () => {
      await sendOrganisation(person, 'withoutLetter')
      await follow(person)
      // Cases that wait for their team are in another view of the queue than those that wait for staff.
      await visit(staff, `/staff/verifications/${new URL(page.url()).pathname.split('/').at(-1)}`)
      await refuseWaiting(staff)
      await page.reload()
      await expect(page.getByText(m.verification_state_refused({}, person)).first()).toBeVisible()
      await expect(page.getByRole('link', { name: m.verification_begin_again({}, person) })).toBeVisible()
    })
    expectNoProblems(person, staff)
  })
}

async function follow(person: Person): Promise<void> {
  await person.page.getByRole('link', { name: m.verification_mend_letter({}, person) }).click()
  await expect(person.page).toHaveURL(/authenticationInfo/)
  await settle(person)
}

async function refuseWaiting(staff: Person): Promise<void> {
  const { page } = staff
  await page.locator('summary', { hasText: m.staff_refuse_waiting({}, staff) }).click()
  const verdict = page.getByRole('group', { name: m.verdict_person_may_act({}, staff) })
  await verdict.getByRole('radio', { name: m.staff_verdict_not_met({}, staff), exact: true }).check()
  await page.getByLabel(m.staff_outcome_reason({}, staff)).selectOption('noAuthority')
  await submitDecision(staff, m.staff_decision_submit({}, staff))
}

function dayIn(days: number): string {
  return new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
}
