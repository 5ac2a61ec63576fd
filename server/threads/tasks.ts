import type { CollectionName } from '../../shared/rules/content/collections.ts'
import type { RankingInput } from '../../shared/rules/venture/rank-entries.ts'
import type { Typed, TypedRecord } from '../domains/content/records/clean-typed.ts'
import type { MappedTarget } from '../domains/imports/map/map-row.ts'
import type { RowData, SourceFile } from '../domains/imports/read/read-row.ts'
import type { FactsToAssign } from '../domains/venture/judging/assign-by-facts.ts'
import type { FileToInspect } from '../files/inspect-file.ts'

/**
 * Tasks for worker threads, because they are heavy or their input can make them heavy: each input and output
 * can be sent between threads, and each task loads its modules on first use.
 */
export const tasks = {
  judgeBytes: async (bytes: Uint8Array) =>
    (await import('../adapters/scan/judge-bytes.ts')).judgeBytes(bytes),
  /** Files as one uncompressed archive. */
  pack: async (files: Record<string, Uint8Array>) => (await import('fflate')).zipSync(files, { level: 0 }),
  inspectFile: async (file: FileToInspect) => (await import('../files/inspect-file.ts')).inspectFile(file),
  pdfWithoutAuthor: async (bytes: Uint8Array) =>
    (await import('../files/pdf-without-author.ts')).pdfWithoutAuthor(bytes),
  readRows: async (input: { file: SourceFile; most: number }) =>
    (await import('../domains/imports/read/read-files.ts')).readRows(input),
  rankEntries: async ({ input, version }: { input: RankingInput; version: string }) =>
    (await import('../domains/venture/ranking-file.ts')).rankingFileOf(input, version),
  assignByFacts: async (input: FactsToAssign) =>
    (await import('../domains/venture/judging/assign-by-facts.ts')).assignByFacts(input),
  cleanTyped: async ({ collection, sent }: { collection: CollectionName; sent: Typed }) =>
    (await import('../domains/content/records/clean-typed.ts')).cleanNow(collection, sent),
}

/** Tasks with a result in parts, each made after the previous part was taken. */
export const streams = {
  readCatalogue: async function* (archive: Uint8Array) {
    yield* (await import('../domains/imports/read/read-catalogue.ts')).readCatalogue(archive)
  },
  mapRows: async function* ({ items, targets }: { items: RowData[]; targets: readonly MappedTarget[] }) {
    const { mapRow } = await import('../domains/imports/map/map-row.ts')
    for (const row of items) yield mapRow(row, targets)
  },
  cleanRecords: async function* (input: { items: TypedRecord[]; collection: CollectionName }) {
    const { cleanRecord } = await import('../domains/content/records/clean-typed.ts')
    for (const record of input.items) yield cleanRecord(input.collection, record)
  },
}

type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

type Streams = typeof streams
export type StreamName = keyof Streams
export type StreamInput<Name extends StreamName> = Parameters<Streams[Name]>[0]
export type StreamPart<Name extends StreamName> =
  ReturnType<Streams[Name]> extends AsyncGenerator<infer Part> ? Part : never
