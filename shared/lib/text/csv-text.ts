import { withoutHidden } from './hidden-characters.ts'

/**
 * Rows as CSV (RFC 4180). An apostrophe stops spreadsheets from running a text as a formula: any text that
 * begins with such a sign, also in its full-width form, which Chinese and Japanese spreadsheets treat alike,
 * and after any blanks and invisible characters.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => row.map(cellText).join(',')).join('\r\n')
}

/** The mark by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\uFEFF'

/** A file, or its first part, with the mark at its start and a final line end. */
export function csvFile(rows: Parameters<typeof csvText>[0]): string {
  return byteOrderMark + csvLines(rows)
}

/** The further lines of a file. */
export function csvLines(rows: Parameters<typeof csvText>[0]): string {
  return rows.length === 0 ? '' : `${csvText(rows)}\r\n`
}

const formula = /^[\s\p{C}\p{M}]*[=+\-@＝＋－﹣﹢﹦﹫＠−]/u
const startsCell = /^[\t\r\n]/

function isFormula(value: string | number): boolean {
  return typeof value === 'string' && (startsCell.test(value) || formula.test(withoutHidden(value)))
}

function cellText(value: string | number | null): string {
  if (value === null) return ''
  const text = isFormula(value) ? `'${value}` : String(value)
  // A spreadsheet that parts cells at semicolons or tabs keeps what stands in quotes together.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
