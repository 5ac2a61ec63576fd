import { expect } from '@playwright/test'
import * as m from '#messages'
import { codeAt } from '../../../server/domains/sign-in/factors/totp.ts'
import { type Locale, locales, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { sideOf } from './editor-steps.ts'
import { languageName } from './language-name.ts'
import { newPhone, type Person, pressToPost, settle, visit } from './person.ts'
import type { RealPortal } from './real-portal.ts'
import { waitingChange } from './role-steps.ts'
import { signInWithForm } from './sign-in-steps.ts'

/** Opens an invitation, signs in, accepts it and sets up the second factor. */
export async function becomeStaff(person: Person, link: string): Promise<void> {
  const { page } = person
  const { pathname, search } = new URL(link)
  await page.goto(pathInLocale(pathname, person.locale) + search)
  await settle(person)
  await page.getByRole('link', { name: m.staff_invitation_sign_in({}, person) }).click()
  await expect(page).toHaveURL(/signIn/)
  await settle(person)
  await signInWithForm(person, page.getByRole('main'), newPhone())
  await page.getByRole('button', { name: m.staff_invitation_accept({}, person) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.staff_factor_enrol_title({}, person))
  const secret = ((await page.locator('.staff-secret').first().textContent()) ?? '').replaceAll(' ', '')
  const code = page.getByRole('textbox', { name: m.staff_factor_code({}, person) })
  await code.fill(codeAt(secret, Date.now() / 1000))
  await page.getByRole('button', { name: m.staff_factor_submit({}, person), exact: true }).click()
  await expect(page).toHaveURL(/\/staff/)
  await expect(code).toHaveCount(0)
}

/** Invites a colleague on the page of the members. @returns the link to hand over */
export async function inviteColleague(
  { page, ...person }: Person,
  name: string,
  roles: string[],
): Promise<string> {
  await visit({ page, ...person }, '/staff/members')
  const submit = page.getByRole('button', { name: m.staff_members_invite_submit({}, person) })
  const form = page.locator('form').filter({ has: submit })
  await form.getByLabel(m.staff_members_invite_name({}, person)).fill(name)
  for (const role of roles) await form.getByRole('checkbox', { name: role, exact: true }).check()
  await submit.click()
  const link = page.getByRole('main').locator('.staff-secret')
  await expect(link).toContainText('/staff/invitation')
  return (await link.textContent()) ?? ''
}

/** Confirms what another administrator has asked for. */
export async function confirmRoles(person: Person, name: string): Promise<void> {
  await visit(person, '/staff/roleChanges')
  const waiting = waitingChange(person, name)
  await waiting.getByRole('button', { name: m.role_changes_confirm({}, person), exact: true }).click()
  await expect(waiting).toHaveCount(0)
  await settle(person)
}

/** One page in place of every other, with no way in but the staff's. */
export async function seeClosed(visitor: Person): Promise<void> {
  const { page, locale } = visitor
  const response = await page.goto(locale === 'en' ? '/en/tools' : '/tools')
  expect(response?.status()).toBe(503)
  const site = locale === 'en' ? 'Yisun' : '益榫'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.closed_title({ site }, visitor))
  await page.getByRole('link', { name: m.closed_sign_in({}, visitor) }).click()
  await expect(page).toHaveURL(/signIn/)
}

/** The console's first page says how much is missing and leads to the list, where each item leads to its place. */
export async function seeOpening(
  founder: Person,
  missing: ((inputs: object, options: Person) => string)[],
): Promise<void> {
  const { page } = founder
  await visit(founder, '/staff')
  const main = page.getByRole('main')
  await expect(main).toContainText(m.opening_title({ count: missing.length }, founder))
  await main.getByRole('link', { name: m.setup_go({}, founder) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.setup_title({}, founder))
  const open = main.locator('.task').filter({ has: page.locator('.tag') })
  await expect(open).toHaveCount(missing.length)
  for (const [index, title] of missing.entries())
    await expect(open.nth(index)).toContainText(title({}, founder))
}

/** Each channel is proved by a message that arrives, and says so at once. */
export async function testChannels(founder: Person, portal: RealPortal): Promise<void> {
  const { page } = founder
  await visit(founder, '/staff/setup')
  const part = (title: string) => page.getByRole('region', { name: title, exact: true })
  const mail = part(m.setup_test_mail({}, founder))
  await mail.getByLabel(m.setup_test_address({}, founder)).fill('lin@river.example')
  await mail.getByRole('button', { name: m.setup_test_send_mail({}, founder) }).click()
  await expect(mail).toContainText(m.setup_test_state_sent({}, founder))
  expect(portal.mails).toMatchObject([
    { to: ['lin@river.example'], subject: m.notice_channel_test_title({}, founder) },
  ])
  const text = part(m.setup_test_sms({}, founder))
  await text.getByRole('button', { name: m.setup_test_send_sms({}, founder) }).click()
  await expect(text).toContainText(m.setup_test_state_sent({}, founder))
  await settle(founder)
}

/** What is left is named, and opening without it is a choice. */
export async function openToAll(founder: Person): Promise<void> {
  const { page } = founder
  await visit(founder, '/staff/setup')
  await expect(page.locator('#closed-bar')).toBeVisible()
  const open = page.getByRole('button', { name: m.setup_open_now({}, founder), exact: true })
  await open.click()
  const refused = m.field_named_required({ field: m.setup_anyway_name({}, founder) }, founder)
  await expect(page.getByRole('link', { name: refused })).toBeVisible()
  await settle(founder)
  await page.getByRole('checkbox', { name: m.opening_backup({}, founder) }).check()
  await open.click()
  await expect(page.getByText(m.setup_opened({}, founder))).toBeVisible()
  await expect(page.locator('#closed-bar')).toHaveCount(0)
  await settle(founder)
}

/** The only member of staff adds to the own roles. */
export async function takeRoles(founder: Person, roles: string[]): Promise<void> {
  const { page } = founder
  await visit(founder, '/staff/members')
  await expect(page.getByText(m.staff_members_only({}, founder))).toBeVisible()
  const submit = page.getByRole('button', { name: m.staff_members_take({}, founder), exact: true })
  const form = page.locator('form').filter({ has: submit })
  for (const role of roles) await form.getByRole('checkbox', { name: role, exact: true }).check()
  await submit.click()
  await expect(page.getByText(m.staff_members_taken({}, founder))).toBeVisible()
  await settle(founder)
}

/** Of the pages that people agree to. */
const consentTitles = [
  { zh: '隐私', en: 'Privacy' },
  { zh: '服务条款', en: 'Terms' },
]

/** Nobody is asked to agree to a text that does not name the operator. */
export async function stateOperator(founder: Person): Promise<void> {
  const { page } = founder
  await visit(founder, '/staff/settings')
  const texts: [string, string][] = [
    [m.settings_site_name_zh({}, founder), '清河工具站'],
    [m.settings_site_name_en({}, founder), 'Clear River Tools'],
    [m.settings_operator_zh({}, founder), '清河公益基金会'],
    [m.settings_operator_en({}, founder), 'Clear River Foundation'],
    [m.settings_mail({}, founder), 'hello@river.example'],
  ]
  for (const [label, text] of texts) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: m.settings_save({}, founder), exact: true }).click()
  await expect(page.getByText(m.settings_saved({}, founder))).toBeVisible()
  for (const { [founder.locale]: title } of consentTitles) {
    await visit(founder, `/staff/content/pages?search=${encodeURIComponent(title)}`)
    await page.getByRole('main').getByRole('table').getByRole('link', { name: title }).first().click()
    await expect(page).toHaveURL(/pages\/\d+$/)
    const path = pathWithoutLocale(new URL(page.url()).pathname)
    for (const locale of locales) await publishPage(founder, path, locale)
  }
}

/** The person who publishes the texts is the first who must agree to them. */
async function publishPage(founder: Person, path: string, locale: Locale): Promise<void> {
  const { page } = founder
  const open = async () => {
    await visit(founder, path)
    const agree = page.getByRole('button', { name: m.new_texts_agree({}, founder) })
    if (!(await agree.isVisible())) return
    await agree.click()
    await expect(agree).toHaveCount(0)
    await visit(founder, path)
  }
  await open()
  const language = languageName(locale, founder)
  // Staff state the effective date.
  await page.getByLabel(m.collections_field_effective_on({}, founder)).fill(shanghaiDay(new Date()))
  const publish = `${m.collections_move_publish({}, founder)} ${language}`
  await pressToPost(founder, page.getByRole('button', { name: publish, exact: true }))
  await expect(async () => {
    await open()
    const state = sideOf(founder, locale).getByText(m.collections_state_published({}, founder), {
      exact: true,
    })
    await expect(state).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}
