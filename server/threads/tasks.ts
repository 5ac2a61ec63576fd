import type { SourceFile } from '../domains/imports/read/read-row.ts'
import type { FileToInspect } from '../files/inspect-file.ts'

/**
 * What is done in a thread of its own, since it is heavy or its input may be made to be: each takes and gives what can
 * be sent between threads, and loads what it needs when it is first asked for.
 */
export const tasks = {
  judgeBytes: async (bytes: Uint8Array) =>
    (await import('../adapters/scan/judge-bytes.ts')).judgeBytes(bytes),
  inspectFile: async (file: FileToInspect) => (await import('../files/inspect-file.ts')).inspectFile(file),
  readRows: async (input: { file: SourceFile; most: number }) =>
    (await import('../domains/imports/read/read-files.ts')).readRows(input),
}

/** The same where the result comes in parts, each made when the one before has been taken. */
export const streams = {
  readCatalogue: async function* (archive: Uint8Array) {
    yield* (await import('../domains/imports/read/read-catalogue.ts')).readCatalogue(archive)
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
