import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { codeAt } from '../../server/domains/sign-in/factors/totp.ts'
import { type Locale, locales } from '../../shared/lib/locale.ts'
import { shanghaiDay } from '../../shared/lib/text/shanghai-time.ts'
import {
  releaseApplication,
  saveAndContinue,
  submitApplication,
} from '../support/browser/application-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { press } from '../support/browser/editor-steps.ts'
import { languageName } from '../support/browser/language-name.ts'
import { expectUnread, openNewestMessage } from '../support/browser/message-steps.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  pressToPost,
  settle,
  visit,
} from '../support/browser/person.ts'
import { openRealPortal, type RealPortal } from '../support/browser/real-portal.ts'
import { signIn, signInWithForm } from '../support/browser/sign-in-steps.ts'
import { approve, openReview, startReview, verify } from '../support/browser/staff-steps.ts'
import { createTeam, sendOrganisation } from '../support/browser/team-steps.ts'

let portal: RealPortal
test.beforeAll(async () => {
  test.setTimeout(330_000)
  portal = await openRealPortal()
})
test.afterAll(() => portal.stop())

const field = {
  zh: { name: '护河', summary: '守住家门口的河。' },
  en: { name: 'Rivers', summary: 'Rivers next door.' },
}
const tool = {
  zh: { name: '巡河本', tagline: '一个人也能记', description: '离线记下每一次巡护。' },
  en: { name: 'River log', tagline: 'For one person, too', description: 'Keeps every patrol, offline.' },
}
const question = { zh: '几个人巡河', en: 'How many people patrol' }
const unit = { zh: '人', en: 'people' }
const topic = { zh: '你们的河', en: 'Your river' }
const startLink = 'https://log.example.org/start'

test('from an empty database to a tool in use, with the portal stopped and started again', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const options = { baseURL: portal.origin }
  const founder = await openPerson(browser, { locale: 'zh', ...options })
  const nonprofit = await openPerson(browser, { locale: 'en', ...options })

  await test.step('no link is printed that could not work', () => seeRefusals())
  await test.step('the founder becomes staff', () => becomeStaff(founder))
  await test.step('while visitors read that the portal is not open', async () => {
    for (const locale of locales) await seeClosed(await openPerson(browser, { locale, ...options }))
  })
  await test.step('and reads what is missing', () =>
    seeOpening(founder, [
      m.opening_name,
      m.opening_operator,
      m.opening_contact,
      m.opening_records,
      m.opening_privacy,
      m.opening_terms,
      m.opening_field,
      m.opening_tool,
      m.opening_footer,
      m.opening_ways_in,
      m.opening_colleague,
      m.opening_backup,
    ]))
  await test.step('and takes the roles that the first hour needs', () => takeRoles(founder))
  await test.step('says who runs the portal, and publishes what people agree to', () =>
    stateOperator(founder))
  await test.step('a field, in both languages', () => makeField(founder))
  const number = await test.step('a tool, in both languages', () => makeTool(founder))
  const later = [
    m.opening_records,
    m.opening_footer,
    m.opening_ways_in,
    m.opening_colleague,
    m.opening_backup,
  ]
  await test.step('of what was missing, what can be done later is left', () => seeOpening(founder, later))
  await test.step('and opens the portal, knowing what is left', () => openToAll(founder))
  await test.step('a nonprofit comes and states its organisation', async () => {
    await signIn(nonprofit, newPhone())
    await createTeam(nonprofit, 'Clear River')
  })
  const organisation = await sendOrganisation(nonprofit)
  await test.step('which is verified', async () => {
    await openReview(founder, organisation.reference)
    await verify(founder)
  })
  const reference = await test.step('it applies', () => apply(nonprofit, number))
  await test.step('and is approved', async () => {
    await openReview(founder, reference)
    await startReview(founder)
    await approve(founder)
  })
  await test.step('it begins to use the tool', () => startUsing(nonprofit))
  await test.step('everything is there after a restart', async () => {
    expectNoProblems(founder, nonprofit)
    await portal.restart()
    // Errors during the intended downtime are expected.
    for (const { problems } of [founder, nonprofit]) problems.length = 0
    await nonprofit.page.reload()
    await expect(nonprofit.page.getByRole('main')).toContainText(m.application_label_in_use({}, nonprofit))
    for (const locale of locales) await readAs(await openPerson(browser, { locale, ...options }), number)
    await visit(founder, '/staff/content/fieldPages')
    await expect(founder.page.getByRole('main')).toContainText(field.zh.name)
  })
  expectNoProblems(founder, nonprofit)
})

