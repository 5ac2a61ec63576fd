import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { runAs } from '../../../tests/support/portal/postgres.ts'
import { newAddress } from '../../../tests/support/sign-in.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import {
  createProject,
  createProjectClass,
  openProjectEditor,
} from '../../../tests/support/world/projects.ts'
import { sweepExpired } from '../../http/door/sweep-expired.ts'
import { sealedTexts } from './sealed-texts.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** Everything in the tables of requests, as somebody without keys reads it. */
async function readable(): Promise<string> {
  const texts: string[] = []
  for (const table of Object.keys(sealedTexts)) {
    const { rows } = await sql`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(portal.db)
    texts.push(JSON.stringify(rows))
  }
  return texts.join('\n')
}

/* Dumps are searched for free texts, too, not only for phones and codes. */
it('trust 29: free texts of requests stand in no dump, and staff read them as before', async () => {
  const canary = '金丝雀芦苇'
  const editor = await openProjectEditor(portal)
  const instanceID = await createProject(editor, { classes: [await createProjectClass(editor)] })
  const visitor = await portal.api({ address: newAddress() })
  const words = { organisation: `${canary}小组`, place: `${canary}村`, purpose: `${canary}想用` }
  await visitor.projects.adopt({ instanceID, ...words, contact: '13912345678' })
  const asked = { need: `${canary}要排班`, toolName: `${canary}表`, keywords: canary }
  await visitor.toolbox.requestTool(asked)
  const staff = await portal.api({
    token: (await createStaff(portal, ['supportAgent'])).token,
  })
  const [adoptionId, requestId] = await Promise.all(
    (['adoption', 'toolRequest'] as const).map(async (kind) => {
      const { items } = await (kind === 'adoption' ? editor.api : staff).staff.queue({ kind })
      return items[0]?.id ?? ''
    }),
  )
  const found = async () => ({
    adoption: await editor.api.projectsStaff.adoptionDetail({ adoptionId: adoptionId ?? '' }),
    request: await staff.toolRequestsStaff.detail({ requestId: requestId ?? '' }),
    listed: [
      (await editor.api.staff.queue({ ids: [adoptionId ?? ''] })).items[0]?.partyName,
      (await staff.staff.queue({ ids: [requestId ?? ''] })).items[0]?.wanted,
    ],
  })
  const { adoption, request, listed } = await found()
  expect(adoption).toMatchObject(words)
  expect(request).toMatchObject(asked)
  expect(listed).toEqual([words.organisation, asked.need])
  const noted = { version: 1, note: `${canary}说不用了` }
  await editor.api.projectsStaff.adoptionMove({
    adoptionId: adoption?.adoptionId ?? '',
    state: 'inTouch',
    ...noted,
  })
  await staff.toolRequestsStaff.move({ requestId: request?.requestId ?? '', state: 'closed', ...noted })
  expect(await readable()).not.toContain(canary)

  // Like old rows: readable until the job has run, and shown to staff throughout.
  await runAs(portal.ownerUrl, [
    `update adoption_requests set organisation = '${canary}甲', organisation_encrypted = null, note = '', note_encrypted = null`,
    `update tool_requests set need = '${canary}乙', need_encrypted = null, state = 'received'`,
  ])
  const before = {
    adoption: { organisation: `${canary}甲`, note: '' },
    request: { need: `${canary}乙` },
    listed: [`${canary}甲`, `${canary}乙`],
  }
  expect(await found()).toMatchObject(before)
  await sweepExpired(portal.services, {}, 'test')
  expect(await readable()).not.toContain(canary)
  expect(await found()).toMatchObject(before)
})
