import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sortedJson } from '../../../../shared/lib/sorted-json.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../../tests/support/world/actors.ts'
import { plainAnswers } from '../../../../tests/support/world/tools.ts'
import { publishEdition } from '../../../../tests/support/world/venture/editions.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const given = { ...plainAnswers, contact: '13900000001' }
const rules = '<p>作品须是团队自己做的。</p>'

/** Writes the rules of an edition in Chinese and publishes them. */
async function publishRules(edition: number, text: string): Promise<void> {
  const { contentStaff, saved } = await writeRules(edition, text)
  await contentStaff.textMove({ ...saved, language: 'zh', move: 'publish' })
}

async function writeRules(edition: number, text: string) {
  const { token } = await createStaff(portal, ['ventureManager'])
  const { contentStaff } = await portal.api({ token })
  const key = { collection: 'ventureEditions', number: String(edition) } as const
  const { version, shared, texts } = await contentStaff.recordDetail(key)
  const saved = await contentStaff.recordSave({
    ...{ ...key, version, shared },
    texts: { zh: { ...texts.zh.fields, competitionRules: text }, en: texts.en.fields },
  })
  return { contentStaff, saved: { ...key, version: saved.version } }
}

/** An open first round of an edition with rules. */
async function roundWithRules() {
  const { edition, roundId: planned } = await publishEdition(portal)
  await publishRules(edition, rules)
  await portal.db
    .updateTable('venture_rounds')
    .set({ ordinal: 2 })
    .where('number', '=', Number(planned))
    .execute()
  return { edition, roundId: await createRound(portal, { edition }) }
}

async function begin(roundId: string) {
  const { superAdmin, teamId: TeamID } = await createTeam(portal)
  const api = await portal.api({ token: superAdmin.token })
  const { applicationId } = await api.applications.start({ TeamID, roundId })
  const send = (declared: string[]) =>
    api.applications.enterRound({ TeamID, roundId, answers: given, declared })
  return { TeamID, api, applicationId, send, token: superAdmin.token }
}

