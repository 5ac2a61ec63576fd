import type { Services } from '../../../services.ts'
import { countFigures } from './figures.queries.ts'

/** Every night: counts what organisations answered, for reports and for staff to read from then on. */
export async function countSelftests({ pool }: Services): Promise<void> {
  await pool.transaction().execute(countFigures)
}
