import { adoptionTransitions } from '../../../shared/rules/toolbox/adoption.ts'
import { type ColumnsOf, changeSeen } from '../../db/change-seen.queries.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { type Lifecycle, lastChanger } from '../move.ts'
import type { findAdoption } from './adoptions.queries.ts'

export const adoptionLifecycle: Lifecycle<
  NonNullable<Awaited<ReturnType<typeof findAdoption>>>,
  typeof adoptionTransitions,
  ColumnsOf<'adoption_requests'>
> = {
  table: adoptionTransitions,
  subject: 'adoption',
  kind: () => 'adoption.moved',
  change: (db, request, state, set) =>
    changeSeen(db, 'adoption_requests', request, { ...set, state, changed_at: databaseClock }),
  makers: lastChanger(adoptionTransitions),
}
