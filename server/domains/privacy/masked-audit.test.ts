import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placesOf } from '../../../tests/support/everything-stored.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { publishConsentTexts } from '../../../tests/support/sign-in.ts'
import { createTeam, type TestTeam } from '../../../tests/support/world/actors.ts'
import { leave } from '../../../tests/support/world/deletions.ts'
import { appendAudit } from '../../db/audit/audit.ts'
import { findBrokenAudit } from '../../db/audit/check-audit.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

/** Audit entries as earlier releases wrote them when a team was created and renamed. */
async function enterNames({ teamId, superAdmin }: TestTeam, first: string, second: string): Promise<void> {
  const entry = {
    accountId: superAdmin.accountId,
    teamId,
    requestId: 'before',
    subjectKind: 'team',
    subjectId: teamId,
  }
  await portal.db.transaction().execute((db) =>
    appendAudit(db, [
      { ...entry, kind: 'team.created', before: null, after: { kind: 'group', name: first } },
      { ...entry, kind: 'team.renamed', before: { name: first }, after: { name: second } },
    ]),
  )
}

const isWhole = async () => (await findBrokenAudit(portal.db)) === null

describe('trust 33, 35: entries of before that hold what a team was called', () => {
  it('lose it with the account of who was alone in it, the chain holds, other teams keep theirs', async () => {
    const [team, other] = [await createTeam(portal), await createTeam(portal)]
    await enterNames(other, '河岸小组', '河湾小组')
    await enterNames(team, '金丝雀的小组', '金丝雀的新小组')
    expect(await placesOf(portal, ['金丝雀'])).not.toEqual([])
    await leave(portal, team.superAdmin)
    expect(await placesOf(portal, ['金丝雀'])).toEqual([])
    expect(await placesOf(portal, ['河岸小组', '河湾小组'])).not.toEqual([])
    expect(await isWhole()).toBe(true)
  })

  it('lose it within minutes where the account was deleted before', async () => {
    const team = await createTeam(portal)
    await leave(portal, team.superAdmin)
    await enterNames(team, '画眉的小组', '画眉的新小组')
    await portal.services.enqueue(portal.db, 'sweep-expired', {})
    expect((await portal.runJobs()).failures).toEqual([])
    expect(await placesOf(portal, ['画眉'])).toEqual([])
    expect(await isWhole()).toBe(true)
  })

  it('are told as tampered with where something else masks them, and nothing else can be masked', async () => {
    const team = await createTeam(portal)
    await enterNames(team, '燕子的小组', '燕子的新小组')
    const rows = await portal.db.selectFrom('audit_events').selectAll().orderBy('position').execute()
    const [renamed] = rows.slice(-1)
    const others = rows.filter(({ kind }) => !['team.created', 'team.renamed'].includes(kind))
    expect(others.length).toBeGreaterThan(0)
    for (const { position } of others) await sql`select mask_team_name(${position})`.execute(portal.db)
    expect(await isWhole()).toBe(true)
    await sql`select mask_team_name(${renamed?.position})`.execute(portal.db)
    expect(await findBrokenAudit(portal.db)).toBe(renamed?.position)
  })
})
