import { type CsvError, parse } from 'csv-parse'
import type { RowProblem } from '../../../../shared/rules/imports/import-reasons.ts'
import { type ReadRow, unreadable } from './read-row.ts'
import { namedCells, namesOfColumns } from './table-rows.ts'

const separators = [',', '\t', ';', '|'] as const
const longestRecord = 2 * 1024 * 1024

/**
 * The rows of a delimited text file. The first non-empty line names the columns. An unreadable line becomes a
 * row of its own, so that none is missing from the report; empty lines are only counted.
 */
export async function* readCsv(
  name: string,
  text: string,
  onEmpty: () => void,
): AsyncGenerator<ReadRow, undefined> {
  // Skipped lines are read ahead of the rows, so each is kept until its line is reached.
  const skipped: { line: number; row: ReadRow }[] = []
  const parser = parse({
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    // A quote inside an unquoted cell is literal: 5" wide.
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

/** The separator that splits the first lines into the same, largest number of cells, outside quotes. */
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
