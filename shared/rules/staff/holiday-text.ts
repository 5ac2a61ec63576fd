import { isDay } from '../applications/check-answer.ts'

/** A day that differs from its weekday. */
export type DayException = { day: string; kind: 'holiday' | 'workday'; note: string }

export type ReadHolidays = {
  days: DayException[]
  /** Lines that name days but could not be parsed. */
  unread: string[]
}

const kinds: Record<string, DayException['kind']> = {
  休: 'holiday',
  假: 'holiday',
  holiday: 'holiday',
  班: 'workday',
  workday: 'workday',
}

/**
 * Parses the days of a year from a pasted text: the notice of the State Council as it is published
 * (`五、劳动节：5月1日（周五）至5日（周二）放假调休，共5天。5月9日（周六）上班。`), or one day per line, as a spreadsheet or this portal writes
 * them (`2026-05-01 休 劳动节`, `2026-05-09,workday,劳动节`). If a day occurs twice, the last one counts.
 */
export function readHolidays(text: string, year: number): ReadHolidays {
  const found = new Map<string, DayException>()
  const unread: string[] = []
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue
    const days = readListed(line) ?? readDecreed(line, year)
    if (days.length === 0 && namesDays(line)) unread.push(line)
    for (const day of days) if (day.day.startsWith(`${year}-`)) found.set(day.day, day)
  }
  return { days: [...found.values()].sort((a, b) => (a.day < b.day ? -1 : 1)), unread }
}

/** The days as text that can be parsed again, one day per line. */
export function writeHolidays(days: readonly DayException[]): string {
  return days
    .map(({ day, kind, note }) => `${day} ${kind === 'holiday' ? '休' : '班'} ${note}`.trim())
    .join('\n')
}

function namesDays(line: string): boolean {
  return /\d日.*(?:放假|上班)/.test(line) || /^"?\d{4}[-/.]/.test(line)
}

/** A line with a single day; null where the line is another kind of text. */
function readListed(line: string): DayException[] | null {
  const parts =
    /^"?(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})"?[\s,;，；\t]+"?([^\s,;，；\t"]+)"?(?:[\s,;，；\t]+"?(.*?)"?)?$/.exec(
      line,
    )
  if (!parts) return null
  const [, year, month, date, word = '', note = ''] = parts
  const kind = kinds[word.toLowerCase()]
  const day = dayOf(Number(year), Number(month), Number(date))
  return kind && day ? [{ day, kind, note: note.trim().slice(0, 40) }] : []
}

/** The notice's days of one holiday: days off, and the weekends that are worked for them. */
function readDecreed(line: string, year: number): DayException[] {
  const plain = line.replace(/[（(][^（(）)]*[）)]/g, '').replace(/\s+/g, '')
  const named = /^(?:[一二三四五六七八九十]+|\d{1,2})[、.．]?([^:：]{1,20})[:：]/.exec(plain)
  const note = named?.[1] ?? ''
  return plain
    .slice(named?.[0].length ?? 0)
    .split(/[。；;]/)
    .flatMap((sentence) => {
      if (sentence.includes('上班')) return daysIn(sentence, year, 'workday', note)
      const [before = '', off] = sentence.split('放假')
      return off === undefined ? [] : daysIn(before, year, 'holiday', note)
    })
}

const range = /(?:(\d{4})年)?(?:(\d{1,2})月)?(\d{1,2})日(?:至(?:(\d{4})年)?(?:(\d{1,2})月)?(\d{1,2})日)?/g

function daysIn(sentence: string, year: number, kind: DayException['kind'], note: string): DayException[] {
  const days: DayException[] = []
  let inYear = year
  let inMonth = 0
  for (const [, startYear, startMonth, startDate, endYear, endMonth, endDate] of sentence.matchAll(range)) {
    inYear = Number(startYear ?? inYear)
    inMonth = Number(startMonth ?? inMonth)
    const first = dayOf(inYear, inMonth, Number(startDate))
    inYear = Number(endYear ?? inYear)
    inMonth = Number(endMonth ?? inMonth)
    const last = endDate === undefined ? first : dayOf(inYear, inMonth, Number(endDate))
    if (first && last) days.push(...between(first, last).map((day) => ({ day, kind, note })))
  }
  return days
}

const longestHoliday = 31

function between(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last && days.length < longestHoliday; day = nextDay(day)) days.push(day)
  return days
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3600 * 1000).toISOString().slice(0, 10)
}

function dayOf(year: number, month: number, date: number): string | null {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isDay(day) ? day : null
}
