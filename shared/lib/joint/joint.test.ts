import { describe, expect, test } from 'vitest'
import { coverDrawing } from './cover.ts'
import type { Drawing } from './drawing.ts'
import { fieldDrawing } from './field.ts'
import { glyphDrawing, glyphOf, logoDrawing } from './glyph.ts'
import { markDrawing } from './mark.ts'
import { jointKinds, profile } from './profile.ts'
import { emptyDrawing, lostDrawing, shareDrawing, sharedCover, touchIconDrawing } from './scene.ts'
import { nameOfSeed } from './seed.ts'
import { drawingSvg } from './svg.ts'

const drawings: [name: string, drawing: Drawing][] = [
  ...jointKinds.map((kind): [string, Drawing] => [`glyph ${kind}`, glyphDrawing(kind)]),
  ...Array.from({ length: 60 }, (_, index): [string, Drawing] => [
    `cover ${index}`,
    coverDrawing(`tool-${index}`),
  ]),
  ['field', fieldDrawing('home')],
  ['narrow field', fieldDrawing('home', 320, 240, 3)],
  ['seeded glyph', glyphOf('field-1')],
  ['logo', logoDrawing()],
  ['touch icon', touchIconDrawing('yisun')],
  ['empty', emptyDrawing('applications')],
  ['lost', lostDrawing()],
  ['share', shareDrawing('home', 'yisun')],
  ['shared cover', sharedCover(coverDrawing('tool-1'), 'yisun')],
  ...Array.from({ length: 60 }, (_, index): [string, Drawing] => [
    `mark ${index}`,
    markDrawing(nameOfSeed(`portal ${index}`)),
  ]),
  ['touch icon of a seed', touchIconDrawing(nameOfSeed('清河'))],
]

describe('the joint generator', () => {
  test('draws the same for the same seed', () => {
    expect(coverDrawing('tool-42')).toEqual(coverDrawing('tool-42'))
    expect(fieldDrawing('home')).toEqual(fieldDrawing('home'))
    expect(glyphOf('教育')).toEqual(glyphOf('教育'))
  })

  test('draws no two of 3,000 covers alike', () => {
    const covers = Array.from({ length: 3000 }, (_, index) => JSON.stringify(coverDrawing(`tool-${index}`)))
    expect(new Set(covers).size).toBe(3000)
  })

  test.each(drawings)('%s is made of whole paths with finite numbers', (_, { width, height, marks }) => {
    expect(width * height).toBeGreaterThan(0)
    expect(marks.length).toBeGreaterThan(1)
    for (const { d } of marks) expect(d).toMatch(/^M-?[\d.]+ -?[\d.]+(?:[MLHVhv]-?[\d.]+(?: -?[\d.]+)?)+Z?$/)
  })

  test.each(drawings)('%s is a well-formed SVG file in each palette', (_, drawing) => {
    for (const palette of ['light', 'dark', 'auto'] as const)
      expect(openTags(drawingSvg(drawing, palette))).toEqual([])
  })

  test('stays small: a cover is at most 3 KB as a file', () => {
    const sizes = Array.from({ length: 500 }, (_, index) => drawingSvg(coverDrawing(`p-${index}`)).length)
    expect(Math.max(...sizes)).toBeLessThan(3000)
  })

  test('a tenon fills its mortise: both sides of a joint run through the same points', () => {
    const [tenon, mortise] = glyphDrawing('dovetail').marks
    for (const [across, out] of profile('dovetail', 38, 14)) {
      const point = `${Math.round((5 + across) * 10) / 10} ${Math.round((19 + out) * 10) / 10}`
      expect(tenon?.d).toContain(point)
      expect(mortise?.d).toContain(point)
    }
  })
})

/** The tags left open or closed in the wrong order; throws on a stray `<` or a repeated attribute. */
function openTags(svg: string): string[] {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-z-]+="[^"<]*")*|\s+[^>]*?)(\/?)>/gi,
    (_, closing, name, attributes, self) => {
      const names = [...String(attributes).matchAll(/ ([a-zA-Z-]+)="/g)].map((match) => match[1])
      if (new Set(names).size !== names.length) throw new Error(`An attribute is given twice in <${name}>`)
      if (closing) {
        if (open.pop() !== name) throw new Error(`</${name}> closes another tag`)
      } else if (!self) open.push(name)
      return ''
    },
  )
  if (/[<>]/.test(rest)) throw new Error('A tag is not well formed')
  return open
}
