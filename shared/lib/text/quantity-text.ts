import { numberText } from './number-text.ts'

/** A number with its unit, which staff write once, as it stands after most numbers. */
export function quantityText(number: string, unit: string): string {
  return `${numberText(number)} ${unit.trim()}`.trim()
}
