import { afterAll, beforeAll, expect, it } from 'vitest'
import type { QuestionSet } from '../../../shared/rules/questions.ts'
import { createTeam } from '../../../tests/support/actors.ts'
import { makePdf } from '../../../tests/support/make-pdf.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { createTool } from '../../../tests/support/tools.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const questionsOf = (accept: ('pdf' | 'image')[]): QuestionSet => ({
  sections: [
    {
      key: 'papers',
      title: { zh: '材料', en: 'Papers' },
      questions: [{ key: 'logo', type: 'file', label: { zh: '标志', en: 'Logo' }, accept, atMost: 1 }],
    },
  ],
})

it.each([
  [['image'], 'fileImageOnly'],
  [['pdf', 'image'], null],
] as const)('a PDF where %o is taken: %s', async (accept, reason) => {
  const toolId = await createTool(portal, { questions: questionsOf([...accept]) })
  const { teamId, superAdmin } = await createTeam(portal)
  const { applications, files } = await portal.api({ token: superAdmin.token })
  const file = new File([new Uint8Array(makePdf())], '标志.pdf')
  const { fileId } = await files.upload({ purpose: 'answer', file })
  await applications.start({ TeamID: teamId, toolId })
  const sent = applications.submit({ TeamID: teamId, toolId, answers: { logo: [fileId] } })
  if (reason === null) expect(await sent).toMatchObject({ state: 'submitted' })
  else await expect(sent).rejects.toMatchObject({ details: { fields: { 'answers.logo': { reason } } } })
})
