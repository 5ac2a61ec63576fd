import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { expectNoProblems, openPerson, type Person, settle, visit } from '../../support/browser/person.ts'

/** On a phone, where the form that was sent fills the screen: what it came to stands above or below it. */
for (const [locale, hasScript] of [
  ['zh', true],
  ['en', false],
] as const) {
  test(`what a form came to is in view and has the focus, ${locale}${hasScript ? '' : ' without script'}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript })
    const { page } = person
    await page.setViewportSize({ width: 360, height: 740 })
    const said = (title: string) => page.getByRole('status').filter({ hasText: title })

    await test.step('a name, twice', async () => {
      await arrive(person, '/accountCenter?part=profile')
      for (const name of ['方念慈', '方念']) {
        await page.getByLabel(m.profile_new_name({}, person)).fill(name)
        await press(person, m.profile_save({}, person))
        await expectShown(said(m.profile_saved({}, person)))
        await settle(person)
      }
    })
    await test.step('what is sent by mail', async () => {
      await visit(person, '/accountCenter?part=messages&show=settings')
      await press(person, m.messages_settings_save({}, person))
      await expectShown(said(m.messages_settings_saved({}, person)))
    })
    await test.step('a complaint', async () => {
      await visit(person, '/feedback?kind=complaint&topic=accessibility')
      await page.getByLabel(m.feedback_body({}, person)).fill('按钮太小，手指点不到')
      await press(person, m.feedback_send({}, person))
      await expectShown(page.getByRole('status').first())
    })
    await test.step('teams that are sought', async () => {
      await visit(person, '/authApply')
      await page.getByLabel(m.auth_apply_search({}, person)).fill('没有这个机构')
      await press(person, m.auth_apply_search_button({}, person))
      await expectShown(page.locator('#found'))
    })
    expectNoProblems(person)
  })

  test(`an organisation that is looked up is shown, ${locale}${hasScript ? '' : ' without script'}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript })
    const { page } = person
    await page.setViewportSize({ width: 360, height: 740 })
    await arriveWithTeam(person, journeyTeams.soughtOnPhone)
    await page.getByLabel(m.verification_search({}, person)).fill('没有这个机构')
    await press(person, m.verification_search_button({}, person))
    await expectShown(page.locator('#found'))
    expectNoProblems(person)
  })
}

async function press({ page }: Person, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

async function expectShown(answer: Locator): Promise<void> {
  await expect(answer).toBeInViewport()
  await expect(answer).toBeFocused()
}
