import { maskPhone } from '../../../shared/lib/text/masking.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { ownedBy } from '../../owned-by.ts'
import { openName, openPhone } from '../sign-in/account/personal-fields.ts'
import { countMembers, getTeam, listMembers } from './team.queries.ts'

const membersPerPage = 20

/** The acting team, and its leader. */
export async function getTeamInfo(ctx: CallContext<TeamMember>) {
  const { db, actor } = ctx
  const team = await getTeam(db, actor.team.id)
  const [leader] = await listMembers(db, team.id, { limit: 1, offset: 0 })
  return {
    info: {
      teamID: team.id,
      name: team.name,
      kind: team.kind,
      since: team.since,
      organisationId: team.organisation_id,
    },
    role: actor.team.role,
    memberCount: await countMembers(db, team.id),
    superAdmin: ownedBy(leader?.id ?? null, {
      name: leader ? openName(ctx, leader) : null,
      phone: leader ? maskPhone(openPhone(ctx, leader) ?? '') : '',
    }),
  }
}

/** The acting team's members. Other people's phones are masked. */
export async function listTeamMembers(ctx: CallContext<TeamMember>, { page }: { page: number }) {
  const { db, actor } = ctx
  const rows = await listMembers(db, actor.team.id, {
    limit: membersPerPage,
    offset: (page - 1) * membersPerPage,
  })
  return {
    members: rows.map((row) =>
      ownedBy(row.id, {
        userID: row.id,
        name: openName(ctx, row),
        phone: maskPhone(openPhone(ctx, row) ?? ''),
        role: row.role,
        joinedOn: row.joined_on,
        isMe: row.id === actor.accountId,
      }),
    ),
    total: await countMembers(db, actor.team.id),
    pageSize: membersPerPage,
  }
}
