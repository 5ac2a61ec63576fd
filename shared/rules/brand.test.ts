import { expect, it } from 'vitest'
import { contrast, luminance, tidyColour, withLuminance } from '../lib/colour.ts'
import { accentOf, accentTokens, firstAccent, isReadable, nearestReadable } from './brand.ts'

const steps = [0, 51, 102, 153, 204, 255]
const colours = steps.flatMap((red) =>
  steps.flatMap((green) =>
    steps.map((blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`),
  ),
)
const edge = { light: '#6f827e', dark: '#7c908b' }
const ink = { light: '#12211f', dark: '#eaf3f1' }

it.each(['light', 'dark'] as const)('every accent keeps the contrast of all pairs, %s', (scheme) => {
  for (const colour of colours) {
    const accent = accentOf({ accent: colour, accentDark: colour })
    const tokens = accentTokens(accentOf({ accent: accent.light, accentDark: '' }))[scheme]
    for (const one of [accentTokens(accent)[scheme], tokens]) {
      const { green = '', 'green-deep': deep = '', 'on-green': on = '', 'green-tint': tint = '' } = one
      expect([isReadable(green, scheme), isReadable(deep, scheme)], colour).toEqual([true, true])
      expect(Math.min(contrast(on, green), contrast(on, deep)), colour).toBeGreaterThanOrEqual(7)
      expect(contrast(one['on-green-tint'] ?? '', tint), colour).toBeGreaterThanOrEqual(7)
      expect(contrast(ink[scheme], tint), colour).toBeGreaterThanOrEqual(7)
      expect(contrast(edge[scheme], tint), colour).toBeGreaterThanOrEqual(3)
    }
  }
})

it('proposes the colour itself where it passes, else its nearest shade', () => {
  expect(nearestReadable(firstAccent.light, 'light')).toBe(firstAccent.light)
  const shade = nearestReadable('#2f80ed', 'light')
  expect(isReadable(shade, 'light')).toBe(true)
  expect(isReadable(withLuminance('#2f80ed', luminance(shade) + 0.01), 'light')).toBe(false)
})

it('reads colours as people write them', () => {
  expect(['ABC', ' #075B49 ', '＃075b49', 'blue'].map(tidyColour)).toEqual([
    ...['#aabbcc', '#075b49', '#075b49', 'blue'],
  ])
})
