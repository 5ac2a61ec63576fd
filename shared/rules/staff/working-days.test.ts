import { describe, expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay, type WorkingDayExceptions } from './working-days.ts'

const none: WorkingDayExceptions = new Map()
const nationalDay: WorkingDayExceptions = new Map([
  ['2026-10-01', 'holiday'],
  ['2026-10-02', 'holiday'],
  ['2026-10-05', 'holiday'],
  ['2026-10-10', 'workday'],
])

describe('working days', () => {
  it('are Monday to Friday', () => {
    expect(isWorkingDay('2026-11-20', none)).toBe(true)
    expect(isWorkingDay('2026-11-21', none)).toBe(false)
    expect(isWorkingDay('2026-11-22', none)).toBe(false)
  })

  it.each([
    ['2026-11-20', 0, none, '2026-11-20'],
    ['2026-11-20', 1, none, '2026-11-23'],
    ['2026-11-21', 1, none, '2026-11-23'],
    ['2026-11-18', 5, none, '2026-11-25'],
    ['2026-12-31', 1, none, '2027-01-01'],
    ['2026-09-30', 1, nationalDay, '2026-10-06'],
    ['2026-10-09', 1, nationalDay, '2026-10-10'],
  ])('from %s in %i days', (from, days, exceptions, expected) => {
    expect(addWorkingDays(from, days, exceptions)).toBe(expected)
  })
})
