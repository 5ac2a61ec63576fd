import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { infoAction } from './info-act.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('a file that is taken away without script amends nothing before the form is sent', async () => {
  const { applicationId, team } = await createApplication(portal, 'submitted')
  const api = await portal.api({ token: team.superAdmin.token })
  const url = new URL(`https://portal.example.org/toolApplyInfo/${applicationId}?part=amend`)
  const post = (fields: Record<string, string>) =>
    infoAction({
      context: { get: () => api },
      params: { id: applicationId },
      request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
      url,
    } as unknown as Parameters<typeof infoAction>[0])
  const typed = {
    TeamID: team.teamId,
    'answers.purpose': '换一种用法',
    'answers.contact': '13800138000',
    'answers.logoRemove': 'x',
  }
  await post(typed)
  expect(await revisionsOf(applicationId)).toEqual(['submit'])
  await post({ ...typed, intent: 'amend', idempotencyKey: 'amend-0000-0000' })
  expect(await revisionsOf(applicationId)).toEqual(['submit', 'amend'])
})

async function revisionsOf(applicationId: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('application_revisions')
    .select('reason')
    .where('application_id', '=', applicationId)
    .orderBy('number')
    .execute()
  return rows.map(({ reason }) => reason)
}
