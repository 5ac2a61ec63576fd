import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createTeam } from '../../../../tests/support/world/actors.ts'
import { createApplication } from '../../../../tests/support/world/applications.ts'
import { withdrawTool } from '../../content/tools/publish-tool.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const ends: [string, (number: number) => Promise<unknown>][] = [
  [
    'was withdrawn',
    async (number) => {
      for (const language of ['zh', 'en'] as const) await withdrawTool(portal.db, { number, language })
    },
  ],
  [
    'is no longer open for applications',
    (number) =>
      portal.db.updateTable('tools').set({ is_applied_for: false }).where('number', '=', number).execute(),
  ],
]

it.each(ends)('a draft for a tool that %s is read and deleted by its team alone', async (_, end) => {
  const { applicationId, toolId, team } = await createApplication(portal, 'draft')
  const { applications } = await portal.api({ token: team.superAdmin.token })
  const own = { TeamID: team.teamId, applicationId }
  await applications.saveDraft({ ...own, answers: { purpose: '排班' } })
  expect(await applications.form({ toolId })).toMatchObject({ isOffered: true })
  await end(Number(toolId))
  const form = await applications.form({ toolId })
  expect(form).toMatchObject({ isOffered: false, draft: { applicationId } })
  expect(form.sections[0]?.questions[0]?.answer.text).toBe('排班')
  const sent = applications.submit({ TeamID: team.teamId, toolId, answers: {} })
  await expect(sent).rejects.toMatchObject({ reason: 'notFound' })
  const other = await createTeam(portal)
  const ofOther = (await portal.api({ token: other.superAdmin.token })).applications
  await expect(ofOther.form({ toolId })).rejects.toMatchObject({ reason: 'notFound' })
  await applications.discardDraft(own)
  await expect(applications.form({ toolId })).rejects.toMatchObject({ reason: 'notFound' })
})
