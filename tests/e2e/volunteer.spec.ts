import { expect } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { openPerson, settle, visit } from '../support/browser/person.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import {
  addShift,
  confirmHours,
  issueCertificate,
  passShifts,
  proposeActivity,
  proposedActivity,
  publishActivity,
  signUp,
} from '../support/browser/volunteer-steps.ts'

for (const hasScript of [true, false]) {
  const name = `from a proposal to a place ${hasScript ? 'with' : 'without'} script`
  for (const locale of languagesOf(name)) {
    test(`${name} (${locale})`, async ({ browser }) => {
      test.setTimeout(120_000)
      const host = await openPerson(browser, { locale, hasScript })
      const [first, second] = [
        await openPerson(browser, { locale, hasScript }),
        await openPerson(browser, { locale, hasScript }),
      ]
      await arriveWithTeam(host, journeyTeams.volunteers)
      const number = await proposeActivity(host)
      await addShift(host, 1)
      await publishActivity(await openStaff(browser, 'editor', { locale, hasScript }), number)

      await test.step('the first has the place, the second waits', async () => {
        await arrive(first, '/accountCenter')
        await signUp(first, number)
        await expect(first.page.getByText(m.volunteers_done_accepted({}, first))).toBeVisible()
        await arrive(second, '/accountCenter')
        await signUp(second, number)
        await expect(second.page.getByText(m.volunteers_done_waitlisted({}, second))).toBeVisible()
      })
      await test.step('the host sees both', async () => {
        await visit(host, `/volunteering/host/${number}`)
        const people = host.page.locator('.host-shift .signup-item')
        await expect(people).toHaveCount(2)
      })
      await test.step('the first withdraws, and the second takes the place', async () => {
        await visit(first, '/volunteering')
        const main = first.page.getByRole('main')
        await main.getByRole('button', { name: m.volunteers_mine_withdraw({}, first) }).click()
        await expect(first.page.getByText(m.volunteers_done_withdraw({}, first))).toBeVisible()
        await visit(second, '/volunteering')
        await expect(
          second.page.getByText(m.volunteers_state_offered({}, second), { exact: true }),
        ).toBeVisible()
        await second.page.getByRole('button', { name: m.volunteers_mine_take({}, second) }).click()
        await expect(second.page.getByText(m.volunteers_done_take({}, second))).toBeVisible()
        await settle(second)
      })
      for (const { problems } of [host, first, second]) expect(problems).toEqual([])
    })
  }
}

const toCertificate = 'from a place to a certificate that a stranger checks'
for (const locale of languagesOf(toCertificate)) {
  test(`${toCertificate} (${locale})`, async ({ browser }) => {
    test.setTimeout(120_000)
    const [host, volunteer, stranger] = [
      await openPerson(browser, { locale }),
      await openPerson(browser, { locale }),
      await openPerson(browser, { locale, hasScript: false }),
    ]
    await arriveWithTeam(host, journeyTeams.volunteers)
    const number = await proposeActivity(host)
    await addShift(host, 2)
    await publishActivity(await openStaff(browser, 'editor', { locale }), number)
    await arrive(volunteer, '/accountCenter')
    await signUp(volunteer, number)
    await passShifts(number)
    await confirmHours(host, volunteer, number)
    const reference = await issueCertificate(volunteer)
    const sheet = volunteer.page.locator('.certificate')
    const code =
      (await sheet
        .locator('dd')
        .filter({ hasText: /^[2-9A-Z]{10}$/ })
        .textContent()) ?? ''

    await test.step('it prints on one sheet of A4', async () => {
      await volunteer.page.emulateMedia({ media: 'print' })
      const pdf = await volunteer.page.pdf({ format: 'A4', preferCSSPageSize: false })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await volunteer.page.emulateMedia({ media: 'screen' })
    })
    await test.step('a stranger sees what the holder shows', async () => {
      await visit(stranger, '/certificate')
      await stranger.page.locator('#number').fill(reference.toLowerCase())
      await stranger.page.locator('#code').fill(`${code.slice(0, 9)}${code.endsWith('2') ? '3' : '2'}`)
      const check = stranger.page.getByRole('button', { name: m.certificates_check({}, stranger) })
      await check.click()
      await expect(stranger.page.getByText(m.certificates_check_wrong({}, stranger))).toBeVisible()
      await stranger.page.locator('#code').fill(code)
      await check.click()
      const main = stranger.page.getByRole('main')
      await expect(main.getByText(m.certificates_check_valid({}, stranger))).toBeVisible()
      await expect(main).toContainText(proposedActivity.title[locale])
      await expect(main).not.toContainText(proposedActivity.volunteer[locale])
    })
    await test.step('the host revokes it, and the stranger reads so', async () => {
      await visit(host, `/volunteering/host/${number}`)
      await host.page.getByText(m.certificates_host_list({}, host), { exact: true }).click()
      await host.page.locator(`#reason-${reference}`).fill('2.5 → 2')
      await host.page.getByRole('button', { name: m.certificates_revoke({}, host) }).click()
      await expect(host.page.getByText(m.certificates_done_revoke({}, host))).toBeVisible()
      await stranger.page.reload()
      await expect(stranger.page.getByText(m.certificates_check_valid({}, stranger))).toHaveCount(0)
      await expect(stranger.page.locator('.notice')).toBeVisible()
    })
    await settle(host)
    for (const { problems } of [host, volunteer, stranger]) expect(problems).toEqual([])
  })
}
