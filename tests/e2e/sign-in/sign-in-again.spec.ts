import { expect, type Locator, type Response } from '@playwright/test'
import * as m from '#messages'
import { signInRules } from '../../../shared/rules/sign-in/sign-in.ts'
import { test } from '../../support/browser/browser-test.ts'
import { ageCodes } from '../../support/browser/end-session.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { codesSentTo, nextCodeTo } from '../../support/browser/outbox-page.ts'
import { newPhone, openPerson, type Person, settle, visit } from '../../support/browser/person.ts'
import { demoTool } from '../../support/world/demo-content.ts'

const umiOcr = demoTool('umi-ocr')

const toolPath = `/tools/toolsDetail/${umiOcr.number}`

for (const locale of languagesOf('without script a double click is one press at each step of signing in')) {
  test(`without script a double click is one press at each step of signing in, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript: false })
    const { page } = person
    const phone = newPhone()
    const origin = await begin(person, phone)
    await page.getByRole('button', { name: m.sign_in_send({}, person) }).dblclick({ delay: 80 })
    const code = page.getByLabel(m.sign_in_code({}, person))
    await expect(code).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    const sent = await nextCodeTo(origin, phone, [])
    expect(await codesSentTo(origin, phone)).toHaveLength(1)

    const submit = page.getByRole('button', { name: m.sign_in_submit({}, person), exact: true })
    await code.fill(otherThan(sent))
    await submit.dblclick({ delay: 80 })
    await expect(page.getByRole('alert')).toContainText(m.error_code_wrong({}, person))

    // A separate press without any input is told what is missing.
    await page.waitForTimeout(1000)
    await submit.click()
    await expect(page.getByRole('alert')).toContainText(m.sign_in_code({}, person))
    await expect(page.getByRole('alert')).not.toContainText(m.error_code_wrong({}, person))
    await code.fill(sent)
    await submit.dblclick({ delay: 80 })
    await page.getByLabel(m.sign_in_consent({}, person)).check()
    await submit.dblclick({ delay: 80 })
    // The second press may hit whatever the next page has at this place: the link to creating a team.
    await expect(page).toHaveURL(
      new RegExp(`${person.at('/accountCenter')}$|${person.at('/choseType')}(\\?|$)`),
    )
    await visit(person, '/accountCenter?part=security')
    await expect(page.getByRole('main')).toContainText(m.sessions_this_one({}, person))
    await expect(page.getByRole('button', { name: m.sessions_end_others({}, person) })).toHaveCount(0)
  })

  for (const hasScript of [true, false]) {
    test(`the wait for the next code stands after every refusal, ${locale}, script ${hasScript}`, async ({
      browser,
    }) => {
      const person = await openPerson(browser, { locale, hasScript })
      const { page } = person
      const phone = newPhone()
      const origin = await begin(person, phone)
      await page.getByRole('button', { name: m.sign_in_send({}, person) }).click()
      const code = page.getByLabel(m.sign_in_code({}, person))
      const submit = page.getByRole('button', { name: m.sign_in_submit({}, person), exact: true })
      const resend = page.locator('button[name="resend"]')
      await expect(code).toBeVisible()
      const sent = await nextCodeTo(origin, phone, [])
      expect(await secondsOn(resend)).toBeLessThanOrEqual(signInRules.resendAfterSeconds)
      for (const [turn, typed] of ['12', otherThan(sent), sent, sent].entries()) {
        const age = 5 * (turn + 1)
        await ageCodes(phone, age)
        await code.fill(typed)
        // Without script an immediate press counts as the second one of a double click.
        await page.waitForTimeout(1100)
        await Promise.all([page.waitForResponse(isPostedForm), submit.click()])
        await settle(person)
        await expect(
          typed === sent ? page.getByLabel(m.sign_in_consent({}, person)) : page.getByRole('alert'),
        ).toBeVisible()
        await expect.poll(() => secondsOn(resend)).toBeLessThanOrEqual(signInRules.resendAfterSeconds - age)
        expect(await secondsOn(resend)).toBeGreaterThan(0)
      }
      await expect(page.getByRole('alert')).toContainText(m.field_must_agree({}, person))
    })

    test(`who closes the sign-in is back where they were, ${locale}, script ${hasScript}`, async ({
      browser,
    }) => {
      const person = await openPerson(browser, { locale, hasScript })
      const { page } = person
      const dialog = page.getByRole('dialog', { name: m.sign_in_title({}, person) })
      const close = dialog.locator('.dialog-close')
      const apply = page.getByRole('link', { name: m.toolbox_apply({}, person) }).first()
      for (const how of hasScript ? ['Escape', 'press'] : ['press']) {
        await visit(person, toolPath)
        await apply.click()
        await expect(dialog).toBeVisible()
        await settle(person)
        if (how === 'Escape') await page.keyboard.press('Escape')
        else await close.click()
        await expect(page).toHaveURL(new RegExp(`${person.at(toolPath)}$`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(umiOcr.name[locale])
        await expect(dialog).toHaveCount(0)
      }
      // A page opened by its address has no page to go back to.
      await visit(person, '/accountCenter')
      await close.click()
      await expect(page).toHaveURL(new RegExp(`${person.at('/home')}$`))
    })
  }
}

/** Opens the sign-in page and types a phone; returns the portal's origin. */
async function begin(person: Person, phone: string): Promise<string> {
  await visit(person, '/signIn?back=%2FaccountCenter')
  await person.page.getByLabel(m.sign_in_phone({}, person)).fill(phone)
  return new URL(person.page.url()).origin
}

/** Whether this is the response to the sign-in form; the page's calls have other addresses. */
function isPostedForm(response: Response): boolean {
  return response.request().method() === 'POST' && /\/signIn(\.data)?\?/.test(response.url())
}

function otherThan(code: string): string {
  return code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
}

async function secondsOn(button: Locator): Promise<number> {
  return Number(/\d+/.exec((await button.textContent()) ?? '')?.[0] ?? 0)
}
