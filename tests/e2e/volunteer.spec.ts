import { expect } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { openPerson, settle, visit } from '../support/browser/person.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { addShift, proposeActivity, publishActivity, signUp } from '../support/browser/volunteer-steps.ts'

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
      await arriveWithTeam(host, '梧桐街道服务社')
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