it('a team agrees to the rules of the edition when it sends, in the words that it has read', async () => {
  const { edition, roundId } = await roundWithRules()
  const { api, applicationId, send, token } = await begin(roundId)
  const page = await (await portal.api()).venture.editionDetail({ editionID: String(edition) })
  expect(page.edition?.rulesHtml).toContain('团队自己做的')
  const [asked] = (await api.applications.form({ roundId })).declarations
  expect(asked).toMatchObject({
    isDeclared: false,
    agreed: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  expect(asked?.agreed?.path).toMatch(/#competitionRules$/)
  expect(asked?.statement).toContain('的参赛规则（介绍页第 ')
  const { applying } = await (await portal.api()).venture.roundDetail({ roundId })
  expect(applying?.rules.at(-1)).toEqual({ kind: 'declared', text: asked?.statement })
  const english = (await portal.api({ token, locale: 'en' })).applications
  expect((await english.form({ roundId })).declarations[0]?.statement).toMatch(/^We have read and agree/)
  await expect(send([])).rejects.toMatchObject({
    details: { fields: { [`declared.${asked?.key}`]: { reason: 'mustAgree' } } },
  })

  const parts = '<h2>作品</h2><h3>要求</h3><h4>例外</h4>'
  await publishRules(edition, `<p>作品须是团队自己做的，并且没有得过奖。</p>${parts}`)
  await expect(send([asked?.key ?? ''])).rejects.toMatchObject({ reason: 'invalidInput' })
  const [changed] = (await api.applications.form({ roundId })).declarations
  expect(changed?.agreed?.hash).not.toBe(asked?.agreed?.hash)
  await send([changed?.key ?? ''])

  await publishRules(edition, '<p>第三版。</p>')
  const details = await api.applications.details({ applicationId })
  const stated = details.declarations.filter(({ isDeclared }) => isDeclared)
  expect(stated).toMatchObject([{ statement: changed?.statement, agreed: changed?.agreed }])
  // The words stay readable as they were, in the language that they had.
  const words = { language: 'zh', html: expect.stringContaining('没有得过奖') }
  expect(stated[0]?.agreed?.words).toEqual(words)
  // Below a heading of the page, no part stands above the one that it belongs to.
  expect(stated[0]?.agreed?.words?.html).toContain('<h4>作品</h4><h5>要求</h5><h5>例外</h5>')
  const inEnglish = await english.details({ applicationId })
  expect(inEnglish.declarations.find(({ isDeclared }) => isDeclared)?.agreed?.words).toEqual(words)
  const checked = await api.applications.details({ applicationId, checksReceipts: true })
  expect(checked.receipts?.items).toMatchObject([{ isIntact: true }])
})

it('the receipt holds the version and the fingerprint of the rules, and shows when they were changed', async () => {
  const { roundId } = await roundWithRules()
  const { api, applicationId, send } = await begin(roundId)
  const [asked] = (await api.applications.form({ roundId })).declarations
  await send([asked?.key ?? ''])
  const row = await portal.db
    .selectFrom('applications')
    .innerJoin('application_revisions', 'application_revisions.application_id', 'applications.id')
    .select(['reference', 'number', 'receipt', 'application_revisions.created_at as at', 'declarations'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const agreed = [
    { path: asked?.agreed?.path, versions: { zh: expect.any(Number) }, hash: asked?.agreed?.hash },
  ]
  expect(row.declarations.map((one) => one.agreed)).toEqual(agreed)
  const content = {
    ...{ format: 2, reference: row.reference, number: 1, at: row.at.toISOString() },
    ...{
      answers: given,
      files: {},
      agreed: row.declarations.map((one) => one.agreed),
    },
  }
  expect(row.receipt).toBe(createHash('sha256').update(sortedJson(content)).digest('hex'))
  const forged = row.declarations.map((one) => ({
    ...one,
    agreed: { path: '/x', versions: {}, ...one.agreed, hash: '0'.repeat(64) },
  }))
  await portal.db
    .updateTable('applications')
    .set({ declarations: JSON.stringify(forged) })
    .where('id', '=', applicationId)
    .execute()
  expect(
    (await api.applications.details({ applicationId, checksReceipts: true })).receipts?.items,
  ).toMatchObject([{ isIntact: false }])
  // Words that are not those of the fingerprint are not shown as what was agreed to.
  const { declarations } = await api.applications.details({ applicationId })
  expect(declarations.find(({ isDeclared }) => isDeclared)?.agreed?.words).toBeNull()
})

it('the dry run of a published edition misses rules that are only drafted', async () => {
  const { edition } = await publishEdition(portal)
  const { ventureStaff } = await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })
  const misses = async () => {
    const { editions } = await ventureStaff.editions({})
    const { findings } = editions.find((one) => one.edition === edition) ?? { findings: [] }
    return findings.some(({ kind }) => kind === 'competitionRules')
  }
  expect(await misses()).toBe(true)
  await writeRules(edition, rules)
  expect(await misses()).toBe(true)
  await publishRules(edition, rules)
  expect(await misses()).toBe(false)
})

it('staff read the words that a team agreed to where they read what it sent', async () => {
  const { edition, roundId } = await roundWithRules()
  const { api, applicationId, send } = await begin(roundId)
  const [asked] = (await api.applications.form({ roundId })).declarations
  await send([asked?.key ?? ''])
  await publishRules(edition, '<p>后来改了。</p>')
  const { token } = await createStaff(portal, ['reviewer'])
  const { applicationsStaff } = await portal.api({ token })
  await portal.db
    .updateTable('applications')
    .set({ amendable_until: new Date() })
    .where('id', '=', applicationId)
    .execute()
  const { declarations } = await applicationsStaff.detail({ applicationId })
  const read = declarations.find(({ isDeclared }) => isDeclared)?.agreed
  expect(read).toMatchObject({ hash: asked?.agreed?.hash, words: { language: 'zh' } })
  expect(read?.words?.html).toContain('团队自己做的')
})

it('an edition without rules asks for no statement', async () => {
  const roundId = await createRound(portal)
  const { api, send } = await begin(roundId)
  expect((await api.applications.form({ roundId })).declarations).toEqual([])
  await send([])
})
