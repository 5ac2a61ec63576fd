import { expect, type Page } from '@playwright/test'

/** The page follows the reader's system settings: reduced motion and forced colours. */
export async function expectMediaFollowed(page: Page): Promise<void> {
  await expectStillness(page)
  await expectForcedColours(page)
}

/** Under reduced motion nothing is set to move, and nothing moves. */
async function expectStillness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(nameMotionSet), 'set to move under reduced motion').toEqual([])
  // An animation begun by the last press ends within 160 ms, and then none is left.
  await expect
    .poll(() => page.evaluate(nameAnimations), { message: 'moves under reduced motion', timeout: 1000 })
    .toEqual([])
  await page.emulateMedia({ reducedMotion: null })
}

/** Runs in the page: every element with a transition or an animation. */
function nameMotionSet(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      const isSet = style.transitionDuration !== '0s' || style.animationName !== 'none'
      if (isSet || style.scrollBehavior === 'smooth')
        found.push(`${element.tagName}.${element.getAttribute('class')}${pseudo ?? ''}`)
    }
  }
  return found
}

/** Runs in the page: every running animation. */
function nameAnimations(): string[] {
  return document.getAnimations().map((animation) => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
    const what =
      animation instanceof CSSTransition ? animation.transitionProperty : animation.constructor.name
    return `${animation.playState}: ${what} of ${target?.tagName}.${target?.getAttribute('class')}`
  })
}

/** In forced colours each control has an edge or underline, a visible focus, and a visible choice. */
async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  // After a key press, an element focused by a script shows its focus as for the keyboard.
  await page.keyboard.press('Shift')
  const found = await page.evaluate(describeControls)
  expect(found, 'in forced colours').toEqual([])
  await expectChoiceSeen(page)
  await page.emulateMedia({ forcedColors: null })
}

/** Runs in the page: every control that is not recognisable, with the reason. */
function describeControls(): string[] {
  const found: string[] = []
  const scope = document.querySelector('dialog:modal') ?? document
  const hasLine = (style: CSSStyleDeclaration) =>
    ['Top', 'Right', 'Bottom', 'Left'].some((side) => {
      const width = Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`))
      return width > 0 && style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none'
    }) || style.textDecorationLine.includes('underline')
  const nameOf = (element: Element) =>
    `${element.tagName}.${element.className} "${(element.textContent ?? '').trim().slice(0, 20)}"`
  const active = document.activeElement
  for (const element of scope.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) continue
    // The hidden button that Enter presses is not meant to be seen.
    if (element.clientWidth <= 1) continue
    const isBox = element.matches('button, input:not([type=file]), select, textarea')
    const before = getComputedStyle(element, '::before')
    if (isBox && !hasLine(getComputedStyle(element)) && !hasLine(before) && !element.querySelector('svg'))
      found.push(`${nameOf(element)} has no edge`)
    element.focus({ preventScroll: true })
    const rings = [getComputedStyle(element), getComputedStyle(element, '::after')]
    const isSeen = rings.some(
      (ring) => ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2,
    )
    if (document.activeElement === element && !isSeen) found.push(`${nameOf(element)} shows no focus`)
  }
  for (const status of scope.querySelectorAll('.tag, .tracker-step, .notice, [aria-current]')) {
    if (!status.textContent?.trim()) found.push(`${nameOf(status)} speaks by colour alone`)
  }
  if (active instanceof HTMLElement) active.focus({ preventScroll: true })
  return found
}

/** A ticked box looks different from an empty one. Set by property, which triggers no event. */
async function expectChoiceSeen(page: Page): Promise<void> {
  for (const type of ['checkbox', 'radio']) {
    const box = page.locator(`input[type=${type}]:visible:not(:disabled)`).first()
    if ((await box.count()) === 0) continue
    const tick = (isTicked: boolean) =>
      box.evaluate((element: HTMLInputElement, value) => {
        element.checked = value
      }, isTicked)
    const was = await box.isChecked()
    await tick(false)
    const empty = await box.screenshot()
    await tick(true)
    expect((await box.screenshot()).equals(empty), `a ticked ${type} looks empty`).toBe(false)
    await tick(was)
  }
}
