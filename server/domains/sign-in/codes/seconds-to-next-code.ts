import type { PhoneCodePurpose } from '../../../../shared/rules/sign-in/code-purposes.ts'
import { secondsUntilNextCode } from '../../../../shared/rules/sign-in/sign-in.ts'
import type { Db } from '../../../db/database.ts'
import { type Allowance, hasAskedHere, isKnownBrowser, listCodeAges } from './one-time-code.queries.ts'
import type { PhoneRef } from './phone-ref.ts'

/**
 * How long this browser has to wait until it can be sent another code for a phone; 0 where it has asked for none,
 * since what others asked for is not its business.
 */
export async function secondsToNextCode(
  db: Db,
  ref: PhoneRef & { purpose: PhoneCodePurpose },
): Promise<number> {
  if (!(await hasAskedHere(db, ref))) return 0
  const isKnown = await isKnownBrowser(db, ref.accountIndexes, ref.browserHash)
  return secondsToNextCodeOf(db, { ...ref, isKnownBrowser: isKnown })
}

/** The same by what counts together. */
export async function secondsToNextCodeOf(db: Db, allowance: Allowance): Promise<number> {
  return secondsUntilNextCode(await listCodeAges(db, allowance))
}
