import { type RawBuilder, sql } from 'kysely'
import { type SurveyGroup, surveyGroupKinds } from '../../../shared/rules/surveys.ts'
import type { Db } from '../../db/database.ts'
import { holdsToday } from '../../db/holds-today.ts'

/** The ids of a group's active accounts. */
export function membersOf(db: Db, group: SurveyGroup) {
  return membersOfKind(db, group.kind, {
    roles: sql`${'roles' in group ? group.roles : []}::text[]`,
    tool: sql`${('toolId' in group && Number(group.toolId)) || 0}::integer`,
  })
}

/** Whether a recipient is still in the survey's group, for a query over `surveys` and `survey_recipients`. */
export function isStillMeant(db: Db): RawBuilder<boolean> {
  const group = sql.ref('surveys.recipients_group')
  const chosen: Chosen = {
    roles: sql`array(select jsonb_array_elements_text(${group}->'roles'))`,
    tool: sql`nullif(${group}->>'toolId', '')::integer`,
  }
  const ways = surveyGroupKinds.map((kind) => {
    const them = membersOfKind(db, kind, chosen).where(
      'accounts.id',
      '=',
      sql.ref<string>('survey_recipients.account_id'),
    )
    return sql`(${group}->>'kind' = ${kind} and exists (${them}))`
  })
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

/** The parameters that select a group, besides its kind. */
type Chosen = { roles: RawBuilder<string[]>; tool: RawBuilder<number> }

function membersOfKind(db: Db, kind: SurveyGroup['kind'], { roles, tool }: Chosen) {
  const active = db.selectFrom('accounts').select('accounts.id').where('accounts.status', '=', 'active')
  if (kind === 'staffRoles')
    return active.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_members')
          .select('staff_members.account_id')
          .whereRef('staff_members.account_id', '=', 'accounts.id')
          .where('staff_members.status', '=', 'active')
          .where(sql<boolean>`staff_members.roles && ${roles}`),
      ),
    )
  return active.where(({ exists, selectFrom }) => {
    const member = selectFrom('memberships')
      .select('memberships.account_id')
      .whereRef('memberships.account_id', '=', 'accounts.id')
      .where('memberships.left_at', 'is', null)
    switch (kind) {
      case 'teamRoles':
        return exists(member.where(sql<boolean>`memberships.role = any(${roles})`))
      case 'toolApplicants':
        return exists(
          member
            .innerJoin('applications', 'applications.team_id', 'memberships.team_id')
            .where('applications.offering_kind', '=', 'tool')
            .where('applications.offering_number', '=', tool)
            .where('applications.state', '!=', 'draft'),
        )
      case 'verifiedAdmins':
        return exists(
          member
            .innerJoin('organisations', 'organisations.team_id', 'memberships.team_id')
            .where('memberships.role', '!=', 'member')
            .where(holdsToday('organisations')),
        )
    }
  })
}
