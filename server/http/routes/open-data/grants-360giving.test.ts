import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse as parseCsv } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createTeam } from '../../../../tests/support/world/actors.ts'
import { awardSteps } from '../../../../tests/support/world/venture/award-steps.ts'
import { createAgreedAward, createAward } from '../../../../tests/support/world/venture/awards.ts'
import { loadContent } from '../../../db/demo/load-content.ts'
import { sealText } from '../../../domains/venture/entries/venture-texts.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'demo', { only: ['ventureEditions', 'ventureEntries'] })
})
afterAll(() => portal.close())

type Organisation = { id: string; name: string }
type Grant = {
  id: string
  title: string
  amountAwarded: number
  amountDisbursed?: number
  classifications: { code: string; title: string }[]
  awardDate: string
  recipientOrganization: Organisation[]
  fundingOrganization: Organisation[]
}
type Grants = { grants: Grant[] }

async function read(path: string): Promise<Grants> {
  const response = await portal.fetch(path)
  expect(response.status).toBe(200)
  return (await response.json()) as Grants
}

const editions = ['1', '2', '3', '4']
const pathOf = (edition: string, format = 'json') => `/openData/venture-${edition}.360giving.${format}`

it('names every award of every edition, under the same ids in both languages', async () => {
  const { venture } = await portal.api()
  for (const edition of editions) {
    const [zh, en] = [await read(pathOf(edition)), await read(`/en${pathOf(edition)}`)]
    const { all } = await venture.editionEntries({ editionID: edition as '1', pageSize: 1 })
    expect(zh.grants).toHaveLength(all)
    expect(all).toBeGreaterThan(0)
    expect(en.grants.map(({ id }) => id)).toEqual(zh.grants.map(({ id }) => id))
    expect(new Set(zh.grants.map(({ id }) => id)).size).toBe(all)
    expect(en.grants[0]?.title).not.toBe(zh.grants[0]?.title)
    const organisations = ({ grants }: Grants) =>
      grants.map((one) => [...one.recipientOrganization, ...one.fundingOrganization].map(({ id }) => id))
    expect(organisations(en)).toEqual(organisations(zh))
    const names = ({ grants }: Grants) => grants.map((one) => one.recipientOrganization[0]?.name)
    expect(new Set(names(en)).size).toBe(new Set(names(zh)).size)
    expect(names(en)).not.toEqual(names(zh))
  }
})

it('has the same in its table', async () => {
  const { grants } = await read(pathOf('1'))
  const table = await (await portal.fetch(pathOf('1', 'csv'))).text()
  const rows: Record<string, string>[] = parseCsv(table, { bom: true, columns: true })
  expect(rows.map((row) => [row.Identifier, Number(row['Amount Awarded']), row['Award Date']])).toEqual(
    grants.map(({ id, amountAwarded, awardDate }) => [id, amountAwarded, awardDate]),
  )
})

it('leaves out an award whose day nobody has stated', async () => {
  const before = await read(pathOf('2'))
  const [first] = before.grants
  await sql`update content_live set shared = shared - 'awardedOn'
    where collection = 'ventureEntries' and number = ${Number(first?.id.split('-').at(-1))}`.execute(
    portal.db,
  )
  expect(await read(pathOf('2'))).toEqual({ grants: before.grants.slice(1) })
})

it('holds what a round has awarded, valid by the schema, with what is paid', async () => {
  await createAgreedAward(portal, { edition: 3 })
  const { venture } = await portal.api()
  const { all } = await venture.editionEntries({ editionID: '3', pageSize: 1 })
  const zh = await read(pathOf('3'))
  expect(zh.grants).toHaveLength(all)
  expect(zh.grants.at(-1)).toMatchObject({ amountAwarded: 50_000, amountDisbursed: 0 })
  expect(zh.grants.at(-1)?.id).toMatch(/-venture-1000000\d\d$/)
  const table = await (await portal.fetch(pathOf('3', 'csv'))).text()
  const rows: Record<string, string>[] = parseCsv(table, { bom: true, columns: true })
  expect(rows.at(-1)?.['Amount Disbursed']).toBe('0')
})

