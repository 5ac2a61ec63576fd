/** Colours as `#rrggbb`, in lower case, and their contrast by WCAG 2. */

export const colourPattern = /^#[0-9a-f]{6}$/

/** A colour as people write it, such as `ABC` or `#aabbcc`, as `#rrggbb`; what is none stays as it is. */
export function tidyColour(typed: string): string {
  const digits = typed
    .trim()
    .toLowerCase()
    .replace(/^[#＃]/, '')
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : typed
}

/** WCAG 2 relative luminance, 0 for black to 1 for white. */
export function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** The shade of a colour, mixed with black or with white, whose luminance comes nearest to `target`. */
export function withLuminance(colour: string, target: number): string {
  const end = luminance(colour) > target ? 0 : 255
  let [short, enough] = [0, 1]
  for (let step = 0; step < 16; step += 1) {
    const share = (short + enough) / 2
    const reached = luminance(mixed(colour, end, share))
    if (end === 0 ? reached > target : reached < target) short = share
    else enough = share
  }
  return mixed(colour, end, enough)
}

/** Mixed with black (0) or white (255) by `share`, 0 to 1. */
function mixed(colour: string, end: number, share: number): string {
  const parts = channelsOf(colour).map((channel) => Math.round(channel + (end - channel) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
