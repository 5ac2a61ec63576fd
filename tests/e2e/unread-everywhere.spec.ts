import { expect, type Page } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { expectUnread } from '../support/browser/message-steps.ts'
import { expectNoProblems, openPerson, type Person, visit } from '../support/browser/person.ts'
import { submitSmallTool } from '../support/browser/small-tool-steps.ts'
import { takeIntoTeam } from '../support/browser/team-mates.ts'
import { demoTool } from '../support/world/demo-content.ts'

const umiOcr = demoTool('umi-ocr')

/** The header's link to the messages, without a count. */
const nothingUnread = (page: Page, person: Person) =>
  page.getByRole('banner').getByRole('link', { name: m.messages_nav({}, person), exact: true })

/** The server accepts connections again, and the page notices by itself. */
async function healEvents(page: Page): Promise<void> {
  await page.context().unroute('**/events')
  const connected = page.waitForResponse(
    (response) => response.url().endsWith('/events') && response.status() === 200,
  )
  await page.clock.fastForward(90_000)
  await connected
}

/** The senders of count requests on this page from now on: `1` for the timer, otherwise a person. */
function asksOn(page: Page): (string | undefined)[] {
  const asks: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/unreadCounts')) asks.push(request.headers()['x-by-clock'])
  })
  return asks
}

for (const [locale, isPushed] of [
  ['zh', true],
  ['en', false],
] as const) {
  test(`a message read in one tab is read in the other and for the team mate, ${locale}, pushed ${isPushed}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const mate = await openPerson(browser, { locale })
    // If the server accepts no connection, one tab polls now and then.
    if (!isPushed)
      for (const context of [person.page.context(), mate.page.context()]) {
        await context.clock.install()
        await context.route('**/events', (route) => route.fulfill({ status: 503 }))
      }
    await arriveWithTeam(person, journeyTeams.unreadEverywhere)
    await arrive(mate, '/home')
    await takeIntoTeam(person, mate)
    const other: Person = { ...person, page: await person.page.context().newPage() }
    await visit(other, '/tools')
    await visit(mate, '/tools')
    const header = 'headerDot'
    await submitSmallTool(person, umiOcr)

    // Longer than the longest wait.
    const asks = asksOn(mate.page)
    if (!isPushed) await mate.page.clock.fastForward(90_000)
    for (const one of [person, other, mate]) {
      await expectUnread(one)
      expect(await one.page.evaluate((key) => localStorage.getItem(key), header)).toBe('1')
    }

    expect(new Set(asks)).toEqual(new Set(isPushed ? [] : ['1']))
    if (!isPushed) await healEvents(mate.page)
    const later = asksOn(mate.page)
    await visit(person, '/accountCenter?part=messages')
    await person.page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
    await expect(nothingUnread(person.page, person)).toBeVisible()
    // This tab tells the other one, whether the server pushes or not.
    await expect(nothingUnread(other.page, other)).toBeVisible()
    await expect(nothingUnread(mate.page, mate)).toBeVisible()
    expect(later).toEqual([])
    for (const { page } of [person, other, mate]) {
      expect(await page.evaluate((key) => localStorage.getItem(key), header)).toBe('0')
    }
    expectNoProblems(...(isPushed ? [person, mate] : []))
  })
}
