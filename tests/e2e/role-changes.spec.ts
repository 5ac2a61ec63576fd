import { randomInt } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { test } from '../support/browser/browser-test.ts'
import { journeyRoles, refusedChangeReason } from '../support/browser/journey-teams.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { expectNoProblems, type Person, visit } from '../support/browser/person.ts'
import { inDatabase } from '../support/browser/portal-database.ts'
import {
  askForRole,
  askForRoles,
  type RoleNames,
  seeWhatWaits,
  waitingChange,
} from '../support/browser/role-steps.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'

// In turn, since they change the same people, who can have one open change at a time.
test.describe.configure({ mode: 'default' })

for (const locale of languagesOf(
  'an administrator asks for other roles, reads what would change and withdraws it',
)) {
  test(`an administrator asks for other roles, reads what would change and withdraws it, ${locale}`, async ({
    browser,
  }) => {
    const staff = await openStaff(browser, 'administrator', { locale })
    await askForRoles(staff, '江晚', m.staff_role_reviewer({}, staff))
    const change = waitingChange(staff, '江晚')
    await expect(change).toContainText(m.privilege_decide_applications({}, staff))
    await change.getByRole('button', { name: m.role_changes_withdraw({}, staff) }).click()
    await expectDone(staff, m.role_changes_done_withdraw({}, staff))
    // The collapsed line shows the outcome.
    const withdrawn = m.role_changes_state_withdrawn({}, staff)
    await expect(decidedLines(staff).filter({ hasText: withdrawn }).first()).toContainText('江晚')
    await expect(change).toHaveCount(0)
    expectNoProblems(staff)
  })

  test(`another administrator refuses a role with a reason, and confirms it when it is asked for anew, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const asker = await openStaff(browser, 'administrator', { locale })
    const other = await openStaff(browser, 'secondAdministrator', { locale })
    const role = numbered(journeyRoles.desk)
    const name = role[locale]
    await askForRole(asker, role, [m.privilege_see_deliveries({}, asker)])
    await expectOwnWaits(asker, name)
    await refuse(other, name)
    const refused = decidedLines(asker).filter({ hasText: name })
    await visit(asker, '/staff/roleChanges')
    await expect(refused).toContainText(m.role_changes_state_refused({}, asker))
    await refused.click()
    await expect(asker.page.getByRole('main')).toContainText(refusedChangeReason)

    await askForRole(asker, role, [m.privilege_see_deliveries({}, asker)])
    await confirm(other, name)
    await changeAndRetire(asker, other, name)
    expectNoProblems(asker)
    expectNoProblems(other)
  })

  test(`the only administrator reads what they may do alone, and the way out, ${locale}`, async ({
    browser,
  }) => {
    const staff = await openStaff(browser, 'administrator', { locale })
    const main = staff.page.getByRole('main')
    await visit(staff, '/staff/members')
    await expect(main).not.toContainText(m.role_changes_sole({}, staff))
    await inDatabase(`update staff_members set roles = '{supportAgent}' where display_name = '何清'`)
    try {
      for (const path of ['/staff/members', '/staff/roleChanges']) {
        await visit(staff, path)
        await expect(main).toContainText(m.role_changes_sole({}, staff))
        await expect(main).toContainText(m.role_changes_sole_text({}, staff))
        await expect(main).toContainText(m.role_changes_sole_way_out({}, staff))
      }
    } finally {
      await inDatabase(`update staff_members set roles = '{administrator}' where display_name = '何清'`)
    }
    expectNoProblems(staff)
  })
}

function numbered({ zh, en }: RoleNames): RoleNames {
  const number = randomInt(100_000, 999_999)
  return { zh: `${zh} ${number}`, en: `${en} ${number}` }
}

/** The requester sees the change among the pending ones but cannot confirm it. */
async function expectOwnWaits(asker: Person, name: string): Promise<void> {
  const own = waitingChange(asker, name)
  await expect(own).toContainText(m.role_changes_mine({}, asker))
  await expect(own.getByRole('button', { name: m.role_changes_confirm({}, asker), exact: true })).toHaveCount(
    0,
  )
}

/** A refusal needs a reason: without it, the summary names the field and links to it. */
async function refuse(other: Person, name: string): Promise<void> {
  const { page } = other
  await visit(other, '/staff/roleChanges')
  const waiting = waitingChange(other, name)
  await expect(waiting).toContainText(m.privilege_see_deliveries({}, other))
  await waiting.locator('summary').click()
  const words = waiting.getByLabel(m.role_changes_reason({}, other))
  const send = waiting.getByRole('button', { name: m.role_changes_refuse({}, other), exact: true })
  await send.click()
  await page.getByRole('alert').getByRole('link').click()
  await expect(words).toBeFocused()
  await words.fill(refusedChangeReason)
  await send.click()
  await expectDone(other, m.role_changes_done_refuse({}, other))
  await expect(waiting).toHaveCount(0)
}

async function confirm(other: Person, name: string): Promise<void> {
  await visit(other, '/staff/roleChanges')
  const waiting = waitingChange(other, name)
  await waiting.getByRole('button', { name: m.role_changes_confirm({}, other), exact: true }).click()
  await expectDone(other, m.role_changes_done_confirm({}, other))
  await expect(waiting).toHaveCount(0)
}

/** A custom role gains a right and is then retired; each change waits for a second person. */
async function changeAndRetire(asker: Person, other: Person, name: string): Promise<void> {
  const right = m.privilege_handle_feedback({}, asker)
  const role = await openRole(asker, name)
  await role.getByRole('checkbox', { name: right, exact: true }).check()
  await role.getByRole('button', { name: m.role_form_ask_change({}, asker) }).click()
  await seeWhatWaits(asker)
  await expect(waitingChange(asker, name)).toContainText(right)
  await confirm(other, name)
  const changed = await openRole(asker, name)
  await expect(changed.getByRole('checkbox', { name: right, exact: true })).toBeChecked()
  await changed.getByRole('button', { name: m.role_form_retire({}, asker) }).click()
  await seeWhatWaits(asker)
  await confirm(other, name)
  await visit(asker, '/staff/roles')
  await expect(asker.page.getByRole('region', { name })).toHaveCount(0)
}

/** The opened form of a role. */
async function openRole(person: Person, name: string): Promise<Locator> {
  await visit(person, '/staff/roles')
  const role = person.page.getByRole('region', { name })
  await role
    .locator('summary')
    .filter({ hasText: m.role_form_change({}, person) })
    .click()
  return role
}

async function expectDone({ page }: Person, words: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
}

function decidedLines({ page }: Person): Locator {
  return page.locator('details.details-line > summary')
}
