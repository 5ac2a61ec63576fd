import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { leavingPage } from '../../../shared/rules/sign-in/privacy.ts'
import { arrive, arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { endCodeWait, endSessionUnder, signInAgainOn } from '../../support/browser/end-session.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { languageName } from '../../support/browser/language-name.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { codesSentTo, nextCodeTo } from '../../support/browser/outbox-page.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  settle,
  visit,
} from '../../support/browser/person.ts'
import { inDatabase } from '../../support/browser/portal-database.ts'
import { proveOver, signInAsStaff, signInWithForm } from '../../support/browser/sign-in-steps.ts'
import { demoTool } from '../../support/world/demo-content.ts'

const penpot = demoTool('penpot')

const [section] = penpot.questions.sections
const [, designers] = section?.questions ?? []
const numberIn = ({ page, locale }: Person) => page.getByLabel(designers?.label[locale] ?? '')

async function beginDraft(person: Person, phone: string): Promise<void> {
  await arriveWithTeam(person, `${journeyTeams.sessionEnds} ${person.locale} ${phone.slice(-4)}`, phone)
  await visit(person, `/toolAskFor/${penpot.number}`)
  await person.page.getByRole('button', { name: m.apply_start({}, person) }).click()
  await expect(numberIn(person)).toBeVisible()
  await settle(person)
}

/** Types a number; the session ends while it is being saved. */
const endWhileTyping = (person: Person, phone: string, number: string) =>
  endSessionUnder(person, phone, { to: '**/draft/save', send: () => numberIn(person).fill(number) })

/** Types the code of a person who is then refused. */
async function typeCode({ page, ...person }: Person, form: Locator, phone: string): Promise<void> {
  const origin = new URL(page.url()).origin
  const known = await codesSentTo(origin, phone)
  await form.getByLabel(m.sign_in_phone({}, person)).fill(phone)
  await form.getByRole('button', { name: m.sign_in_send({}, person) }).click()
  await form.getByLabel(m.sign_in_code({}, person)).fill(await nextCodeTo(origin, phone, known))
  await form.getByRole('button', { name: m.sign_in_submit({}, person), exact: true }).click()
}

