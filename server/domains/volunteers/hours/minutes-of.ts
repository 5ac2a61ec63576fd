import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Db } from '../../../db/database.ts'
import type { ShiftRow } from '../signups/shifts.queries.ts'
import { lockLeft } from '../skilled/skilled.queries.ts'

type Held = { signup: { id: string }; shift: Pick<ShiftRow, 'starts_at' | 'ends_at' | 'project_id'> }

/**
 * Hours as minutes; nobody works longer than the shift lasts, nor in a skilled project longer than is agreed.
 * @throws ApiError `invalidInput`
 */
export async function minutesOf(
  db: Db,
  hours: number | undefined,
  { signup, shift }: Held,
  least = 1,
): Promise<number> {
  const long = Math.round((shift.ends_at.getTime() - shift.starts_at.getTime()) / 60_000)
  const most = shift.project_id ? Math.min(long, await lockLeft(db, shift.project_id, signup.id)) : long
  const minutes = Math.round((hours ?? -1) * 60)
  if (minutes < least) throw new ApiError('invalidInput', { fields: { hours: { reason: 'required' } } })
  if (minutes > most) {
    const limit = Math.floor(most / 6) / 10
    throw new ApiError('invalidInput', { fields: { hours: { reason: 'tooLarge', limit } } })
  }
  return minutes
}
