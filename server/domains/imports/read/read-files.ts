import { importLimits } from '../../../../shared/rules/imports/import-limits.ts'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readJson, readJsonLines } from './read-json.ts'
import {
  noRecords,
  type ReadRow,
  type RowData,
  type SourceFile,
  tooLarge,
  UnreadableImportError,
  unreadable,
} from './read-row.ts'
import { readXlsx } from './read-xlsx.ts'
import { readYaml } from './read-yaml.ts'
import { extensionOf, isClutter, unpack } from './unpack.ts'

/** Figures gathered while reading rows. */
export type ReadSummary = { rows: number; emptyRows: number; skippedFiles: string[] }

/** The first rows of one file; null where it cannot be read. */
export async function readRows({
  file,
  most,
}: {
  file: SourceFile
  most: number
}): Promise<ReadRow[] | null> {
  const rows: ReadRow[] = []
  try {
    for await (const row of readFiles([file], { rows: 0, emptyRows: 0, skippedFiles: [] })) {
      rows.push(row)
      if (rows.length === most) break
    }
  } catch (error) {
    if (error instanceof UnreadableImportError) return null
    throw error
  }
  return rows
}

/** The column with the name of a row's file, without extension. */
const fileColumn = '@file'

/**
 * The rows of every uploaded file, in order, including those in archives. Skipped files are named in the
 * summary; an unreadable file is a row with its reason.
 * @throws {UnreadableImportError} where nothing can be imported
 */
export async function* readFiles(
  uploaded: readonly SourceFile[],
  summary: ReadSummary,
): AsyncGenerator<ReadRow, undefined> {
  const files: SourceFile[] = []
  for (const file of uploaded) files.push(...(await filesIn(file, summary)))
  const onEmpty = () => {
    summary.emptyRows += 1
  }
  checkYaml(files)
  const add = (count: number) => {
    summary.rows += count
    if (summary.rows > importLimits.rows) throw new UnreadableImportError('tooManyRows')
  }
  const empty: ReadRow[] = []
  let characters = 0
  for (const file of files) {
    const before = summary.rows
    for await (const row of rowsIn(file, onEmpty)) {
      add(1)
      characters += lengthOf(row.data)
      if (characters > importLimits.characters) throw new UnreadableImportError('tooLarge')
      yield files.length > 1 ? withFileName(row, file.name) : row
    }
    if (summary.rows === before) empty.push(withFileName(noRecords(file.name), file.name))
  }
  if (summary.rows === 0) throw new UnreadableImportError('noRows')
  add(empty.length)
  yield* empty
}

async function filesIn(file: SourceFile, summary: ReadSummary): Promise<SourceFile[]> {
  const extension = extensionOf(file.name)
  if (extension === '') {
    if (!isClutter(file.name)) summary.skippedFiles.push(file.name)
    return []
  }
  if (extension !== 'zip') return [file]
  const isRead = (name: string) => !isClutter(name) && !['', 'zip'].includes(extensionOf(name))
  const { files, skipped } = await unpack(file.bytes, isRead)
  summary.skippedFiles.push(...skipped)
  return files
}

/** @throws {UnreadableImportError} for more YAML than a node should parse for one import */
function checkYaml(files: readonly SourceFile[]): void {
  const all = files
    .filter(({ name }) => isYaml(extensionOf(name)))
    .reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (all > importLimits.allYamlBytes) throw new UnreadableImportError('tooLarge')
}

function isYaml(extension: string): boolean {
  return extension === 'yml' || extension === 'yaml'
}

/** Limits for formats that are read as a whole. */
function isTooLarge(extension: string, { bytes }: SourceFile): boolean {
  if (isYaml(extension)) return bytes.length > importLimits.yamlBytes
  return extension === 'json' && bytes.length > importLimits.jsonBytes
}

function lengthOf(data: RowData): number {
  let length = 0
  for (const values of Object.values(data)) for (const value of values) length += value.length
  return length
}

async function* rowsIn(file: SourceFile, onEmpty: () => void): AsyncGenerator<ReadRow, undefined> {
  const extension = extensionOf(file.name)
  if (extension === 'xlsx') return yield* readXlsx(file.name, file.bytes, onEmpty)
  if (isTooLarge(extension, file)) return yield tooLarge(file.name)
  const text = decodeText(file.bytes)
  if (text === null) return yield unreadable(file.name, 'encoding')
  if (extension === 'json') yield* readJson(file.name, text)
  else if (extension === 'jsonl' || extension === 'ndjson') yield* readJsonLines(file.name, text, onEmpty)
  else if (isYaml(extension)) yield* readYaml(file.name, text)
  else yield* readCsv(file.name, text, onEmpty)
}

function withFileName(row: ReadRow, name: string): ReadRow {
  const stem = (name.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '')
  return { ...row, data: { ...row.data, [fileColumn]: [stem] } }
}
