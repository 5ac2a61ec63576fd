import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { arrive } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { holdBack } from '../../support/browser/hold-back.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { newPhone, openPerson, type Person, visit } from '../../support/browser/person.ts'

const banner = ({ page }: Person) => page.getByRole('banner')

/** Every text size and width for which the header has a layout. */
const views = [320, 1280].flatMap((width) => ['normal', 'elder'].map((size) => ({ width, size })))

async function chooseView({ page }: Person, { width, size }: (typeof views)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const url = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'yisun_view', value: `auto.${size}`, url }])
}

/** All items of the menu begin at the same edge. */
async function expectOneEdge(person: Person): Promise<void> {
  const items = await banner(person).locator('.site-menu-panel :is(a, summary, form)').all()
  const boxes = await Promise.all(items.map((item) => item.boundingBox()))
  const edges = boxes.flatMap((box) => (box ? [Math.round(box.x)] : []))
  expect(edges.length).toBeGreaterThan(5)
  expect(new Set(edges).size).toBe(1)
}

async function openMenu(person: Person, width: number): Promise<void> {
  if (width < 832) await banner(person).getByText(m.nav_menu({}, person), { exact: true }).click()
}

for (const locale of languagesOf('without script the pages behind sign-in show the account and sign out')) {
  test(`without script the pages behind sign-in show the account and sign out, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript: false })
    const { page } = person
    const phone = newPhone()
    const named = m.user_label({ phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` }, person)
    await arrive(person, '/accountCenter', phone)
    expect(await page.content()).not.toContain(phone)
    for (const view of views) {
      await chooseView(person, view)
      await visit(person, '/accountCenter?part=messages')
      const account = banner(person).getByRole('link', { name: named })
      await expect(account.getByText(named, { exact: true })).toBeInViewport()
      await expect(account).toHaveAttribute('href', person.at('/accountCenter'))
      await expect(
        banner(person).getByRole('link', { name: m.messages_nav({}, person), exact: true }),
      ).toBeVisible()
      await expect(banner(person).getByRole('link', { name: m.sign_in_title({}, person) })).toHaveCount(0)
      await openMenu(person, view.width)
      if (view.width === 320) await expectOneEdge(person)
      await expect(banner(person).getByRole('button', { name: m.sign_out({}, person) })).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(view.width)
    }
    await banner(person)
      .getByRole('button', { name: m.sign_out({}, person) })
      .click()
    await expect(page).toHaveURL(new RegExp(`${person.at('/home')}$`))
    await visit(person, '/accountCenter')
    await expect(page.getByRole('dialog', { name: m.sign_in_title({}, person) })).toBeVisible()
  })

  test(`without script a public page leads everybody to their account in the same words, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript: false })
    const { page } = person
    const link = banner(person).getByRole('link', { name: m.nav_account({}, person), exact: true })
    await visit(person, '/tools')
    const before = await page.content()
    await link.click()
    await expect(page.getByRole('dialog', { name: m.sign_in_title({}, person) })).toBeVisible()
    await arrive(person, '/tools')
    expect(await page.content()).toBe(before)
    for (const view of views) {
      await chooseView(person, view)
      await visit(person, '/tools')
      await expect(link).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(view.width)
    }
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_title({}, person))
  })

  test(`without script the sign-in over a page stands where it does with script, over a darkened page, ${locale}`, async ({
    browser,
  }) => {
    const [plain, scripted] = await Promise.all(
      [false, true].map((hasScript) => openPerson(browser, { locale, hasScript })),
    )
    if (!plain || !scripted) throw new Error('two people were to be opened')
    await visit(plain, '/tools')
    await visit(scripted, '/tools')
    for (const view of views) {
      const looks = []
      for (const person of [plain, scripted]) {
        await chooseView(person, view)
        await visit(person, '/home?signIn=%2FaccountCenter')
        const dialog = person.page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        const shade = await dialog.evaluate((box) =>
          box.matches(':modal')
            ? getComputedStyle(box, '::backdrop').backgroundColor
            : /^rgba?\([^)]*\)/.exec(getComputedStyle(box).boxShadow)?.[0],
        )
        const box = await dialog.boundingBox()
        // With script it also offers a passkey, which makes it taller around the same middle.
        looks.push({ shade, left: box?.x, width: box?.width, middle: box && box.y + box.height / 2 })
      }
      expect(looks[0]?.middle).toBeGreaterThan(0)
      expect(looks[0]).toEqual(looks[1])
    }
  })

  test(`a press that begins before the script has come opens the sign-in, ${locale}`, async ({ browser }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(person.at('/home'), { waitUntil: 'commit' })
    const signInLink = banner(person).getByRole('link', { name: m.sign_in_title({}, person), exact: true })
    await placeAtRest(signInLink)
    await signInLink.hover()
    await page.mouse.down()
    release()
    await expect(signInLink).toHaveAttribute('href', /signIn\?back=/)
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test(`with script the header says what to do before it has come, and lets sign out from any page, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(person.at('/tools'), { waitUntil: 'commit' })
    const signInLink = banner(person).getByRole('link', { name: m.sign_in_title({}, person), exact: true })
    await expect(signInLink).toBeVisible()
    const place = await placeAtRest(signInLink)
    release()
    await expect(signInLink).toHaveAttribute('href', /signIn\?back=/)
    expect(await signInLink.boundingBox()).toEqual(place)
    await arrive(person, '/tools')
    await banner(person)
      .getByRole('button', { name: m.sign_out({}, person) })
      .click()
    await expect(signInLink).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${person.at('/home')}$`))
  })
}

/** The place of an element once the styles of a loading page are applied. */
async function placeAtRest(locator: Locator) {
  const places: Awaited<ReturnType<Locator['boundingBox']>>[] = []
  await expect(async () => {
    places.push(await locator.boundingBox())
    await locator.page().waitForTimeout(150)
    places.push(await locator.boundingBox())
    expect(places.at(-1)).not.toBeNull()
    expect(places.at(-1)).toEqual(places.at(-2))
  }).toPass({ timeout: 10_000 })
  return places.at(-1)
}
