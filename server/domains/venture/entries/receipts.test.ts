import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sortedJson } from '../../../../shared/lib/sorted-json.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../../tests/support/world/actors.ts'
import { versionOf } from '../../../../tests/support/world/applications.ts'
import { makePdf } from '../../../../tests/support/world/make-pdf.ts'
import { createTool, plainAnswers, plainQuestions } from '../../../../tests/support/world/tools.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const given = { ...plainAnswers, contact: '13900000001' }
const questions = structuredClone(plainQuestions)
questions.sections[0]?.questions.push({
  ...{ key: 'plan', type: 'file', label: { zh: '计划书', en: 'Plan' } },
  ...{ accept: ['pdf'], atMost: 2, isOptional: true },
})

/** A team whose entry with a file is sent. */
async function enterWithFile() {
  const roundId = await createRound(portal, { terms: { questions } })
  const { teamId: TeamID, superAdmin } = await createTeam(portal)
  const { applications, files, messages } = await portal.api({ token: superAdmin.token })
  const upload = async (pages: number) => {
    const bytes = new Uint8Array(makePdf({ pages }))
    const { fileId } = await files.upload({ purpose: 'answer', file: new File([bytes], '计划书.pdf') })
    return { fileId, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
  const plan = await upload(1)
  const { applicationId } = await applications.start({ TeamID, roundId })
  const answers = { ...given, plan: [plan.fileId] }
  const sent = await applications.enterRound({ TeamID, roundId, answers })
  const receipts = async (checksReceipts = true) =>
    (await applications.details({ applicationId, checksReceipts })).receipts
  const intact = async () => (await receipts())?.items.map(({ isIntact }) => isIntact)
  /** The texts of the messages that the team got, the newest first. */
  const told = async () => {
    const { list } = await messages.describeMessageList({ category: 'venture' })
    return list.map(({ body }) => body)
  }
  return {
    ...{ applications, told, upload, receipts, intact },
    ...{ TeamID, applicationId, answers, plan, reference: sent.reference },
  }
}

const columnsOf = (applicationId: string) =>
  portal.db
    .selectFrom('application_revisions')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('number')
    .execute()

describe('a team that enters a round', () => {
  it('gets a receipt that anybody with the content can compute, on the page and in the message', async () => {
    const { receipts, told, plan, reference, applicationId } = await enterWithFile()
    const [receipt] = (await receipts(false))?.items ?? []
    expect(receipt).toMatchObject({ number: 1, isIntact: null, verdict: null })
    const [version] = await columnsOf(applicationId)
    expect(receipt?.at).toBe(version?.created_at.toISOString())
    const content = {
      ...{ format: 1, reference, number: 1, at: receipt?.at },
      ...{ answers: given, files: { plan: [plan.sha256] } },
    }
    expect(receipt?.hash).toBe(createHash('sha256').update(sortedJson(content)).digest('hex'))
    expect(await told()).toMatchObject([expect.stringContaining(receipt?.hash ?? '')])
  })

  it('gets a new one for each further version, and the earlier ones can still be checked', async () => {
    const { applications, receipts, upload, told, ...own } = await enterWithFile()
    const { TeamID, applicationId } = own
    const [first] = (await receipts())?.items ?? []
    const other = await upload(2)
    const answers = { ...given, purpose: '换一种说法', plan: [other.fileId] }
    await applications.amend({ TeamID, applicationId, answers })
    const both = (await receipts())?.items ?? []
    expect(both).toMatchObject([
      { number: 2, isIntact: true },
      { number: 1, isIntact: true, hash: first?.hash },
    ])
    expect(both[0]?.hash).not.toBe(first?.hash)
    expect((await told()).map((text) => both.findIndex(({ hash }) => text.includes(hash)))).toEqual([0, 1])

    await applications.release({ TeamID, applicationId })
    const staff = (await portal.api({ token: (await createStaff(portal, ['reviewer'])).token }))
      .applicationsStaff
    const seen = async () => ({ applicationId, version: await versionOf(portal, applicationId) })
    await staff.open(await seen())
    await staff.requestCorrection({ ...(await seen()), keys: ['purpose'], remark: '再写清楚一点' })
    await applications.correct({ TeamID, applicationId, answers: { purpose: '写清楚了' } })
    const all = await receipts()
    expect(all?.items.map(({ number, isIntact }) => [number, isIntact])).toEqual([
      [3, true],
      [2, true],
      [1, true],
    ])
    expect((await staff.detail({ applicationId, checksReceipts: true })).receipts).toEqual(all)
  })

  it('sees what was changed behind its back, and nothing where only the key of the database is new', async () => {
    const one = await enterWithFile()
    const { applicationId, intact } = one
    const { cipher } = portal.services
    const [version] = await columnsOf(applicationId)
    const answers = JSON.parse(cipher.decrypt(version?.answers_encrypted ?? '', 'applications.answers'))
    const set = async (table: 'applications' | 'application_revisions', given: object) => {
      const id = sql.ref(table === 'applications' ? 'id' : 'application_id')
      const text = cipher.encrypt(JSON.stringify(given), 'applications.answers')
      await sql`update ${sql.table(table)} set answers_encrypted = ${text} where ${id} = ${applicationId}`.execute(
        portal.db,
      )
    }
    const forged = { ...answers, purpose: '别人写的' }
    await set('applications', answers)
    await set('application_revisions', answers)
    expect(await intact()).toEqual([true])

    await set('applications', forged)
    expect(await intact()).toEqual([false])
    await set('application_revisions', forged)
    expect(await intact()).toEqual([false])
    await set('applications', answers)
    await set('application_revisions', answers)
    expect(await intact()).toEqual([true])
  })

  it('sees that the newest version is gone, although the one before it fits what is read', async () => {
    const { applications, intact, TeamID, applicationId, plan } = await enterWithFile()
    const [version] = await columnsOf(applicationId)
    const answers = { ...given, purpose: '换一种说法', plan: [plan.fileId] }
    await applications.amend({ TeamID, applicationId, answers })
    expect(await intact()).toEqual([true, true])
    await portal.db
      .deleteFrom('application_revisions')
      .where('application_id', '=', applicationId)
      .where('number', '=', 2)
      .execute()
    await sql`update applications set answers_encrypted = ${version?.answers_encrypted} where id = ${applicationId}`.execute(
      portal.db,
    )
    expect(await intact()).toEqual([false])
  })

  it('sees that a file, the time or the receipt itself is another', async () => {
    const one = await enterWithFile()
    const two = await enterWithFile()
    const { db } = portal
    const other = await one.upload(3)
    const rename = (id: string, storage_key: string) =>
      db.updateTable('files').set({ storage_key }).where('id', '=', id).execute()
    const keyOf = async (id: string) =>
      (await db.selectFrom('files').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow())
        .storage_key
    const [own, foreign] = [await keyOf(one.plan.fileId), await keyOf(other.fileId)]
    await rename(other.fileId, 'elsewhere')
    await rename(one.plan.fileId, foreign)
    expect(await one.intact()).toEqual([false])
    await rename(one.plan.fileId, own)
    expect(await one.intact()).toEqual([true])

    const version = db.updateTable('application_revisions').where('application_id', '=', one.applicationId)
    const later = (hours: number) => sql`created_at + ${hours} * interval '1 hour'` as never
    await version.set({ created_at: later(-1) }).execute()
    expect(await one.intact()).toEqual([false])
    await version.set({ created_at: later(1) }).execute()
    expect(await one.intact()).toEqual([true])
    await version.set({ receipt: 'a'.repeat(64) }).execute()
    expect(await one.intact()).toEqual([false])
    expect(await two.intact()).toEqual([true])
  })
})

it('an application for a tool has no receipt', async () => {
  const toolId = await createTool(portal)
  const { teamId: TeamID, superAdmin } = await createTeam(portal)
  const { applications } = await portal.api({ token: superAdmin.token })
  const { applicationId } = await applications.start({ TeamID, toolId })
  await applications.submit({ TeamID, toolId, answers: plainAnswers })
  expect((await applications.details({ applicationId })).receipts).toBeNull()
})
