import { expect } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { openPerson, visit } from '../support/browser/person.ts'
import { inDatabase } from '../support/browser/portal-database.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import {
  addShift,
  proposeActivity,
  proposedActivity,
  publishActivity,
  signUp,
} from '../support/browser/volunteer-steps.ts'

const name = 'a list is ticked without a network'
for (const locale of languagesOf(name))
  test(`${name} (${locale})`, async ({ browser }) => {
    test.setTimeout(180_000)
    const host = await openPerson(browser, { locale })
    const volunteer = await openPerson(browser, { locale })
    await arriveWithTeam(host, journeyTeams.dayList)
    const number = await proposeActivity(host)
    await addShift(host, 2)
    await publishActivity(await openStaff(browser, 'editor', { locale }), number)
    await arrive(volunteer, '/accountCenter')
    await signUp(volunteer, number)
    await inDatabase(
      `update volunteer_shifts set starts_at = now() - interval '1 hour', ends_at = now() + interval '2 hours'
        where activity = $1`,
      [Number(number)],
    )
    const { page } = host
    const person = proposedActivity.volunteer[locale]
    const walkIn = { zh: '路过的人', en: 'A passer-by' }[locale]
    await visit(host, `/volunteering/host/${number}`)
    const code = (await page.locator('.host-shift strong.text-2xl').textContent()) ?? ''
    await page.getByRole('link', { name: m.volunteers_day_open({}, host) }).click()

    await test.step('ticks wait on the device, also through a reload', async () => {
      await expect(page.getByText(m.volunteers_day_kept({}, host))).toBeVisible()
      await page.context().setOffline(true)
      await page.getByRole('button', { name: `${m.volunteers_list_miss({}, host)} ${person}` }).click()
      await page.locator('#name-').fill(walkIn)
      await page.getByRole('button', { name: m.volunteers_day_add({}, host) }).click()
      const waiting = page.getByText(m.volunteers_day_waiting({ count: 2 }, host))
      await expect(waiting).toBeVisible()
      await page.reload()
      await expect(waiting).toBeVisible()
      await expect(page.getByText(m.volunteers_day_kept({}, host))).toBeVisible()
      await expect(page.getByText(walkIn)).toBeVisible()
    })
    await test.step('meanwhile the volunteer checks in', async () => {
      await visit(volunteer, '/volunteering')
      await volunteer.page.locator('[name=code]').fill(code)
      await volunteer.page.locator('[name=code]').press('Enter')
      await expect(volunteer.page.getByText(m.volunteers_done_check_in({}, volunteer))).toBeVisible()
    })
    await test.step('each is sent once, and what was overtaken is shown and not overwritten', async () => {
      await page.context().setOffline(false)
      await page.reload()
      await expect(page.getByText(m.volunteers_day_conflict({ name: person }, host))).toBeVisible()
      await expect(
        page.getByText(
          m.volunteers_day_conflict_theirs({ what: m.volunteers_state_attended({}, host) }, host),
        ),
      ).toBeVisible()
      await expect(page.getByText(m.volunteers_day_to_send({}, host))).toHaveCount(0)
      await expect(page.getByText(walkIn)).toHaveCount(1)
      await page.getByRole('button', { name: m.volunteers_day_conflict_take({}, host) }).click()
      await expect(page.getByText(m.volunteers_state_absent({}, host), { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByText(walkIn)).toHaveCount(1)
    })
  })
