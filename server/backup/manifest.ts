import { z } from 'zod'

/** What lies in one file of the backup, by its SHA-256 and length as it lies there. */
const part = z.object({ sha256: z.string(), bytes: z.number().int() })
export type Part = z.output<typeof part>

const count = z.number().int()

export const manifestSchema = z.object({
  /** By the database's clock: the moment that the backup holds. */
  takenAt: z.iso.datetime(),
  /** Of the software that made it. */
  version: z.string(),
  /** The migrations that the database has run, in order. */
  migrations: z.array(z.string()).min(1),
  /** The version of the job queue's tables. */
  jobTables: count,
  /** Of the portal's file store. */
  place: z.string(),
  /** A check of each key that the portal knew: tells whether other keys are the same, never what they are. */
  keyChecks: z.array(z.string()).min(1),
  tables: z
    .array(
      z.object({
        name: z.string().regex(/^\w+\.\w+$/),
        columns: z.array(z.string()),
        rows: count,
        /** Of the rows, in whatever order. */
        digest: z.string(),
        part,
      }),
    )
    .min(1),
  sequences: z.record(z.string(), count.nullable()),
  /** Every stored file that a row names, with the SHA-256 of its bytes in the store. */
  files: z.array(z.object({ key: z.string().regex(/^[0-9a-f-]+$/), sha256: z.string(), part })),
  /** Files that rows name and the portal has lost. */
  lost: z.array(z.string()),
  /** The note of the audit's newest entry, which the portal keeps beside the database. */
  auditNote: z.string().nullable(),
})
export type Manifest = z.output<typeof manifestSchema>

export function partOfTable(name: string): string {
  return `rows/${name}.gz`
}

export function partOfFile(key: string): string {
  return `files/${key.slice(0, 2)}/${key}`
}
