import { expect, type Page } from '@playwright/test'

/** WCAG 1.4.12 spacing and 200 % text lose nothing at 1280 and 320 px; every character has a glyph. */
export async function expectTextRoom(page: Page): Promise<void> {
  await expectEveryGlyph(page)
  const size = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const width of [1280, 320]) {
    await page.setViewportSize({ ...size, width })
    await withStyle(page, textSpacing, () => expectNothingClipped(page, `text spacing at ${width}`))
    await withStyle(page, ':root { font-size: 200% !important }', async () => {
      await expectNothingClipped(page, `200 % text at ${width}`)
      await expectNothingStacked(page)
    })
  }
  await page.setViewportSize(size)
}

const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** A style sheet as an extension would add it, since the page's policy allows no inline style. */
async function withStyle(page: Page, css: string, look: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
  await look()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

async function expectNothingClipped(page: Page, when: string): Promise<void> {
  const clipped = await page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > window.innerWidth) {
      found.push('the page scrolls sideways')
      const all = [...document.querySelectorAll('body *')].filter(
        (element) => !element.closest('svg') && element.checkVisibility(),
      )
      for (const element of all) {
        const { right, width } = element.getBoundingClientRect()
        if (right > window.innerWidth + 1 && width > 0) found.push(`${element.tagName}.${element.className}`)
      }
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element)
      if (style.overflow !== 'hidden' || element.closest('svg') || !element.checkVisibility()) continue
      // Text for screen readers alone is one pixel in size on purpose.
      if (element.clientWidth <= 1 || !element.textContent?.trim()) continue
      if (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2) {
        found.push(`${element.tagName}.${element.className}`)
      }
    }
    return found
  })
  expect(clipped, when).toEqual([])
}

/** No Chinese is stacked one or two characters a line. */
export async function expectNothingStacked(page: Page): Promise<void> {
  const stacked = await page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll(
      'main p, main li, main td, main th, main dd, main dt, main a, main button, main h1, main h2, main h3',
    )) {
      const text = (element.textContent ?? '').trim()
      if (element.children.length > 0 || !/\p{Script=Han}{6,}/u.test(text)) continue
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      const box = element.getBoundingClientRect()
      if (box.width > 1 && box.width < size * 2.5) found.push(text.slice(0, 20))
    }
    return found
  })
  expect(stacked, 'stacked characters').toEqual([])
}

/** Characters already drawn in this process, by font: one with a glyph has it on every page. */
const drawn = new Map<string, string>()

/** Draws each character of the page in its font and finds those that look like a missing glyph. */
async function expectEveryGlyph(page: Page): Promise<void> {
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  const { missing, fresh } = await page.evaluate(
    ({ family, known }) => {
      const canvas = document.createElement('canvas')
      canvas.width = 40
      canvas.height = 40
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      if (!pen) return { missing: ['no canvas'], fresh: [] }
      pen.font = `24px ${family}`
      pen.textBaseline = 'top'
      const draw = (character: string) => {
        pen.clearRect(0, 0, 40, 40)
        pen.fillText(character, 4, 4)
        return pen.getImageData(0, 0, 40, 40).data.join()
      }
      // Noncharacters, for which no font has a glyph.
      const boxes = new Set(['\u{FFFFE}', '\u{10FFFE}', '\uFDD0'].map(draw))
      const blocks = [...document.querySelectorAll('header, main, footer')]
      const text = blocks.map(({ textContent }) => textContent).join('')
      const before = new Set(known)
      const unknown = new Set([...text.replace(/[\s\p{Cf}]/gu, '')].filter((one) => !before.has(one)))
      const without = [...unknown].filter((one) => boxes.has(draw(one)))
      return { missing: without, fresh: [...unknown].filter((one) => !without.includes(one)) }
    },
    { family: font, known: drawn.get(font) ?? '' },
  )
  expect(missing, 'characters without a glyph').toEqual([])
  drawn.set(font, (drawn.get(font) ?? '') + fresh.join(''))
}