for (const locale of languagesOf('a session that ends in the middle of a form is renewed over its page')) {
  test(`a session that ends in the middle of a form is renewed over its page, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    const phone = newPhone()
    await beginDraft(person, phone)
    const dialog = signInAgainOn(person)

    await test.step('while it is saved by itself', async () => {
      await endWhileTyping(person, phone, '5')
      await expect(dialog).toBeVisible()
      await expect(page).toHaveURL(/toolAskFor/)
      expect(await page.evaluate(() => localStorage.getItem('UserInfo'))).toMatch(/^(null|\{\})?$/)
      // Closing the dialog shows the page as it was, and the way back.
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(numberIn(person)).toHaveValue('5')
      await page
        .getByRole('alert')
        .getByRole('button', { name: m.sign_in_title({}, person) })
        .click()
      const saved = page.waitForResponse(
        (response) => response.url().endsWith('/draft/save') && response.ok(),
      )
      await signInWithForm(person, dialog, phone)
      await saved
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(m.notice_login_ended({}, person))).toHaveCount(0)
      await page.reload()
      await settle(person)
      await expect(numberIn(person)).toHaveValue('5')
    })
    await test.step('while it is sent: it is sent once more', async () => {
      await numberIn(person).fill('6')
      await endSessionUnder(person, phone, {
        to: '**/toolAskFor/**.data*',
        send: () => page.getByRole('button', { name: m.save_later({}, person) }).click(),
      })
      await expect(dialog).toBeVisible()
      const sent = page.waitForResponse(
        (response) => response.request().method() === 'POST' && /toolAskFor.*\.data/.test(response.url()),
      )
      await signInWithForm(person, dialog, phone)
      await expect(dialog).toHaveCount(0)
      await sent
      await visit(person, `/toolAskFor/${penpot.number}`)
      await expect(numberIn(person)).toHaveValue('6')
    })
    expectNoProblems(person)
  })

  test(`somebody else who signs in over a page sees and sends nothing of it, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    const phone = newPhone()
    await beginDraft(person, phone)
    await endWhileTyping(person, phone, '7')
    const dialog = signInAgainOn(person)
    await expect(dialog.getByLabel(m.sign_in_phone({}, person))).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/draft/save') && sent.push(request.url()))
    await signInWithForm(person, dialog, newPhone())
    const heading = page.getByRole('heading', { level: 1, name: m.sign_in_other_title({}, person) })
    await expect(heading).toBeVisible()
    await expect(numberIn(person)).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.waitForTimeout(2500)
    expect(sent).toEqual([])

    await test.step('and the first one goes on where they were', async () => {
      await page.getByRole('button', { name: m.sign_in_other_back({}, person) }).click()
      await dialog.getByLabel(m.sign_in_phone({}, person)).waitFor()
      const saved = page.waitForResponse(
        (response) => response.url().endsWith('/draft/save') && response.ok(),
      )
      await endCodeWait(phone)
      await signInWithForm(person, dialog, phone)
      await saved
      await expect(numberIn(person)).toHaveValue('7')
    })
    await test.step('also where they sign in in another tab', async () => {
      await numberIn(person).fill('8')
      const context = page.context()
      await context.clearCookies({ name: /yisun_signed_in|session/ })
      const other: Person = { ...person, page: await context.newPage() }
      await arrive(other, '/accountCenter', newPhone())
      await expect(heading).toBeVisible()
      await expect(numberIn(person)).toBeHidden()
      await page.getByRole('button', { name: m.sign_in_other_drop({}, person) }).click()
      await expect(heading).toHaveCount(0)
    })
    expectNoProblems(person)
  })

  test(`who is leaving or suspended is told so by the sign-in over a page, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    const phone = newPhone()
    await beginDraft(person, phone)
    const dialog = signInAgainOn(person)
    const accountId = await endWhileTyping(person, phone, '5')
    await inDatabase(
      `insert into account_deletions (account_id, due_at) values ($1, now() + interval '7 days')`,
      [accountId],
    )
    await test.step('who is leaving finds the way to stay, and goes on writing', async () => {
      await signInWithForm(person, dialog, phone)
      const look = dialog.getByRole('link', { name: m.sign_in_again_leaving_look({}, person) })
      await expect(look).toHaveAttribute('href', person.at(leavingPage))
      await expect(look).toHaveAttribute('target', '_blank')
      await dialog.getByRole('button', { name: m.sign_in_again_go_on({}, person) }).click()
      await expect(dialog).toHaveCount(0)
      await expect(numberIn(person)).toHaveValue('5')
    })
    await test.step('who is suspended finds the reason, and keeps what was typed', async () => {
      await endWhileTyping(person, phone, '6')
      await expect(dialog).toBeVisible()
      await inDatabase(`update accounts set status = 'suspended' where id = $1`, [accountId])
      await typeCode(person, dialog, phone)
      const why = dialog.getByRole('link', { name: m.sign_in_again_suspended_look({}, person) })
      const [opened] = await Promise.all([page.context().waitForEvent('page'), why.click()])
      await expect(opened).toHaveURL(new RegExp(`${person.at('/suspended')}$`))
      await expect(opened.getByRole('heading', { level: 1 })).toHaveText(m.suspended_title({}, person))
      await expect(numberIn(person)).toHaveValue('6')
    })
    expectNoProblems(person)
  })

  test(`an editor proves both factors over the page that they are writing, ${locale}`, async ({
    browser,
  }) => {
    const phone = { zh: '13900000004', en: '13900000005' }[locale]
    // Both languages run at once: another save of the same record would be a conflict.
    const record = { zh: '/staff/content/tools/1031', en: '/staff/content/tools/1030' }[locale]
    const person = await openPerson(browser, { locale })
    const { page } = person
    await endCodeWait(phone)
    await signInAsStaff(person, phone)
    await visit(person, record)
    const side = page.getByRole('region', { name: languageName('zh', person), exact: true })
    const tagline = side.getByLabel(m.collections_field_tagline({}, person))
    const words = `排成能送印厂的版 ${locale} ${Date.now()}`
    await tagline.fill(words)
    await endSessionUnder(person, phone, {
      to: `**${record}.data*`,
      send: () => page.getByRole('button', { name: m.collections_save({}, person), exact: true }).click(),
    })
    const dialog = signInAgainOn(person)
    await expect(dialog).toBeVisible()
    await signInWithForm(person, dialog, phone)
    const said = page.waitForResponse(
      (response) => response.url().includes(`${record}.data`) && response.ok(),
      { timeout: 120_000 },
    )
    await proveOver(person, dialog, phone)
    await said
    await expect(tagline).toHaveValue(words)
    await expect(
      page.getByRole('status').filter({ hasText: new RegExp(`^${m.collections_done_save({}, person)}$`) }),
    ).toBeVisible()
    await page.reload()
    await expect(tagline).toHaveValue(words)
  })

  test(`the notice of a login that ended goes with the next one, ${locale}`, async ({ browser }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    await visit(person, '/home?notice=loginEnded')
    const notice = page.getByText(m.notice_login_ended({}, person))
    await expect(notice).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name: m.sign_in_title({}, person) })
      .click()
    await signInWithForm(person, page.getByRole('dialog'), newPhone())
    await expect(page).toHaveURL(new RegExp(`${person.at('/home')}$`))
    await expect(notice).toHaveCount(0)
    await visit(person, '/home?notice=loginEnded')
    await expect(notice).toHaveCount(0)
  })
}
