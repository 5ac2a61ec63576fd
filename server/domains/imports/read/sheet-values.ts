import { Parser } from 'saxen'

/** How to read a cell's number. */
export type CellStyle = 'plain' | 'date' | 'time'

/** Date and time formats that workbooks reference by number alone. */
const builtInDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])
const builtInTimes = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56])

const dayMs = 24 * 3600 * 1000

/** What the cells of a workbook share. */
export type Workbook = {
  texts: string[]
  styles: CellStyle[]
  /** Its day 0, in milliseconds since 1970. */
  firstDay: number
}

/**
 * Day 0 of a workbook: in the 1900 system shifted, because it has a day 60 that never existed, so dates are
 * right from March 1900 on; or in the 1904 system.
 * @param date1904 the workbook property
 */
export function firstDayOf(date1904 = ''): number {
  return ['1', 'true', 'on'].includes(date1904) ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
}

/** A cell's displayed value, as text. */
export function textOfCell(
  { type, value, style }: { type: string; value: string; style: number },
  { texts, styles, firstDay }: Workbook,
): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  // An error such as #N/A counts as empty.
  if (type === 'e') return ''
  if (type !== 'n' || value === '') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  const shown = styles[style] ?? 'plain'
  if (shown !== 'plain' && number >= 0 && number < 2_958_466) return timeText(firstDay, number, shown)
  return plainNumber(number, value)
}

function timeText(firstDay: number, days: number, style: CellStyle): string {
  const at = new Date(firstDay + Math.round(days * dayMs)).toISOString()
  return style === 'time' ? at.slice(11, 16) : at.slice(0, 10)
}

/** 0.30000000000000004 was typed as 0.3. */
function plainNumber(number: number, value: string): string {
  if (Number.isInteger(number)) return Number.isSafeInteger(number) ? String(number) : value
  return String(Number(number.toPrecision(15)))
}

/** The formats of a workbook's cells, by their number. */
export function stylesOf(xml = ''): CellStyle[] {
  const formats = new Map<number, string>()
  const styles: CellStyle[] = []
  if (xml === '') return styles
  let isInCells = false
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (tag, attributesOf) => {
    const name = tag.slice(tag.indexOf(':') + 1)
    if (name === 'cellXfs') isInCells = true
    if (name === 'numFmt') {
      const { numFmtId, formatCode = '' } = attributesOf()
      formats.set(Number(numFmtId), formatCode)
    }
    if (name === 'xf' && isInCells) styles.push(styleOf(Number(attributesOf().numFmtId), formats))
  })
  parser.on('closeTag', (tag) => {
    if (tag.endsWith('cellXfs')) isInCells = false
  })
  parser.parse(xml)
  return styles
}

function styleOf(id: number, formats: ReadonlyMap<number, string>): CellStyle {
  if (builtInDates.has(id)) return 'date'
  if (builtInTimes.has(id)) return 'time'
  const code = (formats.get(id) ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').toLowerCase()
  if (/[yd]|年|日/.test(code)) return 'date'
  return /h|时/.test(code) ? 'time' : 'plain'
}
