import type { z } from 'zod'
import type { Call, CallGroup } from '../../../../shared/contract/call.ts'
import { type PersonalKind, personalFields } from '../../../../shared/contract/content/fields.ts'
import { contract } from '../../../../shared/contract/contract.ts'
import type { RoleView } from '../../../../shared/contract/staff/staff-members.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { partsOf } from '../../../schema-parts.ts'
import { roleNamer } from './named-roles.ts'
import { countHolders, listRoles } from './staff-roles.queries.ts'

/** Every role with the calls the contract grants it: derived, so never out of date. */
export async function listRoleViews(ctx: CallContext<StaffMember>): Promise<{ roles: RoleView[] }> {
  const roles = await listRoles(ctx.db)
  const holders = await countHolders(ctx.db)
  const named = (await roleNamer(ctx))(roles.map(({ key }) => key))
  return {
    roles: named.map((role) => {
      const row = roles.find(({ key }) => key === role.key)
      return {
        ...role,
        holders: holders.get(role.key) ?? 0,
        isBuiltIn: row?.is_built_in ?? true,
        version: row?.version ?? 1,
        nameZh: row?.name_zh ?? '',
        nameEn: row?.name_en ?? '',
        privileges: (row?.privileges ?? []).map(viewOf),
      }
    }),
  }
}

function viewOf(privilege: Privilege): RoleView['privileges'][number] {
  const calls = ofStaff.filter((call) => call.privilege === privilege)
  return {
    privilege,
    calls: calls.map((call) => ({
      path: call.path,
      needsStepUp: call.needsStepUp === true,
      personal: [...new Set(personalKindsOf(call.output))],
      isInFull: call.secured !== 'none',
    })),
  }
}

const ofStaff = Object.values(contract as Record<string, CallGroup>)
  .flatMap((group) => Object.values<Call>(group))
  .filter(({ access }) => access === 'staff')

function personalKindsOf(schema: z.ZodType): PersonalKind[] {
  const own = personalFields.get(schema)?.personal
  return own ? [own] : partsOf(schema).flatMap(personalKindsOf)
}
