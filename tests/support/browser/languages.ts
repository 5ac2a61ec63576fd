import { createHash } from 'node:crypto'
import { type Locale, locales } from '../../../shared/lib/locale.ts'

/**
 * The languages for a test of something that is the same in both: one of them, chosen by its name so that
 * each language gets half of the tests; both if `BROWSER_TEST_MATRIX` is set.
 */
export function languagesOf(name: string): readonly Locale[] {
  return process.env.BROWSER_TEST_MATRIX ? locales : [locales[turnOf(name) % 2] as Locale]
}

/** A constant number for a name, evenly distributed over names. */
export function turnOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE()
}
