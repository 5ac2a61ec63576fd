import { ApiError } from '../../../../shared/contract/errors.ts'
import { addDays, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import type { ShiftRow } from '../signups/shifts.queries.ts'

/**
 * When somebody left, of whom the host states a time of day in China: on the last day on which that time is within
 * the shift and not to come.
 * @throws ApiError `invalidInput` for no time, or one outside the shift
 */
export function leavingTime(
  time: string,
  { starts_at, ends_at, now_seconds }: Pick<ShiftRow, 'starts_at' | 'ends_at' | 'now_seconds'>,
): Date {
  const refused = (reason: 'required' | 'timeBeforeStart') =>
    new ApiError('invalidInput', { fields: { leftAt: { reason } } })
  if (time === '') throw refused('required')
  const latest = new Date(Math.min(ends_at.getTime(), now_seconds * 1000))
  const onDay = (day: string) => new Date(`${day}T${time}:00+08:00`)
  const last = shanghaiDay(latest)
  const left = onDay(last) <= latest ? onDay(last) : onDay(addDays(last, -1))
  if (left <= starts_at) throw refused('timeBeforeStart')
  return left
}