it('runs nothing that a team calls itself or its entry in a spreadsheet (trust 19, 60)', async () => {
  const team = await createTeam(portal, { name: '=HYPERLINK("https://evil.example","点我")' })
  const { awardId } = await createAgreedAward(portal, { edition: 4, team })
  await portal.db
    .updateTable('venture_entries')
    .set({ title_encrypted: sealText(portal.services, 'title', '+cmd|"/c calc"!A0') })
    .where('team_id', '=', team.teamId)
    .execute()
  const grant = (await read(pathOf('4'))).grants.at(-1)
  expect([awardId !== '', grant?.title]).toEqual([true, '+cmd|"/c calc"!A0'])
  const table = await (await portal.fetch(pathOf('4', 'csv'))).text()
  const rows: Record<string, string>[] = parseCsv(table, { bom: true, columns: true })
  const cells = Object.values(rows.at(-1) ?? {})
  expect(cells.some((cell) => cell.includes('HYPERLINK'))).toBe(true)
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
})

it('holds what was paid less what came back, after a pay-back, a waiver and a stop', async () => {
  const award = await createAgreedAward(portal, { edition: 1 })
  const { manager, pay, payment, askBack } = awardSteps(() => portal)
  const [one, other] = [await manager(), await manager()]
  const disbursed = async () => {
    const grant = (await read(pathOf('1'))).grants.at(-1)
    return [grant?.amountAwarded, grant?.amountDisbursed]
  }
  await pay(award, 0)
  expect(await disbursed()).toEqual([50_000, 25_000])
  const waived = await askBack(award, 4_000)
  const asked = await one.tranche({ ...waived, action: 'askWaiver', reason: '追不回来' })
  await other.tranche({ ...waived, ...asked, action: 'waive' })
  expect(await disbursed()).toEqual([50_000, 25_000])
  const back = await askBack(award, 5_000)
  expect(await disbursed()).toEqual([50_000, 25_000])
  const noted = await one.tranche({ ...back, action: 'propose', ...(await payment()) })
  await other.tranche({ ...back, ...noted, action: 'confirm' })
  expect(await disbursed()).toEqual([50_000, 20_000])
  const { awardId } = award
  const { version } = await one.detail({ awardId })
  expect((await read(pathOf('1'))).grants.at(-1)?.classifications).toMatchObject([{ code: 'running' }])
  const stop = await one.end({ awardId, version, action: 'askStop', reason: '团队解散了' })
  await other.end({ ...stop, action: 'stop' })
  expect(await disbursed()).toEqual([50_000, 20_000])
  // It is told from one that is being carried out, in words and in the table.
  const states = async (path: string) => (await read(path)).grants.at(-1)?.classifications
  expect(await states(pathOf('1'))).toMatchObject([{ code: 'stopped', title: '中途停止' }])
  expect(await states(`/en${pathOf('1')}`)).toMatchObject([{ code: 'stopped', title: 'Stopped early' }])
  const table = await (await portal.fetch(pathOf('1', 'csv'))).text()
  const rows: Record<string, string>[] = parseCsv(table, { bom: true, columns: true })
  expect(rows.at(-1)?.['Classifications:Title']).toBe('中途停止')
  // Before anything is agreed on, nobody outside reads of an award, nor of its end.
  const before = (await read(pathOf('2'))).grants.length
  const unagreed = (await createAward(portal, { edition: 2 })).awardId
  const ending = await one.end({ awardId: unagreed, version: 1, action: 'askStop', reason: '没有回音' })
  await other.end({ ...ending, action: 'stop' })
  expect((await read(pathOf('2'))).grants).toHaveLength(before)
})

/** The standard's own schemas, beside the checkout if they were put there. */
const schemas = join(import.meta.dirname, '../../../../../shared/data/360giving/schema')

it.skipIf(!existsSync(schemas))('keeps to the schema of the standard', async () => {
  const schemaOf = (name: string) => {
    const { $schema: _, $id: __, ...schema } = JSON.parse(readFileSync(join(schemas, name), 'utf8'))
    return schema
  }
  const whole = schemaOf('360-giving-package-schema.json')
  const isGrants = new Ajv2020({
    strict: false,
    formats: { uri: URL.canParse, 'date-time': /^[\d-]+T[\d:.]+(Z|[+-][\d:]+)$/ },
  })
    .addSchema(schemaOf('360-giving-schema.json'), whole.properties.grants.items.$ref)
    .compile(whole)
  expect(isGrants({ grants: [{ id: 'nothing else' }] })).toBe(false)
  for (const edition of editions) {
    isGrants(await read(pathOf(edition)))
    expect(isGrants.errors ?? null).toBeNull()
  }
})
