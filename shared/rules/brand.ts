import { colourPattern, contrast, luminance, withLuminance } from '../lib/colour.ts'

export type Scheme = 'light' | 'dark'
/** The colours of links and main buttons, on light and on dark pages. */
export type Accent = Record<Scheme, string>

export const firstAccent: Accent = { light: '#075b49', dark: '#5ccbae' }

/** What text in the accent colour stands on: the tokens `paper` and `mist` of each scheme. */
export const accentGrounds: Record<Scheme, readonly [string, string]> = {
  light: ['#ffffff', '#f1f6f5'],
  dark: ['#0f1716', '#162120'],
}

export const leastContrast = 7
/** Above the least, so that rounding to whole channels never falls below it. */
const safeContrast = 7.3

/** The least contrast of a colour with the grounds that it stands on, 1 to 21. */
export function accentContrast(colour: string, scheme: Scheme): number {
  return Math.min(...accentGrounds[scheme].map((ground) => contrast(colour, ground)))
}

export function isReadable(colour: string, scheme: Scheme): boolean {
  return accentContrast(colour, scheme) >= leastContrast
}

/** The colour itself where it can be read, else its nearest shade that can: darker on light, lighter on dark. */
export function nearestReadable(colour: string, scheme: Scheme): string {
  if (isReadable(colour, scheme)) return colour
  for (const least of [leastContrast + 0.01, leastContrast + 0.1, safeContrast]) {
    const shade = withLuminance(colour, luminanceAt(least, scheme))
    if (isReadable(shade, scheme)) return shade
  }
  return firstAccent[scheme]
}

/** The luminance that has this contrast with every ground of a scheme. */
function luminanceAt(ratio: number, scheme: Scheme): number {
  const grounds = accentGrounds[scheme].map(luminance)
  return scheme === 'light'
    ? (Math.min(...grounds) + 0.05) / ratio - 0.05
    : (Math.max(...grounds) + 0.05) * ratio - 0.05
}

/** The accent of both schemes; `dark` is derived where it is empty, a colour that cannot be read is replaced. */
export function accentOf({ accent, accentDark }: { accent: string; accentDark: string }): Accent {
  const light = nearestReadable(accent, 'light')
  if (accentDark !== '') return { light, dark: nearestReadable(accentDark, 'dark') }
  if (light === firstAccent.light) return firstAccent
  return { light, dark: withLuminance(light, Math.max(luminance(light), luminance(firstAccent.dark))) }
}

export function isFirstAccent({ light, dark }: Accent): boolean {
  return light === firstAccent.light && dark === firstAccent.dark
}

type AccentToken = 'green' | 'green-deep' | 'on-green' | 'green-tint' | 'on-green-tint' | 'art-green'

/** The style tokens that follow from the accent, by scheme; every pair keeps the contrast of the usual ones. */
export function accentTokens({ light, dark }: Accent): Record<Scheme, Record<AccentToken, string>> {
  return {
    light: {
      green: light,
      'green-deep': withLuminance(light, luminance(light) * 0.6),
      'on-green': '#ffffff',
      'green-tint': withLuminance(light, 0.84),
      'on-green-tint': withLuminance(light, Math.min(luminance(light), 0.89 / safeContrast - 0.05)),
      'art-green': light,
    },
    dark: {
      green: dark,
      'green-deep': withLuminance(dark, Math.min(luminance(dark) * 1.35, 1)),
      'on-green': withLuminance(dark, (luminance(dark) + 0.05) / 10 - 0.05),
      'green-tint': withLuminance(light, 0.032),
      'on-green-tint': withLuminance(dark, Math.max(luminance(dark), 0.72)),
      'art-green': withLuminance(light, 0.16),
    },
  }
}

/** Where what a brand looks like is found. The address states it, so that what is there never changes. */
export function brandPath({ light, dark }: Accent): string {
  return `/brand/${light.slice(1)}-${dark.slice(1)}`
}

/** The address of the style sheet of an accent; null where pages need none. */
export function accentStylePath(accent: Accent): string | null {
  return isFirstAccent(accent) ? null : `${brandPath(accent)}.css`
}

/** The accent that an address states, `075b49-5ccbae`; null for one that no portal states. */
export function accentOfAddress(stated: string): Accent | null {
  const [light, dark] = stated.split('-').map((part) => `#${part}`)
  if (!light || !dark || !colourPattern.test(light) || !colourPattern.test(dark)) return null
  return isReadable(light, 'light') && isReadable(dark, 'dark') ? { light, dark } : null
}

/** The style sheet that replaces the usual accent; in its layer, so that print and forced colours stay right. */
export function accentStyle(accent: Accent): string {
  const { light, dark } = accentTokens(accent)
  const inDark = declared(dark)
  return [
    `@layer theme{:root{${declared(light)}}`,
    `@media screen{[data-theme="dark"]{${inDark}}}`,
    `@media screen and (prefers-color-scheme:dark){[data-theme="auto"]{${inDark}}}`,
    '@media (forced-colors:active){:root,[data-theme]{--art-green:Canvas}}}',
  ].join('')
}

/**
 * The style sheet of a preview: what is inside `brand-on-light` and `brand-on-dark` looks as it would on pages of
 * that scheme, whatever the scheme of its own page.
 */
export function accentPreviewStyle(accent: Accent): string {
  const tokens = accentTokens(accent)
  const block = (scheme: Scheme) => {
    const own = declared({ ...previewGrounds[scheme], ...tokens[scheme] })
    return `.brand-on-${scheme}{color-scheme:${scheme};${own};color:var(--ink);background:var(--paper)}`
  }
  return block('light') + block('dark')
}

const previewGrounds: Record<Scheme, Record<string, string>> = {
  light: { paper: '#ffffff', mist: '#f1f6f5', ink: '#12211f', 'ink-2': '#3d4f4c', line: '#c8d5d2' },
  dark: { paper: '#0f1716', mist: '#162120', ink: '#eaf3f1', 'ink-2': '#bacac6', line: '#33433f' },
}

function declared(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')
}
