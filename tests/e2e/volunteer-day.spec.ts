import { expect } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { openPerson, settle, visit } from '../support/browser/person.ts'
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
    const onList = (who: string) => page.locator('.signup-item').filter({ hasText: who })
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
      await expect(onList(walkIn)).toBeVisible()
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
      await expect(onList(walkIn)).toHaveCount(1)
      await page.getByRole('button', { name: m.volunteers_day_conflict_take({}, host) }).click()
      await expect(page.getByText(m.volunteers_state_absent({}, host), { exact: true })).toBeVisible()
      await page.reload()
      await expect(onList(walkIn)).toHaveCount(1)
    })
    await test.step('what was noted before the page was left offline shows once it is opened again', async () => {
      const list = page.url()
      await settle(host)
      await expect(page.getByText(m.volunteers_day_kept({}, host))).toBeVisible()
      const other = { zh: '后来的人', en: 'Somebody later' }[locale]
      await page.context().setOffline(true)
      await page.locator('#name-').fill(other)
      await page.getByRole('button', { name: m.volunteers_day_add({}, host) }).click()
      await expect(page.getByText(m.volunteers_day_to_send({}, host))).toBeVisible()
      // Opened again, the kept page finds no network, whatever the browser says; then there is one.
      await page.goto('about:blank')
      await page.goto(list)
      await expect(onList(other)).toContainText(m.volunteers_day_to_send({}, host))
      await page.context().setOffline(false)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.getByText(m.volunteers_day_to_send({}, host))).toHaveCount(0)
      await expect(onList(other)).toHaveCount(1)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
    await test.step('signing out with something unsent asks first', async () => {
      await page.context().setOffline(true)
      await page.getByRole('button', { name: `${m.volunteers_list_attend({}, host)} ${person}` }).click()
      await expect(page.getByText(m.volunteers_day_waiting({ count: 1 }, host))).toBeVisible()
      const asked = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss()
        return dialog.message()
      })
      await page.getByRole('button', { name: m.sign_out({}, host) }).click()
      expect(await asked).toBe(m.sign_out_unsent({ count: 1 }, host))
      await page.context().setOffline(false)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.getByText(m.volunteers_day_waiting({ count: 1 }, host))).toHaveCount(0)
      await expect(page.getByText(m.volunteers_state_attended({}, host), { exact: true })).toBeVisible()
    })
    await test.step('who was entered by mistake is taken out, on both pages and without script', async () => {
      const takeOut = (who: string) =>
        page.getByRole('button', { name: `${m.volunteers_day_take_out({}, host)} ${who}` })
      await takeOut(walkIn).press('Enter')
      await expect(onList(walkIn)).toHaveCount(0)
      const storageState = await page.context().storageState()
      const plain = await openPerson(browser, { locale, hasScript: false, storageState })
      await visit(plain, `/volunteering/host/${number}`)
      await plain.page.getByRole('button', { name: m.volunteers_day_take_out({}, host) }).click()
      await expect(plain.page.getByText(m.volunteers_done_attendance({}, host))).toBeVisible()
      await expect(plain.page.locator('.signup-item')).toHaveCount(1)
    })
  })
