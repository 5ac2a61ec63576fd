import { expect, type Page, test } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { pageChecks, type ViewCheckID, type WholeCheckID } from '../../shared/rules/page-checks.ts'
import { expectMediaFollowed } from './media-checks.ts'
import { expectNothingStacked, expectTextRoom } from './text-checks.ts'
import { expectComposing } from './typing-checks.ts'

/** The view of a page, and whether rules that do not depend on colour and size were checked before. */
type Seen = { size: 'normal' | 'elder'; isFurther: boolean }
/** The other inputs of a check. */
type Told = { locale: 'zh' | 'en'; entered: readonly string[] }

/** The checks in the list for readers: each is implemented here, and no other check runs. */
const wholeChecks: Record<WholeCheckID, (page: Page, told: Told) => Promise<void>> = {
  structure: (page, { locale }) => expectStructure(page, locale),
  ownWords: expectOwnWords,
  oneLanguage: (page, { locale, entered }) => expectOneLanguage(page, locale, entered),
  tabWalk: expectTabWalk,
  composing: expectComposing,
  media: expectMediaFollowed,
  textRoom: expectTextRoom,
}
const viewChecks: Record<ViewCheckID, (page: Page, seen: Seen) => Promise<void>> = {
  rules: expectAccessible,
  reflow: expectReflow,
  targets: expectTargets,
}

/**
 * Checks that are the same in every view: structure, one language, keyboard, input methods, system settings
 * of the reader, room for larger text.
 * @param entered texts that people have written, in any language
 */
export async function expectGoodPage(
  page: Page,
  locale: 'zh' | 'en',
  entered: readonly string[] = [],
): Promise<void> {
  for (const check of pageChecks)
    if (!check.isPerView) await test.step(check.id, () => wholeChecks[check.id](page, { locale, entered }))
}

/** Checks of the document alone: structure, own words, one language, and rules that ignore colour. */
export async function expectGoodDocument(
  page: Page,
  locale: 'zh' | 'en',
  entered: readonly string[] = [],
): Promise<void> {
  for (const check of ['structure', 'ownWords', 'oneLanguage'] as const)
    await test.step(check, () => wholeChecks[check](page, { locale, entered }))
  await test.step('rules', () =>
    expectRules(page, { runOnly: standardTags, rules: withoutLookRules, least: 15 }))
}

/** Checks that depend on colours, size and width. */
export async function expectGoodView(page: Page, seen: Seen): Promise<void> {
  for (const check of pageChecks)
    if (check.isPerView) await test.step(check.id, () => viewChecks[check.id](page, seen))
}

const standardTags = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The rules about colours, sizes and places; the others read the document, which stays the same. */
const lookRules = {
  type: 'rule' as const,
  values: [
    'color-contrast-enhanced',
    'link-in-text-block',
    'target-size',
    'scrollable-region-focusable',
    'region',
  ],
}
/** A contrast of 7:1, which is stricter than the rule of 4.5:1. */
const strictRules = {
  'color-contrast': { enabled: false },
  'color-contrast-enhanced': { enabled: true },
  'target-size': { enabled: true },
}
const withoutLookRules = Object.fromEntries(
  ['color-contrast', ...lookRules.values].map((id) => [id, { enabled: false }]),
)

/** WCAG 2.0 to 2.2 A and AA, and best practice. */
function expectAccessible(page: Page, { isFurther }: Seen): Promise<void> {
  const runOnly = isFurther ? lookRules : standardTags
  return expectRules(page, { runOnly, rules: strictRules, least: isFurther ? 2 : 20 })
}

type Rules = Required<Pick<RunOptions, 'runOnly' | 'rules'>> & { least: number }

/** @param rules.least more than this number of rules must find something to check */
async function expectRules(page: Page, { least, ...rules }: Rules): Promise<void> {
  // Once per page: pages have no frames, and parsing the source for each view takes longer than the rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const results = await page.evaluate(
    async (options) => {
      const { axe: runner } = window as unknown as { axe: typeof axe }
      const { violations, passes } = await runner.run(document, options)
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      )
      return { found, passes: passes.length }
    },
    { ...rules, resultTypes: ['violations' as const] },
  )
  expect(results.found).toEqual([])
  expect(results.passes, 'rules that found something to look at').toBeGreaterThan(least)
}

/** One h1, the landmarks, the skip link first, a title of its own, and the language of the page. */
async function expectStructure(page: Page, locale: 'zh' | 'en'): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1)
  }
  expect(await page.locator('html').getAttribute('lang')).toBe(locale === 'zh' ? 'zh-CN' : 'en')
  const title = await page.title()
  expect(title.length).toBeGreaterThan(4)
  const first = await page.evaluate(() => {
    const links = document.body.querySelectorAll('a[href], button, input, summary')
    return links[0]?.getAttribute('href')
  })
  expect(first).toBe('#main')
}

/** The page reports form errors itself; the browser's own bubbles never do. */
async function expectOwnWords(page: Page): Promise<void> {
  const checked = [':required', '[type=email]', '[type=url]', '[type=number]', '[type=date]', '[pattern]']
  const bubbles = await page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map((field) => field.outerHTML),
    `form:not([novalidate]) :is(${checked.join()})`,
  )
  expect(bubbles).toEqual([])
}

/** No horizontal scroll, and no Chinese stacked one or two characters a line. */
async function expectReflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return []
    const elements = [...document.querySelectorAll('body *')].filter((element) => !element.closest('svg'))
    const over = elements.filter((element) => element.getBoundingClientRect().right > window.innerWidth)
    return ['the page scrolls sideways', ...over.map((element) => `${element.tagName}.${element.className}`)]
  })
  expect(wide).toEqual([])
  await expectNothingStacked(page)
}

