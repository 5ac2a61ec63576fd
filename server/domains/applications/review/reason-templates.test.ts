import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../../tests/support/world/actors.ts'
import { createApplication, versionOf } from '../../../../tests/support/world/applications.ts'
import { moveNow } from '../../../../tests/support/world/articles.ts'
import { createTool } from '../../../../tests/support/world/tools.ts'

let portal: TestPortal
let editor: Api
let reviewer: Api
beforeAll(async () => {
  portal = await openPortal()
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  reviewer = await portal.api({ token: (await createStaff(portal, ['reviewer'])).token })
})
afterAll(() => portal.close())

const templates = { collection: 'reasonTemplates' as const }

function wordsOf(title: string): { zh: FieldValues; en: FieldValues } {
  const texts = { title, template: `${title}：说明`, nextText: '再申领一次' }
  return { zh: texts, en: { ...texts, title: `${title} in English` } }
}

async function publishTemplate(title: string, reasonUse: 'refusal' | 'correction'): Promise<string> {
  const shared = { reasonUse, nextStep: 'again', order: '1' }
  const { number } = await editor.contentStaff.recordAdd({ ...templates, shared, texts: wordsOf(title) })
  for (const language of ['zh', 'en'] as const)
    await moveNow(editor, 'reasonTemplates', number, language, 'publish')
  return number
}

async function underReview() {
  const team = await createTeam(portal)
  const toolId = await createTool(portal)
  const { applicationId } = await createApplication(portal, 'in_review', { team, toolId })
  const applicant = await portal.api({ token: team.superAdmin.token })
  return { applicationId, applicant, version: await versionOf(portal, applicationId), toolId }
}

it('are the portal’s initial ones until staff publish their own', async () => {
  const { reasons } = await reviewer.applicationsStaff.reasons({})
  expect(reasons.map(({ code }) => code)).toContain('notFitting')
})

it('are others for entries of a round, and are not lent to tools', async () => {
  const of = async (offeringKind: 'tool' | 'round') =>
    (await reviewer.applicationsStaff.reasons({ offeringKind })).reasons.map(({ code }) => code)
  expect(await of('round')).toContain('roundNotEligible')
  expect(await of('round')).not.toContain('notFitting')
  expect(await of('tool')).not.toContain('roundNotEligible')
  const { applicationId, version } = await underReview()
  const refusal = { applicationId, version, verdict: 'reject' as const, reasonCode: 'roundNotEligible' }
  await expect(reviewer.applicationsStaff.decide(refusal)).rejects.toMatchObject({
    details: { fields: { reasonCode: { reason: 'notAnOption' } } },
  })
})

it('are shown to the applicant, and keep that wording when they change or are withdrawn', async () => {
  const number = await publishTemplate('人手不够', 'refusal')
  const { reasons } = await reviewer.applicationsStaff.reasons({})
  expect(reasons).toMatchObject([{ code: `r${number}`, use: 'refusal', title: '人手不够' }])
  const { applicationId, applicant, version, toolId } = await underReview()
  const refusal = { verdict: 'reject' as const, reasonCode: `r${number}` }
  await reviewer.applicationsStaff.decide({ applicationId, version, ...refusal })
  const told = {
    reason: '人手不够',
    text: '人手不够：说明',
    nextStep: { text: '再申领一次', path: `/toolAskFor/${toolId}` },
  }
  const decision = async () => (await applicant.applications.details({ applicationId })).decision
  expect(await decision()).toMatchObject(told)
  const { version: now } = await editor.contentStaff.recordDetail({ ...templates, number })
  const shared = { reasonUse: 'refusal', nextStep: 'teams', order: '1' }
  await editor.contentStaff.recordSave({
    ...templates,
    number,
    version: now,
    shared,
    texts: wordsOf('改过了'),
  })
  for (const language of ['zh', 'en'] as const)
    await moveNow(editor, 'reasonTemplates', number, language, 'publish')
  expect(await decision()).toMatchObject(told)
  for (const language of ['zh', 'en'] as const)
    await moveNow(editor, 'reasonTemplates', number, language, 'withdraw')
  expect(await decision()).toMatchObject(told)
})

it('cannot be used for another decision, or when they are withdrawn', async () => {
  const correction = await publishTemplate('缺一份证明', 'correction')
  const { applicationId, version } = await underReview()
  for (const reasonCode of [`r${correction}`, 'notFitting', 'r1']) {
    const refusal = { applicationId, version, verdict: 'reject' as const, reasonCode }
    await expect(reviewer.applicationsStaff.decide(refusal)).rejects.toMatchObject({
      details: { fields: { reasonCode: { reason: 'notAnOption' } } },
    })
  }
})
