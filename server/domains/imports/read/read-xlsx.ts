import { Parser } from 'saxen'
import { importLimits } from '../../../../shared/rules/imports/import-limits.ts'
import { decodeText } from './decode-text.ts'
import { messageOf } from './read-json.ts'
import { type ReadRow, type SourceFile, tooLarge, UnreadableImportError, unreadable } from './read-row.ts'
import { firstDayOf, stylesOf, textOfCell, type Workbook } from './sheet-values.ts'
import { namedCells, namesOfColumns } from './table-rows.ts'
import { unpack } from './unpack.ts'

/** The most columns a sheet can have; a cell reference beyond it is invalid. */
const mostColumns = 16_384

/**
 * The rows of every sheet of a workbook, under the names in the sheet's first line. Formulas give their last
 * result, dates are `YYYY-MM-DD`.
 */
export async function* readXlsx(
  name: string,
  bytes: Uint8Array,
  onEmpty: () => void,
): AsyncGenerator<ReadRow, undefined> {
  try {
    const parts = await partsOf(bytes)
    const workbook = workbookOf(parts)
    for (const sheet of sheetsOf(parts)) {
      const rows = cellsOf(parts.get(sheet.path) ?? '', workbook)
      yield* rowsOf(`${name} ${sheet.name}`, rows, onEmpty)
    }
  } catch (error) {
    const isTooLarge = error instanceof UnreadableImportError && error.reason !== 'archive'
    yield isTooLarge ? tooLarge(name) : unreadable(name, messageOf(error))
  }
}

async function partsOf(bytes: Uint8Array): Promise<Map<string, string>> {
  const { files } = await unpack(bytes, (name) => name.endsWith('.xml') || name.endsWith('.rels'))
  return new Map(files.map((file: SourceFile) => [file.name, decodeText(file.bytes) ?? '']))
}

function* rowsOf(
  sheet: string,
  rows: { number: number; cells: string[] }[],
  onEmpty: () => void,
): Generator<ReadRow, undefined> {
  let columns: string[] | null = null
  for (const { number, cells } of rows) {
    const isEmpty = cells.every((cell) => cell.trim() === '')
    if (isEmpty && columns) onEmpty()
    if (isEmpty) continue
    if (!columns) {
      columns = namesOfColumns(cells)
      continue
    }
    // A cell right of the last column name is named by its position, so that its content is not lost.
    const named =
      cells.length > columns.length
        ? namesOfColumns([...columns, ...cells.slice(columns.length).map(() => '')])
        : columns
    yield { place: `${sheet}!${number}`, data: namedCells(named, cells), problems: [] }
  }
}

function workbookOf(parts: Map<string, string>): Workbook {
  let firstDay = firstDayOf()
  eachTag(parts.get('xl/workbook.xml') ?? '', 'workbookPr', ({ date1904 }) => {
    firstDay = firstDayOf(date1904)
  })
  return {
    texts: sharedTexts(parts.get('xl/sharedStrings.xml')),
    styles: stylesOf(parts.get('xl/styles.xml')),
    firstDay,
  }
}

/** The sheets in the order of the workbook. */
function sheetsOf(parts: Map<string, string>): { name: string; path: string }[] {
  const targets = new Map<string, string>()
  eachTag(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship', (attributes) => {
    const target = attributes.Target ?? ''
    targets.set(attributes.Id ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  })
  const sheets: { name: string; path: string }[] = []
  eachTag(parts.get('xl/workbook.xml') ?? '', 'sheet', (attributes) => {
    const path = targets.get(attributes['r:id'] ?? '')
    if (path && parts.has(path)) sheets.push({ name: attributes.name ?? '', path })
  })
  if (sheets.length === 0) throw new Error('no sheet')
  return sheets
}

function sharedTexts(xml = ''): string[] {
  const texts: string[] = []
  let text = ''
  const read = reader((tag, part) => {
    if (tag === 't') text += part
  })
  read.on('openTag', (tag) => {
    if (localName(tag) === 'si') text = ''
  })
  read.close((tag) => {
    if (tag === 'si') texts.push(text)
  })
  read.parse(xml)
  return texts
}

type Cell = { at: number; type: string; style: number }

function cellsOf(xml: string, workbook: Workbook) {
  const rows: { number: number; cells: string[] }[] = []
  let cell: Cell | null = null
  let value = ''
  let cells = 0
  const read = reader((tag, part) => {
    if (tag === 'v' || tag === 't') value += part
  })
  read.on('openTag', (tag, attributesOf) => {
    const name = localName(tag)
    if (name === 'row') {
      if (rows.length >= importLimits.sheetRows) throw new UnreadableImportError('tooManyRows')
      rows.push({ number: Number(attributesOf().r) || rows.length + 1, cells: [] })
    }
    if (name !== 'c') return
    const { r = '', t = 'n', s = '0' } = attributesOf()
    cell = { at: columnOf(r) ?? rows.at(-1)?.cells.length ?? 0, type: t, style: Number(s) }
    value = ''
  })
  read.close((tag) => {
    const row = rows.at(-1)
    if (tag !== 'c' || !cell || !row) return
    cells += Math.max(1, cell.at - row.cells.length)
    if (cells > importLimits.cells) throw new UnreadableImportError('tooLarge')
    while (row.cells.length < cell.at) row.cells.push('')
    row.cells[cell.at] = textOfCell({ ...cell, value }, workbook)
    cell = null
  })
  read.parse(xml)
  return rows
}

/** 0 for `A1`, 27 for `AB3`. */
function columnOf(reference: string): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1]
  if (!letters) return null
  const at = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  if (at >= mostColumns) throw new RangeError('column out of bounds')
  return at
}

function localName(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1)
}

/** A parser that reports texts with their enclosing tag; an error in the markup ends it. */
function reader(onText: (tag: string, text: string) => void) {
  const parser = new Parser()
  const open: string[] = []
  let onClose: (tag: string) => void = () => {}
  const onOpen: ((tag: string, attributes: () => Record<string, string>) => void)[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (tag, attributes) => {
    open.push(localName(tag))
    for (const hear of onOpen) hear(tag, attributes)
  })
  parser.on('closeTag', () => onClose(open.pop() ?? ''))
  // Phonetic guides above Chinese characters are not part of the text.
  const isRead = () => !open.includes('rPh')
  parser.on('text', (text, decode) => {
    if (isRead()) onText(open.at(-1) ?? '', decode(text))
  })
  parser.on('cdata', (text) => {
    if (isRead()) onText(open.at(-1) ?? '', text)
  })
  return {
    on: (_event: 'openTag', hear: (tag: string, attributes: () => Record<string, string>) => void) => {
      onOpen.push(hear)
    },
    close: (hear: (tag: string) => void) => {
      onClose = hear
    },
    // An optional part may be missing from a workbook.
    parse: (xml: string) => {
      if (xml !== '') parser.parse(xml)
    },
  }
}

function eachTag(xml: string, name: string, tell: (attributes: Record<string, string>) => void): void {
  const read = reader(() => {})
  read.on('openTag', (tag, attributes) => {
    if (localName(tag) === name) tell({ ...attributes() })
  })
  read.parse(xml)
}
