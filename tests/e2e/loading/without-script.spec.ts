import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { expectUnread, openMessage } from '../../support/browser/message-steps.ts'
import { newPhone, openPerson, visit } from '../../support/browser/person.ts'
import { signIn, signInWithForm } from '../../support/browser/sign-in-steps.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'
import { applyForSmallTool } from '../../support/browser/small-tool-steps.ts'
import { approve, openReview, startReview, verify } from '../../support/browser/staff-steps.ts'
import { createTeam, sendOrganisation } from '../../support/browser/team-steps.ts'
import { demoTool } from '../../support/world/demo-content.ts'

const zulip = demoTool('zulip')

test('the main job goes by forms alone, for the nonprofit and for staff', async ({ browser }) => {
  const applicant = await openPerson(browser, { locale: 'zh', hasScript: false })
  const staff = await openStaff(browser, 'reviewer', { locale: 'zh', hasScript: false })
  const { page } = applicant

  await visit(applicant, `/tools/toolsDetail/${zulip.number}`)
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.nav_account({}, applicant) })
    .click()
  await expect(page.getByRole('dialog', { name: m.sign_in_title({}, applicant) })).toBeVisible()
  await signIn(applicant, newPhone(), `/tools/toolsDetail/${zulip.number}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zulip.name.zh)

  await createTeam(applicant, '青禾无脚本团队')
  const organisation = await sendOrganisation(applicant)
  await openReview(staff, organisation.reference)
  await verify(staff)

  const reference = await applyForSmallTool(applicant, zulip)
  await openReview(staff, reference)
  await startReview(staff)
  await approve(staff)

  await visit(applicant, '/accountCenter')
  await expectUnread(applicant)
  await openMessage(applicant, '/accountCenter?part=messages')
  await expect(page.getByText(m.application_approved_title({}, applicant)).first()).toBeVisible()
  await page.getByRole('button', { name: m.application_confirm({}, applicant) }).click()
  await expect(page.getByRole('main')).toContainText(m.application_label_in_use({}, applicant))
})

test('who presses to apply signs in first, without script, and comes to the application', async ({
  browser,
}) => {
  const visitor = await openPerson(browser, { locale: 'zh', hasScript: false })
  const { page } = visitor
  await visit(visitor, `/tools/toolsDetail/${zulip.number}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: m.toolbox_apply({}, visitor) })
    .click()
  const dialog = page.getByRole('dialog', { name: m.sign_in_title({}, visitor) })
  await expect(dialog).toBeVisible()
  await signInWithForm(visitor, page.locator('body'), newPhone())
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(m.create_team_title({}, visitor))
  await page.getByRole('radio', { name: m.team_kind_registered({}, visitor), exact: true }).check()
  await page.getByLabel(m.create_team_name({}, visitor)).fill('先看工具的团队')
  await page.getByRole('button', { name: m.create_team_submit({}, visitor) }).click()
  await expect(page).toHaveURL(new RegExp(`/toolAskFor/${zulip.number}$`))
  await expect(heading).toContainText(zulip.name.zh)
})
