import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { codesSentTo, nextCodeTo, staffCodes } from './outbox-page.ts'
import { type Person, settle, visit } from './person.ts'

/** Signs in with the form inside `form`: phone, code from the outbox, consent where it is required. */
export async function signInWithForm(person: Person, form: Locator, phone: string): Promise<void> {
  const origin = new URL(person.page.url()).origin
  const known = await codesSentTo(origin, phone)
  const code = form.getByLabel(m.sign_in_code({}, person))
  const consent = form.getByLabel(m.sign_in_consent({}, person))
  const submit = form.getByRole('button', { name: m.sign_in_submit({}, person), exact: true })
  await form.getByLabel(m.sign_in_phone({}, person)).fill(phone)
  await askForCode(person, form, code)
  await code.fill(await nextCodeTo(origin, phone, known))
  await submit.click()
  await expect(async () => {
    expect((await consent.isVisible()) || (await code.count()) === 0).toBe(true)
  }).toPass()
  if (await consent.isVisible()) {
    await consent.check()
    await submit.click()
  }
  await expect(code).toHaveCount(0)
  await settle(person)
}

/** A phone gets one code a minute: after a refusal, waits as long as the form says. */
async function askForCode({ page, ...person }: Person, form: Locator, code: Locator): Promise<void> {
  const send = form.getByRole('button', { name: m.sign_in_send({}, person) })
  const refusal = form.getByRole('alert')
  await send.click()
  // Another test may request a code for this phone meanwhile, and the wait begins again.
  for (let turn = 0; turn < 4; turn += 1) {
    await expect(code.or(refusal).first()).toBeVisible()
    // The response to an earlier press stays until the next one arrives.
    if (turn > 0) await code.waitFor({ timeout: 8000 }).catch(() => undefined)
    if (await code.isVisible()) return
    const said = (await refusal.textContent())?.replace(/^\D*\d+\D+/, '') ?? ''
    await page.waitForTimeout((Number(/\d+/.exec(said)?.[0] ?? 60) + 1) * 1000)
    await send.click()
    await settle({ page, hasScript: person.hasScript })
  }
  await expect(code).toBeVisible()
}

/** Signs in on the sign-in page. */
export async function signIn(person: Person, phone: string, back = '/home'): Promise<void> {
  await visit(person, `/signIn?back=${encodeURIComponent(back)}`)
  await signInWithForm(person, person.page.getByRole('main'), phone)
}

/** Signs in as a member of the demo's staff, with the second factor; ends on the queue, or where judges begin. */
export async function signInAsStaff(person: Person, phone: string): Promise<void> {
  const { page } = person
  await signIn(person, phone, '/staff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.staff_factor_title({}, person))
  const headings = [m.staff_queue_title({}, person), m.judging_title({}, person)]
  const start = page.getByRole('heading', { level: 1, name: new RegExp(`^(${headings.join('|')})$`) })
  await proveIn(person, page.getByRole('main'), phone, () => start.waitFor({ timeout: 3000 }))
  await expect(start).toBeVisible()
}

/** Proves the second factor in a dialog over the page. */
export async function proveOver(person: Person, dialog: Locator, phone: string): Promise<void> {
  await proveIn(person, dialog, phone, () => dialog.waitFor({ state: 'detached', timeout: 3000 }))
}

/** A code works once, and others may have used those of this half minute: then the next ones are used. */
async function proveIn(
  person: Person,
  place: Locator,
  phone: string,
  untilProven: () => Promise<void>,
): Promise<void> {
  const code = place.getByLabel(m.staff_factor_code({}, person))
  await expect(code).toBeVisible()
  const tried = new Set<string>()
  await expect(async () => {
    if ((await code.count()) === 0) return
    const { current, next } = await staffCodes(new URL(person.page.url()).origin, phone)
    const one = [current, next].find((each) => !tried.has(each))
    if (!one) throw new Error('both codes have been used')
    tried.add(one)
    await code.fill(one)
    await place.getByRole('button', { name: m.staff_factor_submit({}, person) }).click()
    await untilProven()
  }).toPass({ timeout: 90_000 })
}
