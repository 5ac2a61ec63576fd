import { ApiError } from '../../../../shared/contract/errors.ts'
import type { ShiftRow } from '../signups/shifts.queries.ts'

/** Hours as minutes; nobody works longer than the shift lasts. @throws ApiError `invalidInput` */
export function minutesOf(
  hours: number | undefined,
  shift: Pick<ShiftRow, 'starts_at' | 'ends_at'>,
  least = 1,
): number {
  const most = Math.round((shift.ends_at.getTime() - shift.starts_at.getTime()) / 60_000)
  const minutes = Math.round((hours ?? -1) * 60)
  if (minutes < least) throw new ApiError('invalidInput', { fields: { hours: { reason: 'required' } } })
  if (minutes > most) {
    const limit = Math.floor(most / 6) / 10
    throw new ApiError('invalidInput', { fields: { hours: { reason: 'tooLarge', limit } } })
  }
  return minutes
}
