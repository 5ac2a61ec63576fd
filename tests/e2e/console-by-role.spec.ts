import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import * as m from '#messages'
import { staffRoutes } from '../../app/staff-routes.ts'
import type { Locale } from '../../shared/lib/locale.ts'
import type { Privilege } from '../../shared/rules/staff/privileges.ts'
import { type StaffRole, staffRoles } from '../../shared/rules/staff/roles.ts'
import { test } from '../support/browser/browser-test.ts'
import { expectNoProblems, type Person, settle, visit } from '../support/browser/person.ts'
import { inDatabase } from '../support/browser/portal-database.ts'
import { openStaff, type StaffName } from '../support/browser/signed-in-staff.ts'

const people: StaffName[] = ['reviewer', 'verifier', 'administrator', 'editor', 'agent']

const roleNames: Record<StaffRole, (inputs: object, options: { locale: Locale }) => string> = {
  reviewer: m.staff_role_reviewer,
  verifier: m.staff_role_verifier,
  editor: m.staff_role_editor,
  supportAgent: m.staff_role_support_agent,
  ventureManager: m.staff_role_venture_manager,
  judge: m.staff_role_judge,
  administrator: m.staff_role_administrator,
}

type Role = { key: string; name_zh: string; name_en: string; privileges: Privilege[] }
/** Without the role that another test makes and retires, which may happen while one reads its pages. */
const rolesNow = async () =>
  (await inDatabase(
    'select key, name_zh, name_en, privileges from staff_roles where retired_at is null and name_en <> $1',
    [passing],
  )) as Role[]
const passing = 'Books clerk'

function nameOf({ key, name_zh: zh, name_en: en }: Role, locale: Locale): string {
  const isBuiltIn = (staffRoles as readonly string[]).includes(key)
  return isBuiltIn ? roleNames[key as StaffRole]({}, { locale }) : { zh, en }[locale]
}

/** Every page of the console, with parameters that match nothing. */
const pages = staffRoutes.flatMap((route) => {
  if (route.access !== 'staff') return []
  const path = route.path
    .replace(':collection', 'articles')
    .replace(':number', '999999')
    .replace(/:\w+/g, () => randomUUID())
  return [{ ...route, path }]
})

for (const name of people) {
  test(`each page of the console opens to the ${name} or says which roles open it, in both languages`, async ({
    browser,
  }) => {
    const roles = await rolesNow()
    for (const locale of ['zh', 'en'] as const) {
      const person = await openStaff(browser, name, { locale, hasScript: false })
      const held = await privilegesOf(person)
      for (const { path, privilege } of pages) {
        const answer = await person.page.request.get(person.at(path))
        const { pathname } = new URL(answer.url())
        const opens = privilege === 'any' || held.includes(privilege)
        if (path === '/staff/notOpen') continue
        expect([name, path, pathname === person.at('/staff/notOpen')]).toEqual([name, path, !opens])
        expect([name, path, answer.status() < 500]).toEqual([name, path, true])
        if (opens) continue
        const text = mainOf(await answer.text())
        for (const role of roles) {
          const isNamed = text.includes(`<li>${nameOf(role, locale)}</li>`)
          expect([path, role.key, isNamed]).toEqual([path, role.key, role.privileges.includes(privilege)])
        }
        expect(text).toContain(`href="${person.at('/staff')}"`)
      }
    }
  })
}

test('a role that the portal made is named in the language of the reader, and no longer once it is retired', async ({
  browser,
}) => {
  const key = randomUUID()
  await inDatabase(
    `insert into staff_roles (key, name_zh, name_en, privileges) values ($1, '查账专员', $2, '{readAudit}')`,
    [key, passing],
  )
  const said = async (locale: Locale) => {
    const editor = await openStaff(browser, 'editor', { locale })
    await visit(editor, '/staff/audit')
    await expect(editor.page.getByRole('heading', { level: 1 })).toHaveText(
      m.staff_not_open_title({}, editor),
    )
    expectNoProblems(editor)
    return editor.page.getByRole('main').textContent()
  }
  try {
    expect(await said('zh')).toContain('查账专员')
    expect(await said('en')).toContain(passing)
  } finally {
    await inDatabase('update staff_roles set retired_at = now() where key = $1', [key])
  }
  expect(await said('zh')).not.toContain('查账专员')
})

test('going on to such a page by a link inside the console says the same', async ({ browser }) => {
  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  const { page } = editor
  await visit(editor, '/staff/dashboard')
  await settle(editor)
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
    }
    // Not awaited, since the document is left.
    void router.navigate('/staff/members')
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.staff_not_open_title({}, editor))
  await expect(page).toHaveURL(/\/staff\/notOpen\?page=%2Fstaff%2Fmembers&needs=manageStaff$/)
  await expect(page.getByRole('main')).toContainText(m.staff_role_administrator({}, editor))
  expectNoProblems(editor)
})

test('who is no longer allowed what they send reads who is, and finds what they wrote again', async ({
  browser,
}) => {
  const key = randomUUID()
  const change = (set: string) =>
    inDatabase(`update staff_members set roles = ${set} where display_name = '罗行舟'`, [key])
  await inDatabase(
    `insert into staff_roles (key, name_zh, name_en, privileges) values ($1, '设置专员', 'Settings clerk', '{changeSettings}')`,
    [key],
  )
  try {
    // In turn, since the same person gains and loses the right.
    for (const locale of ['zh', 'en'] as const)
      for (const hasScript of [true, false])
        await test.step(`${locale}, ${hasScript ? 'with script' : 'without script'}`, async () => {
          await change('array_append(roles, $1)')
          const clerk = await openStaff(browser, 'secondAgent', { locale, hasScript })
          await loseRightWhileWriting(clerk, change)
        })
  } finally {
    await change('array_remove(roles, $1)')
    await inDatabase('update staff_roles set retired_at = now() where key = $1', [key])
  }
})

async function loseRightWhileWriting(clerk: Person, change: (set: string) => Promise<unknown>) {
  const { page } = clerk
  const heading = page.getByRole('heading', { level: 1 })
  const hotline = page.getByLabel(m.settings_hotline({}, clerk))
  const back = page.getByRole('link', { name: m.staff_not_open_kept_back({}, clerk) })
  await visit(clerk, '/staff/settings')
  await settle(clerk)
  await hotline.fill('400-820-0000')
  await change('array_remove(roles, $1)')
  await page.getByRole('button', { name: m.settings_save({}, clerk) }).click()
  await expect(heading).toHaveText(m.staff_not_open_title({}, clerk))
  await expect(page.getByRole('main')).toContainText(m.privilege_change_settings({}, clerk))
  await expect(page.getByRole('main')).toContainText(m.staff_role_administrator({}, clerk))
  await back.click()
  await expect(heading).toHaveText(m.staff_not_open_title({}, clerk))
  await change('array_append(roles, $1)')
  await back.click()
  await expect(page.getByRole('alert')).toContainText(m.form_kept({}, clerk))
  await expect(hotline).toHaveValue('400-820-0000')
  await change('array_remove(roles, $1)')
  expectNoProblems(clerk)
}

async function privilegesOf({ page }: Person): Promise<Privilege[]> {
  const answer = await page.request.post('/api/techforgood/staff/v1/secondFactor', {
    data: {},
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { data } = (await answer.json()) as { data: { privileges: Privilege[] } }
  return data.privileges
}

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<wbr/>', '')
}
