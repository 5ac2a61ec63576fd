import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import { applicationDeadlines } from './deadlines.jobs.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const run = () => applicationDeadlines(portal.services, {}, 'test')

async function rowOf(applicationId: string) {
  return portal.db.selectFrom('applications').selectAll().where('id', '=', applicationId).executeTakeFirst()
}

async function templatesFor(teamId: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('notifications')
    .select('template')
    .where('team_id', '=', teamId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.template)
}

async function setBack(
  applicationId: string,
  column: 'saved_at' | 'correction_due_at' | 'draft_warned_at',
  days: number,
) {
  await portal.db
    .updateTable('applications')
    .set({ [column]: sql`now() - make_interval(days => ${days})` })
    .where('id', '=', applicationId)
    .execute()
}

describe('deadlines', () => {
  it('withdraw an application whose correction was not sent, free its quota and tell the team, once', async () => {
    const toolId = await createTool(portal, { stockPerYear: 1 })
    const { applicationId, team } = await createApplication(portal, 'needs_correction', { toolId })
    await run()
    expect((await rowOf(applicationId))?.state).toBe('needs_correction')
    await setBack(applicationId, 'correction_due_at', 1)
    await Promise.all([run(), run()])
    expect((await rowOf(applicationId))?.state).toBe('withdrawn')
    expect((await templatesFor(team.teamId)).filter((name) => name === 'application_lapsed')).toHaveLength(1)
    const period = await portal.db
      .selectFrom('offering_stock_periods')
      .select('reserved')
      .where('offering_number', '=', Number(toolId))
      .executeTakeFirstOrThrow()
    expect(period.reserved).toBe(0)
    const audited = await portal.db
      .selectFrom('audit_events')
      .select(['account_id', 'request_id'])
      .where('subject_id', '=', applicationId)
      .where('kind', '=', 'application.lapse')
      .execute()
    expect(audited).toEqual([{ account_id: null, request_id: 'job:test' }])
  })

  it.each(['active', 'fulfilling'] as const)(
    'end a grant that is %s the day after its last one, and free the way for another',
    async (state) => {
      const toolId = await createTool(portal)
      const { applicationId, team } = await createApplication(portal, state, { toolId })
      const until = (days: number) =>
        portal.db
          .updateTable('applications')
          .set({ granted_until: sql`(now() at time zone 'Asia/Shanghai')::date + ${days}::int` })
          .where('id', '=', applicationId)
          .execute()
      await until(0)
      await run()
      expect((await rowOf(applicationId))?.state).toBe(state)
      const start = async () =>
        (await portal.api({ token: team.superAdmin.token })).applications.start({
          TeamID: team.teamId,
          toolId,
        })
      await expect(start()).rejects.toMatchObject({ reason: 'alreadyOpen' })
      await until(-1)
      await run()
      expect((await rowOf(applicationId))?.state).toBe('expired')
      expect(await templatesFor(team.teamId)).toContain('application_expired')
      const own = (await portal.api({ token: team.superAdmin.token })).applications
      const ended = await own.details({ applicationId })
      expect(ended).toMatchObject({
        label: 'ended',
        turn: 'nobody',
        activation: null,
        may: { confirm: false },
      })
      expect((await start()).state).toBe('draft')
    },
  )

  it('delete a draft only a week after its warning, and keep one that was saved again', async () => {
    const { applicationId, team } = await createApplication(portal, 'draft')
    const kept = await createApplication(portal, 'draft')
    for (const id of [applicationId, kept.applicationId]) await setBack(id, 'saved_at', 91)
    await run()
    await run()
    expect(await templatesFor(team.teamId)).toEqual(['application_draft_expiring'])
    expect(await rowOf(applicationId)).toBeDefined()
    for (const id of [applicationId, kept.applicationId]) await setBack(id, 'draft_warned_at', 8)
    const own = (await portal.api({ token: kept.team.superAdmin.token })).applications
    await own.saveDraft({ TeamID: kept.team.teamId, applicationId: kept.applicationId, answers: {} })
    await run()
    expect(await rowOf(applicationId)).toBeUndefined()
    expect(await rowOf(kept.applicationId)).toBeDefined()
  })
})
