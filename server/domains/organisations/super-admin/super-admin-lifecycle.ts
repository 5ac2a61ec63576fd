import { superAdminChangeTransitions } from '../../../../shared/rules/organisations/super-admin-change.ts'
import { changeSeen } from '../../../db/change-seen.queries.ts'
import type { Lifecycle } from '../../move.ts'
import { tellOfStep } from '../tell-sides.ts'
import { removeChangePapers } from './change-papers.ts'
import { type ChangeColumns, type ChangeRow, insertChangeEvent } from './super-admin-change.queries.ts'

/** Steps after which the papers are no longer needed. */
const endingPapers = ['complete', 'refuse', 'withdraw']

/** The audit keeps ids, states and reasons, but no free text. */
export const superAdminLifecycle: Lifecycle<ChangeRow, typeof superAdminChangeTransitions, ChangeColumns> = {
  table: superAdminChangeTransitions,
  subject: 'superAdminChange',
  kept: ({ state, version, reason }) => ({ state, version, ...(reason && { reason }) }),
  teamId: (change) => change.team_id,
  change: (db, change, state, set) => changeSeen(db, 'super_admin_changes', change, { ...set, state }),
  event: ({ db }, { action, side, accountId, after }) =>
    insertChangeEvent(db, {
      change_id: after.id,
      action,
      side,
      account_id: accountId,
      state: after.state,
      reason: after.reason,
      reason_words: after.reason_words && JSON.stringify(after.reason_words),
    }),
  follow: async (ctx, { action, after }) => {
    if (endingPapers.includes(action)) await removeChangePapers(ctx, after.id)
    await tellOfStep(ctx, after, action)
  },
}
