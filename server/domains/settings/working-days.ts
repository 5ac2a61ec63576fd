import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import type { WorkingDaysOfYear } from '../../../shared/contract/settings.staff.ts'
import { isDay } from '../../../shared/rules/applications/check-answer.ts'
import type { DayException } from '../../../shared/rules/staff/holiday-text.ts'
import { isWorkingDay } from '../../../shared/rules/staff/working-days.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { findSetting, saveSetting } from '../../db/settings.queries.ts'
import { listExceptionsOf, listExceptionYears, replaceExceptions } from '../../db/working-days.queries.ts'

/** The setting that holds a year's version; the days are in their own table. */
const keyOf = (year: number) => `workingDays.${year}`

/** A year's exceptions from the normal week. @throws ApiError `notAvailable` */
export async function getWorkingDays(ctx: CallContext<StaffMember>, { year }: { year: number }) {
  return readYear(ctx.db, year)
}

async function readYear(db: Db, year: number): Promise<WorkingDaysOfYear> {
  const setting = await findSetting(db, keyOf(year))
  const days = await listExceptionsOf(db, year)
  return { year, version: setting?.version ?? 0, days, years: await listExceptionYears(db) }
}

type SaveInput = { year: number; version: number; days: DayException[] }

/** Replaces a year's exceptions. @throws ApiError `notAvailable`, `conflict`, `invalidInput` */
export async function saveWorkingDays(ctx: CallContext<StaffMember>, { year, version, days }: SaveInput) {
  checkDays(year, days)
  const before = await listExceptionsOf(ctx.db, year)
  const next = await saveSetting(ctx.db, keyOf(year), { count: days.length }, version)
  if (next === undefined) throw new ApiError('conflict')
  await replaceExceptions(ctx.db, year, days)
  ctx.audit({
    kind: 'settings.workingDays',
    subjectKind: 'settings',
    subjectId: keyOf(year),
    before: { days: before },
    after: { days },
  })
  return readYear(ctx.db, year)
}

/** A make-up day must be on a weekend: on a weekday it would have no effect and hide a typing error. */
function checkDays(year: number, days: DayException[]): void {
  const fields: Record<string, FieldError> = {}
  const seen = new Set<string>()
  for (const [index, { day, kind }] of days.entries()) {
    const isOfYear = isDay(day) && day.startsWith(`${year}-`)
    const saysNothing = kind === 'workday' && isOfYear && isWorkingDay(day, new Map())
    if (!isOfYear || seen.has(day) || saysNothing) fields[`days.${index}.day`] = { reason: 'date' }
    seen.add(day)
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
}
