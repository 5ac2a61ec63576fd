import { expect, type Page } from '@playwright/test'
import * as m from '#messages'
import { umiOcr } from '../../server/db/demo/tools/umi-ocr.ts'
import { arrive, arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { expectUnread } from '../support/browser/message-steps.ts'
import { expectNoProblems, openPerson, type Person, visit } from '../support/browser/person.ts'
import { submitSmallTool } from '../support/browser/small-tool-steps.ts'
import { takeIntoTeam } from '../support/browser/team-mates.ts'

/** The header's way to the messages, without any count. */
const nothingUnread = (page: Page, person: Person) =>
  page.getByRole('banner').getByRole('link', { name: m.messages_nav({}, person), exact: true })

for (const [locale, isPushed] of [
  ['zh', true],
  ['en', false],
] as const) {
  test(`a message read in one tab is read in the other and for the team mate, ${locale}, pushed ${isPushed}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const person = await openPerson(browser, { locale })
    const mate = await openPerson(browser, { locale })
    // Where no event arrives, coming back to the tab asks.
    if (!isPushed)
      for (const { page } of [person, mate]) await page.context().route('**/events', (route) => route.abort())
    await arriveWithTeam(person, journeyTeams.unreadEverywhere)
    await arrive(mate, '/home')
    await takeIntoTeam(person, mate)
    const other: Person = { ...person, page: await person.page.context().newPage() }
    await visit(other, '/tools')
    await visit(mate, '/tools')
    const header = 'headerDot'
    await submitSmallTool(person, umiOcr)

    const comeBack = async (page: Page) => {
      if (isPushed) return
      await page.waitForTimeout(1100)
      await page.evaluate(() => dispatchEvent(new Event('focus')))
    }
    for (const one of [person, other, mate]) {
      await comeBack(one.page)
      await expectUnread(one)
      expect(await one.page.evaluate((key) => localStorage.getItem(key), header)).toBe('1')
    }

    await visit(person, '/accountCenter?part=messages')
    await person.page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
    await expect(nothingUnread(person.page, person)).toBeVisible()
    // The other tab hears it from this one, whether the server pushes or not.
    await expect(nothingUnread(other.page, other)).toBeVisible()
    await comeBack(mate.page)
    await expect(nothingUnread(mate.page, mate)).toBeVisible()
    for (const { page } of [person, other, mate]) {
      expect(await page.evaluate((key) => localStorage.getItem(key), header)).toBe('0')
    }
    expectNoProblems(...(isPushed ? [person, mate] : []))
  })
}
