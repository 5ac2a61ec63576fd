import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { csvFile } from '../../../../shared/lib/text/csv-text.ts'
import { addDays, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam, type TestTeam } from '../../../../tests/support/world/actors.ts'
import { plainAnswers } from '../../../../tests/support/world/tools.ts'
import { publishEdition } from '../../../../tests/support/world/venture/editions.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'

let portal: TestPortal
let manager: Api
beforeAll(async () => {
  portal = await openPortal()
  manager = await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })
})
afterAll(() => portal.close())

const inDays = (days: number) => addDays(shanghaiDay(new Date()), days)
const criterion = {
  ...{ label: { zh: '需要', en: 'Need' }, hint: { zh: '', en: '' } },
  ...{ weight: 2, low: 0, high: 10, isRequired: true, isCounted: true },
}
const planned = {
  ...{ opensOn: inDays(1), opensTime: '09:00', closesOn: inDays(10), closesTime: '18:00' },
  ...{ dueOn: inDays(20), dueTime: '18:00', graceMinutes: 60, noticeDays: 5, places: 20, budget: 300_000 },
  ...{ judgesPerEntry: 3, criteria: [criterion], hiddenQuestions: [], seesOthers: 'afterOwn' as const },
}
const none = { opensOn: '', opensTime: '', closesOn: '', closesTime: '', dueOn: '', dueTime: '' }
const planOf = (number: string) => manager.ventureStaff.round({ number })
const versionOf = async (number: string) => (await planOf(number)).version
const plan = async (number: string, more = {}) =>
  manager.ventureStaff.plan({ number, version: await versionOf(number), ...planned, ...more })
const editionAt = async (edition: number) =>
  (await manager.ventureStaff.editions({})).editions.find((one) => one.edition === edition)
const titlesOf = async ({ superAdmin: { token } }: TestTeam) =>
  (await (await portal.api({ token })).messages.describeMessageList({})).list.map(({ title }) => title)
const stateOf = async (number: string) => (await planOf(number)).state

/** Lets the time of a round pass, and runs the clock. */
async function pass(number: string, hours: number): Promise<void> {
  const moved = sql`- ${hours} * interval '1 hour'`
  await portal.db
    .updateTable('venture_rounds')
    .set({
      opens_at: sql`opens_at ${moved}`,
      closes_at: sql`closes_at ${moved}`,
      scores_due_at: sql`scores_due_at ${moved}`,
    })
    .where('number', '=', Number(number))
    .execute()
  await runClock()
}

async function runClock(): Promise<void> {
  await portal.services.enqueue(portal.db, 'venture-clock', {})
  expect(await portal.runJobs()).toMatchObject({ failures: [] })
}

async function enter(roundId: string, isSent = true): Promise<TestTeam> {
  const team = await createTeam(portal)
  const { applications } = await portal.api({ token: team.superAdmin.token })
  await applications.start({ TeamID: team.teamId, roundId })
  if (isSent) await applications.enterRound({ TeamID: team.teamId, roundId, answers: plainAnswers })
  return team
}

/** The next edition with its only round; the first is the programme's fifth. */
async function makeEdition() {
  const { next, isFirst } = await manager.ventureStaff.editions({})
  const edition = isFirst ? 5 : next
  await manager.ventureStaff.makeEdition({ edition })
  const number = (await editionAt(edition))?.rounds[0]?.number ?? ''
  return { edition, number }
}

