import type { PhoneCodePurpose } from '../../../../shared/rules/sign-in/code-purposes.ts'
import { secondsUntilNextCode } from '../../../../shared/rules/sign-in/sign-in.ts'
import type { Db } from '../../../db/database.ts'
import { type Allowance, hasAskedHere, isKnownBrowser, listCodeAges } from './one-time-code.queries.ts'
import type { PhoneRef } from './phone-ref.ts'

/**
 * Seconds until this browser can be sent another code for a phone; 0 if it has asked for none, since it must
 * not learn what others asked for.
 */
export async function secondsToNextCode(
  db: Db,
  ref: PhoneRef & { purpose: PhoneCodePurpose },
): Promise<number> {
  if (!(await hasAskedHere(db, ref))) return 0
  const isKnown = await isKnownBrowser(db, ref.accountIndexes, ref.browserHash)
  return secondsToNextCodeOf(db, { ...ref, isKnownBrowser: isKnown })
}

/** The same by allowance. */
export async function secondsToNextCodeOf(db: Db, allowance: Allowance): Promise<number> {
  return secondsUntilNextCode(await listCodeAges(db, allowance))
}