function seeRefusals(): void {
  const args = ['--name', '林澄', '--roles', 'administrator']
  const other = portal.invite(args, { YISUN_ORIGIN: 'http://localhost:9' })
  expect(other).toMatchObject({ link: null, said: expect.stringContaining(`YISUN_ORIGIN: `) })
  expect(other.said).toContain(portal.origin)
  const nowhere = portal.invite(args, { YISUN_DATA_DIR: '/tmp/yisun-no-portal' })
  expect(nowhere).toMatchObject({ link: null, said: expect.stringContaining('YISUN_DATA_DIR: ') })
  const alone = portal.invite(['--name', '林澄', '--roles', 'editor'])
  expect(alone).toMatchObject({ link: null, said: expect.stringContaining('administrator') })
  const unsaid = portal.invite(['--name', '林澄'])
  expect(unsaid).toMatchObject({
    link: null,
    said: expect.stringContaining(m.privilege_edit_content({}, { locale: 'zh' })),
  })
}

async function becomeStaff(founder: Person): Promise<void> {
  const { page } = founder
  const { link, said } = portal.invite(['--name', '林澄', '--roles', 'administrator'])
  await page.goto(link ?? said)
  await settle(founder)
  await page.getByRole('link', { name: m.staff_invitation_sign_in({}, founder) }).click()
  await expect(page).toHaveURL(/signIn/)
  await settle(founder)
  await signInWithForm(founder, page.getByRole('main'), newPhone())
  await page.getByRole('button', { name: m.staff_invitation_accept({}, founder) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.staff_factor_enrol_title({}, founder))
  const secret = ((await page.locator('.staff-secret').first().textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel(m.staff_factor_code({}, founder)).fill(codeAt(secret, Date.now() / 1000))
  await page.getByRole('button', { name: m.staff_factor_submit({}, founder), exact: true }).click()
  await expect(page).toHaveURL(/\/staff/)
  await expect(page.getByLabel(m.staff_factor_code({}, founder))).toHaveCount(0)
}

/** One page in place of every other, with no way in but the staff's. */
async function seeClosed(visitor: Person): Promise<void> {
  const { page, locale } = visitor
  const response = await page.goto(locale === 'en' ? '/en/tools' : '/tools')
  expect(response?.status()).toBe(503)
  const site = locale === 'en' ? 'Yisun' : '益榫'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.closed_title({ site }, visitor))
  await page.getByRole('link', { name: m.closed_sign_in({}, visitor) }).click()
  await expect(page).toHaveURL(/signIn/)
}

/** The console's first page says how much is missing and leads to the list, where each item leads to its place. */
async function seeOpening(
  founder: Person,
  missing: ((inputs: object, options: Person) => string)[],
): Promise<void> {
  const { page } = founder
  await visit(founder, '/staff')
  const main = page.getByRole('main')
  await expect(main).toContainText(m.opening_title({ count: missing.length }, founder))
  await main.getByRole('link', { name: m.setup_go({}, founder) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.setup_title({}, founder))
  const open = main.locator('.task').filter({ hasNotText: m.opening_done({}, founder) })
  await expect(open).toHaveCount(missing.length)
  for (const [index, title] of missing.entries())
    await expect(open.nth(index)).toContainText(title({}, founder))
}

/** What is left is named, and opening without it is a choice. */
async function openToAll(founder: Person): Promise<void> {
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

async function takeRoles(founder: Person): Promise<void> {
  const { page } = founder
  await visit(founder, '/staff/members')
  await expect(page.getByText(m.staff_members_only({}, founder))).toBeVisible()
  const submit = page.getByRole('button', { name: m.staff_members_take({}, founder), exact: true })
  const form = page.locator('form').filter({ has: submit })
  for (const role of [m.staff_role_editor, m.staff_role_verifier, m.staff_role_reviewer])
    await form.getByRole('checkbox', { name: role({}, founder) }).check()
  await submit.click()
  await expect(page.getByText(m.staff_members_taken({}, founder))).toBeVisible()
  await settle(founder)
}

/** Nobody is asked to agree to a text that does not name the operator. */
async function stateOperator(founder: Person): Promise<void> {
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
  for (const title of ['隐私', '服务条款']) {
    await visit(founder, `/staff/content/pages?search=${encodeURIComponent(title)}`)
    await page.getByRole('main').getByRole('table').getByRole('link', { name: title }).first().click()
    await expect(page).toHaveURL(/pages\/\d+$/)
    const path = new URL(page.url()).pathname
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

const sideOf = (editor: Person, language: Locale): Locator =>
  editor.page.getByRole('region', { name: languageName(language, editor), exact: true })

async function publish(editor: Person): Promise<void> {
  for (const locale of locales) {
    const language = languageName(locale, editor)
    const said = m.collections_done_publish({ language }, editor)
    await press(editor, `${m.collections_move_publish({}, editor)} ${language}`, said)
  }
}

async function makeField(editor: Person): Promise<void> {
  const { page } = editor
  await visit(editor, '/staff/content/fieldPages')
  await page.getByRole('link', { name: m.collections_pages_of_fields_add({}, editor) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    m.collections_pages_of_fields_add({}, editor),
  )
  await settle(editor)
  for (const locale of locales) {
    const side = sideOf(editor, locale)
    await side.getByLabel(m.collections_field_title({}, editor)).fill(field[locale].name)
    await side.getByLabel(m.collections_field_summary({}, editor)).fill(field[locale].summary)
  }
  await page.getByLabel(m.collections_field_alias({}, editor)).fill('rivers')
  await page.getByLabel(m.collections_field_order({}, editor)).fill('1')
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
  await publish(editor)
}

/** @returns the tool's number */
async function makeTool(editor: Person): Promise<string> {
  const { page } = editor
  await visit(editor, '/staff/content/tools/new')
  for (const locale of locales) {
    const side = sideOf(editor, locale)
    await side
      .getByLabel(m.collections_field_name({}, editor) + m.collections_needed({}, editor), {
        exact: true,
      })
      .fill(tool[locale].name)
    await side.getByLabel(m.collections_field_tagline({}, editor)).fill(tool[locale].tagline)
    const body = side.getByRole('textbox', { name: m.collections_field_description({}, editor) })
    await expect(body).toHaveAttribute('contenteditable', 'true')
    await body.click()
    await body.fill(tool[locale].description)
  }
  await page.getByRole('checkbox', { name: m.toolbox_need_data_collection({}, editor) }).check()
  await page.getByRole('checkbox', { name: field.zh.name, exact: true }).check()
  await page.getByRole('radio', { name: m.toolbox_kind_cloud_service({}, editor) }).check()
  await page.getByLabel(m.collections_field_licence({}, editor)).fill('MIT')
  await page.getByLabel(m.collections_field_reply_days({}, editor)).fill('5')
  await page.getByLabel(m.collections_field_start_link({}, editor)).fill(startLink)
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
  const number = /tools\/(\d+)/.exec(page.url())?.[1] ?? ''
  await askOneQuestion(editor)
  await page.getByRole('link', { name: m.form_editor_back({}, editor) }).click()
  await settle(editor)
  await publish(editor)
  return number
}

/** For verified organisations only, with one number question. */
async function askOneQuestion(editor: Person): Promise<void> {
  const { page } = editor
  await page
    .getByRole('link', { name: m.collections_form_edit({}, editor) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.form_editor_title({}, editor))
  await settle(editor)
  await page.getByRole('checkbox', { name: m.form_editor_verified({}, editor) }).check()
  await press(editor, m.form_editor_rules_save({}, editor), m.form_editor_saved({}, editor))
  for (const locale of locales) {
    const label = m.form_editor_section_title_in({ language: languageName(locale, editor) }, editor)
    await page.getByLabel(label).last().fill(topic[locale])
  }
  await press(editor, m.form_editor_section_add({}, editor), m.form_editor_saved({}, editor))
  await page.getByLabel(m.form_editor_question_type({}, editor)).selectOption('number')
  await page.getByRole('button', { name: m.form_editor_question_add({}, editor) }).click()
  for (const locale of locales) {
    const part = languageName(locale, editor)
    const label = (text: string) => page.getByLabel(m.collections_problem({ part, text }, editor))
    await label(m.form_editor_question_label({}, editor)).fill(question[locale])
    await label(m.form_editor_question_unit({}, editor)).fill(unit[locale])
  }
  await page.getByLabel(m.form_editor_min({}, editor)).fill('1')
  await press(editor, m.form_editor_question_save({}, editor), m.form_editor_saved({}, editor))
}

async function apply(person: Person, number: string): Promise<string> {
  const { page } = person
  await visit(person, `/toolAskFor/${number}`)
  await page.getByRole('button', { name: m.apply_start({}, person) }).click()
  await page.getByLabel(question[person.locale]).fill('3')
  await settle(person)
  await saveAndContinue(person)
  const reference = await submitApplication(person)
  await releaseApplication(person)
  return reference
}

async function startUsing(person: Person): Promise<void> {
  const { page } = person
  await expectUnread(person)
  await openNewestMessage(person)
  await expect(page.getByText(m.application_approved_title({}, person)).first()).toBeVisible()
  await expect(page.locator(`a[href="${startLink}"]`).first()).toBeVisible()
  await settle(person)
  await page.getByRole('button', { name: m.application_confirm({}, person) }).click()
  await expect(page.getByRole('main')).toContainText(m.application_label_in_use({}, person))
}

/** What a visitor finds, in their language. */
async function readAs(person: Person, number: string): Promise<void> {
  const { page, locale } = person
  await visit(person, '/field/rivers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(field[locale].name)
  await page.getByRole('link', { name: tool[locale].name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool[locale].name)
  await expect(page).toHaveURL(new RegExp(`toolsDetail/${number}$`))
  await expect(page.getByRole('contentinfo').getByRole('link', { name: field[locale].name })).toBeVisible()
  expectNoProblems(person)
}
