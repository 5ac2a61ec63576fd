import { expect } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, openPerson, type Person, visit } from '../../support/browser/person.ts'
import { createTeam } from '../../support/browser/team-steps.ts'

const { first, second } = journeyTeams

/** Signed in with two teams, the newer of which is the acting one. */
async function withTwoTeams(person: Person): Promise<void> {
  await arriveWithTeam(person, first)
  await expect(menuOf(person)).toHaveCount(0)
  await createTeam(person, second)
}

function menuOf({ page, ...person }: Person) {
  return page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: m.team_menu({}, person) })
}

for (const locale of languagesOf('who is in two teams changes over by keyboard and stays where they are')) {
  test(`who is in two teams changes over by keyboard and stays where they are, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    await withTwoTeams(person)
    await visit(person, '/tools?cost=free')
    const menu = menuOf(person)
    await menu.focus()
    await page.keyboard.press('Enter')
    const toFirst = page.getByRole('button', { name: m.team_switch({ name: first }, person) })
    await expect(toFirst).toBeVisible()
    await expect(page.getByRole('button', { name: m.team_switch({ name: second }, person) })).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(toFirst).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(menu).toBeVisible()
    await expect(toFirst).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${person.at('/tools')}\\?cost=free$`))
    await menu.click()
    await expect(page.getByRole('button', { name: m.team_switch({ name: second }, person) })).toBeVisible()
    await visit(person, '/accountCenter?part=team')
    await expect(actingRow(person)).toContainText(first)
    expectNoProblems(person)
  })

  test(`on a phone the menu fits, and what belongs to one team leads to the account, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    await page.setViewportSize({ width: 320, height: 640 })
    await withTwoTeams(person)
    const { userID } = await page.evaluate(() => JSON.parse(localStorage.getItem('UserInfo') ?? '{}'))
    // An address that names something of one team, such as its record.
    await visit(person, `/accountCenter?part=team&record=${userID}`)
    await menuOf(person).click()
    const toFirst = page.getByRole('button', { name: m.team_switch({ name: first }, person) }).first()
    await expect(toFirst).toBeInViewport()
    const box = await toFirst.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await toFirst.click()
    await expect(page).toHaveURL(new RegExp(`${person.at('/accountCenter')}$`))
    await visit(person, '/accountCenter?part=team')
    await expect(actingRow(person)).toContainText(first)
    expectNoProblems(person)
  })
}

function actingRow({ page, ...person }: Person) {
  return page.getByRole('listitem').filter({ hasText: m.team_acting({}, person) })
}