/** Targets of at least 24 px, 60 in elder mode; links inside a sentence are excepted, as in WCAG 2.5.8. */
async function expectTargets(page: Page, { size }: Seen): Promise<void> {
  const least = size === 'elder' ? 60 : 24
  const small = await page.evaluate((minimum) => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches('.skip-link')) continue
      const style = getComputedStyle(element)
      const isInSentence = element.tagName === 'A' && style.display === 'inline'
      if (isInSentence) continue
      const label = element.closest('label')
      const target = label ?? element
      const box = target.getBoundingClientRect()
      const after = getComputedStyle(element, '::after')
      if (after.position === 'absolute' && after.inset === '0px') continue
      if (box.height + 0.5 < minimum)
        found.push(
          `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 20)}" ${Math.round(box.width)}×${Math.round(box.height)}`,
        )
    }
    return found
  }, least)
  expect(small).toEqual([])
}

/** Chinese pages have no English accessible names, English ones no Chinese, except marked by `lang`. */
async function expectOneLanguage(page: Page, locale: 'zh' | 'en', entered: readonly string[]): Promise<void> {
  const foreign = await page.evaluate(
    ([language, ...people]) => {
      const found: string[] = []
      // Masked names and phones, such as 周**, count as theirs too.
      const ours = (text: string) =>
        people.reduce((rest, word) => rest.replaceAll(word, ''), text).replace(/\S*\*\S*/g, '')
      const isForeign = (all: string, text = ours(all)) =>
        language === 'en' ? /\p{Script=Han}/u.test(text) : /[A-Za-z]{3,} [a-z]{2,} [a-z]{2,}/.test(text)
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const own = element.closest('[lang]')?.getAttribute('lang') ?? ''
        if (!own.startsWith(language ?? '') || element.closest('script, style')) continue
        const names = [
          element.getAttribute('aria-label'),
          element.getAttribute('title'),
          element.getAttribute('alt'),
          element.getAttribute('placeholder'),
        ]
        const text = [...element.childNodes]
          .filter((node) => node.nodeType === 3)
          .map((node) => node.textContent ?? '')
        for (const name of [...names, ...text])
          if (name && isForeign(name)) found.push(name.trim().slice(0, 40))
      }
      return found
    },
    // The longest first, so that nothing remains of a name that contains another.
    [locale, ...[...entered].sort((one, other) => other.length - one.length)],
  )
  expect(foreign).toEqual([])
}

/** Tab reaches every control in turn, each with a visible, uncovered focus, and leaves at the end. */
async function expectTabWalk(page: Page): Promise<void> {
  // A modal dialog traps Tab, so that nothing behind it can be reached.
  const isModal = (await page.locator('dialog:modal').count()) > 0
  const wanted = await page.evaluate(
    () =>
      [
        ...(document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), select, textarea, summary',
        ),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.tabIndex >= 0 &&
          !(element as HTMLButtonElement).disabled &&
          !(element instanceof HTMLInputElement && element.type === 'radio'),
      ).length,
  )
  await page.evaluate(() => {
    // Tab continues from the last focused element, even after a blur: start before everything else.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    window.scrollTo(0, 0)
  })
  await page.evaluate(noteFocusAtEachKey)
  const seen = new Set<string>()
  let last = ''
  let isThrough = false
  for (let pressed = 0; !isThrough && pressed < wanted * 2 + 12; pressed += stretch) {
    for (const focus of await pressTab(page, stretch)) {
      // After its last control Tab reaches the browser's own, then the first control again.
      if (!focus && isModal) continue
      // Tab moves through day, month and year within one date field.
      if (focus && focus.id === last) continue
      isThrough = !focus || seen.has(focus.id)
      if (!focus || isThrough) break
      last = focus.id
      seen.add(focus.id)
      expect(focus.outline, `focus of ${focus.name}`).toBeGreaterThanOrEqual(2)
      expect(focus.isCovered, `${focus.name} is covered while focused`).toBe(false)
    }
  }
  expect(seen.size, 'controls reached by Tab').toBeGreaterThanOrEqual(wanted)
}

/** Tab presses between two readings of the focus: reading after each press takes three times as long. */
const stretch = 16

type Focus = { id: string; name: string; outline: number; isCovered: boolean } | null

/** Presses Tab `times` times. @returns the focused element after each press */
async function pressTab(page: Page, times: number): Promise<Focus[]> {
  await Promise.all(Array.from({ length: times }, () => page.keyboard.press('Tab')))
  // Another, inert key, so that the last press is recorded as well.
  await page.keyboard.press('Shift')
  return page.evaluate(() => (window as Window & { tabWalk?: Focus[] }).tabWalk?.splice(0) ?? [])
}

/** Runs in the page: records, at each key press, the focus to which the previous key moved. */
function noteFocusAtEachKey(): void {
  const walk: Focus[] = []
  let isFirst = true
  Object.assign(window, { tabWalk: walk })
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (!isFirst) walk.push(describeFocus())
      isFirst = key === 'Shift'
    },
    { capture: true },
  )

  /** The focused element's identity, its ring, and whether something covers it. */
  function describeFocus(): Focus {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return null
    const marked = element as HTMLElement & { tabWalk?: string }
    marked.tabWalk ??= String(performance.now()) + Math.random()
    const style = getComputedStyle(element)
    // A link that covers its card shows the ring around the card.
    const widthOf = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    const box = element.getBoundingClientRect()
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1)
    const y = Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1)
    const top = document.elementFromPoint(x, y)
    const isCovered = top !== null && !element.contains(top) && !top.contains(element)
    return {
      id: marked.tabWalk,
      name: (element.textContent ?? '').trim().slice(0, 30) || element.tagName,
      outline: Math.max(widthOf(style), widthOf(getComputedStyle(element, '::after'))),
      isCovered,
    }
  }
}
