import { numberText } from './number-text.ts'

/** The usual ways from an English plural to what stands after one. */
const singulars: readonly [plural: RegExp, one: string][] = [
  [/^people\b/i, 'person'],
  [/^(\w+[^aeiou])ies\b/i, '$1y'],
  [/^(\w+(?:ss|x|ch|sh))es\b/i, '$1'],
  [/^(\w*[^su\W])s\b/i, '$1'],
]

/**
 * A number with its unit, which staff write once, as it stands after most numbers: 1 person, 12 people. Units in other
 * scripts stay as they are.
 */
export function quantityText(number: string, unit: string): string {
  const shown = unit.trim()
  if (number !== '1') return `${numberText(number)} ${shown}`.trim()
  const [plural, one] = singulars.find(([ending]) => ending.test(shown)) ?? []
  return `1 ${plural && one ? shown.replace(plural, one) : shown}`.trim()
}
