/** What an import takes. A folder of many files comes as one `.zip`. */
export const importLimits = {
  /** Of all files of an upload together, as they are sent. */
  uploadBytes: 10 * 1024 * 1024,
  /** Chosen one by one; more come as one archive. */
  files: 300,
  /** What an archive or a workbook may hold when it is unpacked. */
  unpackedBytes: 100 * 1024 * 1024,
  entries: 10_000,
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
