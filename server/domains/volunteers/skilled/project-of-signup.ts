import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import { move } from '../../move.ts'
import type { ShiftRow } from '../signups/shifts.queries.ts'
import type { SignupRow } from '../signups/signups.queries.ts'
import { insertProject, lockOpenProjectOf } from './skilled.queries.ts'
import { skilledLifecycle } from './skilled-lifecycle.ts'
import { tellProject } from './tell-project.ts'

type Taken = { action: string; side: string; accountId: OwnedId | null; after: SignupRow }

/**
 * Whoever is accepted for a call has a project; where its sign-up is withdrawn or called off, it ends.
 * @returns whether a project has begun, of which the volunteer is told in place of the acceptance
 */
export async function projectFollows(ctx: OwnContext, shift: ShiftRow, taken: Taken): Promise<boolean> {
  const { action, side, accountId, after } = taken
  if (action === 'withdraw' || action === 'cancel') {
    const project = await lockOpenProjectOf(ctx.db, after.id)
    const by = side === 'volunteer' ? 'volunteer' : 'host'
    if (project)
      await move(ctx, skilledLifecycle, project, {
        action: 'end',
        side: by,
        accountId,
        set: { closed_side: by },
        facts: { signup: after.id },
      })
    return false
  }
  if (after.state !== 'accepted' || !shift.has_projects) return false
  const project = await insertProject(ctx.db, {
    ...{
      signup_id: after.id,
      account_id: after.account_id,
      activity: shift.activity,
      team_id: shift.team_id,
    },
    contact_id: side === 'host' ? accountId : null,
  })
  if (!project) return false
  ctx.audit({ kind: 'skilledProject.begun', subjectKind: 'skilledProject', subjectId: project.id })
  await tellProject(ctx, project, 'volunteer', 'skilled_begun')
  if (side !== 'host') await tellProject(ctx, project, 'host', 'skilled_begun_host')
  return true
}
