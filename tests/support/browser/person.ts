import { randomInt } from 'node:crypto'
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'

/** A person with a browser of their own. Messages take a person as options: `m.close({}, person)`. */
export type Person = {
  page: Page
  locale: Locale
  hasScript: boolean
  /** Errors in the browser: of scripts, of the console, of the content policy. */
  problems: string[]
  /** The address of a page in the person's language. */
  at(path: string): string
}

export type PersonOptions = {
  locale: Locale
  hasScript?: boolean
  hasTouch?: boolean
  userAgent?: string
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>
  /** Set for another portal than that of the run. */
  baseURL?: string
}

/** Opens a browser context with an address of its own, since codes are limited by address. */
export async function openPerson(browser: Browser, options: PersonOptions): Promise<Person> {
  const { locale, hasScript = true, hasTouch = false, userAgent, storageState, baseURL } = options
  const context = await browser.newContext({
    javaScriptEnabled: hasScript,
    hasTouch,
    locale: locale === 'zh' ? 'zh-CN' : 'en-GB',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
    ...(userAgent && { userAgent }),
    ...(storageState && { storageState }),
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  return {
    page,
    locale,
    hasScript,
    problems: collectProblems(page),
    at: (path) => pathInLocale(path, locale),
  }
}

/** Collects a page's errors from now on. A response below 500 is part of its normal work. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    const isAnswer = /^Failed to load resource.*status of 4\d\d/.test(message.text())
    if (message.type() === 'error' && !isAnswer) problems.push(`${page.url()}: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

/** Waits until the page is hydrated; without script returns at once. */
export async function settle({ page, hasScript }: Pick<Person, 'page' | 'hasScript'>): Promise<void> {
  if (!hasScript) return
  await page.waitForFunction(() => {
    if (!window.yisunGuard?.isStarted) return false
    // The form in an open dialog is hydrated later than the page.
    const parts = [document.getElementById('main'), ...document.querySelectorAll('dialog[open] form')]
    return parts.every(
      (part) => part !== null && Object.keys(part).some((key) => key.startsWith('__reactProps')),
    )
  })
}

/** Waits until the navigation after a press has finished; without script it is part of the page load. */
export async function untilIdle({ page, hasScript }: Pick<Person, 'page' | 'hasScript'>): Promise<void> {
  if (!hasScript) return
  await page.waitForFunction(() => window.__reactRouterDataRouter?.state.navigation.state === 'idle')
}

/** Presses a button that posts a form and waits for the response; the page's own calls do not count. */
export async function pressToPost({ page }: Pick<Person, 'page'>, button: Locator): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && !new URL(response.url()).pathname.startsWith('/api/'),
  )
  await button.click()
  await answer
}

/** Opens a page in the person's language. */
export async function visit(person: Person, path: string): Promise<void> {
  await person.page.goto(person.at(path))
  await settle(person)
}

/** The reference in a confirmation. */
export async function referenceOn({ page }: Person): Promise<string> {
  const main = page.getByRole('main')
  await expect(main).toContainText(reference)
  return reference.exec((await main.textContent()) ?? '')?.[0] ?? ''
}

const reference = /[A-Z]{2}-\d{4}-[A-Z\d]{5}/

/** The browsers of these people had no errors. */
export function expectNoProblems(...people: Person[]): void {
  expect(people.flatMap(({ problems }) => problems)).toEqual([])
}

/** A phone of eleven digits that nobody else in the run has. */
export function newPhone(): string {
  return `136${randomInt(10_000_000, 99_999_999)}`
}

/** An address for each browser, since codes are limited by address. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
