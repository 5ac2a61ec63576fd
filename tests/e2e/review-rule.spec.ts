import { createHash, randomBytes } from 'node:crypto'
import { type Browser, expect } from '@playwright/test'
import * as m from '#messages'
import { sessionCookie } from '../../server/cookie-names.ts'
import type { Locale } from '../../shared/lib/locale.ts'
import { test } from '../support/browser/browser-test.ts'
import { expectNoProblems, openPerson, type Person, visit } from '../support/browser/person.ts'
import { inDatabase } from '../support/browser/portal-database.ts'
import { staffStorage } from '../support/browser/signed-in-staff.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

for (const [locale, hasScript] of [
  ['zh', true],
  ['en', false],
] as const) {
  test(`whether a second editor reviews is settled with a fresh proof, ${locale}, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const { staff, token } = await openAdministrator(browser, locale, hasScript)
    const main = staff.page.getByRole('main')
    await visit(staff, '/staff/content')
    const rule = staff.page.getByRole('checkbox', { name: m.collections_rule({}, staff) })
    const save = staff.page.getByRole('button', { name: m.collections_rule_save({}, staff) })
    const done = m.collections_rule_saved({}, staff)
    await expect(staff.page.getByLabel(m.staff_factor_code({}, staff))).toBeVisible()
    await rule.check()
    await save.click()
    // The choice stays, unsaved.
    const needed = main.getByRole('alert').getByRole('link', { name: m.staff_factor_code_needed({}, staff) })
    await expect(needed).toHaveAttribute('href', '#code')
    await expect(rule).toBeChecked()
    await expect(main).not.toContainText(done)
    await visit(staff, '/staff/content')
    await expect(rule).not.toBeChecked()

    await proveNow(token)
    await visit(staff, '/staff/content')
    await expect(staff.page.getByLabel(m.staff_factor_code({}, staff))).toHaveCount(0)
    await save.click()
    await expect(main).toContainText(done)
    expectNoProblems(staff)
  })
}

/** The administrator in a new session whose identity proof is too old for decisions. */
async function openAdministrator(browser: Browser, locale: Locale, hasScript: boolean) {
  const storageState = staffStorage().administrator
  const cookie = storageState.cookies.find(({ name }) => name === sessionCookie)
  const token = randomBytes(32).toString('base64url')
  await inDatabase(
    `insert into sessions (account_id, token_hash, is_staff, expires_at, second_factor_at, step_up_at,
      identity_proven_at, identity_proven_by)
    select account_id, $1, is_staff, expires_at, second_factor_at, now() - interval '16 minutes',
      identity_proven_at, identity_proven_by
    from sessions where token_hash = $2`,
    [hashOf(token), hashOf(cookie?.value ?? '')],
  )
  if (cookie) cookie.value = token
  const staff: Person = await openPerson(browser, { locale, hasScript, storageState })
  return { staff, token }
}

async function proveNow(token: string): Promise<void> {
  await inDatabase('update sessions set step_up_at = now() where token_hash = $1', [hashOf(token)])
}
