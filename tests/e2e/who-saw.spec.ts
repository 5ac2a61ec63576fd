import { expect } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { expectNoProblems, newPhone, openPerson, visit } from '../support/browser/person.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { openReview } from '../support/browser/staff-steps.ts'
import { sendOrganisation } from '../support/browser/team-steps.ts'

const journeys = [
  { locale: 'zh', reason: '电话约时间核对证书' },
  { locale: 'en', reason: 'To arrange a call about the certificate' },
] as const

for (const { locale, reason } of journeys) {
  test(`who looked at a full number stands in the account, also without script, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const person = await openPerson(browser, { locale })
    const staff = await openStaff(browser, 'reviewer', { locale })
    const phone = newPhone()
    await arriveWithTeam(person, journeyTeams.whoSaw, phone)
    const { reference } = await sendOrganisation(person)
    await visit(person, '/accountCenter?part=privacy')
    const views = person.page.getByRole('region', { name: m.data_views_title({}, person) })
    await expect(views).toContainText(m.data_views_none({}, person))

    await openReview(staff, reference)
    await staff.page.locator('summary', { hasText: m.staff_reveal({}, staff) }).click()
    await staff.page.locator('#revealReason').fill(reason)
    await staff.page.getByRole('button', { name: m.staff_reveal({}, staff), exact: true }).click()
    await expect(staff.page.getByRole('main')).toContainText('13800138000')

    const storageState = await person.page.context().storageState()
    const plain = await openPerson(browser, { locale, hasScript: false, storageState })
    for (const reader of [person, plain]) {
      await visit(reader, '/accountCenter?part=privacy')
      const list = reader.page.getByRole('region', { name: m.data_views_title({}, reader) })
      await expect(list.getByRole('listitem')).toHaveCount(1)
      await expect(list).toContainText(m.data_views_verification({ reference }, reader))
      await expect(list).toContainText(`${m.data_views_reason({}, reader)}${reason}`)
      await expect(list).not.toContainText(m.data_views_none({}, reader))
    }
    const html = await (await plain.page.request.get(plain.page.url())).text()
    expect(html).toContain(reason)
    expect(html).not.toContain(phone)
    expectNoProblems(person, staff, plain)
  })
}
