import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { actorFor, callNamed, callOverHttp, freshAddress, probeOf } from '../callers.ts'
import { createWorld } from '../world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
})
afterAll(() => portal.close())

/** Writes that a unique index keeps from happening twice, with the table that may gain one row. */
const heldByIndex: [id: string, table: string][] = [
  ['applications.start', 'applications'],
  ['applications.submit', 'applications'],
  ['applicationsStaff.addCodes', 'activation_codes'],
  ['organisations.add', 'organisations'],
  ['organisations.saveDraft', 'statement_drafts'],
  ['organisations.superAdminUpdate', 'super_admin_changes'],
  ['privacy.exportRequest', 'account_exports'],
  ['projects.like', 'project_likes'],
  ['staff.memberRoles', 'staff_role_changes'],
  ['support.feedbackSend', 'feedback_tickets'],
  ['surveys.answer', 'survey_answers'],
  ['teams.applyJoinTeamMessage', 'team_join_requests'],
  ['teams.invitationAccept', 'memberships'],
]

describe('trust 38: sent without a key', () => {
  it.each(heldByIndex)('%s, eight times at once, is one row in %s', async (id, table) => {
    const indexed = callNamed(id)
    for (let round = 0; round < 2; round += 1) {
      const world = await createWorld(portal)
      const input = await probeOf(indexed).existing(world)
      // The leader of the team is already a member of it.
      const actor = id === 'teams.invitationAccept' ? 'noTeam' : actorFor(indexed)
      const caller = { token: await world.tokenOf(actor), address: freshAddress() }
      const before = await rowsOf(table)
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => callOverHttp(portal, indexed, input, caller)),
      )
      const reasons = outcomes.map(({ reason }) => reason)
      expect(reasons).toContain('ok')
      expect(reasons.filter((reason) => reason === 'internal' || reason === 'unavailable')).toEqual([])
      expect(await rowsOf(table)).toBe(before + 1)
    }
  })

  it('a team of one person is made once', async () => {
    const indexed = callNamed('usercenter.teamcreate')
    const world = await createWorld(portal)
    const caller = { token: await world.tokenOf('noTeam'), address: freshAddress() }
    const before = await rowsOf('teams')
    const input = { kind: 'person', name: '林知远' }
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => callOverHttp(portal, indexed, input, caller)),
    )
    expect(outcomes.map(({ reason }) => reason)).toContain('ok')
    expect(await rowsOf('teams')).toBe(before + 1)
  })
})

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(portal.db)
  return rows[0]?.count ?? 0
}
