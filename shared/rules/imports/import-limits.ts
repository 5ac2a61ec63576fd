/** The limits of an import. A folder of many files comes as one `.zip`. */
export const importLimits = {
  /** For all files of an upload together, as sent. */
  uploadBytes: 10 * 1024 * 1024,
  /** Files chosen one by one; more come as one archive. */
  files: 300,
  /** For an unpacked archive or workbook. */
  unpackedBytes: 100 * 1024 * 1024,
  entries: 10_000,
  /** For a file that is parsed as a whole, which blocks everybody else; larger data comes as JSON lines. */
  jsonBytes: 10 * 1024 * 1024,
  /** YAML takes fifty times as long as JSON. */
  yamlBytes: 512 * 1024,
  /** For all YAML files together. */
  allYamlBytes: 10 * 1024 * 1024,
  /** Rows of a sheet, including empty ones, and cells of a workbook, including skipped ones. */
  sheetRows: 1_048_576,
  cells: 5_000_000,
  /** Characters of all rows: a text that a file contains once and references counts at every reference. */
  characters: 100 * 1024 * 1024,
  rows: 100_000,
  columns: 500,
  /** Characters of one row, and of one value in the collection's texts. */
  rowCharacters: 400_000,
} as const

/** The accepted file types, by extension. */
export const importExtensions = [
  'csv',
  'tsv',
  'xlsx',
  'json',
  'jsonl',
  'ndjson',
  'yml',
  'yaml',
  'zip',
] as const
