/**
 * Characters that cannot be seen, or turn the direction of what stands behind them: by them one name passes for another.
 * Variation selectors are none of them: names in Chinese need those.
 */
const hidden = /\u034F|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/u
const allHidden = new RegExp(hidden, 'gu')

export function hasHidden(text: string): boolean {
  return hidden.test(text)
}

export function withoutHidden(text: string): string {
  return text.replace(allHidden, '')
}
