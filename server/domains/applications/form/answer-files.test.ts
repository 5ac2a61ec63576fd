import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../../tests/support/world/actors.ts'
import { passAmendWindow, versionOf } from '../../../../tests/support/world/applications.ts'
import { makePdf } from '../../../../tests/support/world/make-pdf.ts'
import { createTool } from '../../../../tests/support/world/tools.ts'

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

const noteQuestion = {
  key: 'note',
  type: 'text',
  label: { zh: '说明', en: 'Note' },
  maxLength: 80,
  isOptional: true,
} as const

/** A team's draft for a tool that asks for up to two files and a text; it holds one file. */
async function beginWithFile() {
  const [section] = questionsOf(['pdf']).sections
  const logo = { ...section?.questions[0], atMost: 2, isOptional: true }
  const questions = { sections: [{ ...section, questions: [logo, noteQuestion] }] } as QuestionSet
  const toolId = await createTool(portal, { questions })
  const { teamId, superAdmin } = await createTeam(portal)
  const { applications, files } = await portal.api({ token: superAdmin.token })
  const upload = async (name: string) => {
    const file = new File([new Uint8Array(makePdf())], name)
    return (await files.upload({ purpose: 'answer', file })).fileId
  }
  const { applicationId } = await applications.start({ TeamID: teamId, toolId })
  const own = { TeamID: teamId, applicationId }
  const first = await upload('first.pdf')
  await applications.saveDraft({ ...own, answers: { logo: [first] } })
  return { applications, upload, own, toolId, first }
}

const gone = { reason: 'invalidInput', details: { fields: { 'answers.logo': { reason: 'fileGone' } } } }

describe('two pages of one form', () => {
  it('keep a draft’s file when one of them sends only its text, and report a missing file at the answer', async () => {
    const { applications, upload, own, toolId, first } = await beginWithFile()
    const stored = async () => {
      const [section] = (await applications.form({ toolId })).sections
      return section?.questions.map(
        ({ answer }) => answer.files.map(({ name }) => name).join() || answer.text,
      )
    }
    await applications.saveDraft({ ...own, answers: { note: '一' } })
    expect(await stored()).toEqual(['first.pdf', '一'])
    await applications.saveDraft({ ...own, answers: { logo: [] } })
    const second = await upload('second.pdf')
    const late = applications.saveDraft({ ...own, answers: { logo: [first, second], note: '二' } })
    await expect(late).rejects.toMatchObject(gone)
    await applications.saveDraft({ ...own, answers: { logo: [second], note: '二' } })
    expect(await stored()).toEqual(['second.pdf', '二'])
    const sent = applications.submit({ TeamID: own.TeamID, toolId, answers: { logo: [first, second] } })
    await expect(sent).rejects.toMatchObject(gone)
  })

  it('do not undo a text that both have changed, and keep the rest', async () => {
    const { applications, own, toolId } = await beginWithFile()
    const note = async () => {
      const [section] = (await applications.form({ toolId })).sections
      return section?.questions.find(({ key }) => key === 'note')?.answer.text
    }
    await applications.saveDraft({ ...own, answers: { note: '一' }, base: { note: '' } })
    const late = applications.saveDraft({ ...own, answers: { note: '二' }, base: { note: '' } })
    await expect(late).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { 'answers.note': { reason: 'changedElsewhere' } } },
    })
    expect(await note()).toBe('一')
    // A person who has seen the other text decides which of the two stays.
    await applications.saveDraft({ ...own, answers: { note: '二' }, base: { note: '一' } })
    await applications.saveDraft({ ...own, answers: { note: '二' }, base: { note: '旧' } })
    expect(await note()).toBe('二')
  })

  it('keep a file in a correction in the same way', async () => {
    const { applications, upload, own, toolId } = await beginWithFile()
    await applications.submit({ TeamID: own.TeamID, toolId, answers: {} })
    const { applicationId } = own
    await passAmendWindow(portal, applicationId)
    const reviewer = await createStaff(portal, ['reviewer'])
    const staff = (await portal.api({ token: reviewer.token })).applicationsStaff
    const seen = async () => ({ applicationId, version: await versionOf(portal, applicationId) })
    await staff.open(await seen())
    await staff.requestCorrection({ ...(await seen()), keys: ['logo', 'note'], remark: '换一份' })
    const stored = async () => {
      const [section] = (await applications.details({ applicationId })).correction?.sections ?? []
      return section?.questions.map(
        ({ answer }) => answer.files.map(({ name }) => name).join() || answer.text,
      )
    }
    const second = await upload('second.pdf')
    await applications.saveCorrection({ ...own, answers: { logo: [second] } })
    await applications.saveCorrection({ ...own, answers: { note: '一' } })
    expect(await stored()).toEqual(['second.pdf', '一'])
    await applications.saveCorrection({ ...own, answers: { logo: [] } })
    await expect(applications.saveCorrection({ ...own, answers: { logo: [second] } })).rejects.toMatchObject(
      gone,
    )
    await applications.saveCorrection({ ...own, answers: { note: '二' } })
    await expect(applications.correct({ ...own, answers: { logo: [second] } })).rejects.toMatchObject(gone)
    expect(await stored()).toEqual(['', '二'])
  })

  it('say nothing of the files of others', async () => {
    const { first } = await beginWithFile()
    const other = await beginWithFile()
    await other.applications.saveDraft({ ...other.own, answers: { logo: [] } })
    const taken = other.applications.saveDraft({ ...other.own, answers: { logo: [first] } })
    await expect(taken).rejects.toMatchObject({ reason: 'notAvailable' })
  })

  it('are not blocked by a stored file that is missing', async () => {
    const { applications, own, first } = await beginWithFile()
    await portal.db.updateTable('files').set({ removed_at: new Date() }).where('id', '=', first).execute()
    const saved = await applications.saveDraft({ ...own, answers: { note: '一' } })
    expect(saved.applicationId).toBe(own.applicationId)
  })
})
