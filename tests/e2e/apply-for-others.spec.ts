import { expect } from '@playwright/test'
import * as m from '#messages'
import type { Locale } from '../../shared/lib/locale.ts'
import { offeringPaths } from '../../shared/rules/applications/offerings.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { borrow, expectOrderedByStaff, openForOrders, orderService } from '../support/browser/order-steps.ts'
import { expectNoProblems, newPhone, openPerson, settle, visit } from '../support/browser/person.ts'
import { signIn } from '../support/browser/sign-in-steps.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { applyForSmallTool } from '../support/browser/small-tool-steps.ts'
import { approve, openReview, startReview, verify } from '../support/browser/staff-steps.ts'
import { createTeam, sendOrganisation } from '../support/browser/team-steps.ts'
import { demoOffering } from '../support/world/demo-content.ts'

const journeys: { kind: 'service' | 'resource'; number: number; locale: Locale; hasScript: boolean }[] = [
  { kind: 'service', number: 409, locale: 'zh', hasScript: true },
  { kind: 'resource', number: 668, locale: 'en', hasScript: false },
]
const words = {
  service: { apply: m.services_apply, kind: m.application_kind_service },
  resource: { apply: m.resources_apply, kind: m.application_kind_resource },
}

for (const { kind, number, locale, hasScript } of journeys) {
  const offering = demoOffering(kind, number)
  test(`a ${kind} is applied for, granted and put to use, ${locale}${hasScript ? '' : ' without script'}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const applicant = await openPerson(browser, { locale, hasScript })
    const staff = await openStaff(browser, 'reviewer', { locale, hasScript })
    const { page } = applicant
    await signIn(applicant, newPhone(), '/choseType')
    await createTeam(applicant, `${journeyTeams.classes} ${locale}`)
    if (kind === 'resource') {
      const organisation = await sendOrganisation(applicant)
      await openReview(staff, organisation.reference)
      await verify(staff)
    }

    await test.step('its page says how, and whether the team may', async () => {
      await visit(applicant, offeringPaths[kind].page + number)
      const rules = page.getByRole('region', { name: m.toolbox_rules({}, applicant) })
      if (hasScript) await expect(rules).toContainText(m.eligibility_verdict_met({}, applicant))
      else await expect(rules.getByRole('listitem').first()).toBeVisible()
      await expect(page.getByText(m.offering_steps({}, applicant))).toBeVisible()
      await page.getByRole('link', { name: words[kind].apply({}, applicant) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(offering.name[locale])
    })
    const reference = await applyForSmallTool(applicant, offering)
    await openReview(staff, reference)
    await startReview(staff)
    await approve(staff)

    await test.step('it is found among the applications of its kind, and used', async () => {
      await visit(applicant, '/accountCenter?part=applications')
      await settle(applicant)
      const filter = page.getByRole('navigation', { name: m.applications_filter({}, applicant) })
      await filter.getByRole('link', { name: words[kind].kind({}, applicant) }).click()
      await expect(page).toHaveURL(new RegExp(`kind=${kind}`))
      await page.getByRole('table').getByRole('link', { name: offering.name[locale] }).click()
      await expect(page).toHaveURL(new RegExp(offeringPaths[kind].application))
      if (kind === 'resource') await expect(page.locator('.application-code')).toHaveText(/^DEMO-668-/)
      await page.getByRole('button', { name: m.application_confirm({}, applicant) }).click()
      await expect(page.getByRole('main')).toContainText(m.application_label_in_use({}, applicant))
    })
    await openForOrders(staff, kind, number)
    if (kind === 'service') await expectOrderedByStaff(staff, number)
    await (kind === 'service' ? orderService : borrow)(applicant, staff)
    expectNoProblems(applicant, staff)
  })
}