describe('an edition', () => {
  it('is made from nothing with one round, as drafts under its own number', async () => {
    const { edition, number } = await makeEdition()
    expect(edition).toBe(5)
    expect(await editionAt(5)).toMatchObject({
      ...{ title: '创投计划第 5 期', languages: [], path: '/venture/5' },
      rounds: [{ ordinal: 1, state: 'planned', lacks: ['text', 'times', 'criteria'] }],
      findings: [
        { kind: 'editionPage', ordinal: null },
        { kind: 'competitionRules', ordinal: null },
        { kind: 'text' },
        { kind: 'times' },
        { kind: 'criteria' },
        { kind: 'onlyTitle' },
        { kind: 'judges' },
        { kind: 'budget' },
      ],
    })
    const { contentStaff } = manager
    expect(await contentStaff.recordDetail({ collection: 'ventureEditions', number: '5' })).toMatchObject({
      alias: 'venture/5',
    })
    const { texts, shared } = await contentStaff.recordDetail({ collection: 'ventureRounds', number })
    expect(texts.zh.fields.title).toBe('第 5 期第 1 轮')
    expect((await manager.judgingStaff.round({ round: number })).title).toBe('第 5 期第 1 轮')
    const { round } = await manager.ventureDecidingStaff.deliberation({ roundId: number })
    expect(round.title).toBe('第 5 期第 1 轮')
    expect(shared.replyDays).toBe('10')
    const record = { collection: 'ventureRounds', number } as const
    const { version } = await contentStaff.recordDetail(record)
    await contentStaff.recordSave({
      ...{ ...record, version, shared: { ...shared, replyDays: '' } },
      texts: { zh: texts.zh.fields, en: texts.en.fields },
    })
    expect((await editionAt(5))?.findings).toContainEqual({ ordinal: 1, kind: 'replyDays', what: [] })
    expect((await planOf(number)).questions).toEqual([{ key: 'title', label: '项目名称', isFile: false }])
    await expect(manager.ventureStaff.makeEdition({ edition: 5 })).rejects.toThrow('conflict')
  })

  it('has its page under its number once it is published, linked from the others', async () => {
    const visitor = await portal.api()
    expect((await visitor.home.configInfo({})).edition).toBeNull()
    const { edition } = await publishEdition(portal)
    const editionID = String(edition)
    const detail = await visitor.venture.editionDetail({ editionID })
    expect(detail.edition).toMatchObject({ editionID, title: `创投计划第 ${edition} 期` })
    expect(detail.edition?.schemaOrg).toContain(`/venture/${edition}"`)
    expect((await visitor.venture.editionDetail({ editionID: '4' })).editions).toMatchObject([{ editionID }])
    expect((await visitor.home.configInfo({})).edition).toMatchObject({ path: `/venture/${edition}` })
    expect(detail.edition?.rounds).toEqual([])
    const roundId = await createRound(portal, { edition, ordinal: 2 })
    const { edition: shown } = await visitor.venture.editionDetail({ editionID })
    expect(shown?.rounds).toMatchObject([{ roundId, line: expect.stringMatching(/^报名中，报名 \d/) }])
    const found = await visitor.search.find({ keywords: '创投计划', kind: ['ventureEdition'] })
    expect(found.items.map(({ path }) => path)).toEqual([`/venture/${edition}`])
  })

  it('is copied with texts, rules, questions, papers and criteria, and without dates', async () => {
    const from = 120
    const first = await createRound(portal, {
      ...{ edition: from, state: 'planned' },
      terms: { rules: [{ kind: 'teamAdmin' }] },
    })
    await createRound(portal, { edition: from, ordinal: 2, state: 'planned' })
    await plan(first, { places: 33, hiddenQuestions: ['purpose', 'gone'] })
    const { next } = await manager.ventureStaff.editions({})
    await manager.ventureStaff.makeEdition({ edition: next, from })
    const copied = (await editionAt(next))?.rounds ?? []
    expect(copied.map(({ ordinal, title, opensAt }) => [ordinal, title, opensAt])).toEqual([
      [1, '第 120 期第 1 轮', null],
      [2, '第 120 期第 2 轮', null],
    ])
    const [old, own] = [await planOf(first), await planOf(copied[0]?.number ?? '')]
    expect(own).toMatchObject({ state: 'planned', places: 33, hiddenQuestions: ['purpose'], closesAt: null })
    expect([own.criteria, own.questions, own.rules]).toEqual([old.criteria, old.questions, old.rules])
    const { texts } = await manager.contentStaff.recordDetail({
      collection: 'ventureRounds',
      number: own.number,
    })
    expect(texts.zh.fields).toMatchObject({ papers: '登记证书' })
    const takenOver = async () =>
      (await editionAt(next))?.findings.filter(({ kind }) => kind === 'takenOver') ?? []
    const found = await takenOver()
    expect(found.map(({ ordinal }) => ordinal)).toEqual([1, 2])
    expect(found[0]?.what).toContain('正文（第 120 期）')
    const round = { collection: 'ventureRounds', number: own.number } as const
    const { version, shared, texts: typed } = await manager.contentStaff.recordDetail(round)
    const body = '<p>新的一轮，资助总额二十万元。</p>'
    const saved = await manager.contentStaff.recordSave({
      ...{ ...round, version, shared },
      texts: { zh: { ...typed.zh.fields, body }, en: typed.en.fields },
    })
    const afterwards = (await takenOver()).find(({ ordinal }) => ordinal === 1)?.what
    expect(afterwards).toEqual(found[0]?.what.filter((text) => text !== '正文（第 120 期）'))
    expect(afterwards).not.toEqual([])
    const publish = { ...round, version: saved.version, language: 'zh', move: 'publish' } as const
    await manager.contentStaff.textMove(publish)
    expect((await takenOver()).map(({ ordinal }) => ordinal)).toEqual([2])
    await expect(manager.ventureStaff.makeEdition({ edition: next + 1, from: 2 })).rejects.toMatchObject({
      details: { fields: { from: { reason: 'notAnOption' } } },
    })
  })

  it('is given rounds and loses planned ones that nobody reads, never its last', async () => {
    const { edition, number } = await makeEdition()
    const second = await manager.ventureStaff.addRound({ edition })
    const third = await manager.ventureStaff.addRound({ edition })
    await manager.ventureStaff.removeRound({ number: second.number, version: await versionOf(second.number) })
    expect((await editionAt(edition))?.rounds.map((round) => [round.number, round.ordinal])).toEqual([
      [number, 1],
      [third.number, 2],
    ])
    const gone = { collection: 'ventureRounds', number: second.number } as const
    await expect(manager.contentStaff.recordDetail(gone)).rejects.toThrow('notFound')
    const kept = await manager.contentStaff.recordDetail({ ...gone, number: third.number })
    await expect(
      manager.contentStaff.recordRemove({ ...gone, number: third.number, version: kept.version }),
    ).rejects.toThrow('illegalTransition')
    await manager.ventureStaff.removeRound({ number: third.number, version: 1 })
    await expect(manager.ventureStaff.removeRound({ number, version: 1 })).rejects.toThrow(
      'illegalTransition',
    )
    await expect(manager.ventureStaff.addRound({ edition: 999 })).rejects.toThrow('notAvailable')
    const published = await createRound(portal, { edition: 130, state: 'planned' })
    await createRound(portal, { edition: 130, ordinal: 2, state: 'planned' })
    await expect(manager.ventureStaff.removeRound({ number: published, version: 1 })).rejects.toThrow(
      'illegalTransition',
    )
  })
})

