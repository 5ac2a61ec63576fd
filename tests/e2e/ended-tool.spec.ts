import { expect } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { expectNoProblems, openPerson, settle, visit } from '../support/browser/person.ts'
import { inDatabase } from '../support/browser/portal-database.ts'
import { demoTool } from '../support/world/demo-content.ts'

const cryptpad = demoTool('cryptpad')

const offer = (isOffered: boolean) =>
  inDatabase('update tools set is_applied_for = $2 where number = $1', [cryptpad.number, isOffered])

// In turn, since they end the same tool.
test.describe.configure({ mode: 'serial' })

for (const [locale, hasScript] of [
  ['zh', true],
  ['en', false],
] as const) {
  test(`a draft for a tool that is no longer offered is read and deleted, ${locale}${hasScript ? '' : ' without script'}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript })
    const { page } = person
    await arriveWithTeam(person, `${journeyTeams.ended} ${locale}`)
    await visit(person, `/toolAskFor/${cryptpad.number}`)
    await page.getByRole('button', { name: m.apply_start({}, person) }).click()
    await expect(page.getByRole('button', { name: m.apply_save_continue({}, person) })).toBeVisible()
    await offer(false)
    try {
      await visit(person, '/accountCenter?part=applications')
      await page.getByRole('link', { name: cryptpad.name[locale] }).click()
      await expect(page.getByText(m.apply_ended_title({}, person))).toBeVisible()
      await settle(person)
      await page.locator('summary', { hasText: m.draft_discard({}, person) }).click()
      await page.getByRole('button', { name: m.draft_discard({}, person) }).click()
      await expect(page.getByText(m.applications_empty({}, person))).toBeVisible()
    } finally {
      await offer(true)
    }
    expectNoProblems(person)
  })
}
