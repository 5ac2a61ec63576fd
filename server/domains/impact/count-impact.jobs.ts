import type { Services } from '../../services.ts'
import { replaceFigures } from './impact.queries.ts'

/** Every night: counts what the programme brought about, for everybody to read from then on. */
export async function countImpact({ pool, contentChanged }: Services): Promise<void> {
  await pool.transaction().execute(async (db) => {
    await replaceFigures(db)
    await contentChanged(db)
  })
}
