import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Db } from '../../../db/database.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { countDecided } from './standings.queries.ts'

/**
 * What is proposed and decided of a round, held against its places and its money; the caller has locked the round.
 * @throws ApiError `invalidInput`
 */
export async function requireRoom(db: Db, { number, places, budget }: RoundRow): Promise<void> {
  const { advance, amount, mostWaiting } = await countDecided(db, number)
  if (advance > places)
    throw new ApiError('invalidInput', { fields: { advance: { reason: 'tooLarge', limit: places } } })
  // Nobody waits for more than all there is.
  if (Math.max(amount, mostWaiting) > Number(budget))
    throw new ApiError('invalidInput', { fields: { amount: { reason: 'tooLarge', limit: Number(budget) } } })
}
