import type { RoleChange } from '../../../../shared/contract/staff/role-changes.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { roleNamer } from '../roles/named-roles.ts'
import { countHolders } from '../roles/staff-roles.queries.ts'
import { listAdministrators } from '../staff-members.queries.ts'
import { hindranceOf } from './role-change.policy.ts'
import { listRoleChanges } from './role-change.queries.ts'

type Ctx = CallContext<StaffMember>
type Row = Awaited<ReturnType<typeof listRoleChanges>>[number]

const mostOpen = 200
const mostDecided = 50

/** Open changes, and those decided recently. */
export async function showRoleChanges(ctx: Ctx) {
  const administrators = await listAdministrators(ctx.db)
  const open = await listRoleChanges(ctx.db, { isOpen: true, most: mostOpen })
  const decided = await listRoleChanges(ctx.db, { isOpen: false, most: mostDecided })
  const present = await presenter(ctx)
  const waiting: RoleChange[] = []
  const over: RoleChange[] = []
  for (const row of open) {
    if (row.is_over) over.push({ ...present(row), state: 'lapsed' })
    else {
      const hindrance = await hindranceOf(ctx.db, changeOf(row), administrators, ctx.actor.accountId)
      waiting.push({ ...present(row), hindrance })
    }
  }
  return { open: waiting, decided: [...over, ...decided.map(present)], isSole: administrators.length === 1 }
}

/** The change's own columns, without related names. */
function changeOf(row: Row) {
  const { asker_name, decider_name, renews_second_factor, person_name, link_expires_at, is_over, ...change } =
    row
  return change
}

async function presenter(ctx: Ctx): Promise<(row: Row) => RoleChange> {
  const nameRoles = await roleNamer(ctx)
  const holders = await countHolders(ctx.db)
  return (row) => ({
    changeId: row.id,
    kind: row.kind,
    state: row.state,
    personName: row.person_name,
    rolesBefore: nameRoles(row.before.roles ?? []),
    rolesAfter: nameRoles(row.after.roles ?? []),
    roleBefore: row.before.role ?? null,
    roleAfter: row.after.role ?? null,
    holders: (row.role_key && holders.get(row.role_key)) || 0,
    gained: row.gained,
    lost: row.lost,
    renewsSecondFactor: row.renews_second_factor ?? false,
    askedBy: row.asker_name,
    isMine: row.asked_by === ctx.actor.accountId,
    askedAt: row.asked_at.toISOString(),
    lapsesAt: row.lapses_at.toISOString(),
    decidedBy: row.decider_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    isAlone: row.is_alone,
    linkExpiresAt: row.link_expires_at?.toISOString() ?? null,
    hindrance: null,
  })
}