it('keeps its last round once that one is deliberated: who wins it is selected, not let on', async () => {
  const number = await createRound(portal, { state: 'reviewing', opensIn: -48, closesIn: -24 })
  const { edition } = await planOf(number)
  const second = await manager.ventureStaff.addRound({ edition })
  const setState = (state: 'reviewing' | 'deliberating' | 'public_notice' | 'final') =>
    portal.db
      .updateTable('venture_rounds')
      .set({ state, published_at: state === 'public_notice' || state === 'final' ? new Date() : null })
      .where('number', '=', Number(number))
      .execute()
  for (const state of ['deliberating', 'public_notice', 'final'] as const) {
    await setState(state)
    expect((await editionAt(edition))?.rounds[1]?.mayRemove).toBe(false)
    await expect(manager.ventureStaff.removeRound({ number: second.number, version: 1 })).rejects.toThrow(
      'illegalTransition',
    )
  }
  await setState('reviewing')
  await manager.ventureStaff.removeRound({ number: second.number, version: 1 })
  for (const state of ['deliberating', 'public_notice', 'final'] as const) {
    await setState(state)
    await expect(manager.ventureStaff.addRound({ edition })).rejects.toThrow('illegalTransition')
  }
})

describe('the plan of a round', () => {
  it('is kept, names what is wrong with its times, and follows the version', async () => {
    const { number } = await makeEdition()
    await plan(number)
    const held = await planOf(number)
    expect(held).toMatchObject({
      ...{ graceMinutes: 60, places: 20, budget: 300_000, judgesPerEntry: 3, lacks: ['text'] },
      opensAt: new Date(`${inDays(1)}T09:00:00+08:00`).toISOString(),
      criteria: [{ ...criterion, key: expect.stringMatching(/^c/) }],
    })
    const wrong = async (more: object) =>
      plan(number, more).then(
        () => null,
        (error) => error.details.fields,
      )
    expect(await wrong({ opensTime: '' })).toEqual({ opensTime: { reason: 'required' } })
    expect(await wrong({ opensOn: inDays(-1) })).toEqual({ opensOn: { reason: 'dateInPast' } })
    expect(await wrong({ closesOn: inDays(0) })).toEqual({ closesOn: { reason: 'endsBeforeStart' } })
    expect(await wrong({ dueOn: inDays(10), dueTime: '18:59' })).toEqual({
      dueTime: { reason: 'timeBeforeStart' },
    })
    expect(await wrong({ criteria: [{ ...criterion, low: 10 }] })).toMatchObject({
      'criteria.0.high': { reason: 'tooSmall' },
    })
    await plan(number, { ...none, criteria: held.criteria })
    expect(await planOf(number)).toMatchObject({ opensAt: null, criteria: held.criteria })
    await expect(manager.ventureStaff.plan({ number, version: 1, ...planned })).rejects.toThrow('conflict')
  })

  it('ends with its opening; after that times move later only, with a reason that is kept', async () => {
    const number = await createRound(portal, { closesIn: 24 })
    await expect(plan(number)).rejects.toThrow('illegalTransition')
    const drafting = await enter(number, false)
    const [sent, other] = [await enter(number), await createTeam(portal)]
    const before = await planOf(number)
    const postpone = async (more = {}) =>
      manager.ventureStaff.postpone({
        ...{ number, version: await versionOf(number), reason: '节假日' },
        ...{ closesOn: inDays(9), closesTime: '12:00', dueOn: inDays(30), dueTime: '12:00', ...more },
      })
    await expect(postpone({ closesOn: inDays(0), closesTime: '00:00' })).rejects.toMatchObject({
      details: { fields: { closesOn: { reason: 'dateTooEarly' } } },
    })
    await expect(postpone({ dueOn: inDays(2) })).rejects.toMatchObject({
      details: { fields: { dueOn: { reason: 'dateTooEarly' } } },
    })
    await expect(postpone({ reason: ' ' })).rejects.toThrow('invalidInput')
    await postpone()
    expect((await planOf(number)).changes).toEqual([
      {
        ...{
          at: expect.any(String),
          reason: '节假日',
          closesFrom: before.closesAt,
          dueFrom: before.scoresDueAt,
        },
        closesTo: new Date(`${inDays(9)}T12:00:00+08:00`).toISOString(),
        dueTo: new Date(`${inDays(30)}T12:00:00+08:00`).toISOString(),
      },
    ])
    await runClock()
    await runClock()
    const told = `时间推迟：${before.title}`
    for (const team of [drafting, sent])
      expect((await titlesOf(team)).filter((title) => title === told)).toHaveLength(1)
    expect(await titlesOf(other)).not.toContain(told)
    await postpone({ closesOn: inDays(11) })
    await runClock()
    expect((await titlesOf(sent)).filter((title) => title === told)).toHaveLength(2)
  })

  it('shows what judges see: covered answers, and names struck out of the others', async () => {
    const number = await createRound(portal, { state: 'planned' })
    await plan(number, { hiddenQuestions: ['contact'] })
    const { preview, questions } = await planOf(number)
    expect(preview.map(({ key }) => key)).toEqual(questions.map(({ key }) => key))
    for (const { isCovered, parts, key } of preview) {
      expect(isCovered).toBe(key === 'contact')
      if (isCovered) expect(parts).toEqual([])
      const shown = parts.filter(({ isStruck }) => !isStruck).map(({ text }) => text)
      expect(shown.join('')).not.toMatch(/晨光|林晓/)
    }
  })
})

