import { type CsvError, parse } from 'csv-parse'
import type { RowProblem } from '../../../../shared/rules/imports/import-reasons.ts'
import { type ReadRow, unreadable } from './read-row.ts'
import { namedCells, namesOfColumns } from './table-rows.ts'

const separators = [',', '\t', ';', '|'] as const
const longestRecord = 2 * 1024 * 1024

/**
 * The rows of a text with separated values. The first line that is not empty names the columns. What cannot be read is
 * a row of its own, so that no line is missing from the report; empty lines are counted alone.
 */
export async function* readCsv(
  name: string,
  text: string,
  onEmpty: () => void,
): AsyncGenerator<ReadRow, undefined> {
  // Read ahead of the rows, so that each waits for its line.
  const skipped: { line: number; row: ReadRow }[] = []
  const parser = parse({
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    // A quote inside of a cell without quotes is one: 5" wide.
    relax_quotes: true,
    skip_records_with_error: true,
    max_record_size: longestRecord,
    on_skip: (error: CsvError | undefined) => {
      const line = Number(error?.lines ?? 0)
      skipped.push({ line, row: unreadable(`${name}:${line}`, error?.message ?? '') })
      return undefined
    },
  })
  parser.end(text)
  let columns: string[] | null = null
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[]
    info: { lines: number }
  }>) {
    const until = skipped.findIndex(({ line }) => line >= info.lines)
    for (const { row } of skipped.splice(0, until < 0 ? skipped.length : until)) yield row
    if (record.every((cell) => cell.trim() === '')) {
      if (columns) onEmpty()
    } else if (columns) yield rowOf(`${name}:${info.lines}`, columns, record)
    else columns = namesOfColumns(record)
  }
  for (const { row } of skipped) yield row
}

function rowOf(place: string, columns: string[], cells: string[]): ReadRow {
  const extra = cells.slice(columns.length).find((cell) => cell.trim() !== '')
  const problems: RowProblem[] =
    extra === undefined
      ? []
      : [{ field: '', reason: 'tooManyCells', limit: columns.length, value: extra.slice(0, 80) }]
  return { place, data: namedCells(columns, cells), problems }
}

/** The one that parts the first lines into the same number of cells, the most of them; quoted ones do not count. */
function separatorOf(text: string): string {
  const head = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '')
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '')
  const [first = ''] = lines
  const scores = separators.map((separator) => {
    const wanted = first.split(separator).length
    const even = lines.slice(0, 10).filter((line) => line.split(separator).length === wanted).length
    return { separator, score: wanted < 2 ? 0 : wanted * even }
  })
  const best = scores.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > 0 ? best.separator : ','
}
