import { createHash } from 'node:crypto'
import { type Locale, locales } from '../../../shared/lib/locale.ts'

/**
 * In which languages something is tried that is the same in both: in one, by its name, so that half of all is tried in
 * each; in both where `BROWSER_TEST_MATRIX` says so.
 */
export function languagesOf(name: string): readonly Locale[] {
  return process.env.BROWSER_TEST_MATRIX ? locales : [locales[turnOf(name) % 2] as Locale]
}

/** A number that a name always has, and that names share out evenly. */
export function turnOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE()
}