describe('the clock of the programme', () => {
  it('opens, closes and sends to judges once on two nodes, and tells whom it concerns', async () => {
    const number = await createRound(portal, { state: 'planned', opensIn: 2, closesIn: 50, graceMinutes: 90 })
    await plan(number, { graceMinutes: 90 })
    expect(await stateOf(number)).toBe('planned')
    const opens = new Date((await planOf(number)).opensAt ?? '').getTime() - Date.now()
    await pass(number, opens / 3_600_000 - 0.5)
    expect(await stateOf(number)).toBe('planned')
    await pass(number, 1)
    expect(await stateOf(number)).toBe('open')
    const [drafting, sent] = [await enter(number, false), await enter(number)]
    const closes = new Date((await planOf(number)).closesAt ?? '').getTime() - Date.now()
    await pass(number, closes / 3_600_000 + 0.1)
    expect(await stateOf(number)).toBe('grace')
    const { title } = await planOf(number)
    expect(await titlesOf(drafting)).toContain(`已截止，还可以提交：${title}`)
    await portal.db
      .updateTable('venture_entries')
      .set({ state: 'eligible' })
      .where('team_id', '=', sent.teamId)
      .execute()
    await Promise.all([
      portal.services.enqueue(portal.db, 'venture-clock', {}),
      portal.services.enqueue(portal.db, 'venture-clock', {}),
    ])
    await pass(number, 2)
    expect(await stateOf(number)).toBe('reviewing')
    await runClock()
    const steps = await portal.db
      .selectFrom('venture_events')
      .innerJoin('venture_rounds', 'venture_rounds.id', 'venture_events.round_id')
      .select('action')
      .where('number', '=', Number(number))
      .orderBy('at')
      .execute()
    expect(steps.map(({ action }) => action)).toEqual(['plan', 'open', 'close', 'review'])
    const [entry] = (await manager.ventureStaff.entries({ number })).items
    expect(entry).toMatchObject({ state: 'in_review' })
    expect((await titlesOf(sent)).filter((one) => one === `进入评审：${title}`)).toHaveLength(1)
    expect(await titlesOf(drafting)).toContain(`没有提交，已经截止：${title}`)
  })

  it('leaves a round that lacks something, and tells managers once for each plan', async () => {
    const number = await createRound(portal, { state: 'planned', opensIn: -1 })
    const { token } = await createStaff(portal, ['ventureManager'])
    const told = async () => {
      const { messages } = await portal.api({ token })
      const { title } = await planOf(number)
      return (await messages.describeMessageList({})).list.filter((one) => one.title.endsWith(title)).length
    }
    await runClock()
    await runClock()
    expect([await stateOf(number), await told()]).toEqual(['planned', 1])
    expect((await planOf(number)).lacks).toEqual(['criteria'])
    await portal.db
      .updateTable('venture_rounds')
      .set({ criteria: JSON.stringify([{ ...criterion, key: 'need' }]) })
      .where('number', '=', Number(number))
      .execute()
    await runClock()
    expect([await stateOf(number), await told()]).toEqual(['open', 1])
  })
})

