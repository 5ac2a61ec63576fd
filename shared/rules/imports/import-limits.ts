/** What an import takes. A folder of many files comes as one `.zip`. */
export const importLimits = {
  /** Of all files of an upload together, as they are sent. */
  uploadBytes: 10 * 1024 * 1024,
  /** Chosen one by one; more come as one archive. */
  files: 300,
  /** What an archive or a workbook may hold when it is unpacked. */
  unpackedBytes: 100 * 1024 * 1024,
  entries: 10_000,
  /** Of one file that can only be read as a whole, and holds up everybody else meanwhile; more comes as JSON lines. */
  jsonBytes: 10 * 1024 * 1024,
  /** YAML takes fifty times as long as JSON. */
  yamlBytes: 512 * 1024,
  /** Of all YAML files together. */
  allYamlBytes: 10 * 1024 * 1024,
  /** Rows of a sheet, empty ones too, and cells of a workbook, with those that are skipped over. */
  sheetRows: 1_048_576,
  cells: 5_000_000,
  /** Characters of all rows: a text that a file writes once and refers to counts wherever it comes. */
  characters: 100 * 1024 * 1024,
  rows: 100_000,
  columns: 500,
  /** Characters of one row, and of one value of a row in the texts that a collection keeps. */
  rowCharacters: 400_000,
} as const

/** The kinds of files that are read, by the end of their names. */
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
