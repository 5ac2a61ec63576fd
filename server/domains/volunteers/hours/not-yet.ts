import { ApiError } from '../../../../shared/contract/errors.ts'
import type { ShiftRow } from '../signups/shifts.queries.ts'

type Day = Pick<ShiftRow, 'has_begun' | 'is_over' | 'takes_check_in' | 'has_projects' | 'cancelled_at'>

/**
 * Makes sure that it is the day to enter who comes: from a short time before the shift on.
 * @throws ApiError `invalidInput` of `field` before that, `illegalTransition` where nobody is entered
 */
export function requireDay(shift: Day, field: 'attendance' | 'code'): void {
  if (!shift.has_begun && !shift.takes_check_in && !shift.has_projects && !shift.cancelled_at)
    throw notYet(field)
  if (!shift.takes_check_in && !shift.is_over) throw new ApiError('illegalTransition')
}

/** What is entered before a shift for it. */
export function notYet(field: 'attendance' | 'code' | 'hours'): ApiError {
  return new ApiError('invalidInput', { fields: { [field]: { reason: 'dateInFuture' } } })
}