describe('the entries of a round', () => {
  it('are found by reference, title and team, filtered by state, and exported without formulas (trust 19, 60)', async () => {
    const number = await createRound(portal)
    const teams = [await createTeam(portal, { name: '=晨光小队' }), await createTeam(portal)]
    for (const { superAdmin, teamId: TeamID } of teams) {
      const { applications } = await portal.api({ token: superAdmin.token })
      await applications.start({ TeamID, roundId: number })
      await applications.enterRound({ TeamID, roundId: number, answers: plainAnswers })
    }
    const list = (more = {}) => manager.ventureStaff.entries({ number, ...more })
    const { items } = await list()
    expect(items).toHaveLength(2)
    expect((await list({ search: '晨光小隊' })).items.map(({ team }) => team)).toEqual(['=晨光小队'])
    expect((await list({ search: items[1]?.reference })).items).toEqual([items[1]])
    expect((await list({ state: 'eligible' })).total).toBe(0)
    const { rows } = await manager.ventureStaff.exportEntries({ number })
    expect(rows.map(([reference]) => reference)).toEqual(['编号', items[0]?.reference, items[1]?.reference])
    expect(csvFile(rows)).toContain(`,'=晨光小队,`)
    const other = await portal.api({ token: (await createStaff(portal, ['reviewer'])).token })
    await expect(other.ventureStaff.entries({ number })).rejects.toThrow('notAvailable')
  })
})
