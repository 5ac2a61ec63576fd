import { recordOfPath } from '../../../../shared/rules/content/record-of-path.ts'
import type { Db } from '../../../db/database.ts'
import { listInside, liveKeys, noteInside } from './links.queries.ts'

const pathsAtOnce = 1000

/** Checks which linked records are still published in either language: a page falls back to the other one. */
export async function lookInside(db: Db): Promise<void> {
  const paths = await listInside(db, pathsAtOnce)
  if (paths.length === 0) return
  const records = paths.map((path) => ({ path, record: recordOfPath(path) }))
  const groups = Map.groupBy(records, ({ record }) => record?.collections.join(' ') ?? '')
  const found = new Set<string>()
  for (const group of groups.values()) {
    const known = group.flatMap(({ path, record }) => (record ? [{ path, record }] : []))
    const live = await liveKeys(
      db,
      known.map(({ record }) => record),
    )
    for (const { path, record } of known) if (live.has(record.key)) found.add(path)
  }
  await noteInside(
    db,
    [...found],
    paths.filter((path) => !found.has(path)),
  )
}
