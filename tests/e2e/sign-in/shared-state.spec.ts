import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, newPhone, openPerson, settle, visit } from '../../support/browser/person.ts'
import { signIn } from '../../support/browser/sign-in-steps.ts'
import { createTeam } from '../../support/browser/team-steps.ts'

for (const locale of languagesOf(
  'local storage holds what the specification names, the phone as ciphertext alone',
)) {
  test(`local storage holds what the specification names, the phone as ciphertext alone, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    const phone = newPhone()
    const stored = (key: string) =>
      page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
    await visit(person, '/tools')
    await expect.poll(() => stored('lang')).toBe(locale)
    expect(await stored('UserInfo')).toBeNull()
    expect(await stored('TG_teamID')).toBe(0)
    expect(await stored('footerInfo')).toMatchObject({ type: 'normal' })

    await signIn(person, phone, '/tools')
    await createTeam(person, journeyTeams.sharedState)
    await visit(person, '/tools')
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`\\*{4}${phone.slice(-4)}`) })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_title({}, person))
    await settle(person)
    await expect
      .poll(() => stored('organizationList'))
      .toMatchObject({ data: expect.anything(), traceId: expect.any(String) })
    await expect
      .poll(() => stored('UserInfo'))
      .toMatchObject({
        phone: expect.stringMatching(/^eyJ[\w-]+\.\.[\w-]+\.[\w-]*\.[\w-]+$/),
        traceId: expect.any(String),
      })
    const teamId = await stored('TG_teamID')
    expect(await stored('teaminfo')).toEqual({ info: { teamID: teamId } })
    for (const key of ['headerDot', 'toolBadgeNum', 'vcBadgeNum', 'resourceBadgeNum', 'internalMessageNum']) {
      expect(typeof (await stored(key)), key).toBe('number')
    }
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(phone)

    await page.evaluate(() => localStorage.setItem('likeDataTwo', '["2001"]'))
    await visit(person, '/tools')
    await page
      .getByRole('banner')
      .getByRole('button', { name: m.sign_out({}, person) })
      .click()
    await page.waitForURL(`**${person.at('/home')}`)
    await expect.poll(() => stored('UserInfo')).toBeNull()
    expect(await stored('organizationList')).toBeNull()
    expect(await stored('TG_teamID')).toBe(0)
    expect(await stored('likeDataTwo')).toEqual(['2001'])
    expectNoProblems(person)
  })

  test(`whoever ticks two filters in a row gets one list, ${locale}`, async ({ browser }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.clock.install()
    await visit(person, '/tools')
    const lists: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('toolbox/listpage')) lists.push(request.url())
    })
    const [first, second] = await page.getByRole('main').getByRole('checkbox').all()
    if (!first || !second) throw new Error('the list has no filters')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await first.check()
    await page.clock.runFor(150)
    await second.check()
    await page.clock.runFor(150)
    expect(lists).toEqual([])
    await page.clock.runFor(100)
    await page.clock.resume()
    await expect(page.getByRole('status').first()).toBeVisible()
    await expect.poll(() => lists.length).toBe(1)
    expect(new URL(lists[0] ?? '').searchParams.size).toBeGreaterThanOrEqual(1)
  })
}
