import { expect } from '@playwright/test'
import * as m from '#messages'
import { composeAndEnter } from '../../pages/typing-checks.ts'
import { arrive } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { openPerson, visit } from '../../support/browser/person.ts'

test('Enter that ends composing does not search', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  for (const path of ['/', '/tools', '/tools/searchToolList']) {
    await visit(person, path)
    const before = page.url()
    const field = page.getByRole('main').getByRole('searchbox').first()
    await composeAndEnter(page, field, '问卷')
    await expect(field).toHaveValue('问卷')
    await page.waitForTimeout(400)
    expect(page.url()).toBe(before)
  }
  await page.getByRole('main').getByRole('searchbox').first().press('Enter')
  await expect(page).toHaveURL(/keywords=/)
})

test('Enter that ends composing does not send a form', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await arrive(person, '/noTeam?kind=registered')
  const field = page.getByLabel(m.create_team_name({}, person))
  await composeAndEnter(page, field, '清河助学会')
  await expect(field).toHaveValue('清河助学会')
  await page.waitForTimeout(400)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.create_team_title({}, person))
  await expect(page.getByRole('alert')).toHaveCount(0)
})
