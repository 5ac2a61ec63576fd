import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { createApplication, passAmendWindow } from '../../../../tests/support/world/applications.ts'
import { tellStaffOfWork } from './staff-work.jobs.ts'

let portal: TestPortal
let reviewer: TestAccount
let verifier: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  reviewer = await createStaff(portal, ['reviewer'])
  verifier = await createStaff(portal, ['verifier'])
  await tellStaffOfWork(portal.services)
})
afterAll(() => portal.close())

async function toldTo({ accountId }: TestAccount): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('notifications')
    .select(['template', 'params'])
    .where('account_id', '=', accountId)
    .where('template', 'in', ['staff_work_new', 'staff_work_overdue'])
    .orderBy('id')
    .execute()
  return rows.map(({ template, params }) => `${template} ${params.count}`)
}

it('tells reviewers of an application once, when it can no longer be amended', async () => {
  const { applicationId } = await createApplication(portal, 'submitted', { reviewer })
  await tellStaffOfWork(portal.services)
  expect(await toldTo(reviewer)).toEqual([])
  await passAmendWindow(portal, applicationId)
  await portal.db
    .updateTable('applications')
    .set({ amendable_until: sql<Date>`clock_timestamp()` })
    .where('id', '=', applicationId)
    .execute()
  await Promise.all([tellStaffOfWork(portal.services), tellStaffOfWork(portal.services)])
  expect(await toldTo(reviewer)).toEqual(['staff_work_new 1'])
  expect(await toldTo(verifier)).toEqual([])
})

it('tells of overdue work once a day', async () => {
  await portal.db.updateTable('applications').set({ due_on: '2026-01-05' }).execute()
  await portal.db
    .updateTable('settings')
    .set({ value: sql`jsonb_set(value, '{overdueOn}', '"2026-01-05"')` })
    .where('key', '=', 'staffToldOfWork')
    .execute()
  await tellStaffOfWork(portal.services)
  await tellStaffOfWork(portal.services)
  expect(await toldTo(reviewer)).toEqual(['staff_work_new 1', 'staff_work_overdue 1'])
})

it('tells of an application that its team has released early, also where others were told meanwhile', async () => {
  const { applicationId, team } = await createApplication(portal, 'submitted', { reviewer })
  await tellStaffOfWork(portal.services)
  const before = (await toldTo(reviewer)).length
  const { applications } = await portal.api({ token: team.superAdmin.token })
  await applications.release({ TeamID: team.teamId, applicationId })
  await tellStaffOfWork(portal.services)
  await tellStaffOfWork(portal.services)
  expect((await toldTo(reviewer)).slice(before)).toEqual(['staff_work_new 1'])
  const { amendableUntil, may } = await applications.details({ applicationId })
  expect({ amendableUntil, amend: may.amend }).toEqual({ amendableUntil: null, amend: false })
})
