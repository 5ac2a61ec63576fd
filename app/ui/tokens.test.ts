import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast as contrastOf } from '../../shared/lib/colour.ts'
import { palettes } from '../../shared/lib/joint/svg.ts'
import { accentGrounds, firstAccent } from '../../shared/rules/brand.ts'

type Tokens = Record<string, string>

const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8')
const light = tokensAfter(':root {')
const themes: [name: string, tokens: Tokens][] = [
  ['light', light],
  ['dark', { ...light, ...tokensAfter('[data-theme="dark"] {') }],
  ['auto in the dark', { ...light, ...tokensAfter('[data-theme="auto"] {') }],
]

/** Every pair of text and background that the primitives use: at least 7:1. */
const textPairs: [text: string, grounds: string[]][] = [
  ['ink', ['paper', 'mist', 'sunk']],
  ['ink-2', ['paper', 'mist', 'sunk']],
  ['ink-3', ['paper', 'mist']],
  ['green', ['paper', 'mist']],
  ['green-deep', ['paper', 'mist']],
  ['azure', ['paper', 'mist']],
  ['red', ['paper', 'mist']],
  ['red-deep', ['paper']],
  ['amber', ['paper', 'mist']],
  ['on-green', ['green', 'green-deep']],
  ['on-red', ['red', 'red-deep']],
  ['on-gold', ['gold']],
  ['on-green-tint', ['green-tint']],
  ['on-azure-tint', ['azure-tint']],
  ['on-amber-tint', ['amber-tint']],
  ['on-red-tint', ['red-tint']],
]

/** The colours that identify a control or a drawing: at least 3:1. */
const edgePairs: [edge: string, grounds: string[]][] = [
  ['edge', ['paper', 'mist', 'sunk', 'green-tint']],
  ['ink', ['paper', 'mist']],
  ['green', ['paper', 'sunk']],
  ['red', ['paper', 'sunk']],
  ['art-line', ['art-paper', 'art-mist', 'art-wood']],
]

describe.each(themes)('tokens, %s', (_, tokens) => {
  test.each(pairs(textPairs))('%s is readable on %s at 7:1', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(7)
  })

  test.each(pairs(edgePairs))('%s is seen on %s at 3:1', (edge, ground) => {
    expect(contrast(tokens, edge, ground)).toBeGreaterThanOrEqual(3)
  })

  test('one of the two rings of the focus stands out from every ground', () => {
    for (const ground of ['paper', 'mist', 'sunk', 'green-tint', 'azure-tint', 'amber-tint', 'red-tint']) {
      const best = Math.max(contrast(tokens, 'ink', ground), contrast(tokens, 'gold', ground))
      expect(best, ground).toBeGreaterThanOrEqual(3)
    }
  })
})

test('auto in the dark is the dark theme, token by token', () => {
  expect(tokensAfter('[data-theme="auto"] {')).toEqual(tokensAfter('[data-theme="dark"] {'))
})

test('dark replaces every colour but gold and what stands on it', () => {
  const dark = tokensAfter('[data-theme="dark"] {')
  expect(Object.keys(light).filter((name) => !(name in dark))).toEqual([])
})

test.each(['light', 'dark'] as const)('drawings sent as files have the colours of the %s page', (theme) => {
  const tokens = theme === 'light' ? light : tokensAfter('[data-theme="dark"] {')
  for (const [tone, colour] of Object.entries(palettes[theme]))
    expect(tokens[`art-${tone}`], tone).toBe(colour)
})

test.each(['light', 'dark'] as const)('a brand is checked against the grounds of the %s page', (theme) => {
  const tokens = theme === 'light' ? light : tokensAfter('[data-theme="dark"] {')
  expect(accentGrounds[theme]).toEqual([tokens.paper, tokens.mist])
  expect(firstAccent[theme]).toBe(tokens.green)
})

function pairs(list: [string, string[]][]): [string, string][] {
  return list.flatMap(([first, seconds]) => seconds.map((second): [string, string] => [first, second]))
}

/** The colours of the first block that opens with this text. */
function tokensAfter(opening: string): Tokens {
  const start = css.indexOf(opening)
  if (start < 0) throw new Error(`No block ${opening}`)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  )
}

function contrast(tokens: Tokens, first: string, second: string): number {
  return contrastOf(colourOf(tokens, first), colourOf(tokens, second))
}

function colourOf(tokens: Tokens, name: string): string {
  const colour = tokens[name]
  if (!colour) throw new Error(`No token --${name}`)
  return colour
}
