import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Db } from '../../../db/database.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { countDecided } from './standings.queries.ts'

/**
 * What is proposed and decided of a round, held against its places and its money; the caller has locked the round.
 * @param asked what each of those who were just let advance is to get, and how many they are
 * @throws ApiError `invalidInput` with the most that each of them could get
 */
export async function requireRoom(
  db: Db,
  { number, places, budget }: RoundRow,
  asked = { each: 0, times: 0 },
): Promise<void> {
  const { advance, amount, mostWaiting } = await countDecided(db, number)
  if (advance > places)
    throw new ApiError('invalidInput', { fields: { advance: { reason: 'tooLarge', limit: places } } })
  // Nobody waits for more than all there is.
  if (Math.max(amount, mostWaiting) <= Number(budget)) return
  const left = Number(budget) - (amount - asked.each * asked.times)
  const limit = Math.max(0, Math.floor(left / Math.max(1, asked.times)))
  throw new ApiError('invalidInput', { fields: { amount: { reason: 'tooLarge', limit } } })
}
