import {
  openSkilledStates,
  type SkilledState,
  skilledTransitions,
} from '../../../../shared/rules/volunteers/skilled.ts'
import { type ColumnsOf, changeSeen } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { Lifecycle } from '../../move.ts'
import type { ProjectRow } from './skilled.queries.ts'
import { type SkilledNotice, tellBoth, tellProject } from './tell-project.ts'

/** What a step tells the side that has not taken it, and both where the portal has. */
const notices: Record<keyof typeof skilledTransitions, SkilledNotice> = {
  proposeScope: 'skilled_scope_proposed',
  agreeScope: 'skilled_scope_agreed',
  proposeTalk: 'skilled_talk_proposed',
  agreeTalk: 'skilled_talk_agreed',
  talk: 'skilled_talked',
  proposeHours: 'skilled_hours_proposed',
  agreeHours: 'skilled_hours_agreed',
  conclude: 'skilled_concluded',
  comment: 'skilled_commented',
  end: 'skilled_ended',
  lapse: 'skilled_lapsed',
}

export const isOpen = (state: SkilledState) => openSkilledStates.some((one) => one === state)

/** Nothing lies on the table. */
export const settled = { proposal: null, proposal_encrypted: null, proposed_side: null } as const

export const skilledLifecycle: Lifecycle<
  ProjectRow,
  typeof skilledTransitions,
  ColumnsOf<'skilled_projects'>
> = {
  table: skilledTransitions,
  subject: 'skilledProject',
  teamId: ({ team_id }) => team_id,
  makers: () => [],
  change: (db, project, state, set) =>
    changeSeen(db, 'skilled_projects', project, {
      ...set,
      ...(!isOpen(state) && settled),
      state,
      quiet_told_at: null,
      changed_at: databaseClock,
    }),
  follow: async (ctx, { action, side, after, facts }) => {
    // What led to the step was told already.
    if (facts?.signup) return
    if (side !== 'portal')
      return tellProject(ctx, after, side === 'host' ? 'volunteer' : 'host', notices[action])
    if (action === 'end') return tellBoth(ctx, after, 'skilled_left')
    await tellBoth(ctx, after, action === 'conclude' ? 'skilled_concluded_alone' : notices[action])
  },
}
