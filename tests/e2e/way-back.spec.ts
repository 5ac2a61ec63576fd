import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { expectNoProblems, newPhone, openPerson, settle, visit } from '../support/browser/person.ts'
import { signInWithForm } from '../support/browser/sign-in-steps.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { openReview, verify } from '../support/browser/staff-steps.ts'
import { sendOrganisation } from '../support/browser/team-steps.ts'
import { demoTool } from '../support/world/demo-content.ts'

const zulip = demoTool('zulip')

for (const [locale, hasScript] of [
  ['zh', true],
  ['en', false],
] as const) {
  test(`from a tool through sign-in, team and verification back to the tool, ${locale}, script ${hasScript}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript })
    const { page } = person
    const name = zulip.name[locale]
    const ask = person.at(`/toolAskFor/${zulip.number}`)
    const onward = page.getByRole('link', { name: m.toolbox_continue_claim({ tool: name }, person) })

    await visit(person, `/tools/toolsDetail/${zulip.number}`)
    await page.getByRole('link', { name: m.toolbox_apply({}, person) }).click()
    await expect(page).toHaveURL(/\/home\?signIn=/)
    await settle(person)
    await signInWithForm(person, hasScript ? page.getByRole('dialog') : page.locator('body'), newPhone())
    await expect(page).toHaveURL(/\/noTeam\?back=/)
    await settle(person)
    await page.getByRole('radio', { name: m.team_kind_registered({}, person), exact: true }).check()
    await page.getByLabel(m.create_team_name({}, person)).fill(journeyTeams.wayBack)
    await page.getByRole('button', { name: m.create_team_submit({}, person) }).click()

    // Back at the tool at once; its rules lead on to verification.
    await expect(page).toHaveURL(new RegExp(`${ask}$`))
    await settle(person)
    await page
      .getByRole('link', { name: m.eligibility_fix_verify({}, person) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.authentication_title({}, person))
    await expect(onward).toHaveAttribute('href', ask)
    await settle(person)
    const { reference } = await sendOrganisation(person)
    await expect(onward).toHaveAttribute('href', ask)
    await page.getByRole('link', { name: m.verification_follow({}, person) }).click()
    await expect(page.getByText(m.toolbox_continue_waiting({}, person))).toBeVisible()
    await expect(onward).toHaveAttribute('href', ask)
    await visit(person, '/accountCenter')
    await expect(onward).toHaveAttribute('href', ask)

    const staff = await openStaff(browser, 'reviewer', { locale: 'zh' })
    await openReview(staff, reference)
    await verify(staff)

    await visit(person, '/accountCenter?part=messages')
    await expect(page.getByRole('main')).toContainText(name)
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
    await page.getByRole('link', { name: m.messages_follow({}, person) }).click()
    await expect(page).toHaveURL(new RegExp(`${ask}$`))
    await settle(person)
    await page.getByRole('button', { name: m.apply_start({}, person) }).click()
    await expect(page.getByRole('button', { name: m.apply_save_continue({}, person) })).toBeVisible()
    expectNoProblems(person)
  })
}
