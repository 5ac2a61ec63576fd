import { randomInt } from 'node:crypto'
import { checkCharacterOf } from '../../../shared/rules/organisations/credit-code.ts'

/** A credit code that nobody else in the test has, with a valid check character. */
export function makeCreditCode(): string {
  const body = `53${randomInt(10_000, 99_999)}${randomInt(100_000_000, 999_999_999)}0`
    .padEnd(17, '0')
    .slice(0, 17)
  return body + checkCharacterOf(body)
}
