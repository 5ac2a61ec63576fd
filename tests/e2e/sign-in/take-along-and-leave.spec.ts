import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import * as m from '#messages'
import { privacyTerms } from '../../../shared/rules/sign-in/privacy.ts'
import { arrive } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { expectToStay } from '../../support/browser/foreign-link.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { codesSentTo, deletionLinkSentTo, nextCodeTo } from '../../support/browser/outbox-page.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  settle,
  visit,
} from '../../support/browser/person.ts'
import { inDatabase, runJob } from '../../support/browser/portal-database.ts'
import { signIn } from '../../support/browser/sign-in-steps.ts'

/** A deletion that was neither cancelled nor done. */
const isOpen = 'cancelled_at is null and done_at is null'
const privacyPart = '/accountCenter?part=privacy'

for (const locale of languagesOf(
  'somebody takes their data along and leaves, withdraws before it is too late, then leaves for good',
)) {
  test(`somebody takes their data along and leaves, withdraws before it is too late, then leaves for good, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    const phone = newPhone()
    await arrive(person, privacyPart, phone)
    const known = await page.waitForFunction(
      () => (JSON.parse(localStorage.getItem('UserInfo') ?? 'null') as { userID?: string } | null)?.userID,
    )
    const id = await known.jsonValue()

    await page.getByRole('button', { name: m.privacy_export_submit({}, person) }).click()
    await expect(page.getByText(m.privacy_export_wanted({}, person))).toBeVisible()
    const open = page.getByRole('button', { name: m.privacy_export_open({}, person) })
    await expect(async () => {
      await visit(person, privacyPart)
      await expect(open).toBeVisible({ timeout: 500 })
    }).toPass()
    await enterOwnCode(person, phone)
    await open.click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: m.privacy_export_download({}, person) }).click(),
    ])
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
    expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain(phone)

    await leave(person, phone)
    // The message's link is read without signing in; its secret leaves the address.
    const link = await deletionLinkSentTo(new URL(page.url()).origin, phone)
    await page.goto(link)
    await expect(page).toHaveURL(/\/accountDeletion$/)
    await expectToStay(person, m.leaving_link_how_press({}, person))
    // Opening one's own link again does not press anything.
    await page.goto(link)
    await expect(page).toHaveURL(/\/accountDeletion$/)
    await expect(page.getByText(m.leaving_link_how_press({}, person))).toBeVisible()
    // Signing in leads to the planned deletion and does not withdraw it.
    await passCodes()
    await signIn(person, phone, '/accountCenter')
    await expect(page).toHaveURL(/part=privacy&show=deletion/)
    await runJob('delete-accounts')
    const keep = page.getByRole('button', { name: m.privacy_leaving_keep({}, person) })
    await expect(keep).toBeVisible()
    await settle(person)
    await keep.click()
    await expect(page.getByText(m.privacy_kept_title({}, person))).toBeVisible()
    await expect(keep).toHaveCount(0)
    await expect(async () => {
      await visit(person, '/accountCenter?part=messages')
      const told = page.getByRole('main').getByText(m.notice_deletion_called_off_title({}, person))
      await expect(told.first()).toBeVisible({ timeout: 1000 })
    }).toPass()

    await leave(person, phone)
    await inDatabase(`update account_deletions set due_at = now() where account_id = $1 and ${isOpen}`, [id])
    await runJob('delete-accounts')
    await passCodes()
    // The package went with the account: the phone starts with a new one.
    await expect(async () => {
      const waiting = await inDatabase(
        `select 1 from account_deletions where account_id = $1 and ${isOpen}`,
        [id],
      )
      expect(waiting).toEqual([])
    }).toPass()
    await signIn(person, phone, privacyPart)
    await expect(
      page.getByText(m.privacy_export_lead({ hours: privacyTerms.exportHours }, person)),
    ).toBeVisible()
    await expect(open).toHaveCount(0)
    expectNoProblems(person)
  })
}

/** Reads what goes and what stays, then asks to leave with a code to their own phone. */
async function leave(person: Person, phone: string): Promise<void> {
  const { page } = person
  const days = privacyTerms.deletionDays
  await visit(person, `${privacyPart}&show=deletion`)
  await expect(page.getByRole('heading', { name: m.privacy_delete_goes({}, person) })).toBeVisible()
  await enterOwnCode(person, phone)
  await page.getByRole('button', { name: m.privacy_delete_submit({}, person) }).click()
  await expect(page.getByText(m.privacy_deleted_title({ days }, person))).toBeVisible()
}

async function enterOwnCode(person: Person, phone: string): Promise<void> {
  const { page } = person
  await passCodes()
  const { origin } = new URL(page.url())
  const known = await codesSentTo(origin, phone)
  await page.getByRole('button', { name: m.privacy_code_send({}, person) }).click()
  const code = await nextCodeTo(origin, phone, known)
  await settle(person)
  await page.getByLabel(m.sign_in_code({}, person)).fill(code)
}

/** Ages the used codes, since a phone gets one a minute. */
function passCodes(): Promise<unknown[]> {
  return inDatabase(
    `update one_time_codes set created_at = created_at - interval '2 minutes' where closed_at is not null`,
  )
}
