import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { addDays, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'
import { loadContent } from '../../../db/demo/load-content.ts'

let portal: TestPortal
let manager: Api
let visitor: Api
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'first', { only: ['ventureEditions'] })
  manager = await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })
  visitor = await portal.api()
})
afterAll(() => portal.close())

const editions = () => manager.ventureStaff.editions({})
const write = async (edition: number, summary: string, isPublished: boolean) => {
  const key = { collection: 'ventureEditions', number: String(edition) } as const
  const { version, shared, texts } = await manager.contentStaff.recordDetail(key)
  const zh = { ...texts.zh.fields, summary, plan: '<p>两轮。</p>' }
  const saved = await manager.contentStaff.recordSave({
    ...{ ...key, version, shared: { ...shared, since: '2026' } },
    texts: { zh, en: texts.en.fields },
  })
  if (isPublished)
    await manager.contentStaff.textMove({
      ...{ ...key, version: saved.version },
      ...{ language: 'zh', move: 'publish' },
    })
}
const fieldsOf = async (edition: number) => {
  const key = { collection: 'ventureEditions', number: String(edition) } as const
  return (await manager.contentStaff.recordDetail(key)).texts.zh.fields
}

it('a new portal has no edition, and its first may have the number that the programme has come to', async () => {
  expect(await editions()).toEqual({ next: 1, isFirst: true, editions: [] })
  await write(2, '往期。', true)
  expect(await editions()).toMatchObject({ next: 3, isFirst: true, editions: [{ edition: 2, rounds: [] }] })
  await expect(manager.ventureStaff.makeEdition({ edition: 2 })).rejects.toMatchObject({
    details: { fields: { edition: { reason: 'tooSmall' } } },
  })
  await write(3, '写过的话。', false)
  await manager.ventureStaff.makeEdition({ edition: 3 })
  expect(await fieldsOf(3)).toMatchObject({ title: '创投计划第 3 期', summary: '写过的话。' })
  const { editions: made, next } = await editions()
  expect(made).toMatchObject([{ edition: 3, path: '/vcp', rounds: [{ ordinal: 1 }] }, { edition: 2 }])
  expect(next).toBe(4)
  await expect(manager.ventureStaff.makeEdition({ edition: 6 })).rejects.toThrow('conflict')
})

it('what an earlier edition says is a start for one whose draft lies ready', async () => {
  await manager.ventureStaff.makeEdition({ edition: 4, from: 3 })
  expect(await fieldsOf(4)).toMatchObject({ title: '创投计划第 4 期', summary: '写过的话。' })
  expect((await editions()).editions[0]).toMatchObject({ edition: 4, path: '/vc4' })
})

it('the edition that runs is the newest of which a round has opened', async () => {
  const current = async () => (await visitor.home.configInfo({})).currentRound
  expect(await current()).toBe(5)
  expect((await visitor.home.configInfo({})).edition).toEqual({ round: 2, path: '/vc' })
  const number = await createRound(portal, { edition: 3, ordinal: 2, state: 'planned' })
  const { version } = await manager.ventureStaff.round({ number })
  const inDays = (days: number) => addDays(shanghaiDay(new Date()), days)
  await manager.ventureStaff.plan({
    ...{ number, version, opensOn: inDays(1), opensTime: '09:00', closesOn: inDays(9), closesTime: '18:00' },
    ...{ dueOn: inDays(20), dueTime: '18:00', graceMinutes: 60, noticeDays: 5, places: 20, budget: 300_000 },
    ...{ judgesPerEntry: 3, hiddenQuestions: [], seesOthers: 'never' },
    criteria: [
      {
        ...{ key: '', label: { zh: '需要', en: 'Need' }, hint: { zh: '', en: '' } },
        ...{ weight: 2, low: 0, high: 10, isRequired: true, isCounted: true },
      },
    ],
  })
  await portal.db
    .updateTable('venture_rounds')
    .set({ opens_at: sql`now() - interval '1 hour'` })
    .where('number', '=', Number(number))
    .execute()
  await portal.services.enqueue(portal.db, 'venture-clock', {})
  expect(await portal.runJobs()).toMatchObject({ failures: [] })
  expect(await current()).toBe(3)
})
