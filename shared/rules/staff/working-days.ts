/** Days that differ from their weekday, by `YYYY-MM-DD`: public holidays, and worked weekends. */
export type WorkingDayExceptions = ReadonlyMap<string, 'holiday' | 'workday'>

/** Whether a day is a working day: Monday to Friday, unless the exceptions say otherwise. */
export function isWorkingDay(day: string, exceptions: WorkingDayExceptions): boolean {
  const exception = exceptions.get(day)
  if (exception) return exception === 'workday'
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/**
 * The day this many working days after another, which itself does not count: one working day after a Friday
 * is the next Monday.
 * @param from and the result are `YYYY-MM-DD`
 */
export function addWorkingDays(from: string, days: number, exceptions: WorkingDayExceptions): string {
  let day = from
  for (let left = days; left > 0; ) {
    day = nextDay(day)
    if (isWorkingDay(day, exceptions)) left -= 1
  }
  return day
}

function nextDay(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
