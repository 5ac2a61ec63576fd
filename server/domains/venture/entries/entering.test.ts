import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EntryState } from '../../../../shared/rules/venture/entry-transitions.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam, type TestTeam } from '../../../../tests/support/world/actors.ts'
import { versionOf } from '../../../../tests/support/world/applications.ts'
import { plainAnswers, plainQuestions } from '../../../../tests/support/world/tools.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const ofTeam = async ({ superAdmin, teamId }: TestTeam) => ({
  TeamID: teamId,
  ...(await portal.api({ token: superAdmin.token })).applications,
})
const entriesOf = ({ teamId }: TestTeam) =>
  portal.db.selectFrom('venture_entries').selectAll().where('team_id', '=', teamId).execute()
const stateOf = async (team: TestTeam) => (await entriesOf(team))[0]?.state
const reviewer = async () =>
  (await portal.api({ token: (await createStaff(portal, ['reviewer'])).token })).applicationsStaff
const moveClock = (number: string, hours: number) =>
  portal.db
    .updateTable('venture_rounds')
    .set({
      opens_at: sql`opens_at - ${hours} * interval '1 hour'`,
      closes_at: sql`closes_at - ${hours} * interval '1 hour'`,
    })
    .where('number', '=', Number(number))
    .execute()

const entryBecame = ({ teamId }: TestTeam, state: EntryState) =>
  portal.db.updateTable('venture_entries').set({ state }).where('team_id', '=', teamId).execute()

/** A team whose application for a round is sent, or is still a draft. */
async function enter(roundId: string, team?: TestTeam) {
  const entrant = team ?? (await createTeam(portal))
  const { TeamID, ...own } = await ofTeam(entrant)
  const { applicationId } = await own.start({ TeamID, roundId })
  await own.enterRound({ TeamID, roundId, answers: plainAnswers })
  return { team: entrant, applicationId, TeamID, own }
}

describe('a round takes applications while it is open', () => {
  it('says when, as one of the rules, and takes none before, after or while it is only planned', async () => {
    const later = await createRound(portal, { opensIn: 1, closesIn: 48 })
    const over = await createRound(portal, { opensIn: -48, closesIn: -1 })
    const planned = await createRound(portal, { state: 'planned' })
    const { TeamID, form, start } = await ofTeam(await createTeam(portal))
    for (const roundId of [later, over]) {
      const { rules, canStart } = await form({ roundId })
      expect(rules.map(({ kind, verdict }) => [kind, verdict])).toEqual([
        ['window', 'notMet'],
        ['noOpenApplication', 'met'],
      ])
      expect(canStart).toBe(false)
      await expect(start({ TeamID, roundId })).rejects.toThrow('notEligible')
    }
    await expect(form({ roundId: planned })).rejects.toThrow('notFound')
  })

  it('is read about with its dates while it is planned, until its opening has passed without it', async () => {
    const ahead = await createRound(portal, { state: 'planned', opensIn: 1, closesIn: 48 })
    const missed = await createRound(portal, { state: 'planned', opensIn: -1, closesIn: 48 })
    const { venture } = await portal.api()
    const listed = async (roundId: string) =>
      (await venture.roundList({})).items.find((round) => round.roundId === roundId)
    const window = { closesAt: expect.any(String), opensAt: expect.any(String), until: expect.any(String) }
    expect(await listed(ahead)).toMatchObject({ state: 'planned', window })
    expect(await venture.roundDetail({ roundId: ahead })).toMatchObject({
      window,
      applying: { papers: ['登记证书'], rules: [{ text: '所有团队都可以报名。' }] },
    })
    const second = await createRound(portal, { edition: 180, ordinal: 2 })
    expect((await venture.roundDetail({ roundId: second })).applying?.rules).toMatchObject([
      { text: '上一轮晋级的团队可以报名' },
    ])
    expect(await listed(missed)).toBeUndefined()
    expect(await venture.roundDetail({ roundId: missed })).toMatchObject({ window: null, applying: null })
    const { TeamID, form, start, enterRound } = await ofTeam(await createTeam(portal))
    const { rules, words } = await form({ roundId: ahead })
    expect(rules[0]).toMatchObject({ kind: 'window', verdict: 'notMet' })
    expect(words.after).toContain('截止后 3 个工作日内完成资格审查')
    expect(words.data).toContain('评委')
    expect(Object.values(words).join()).not.toMatch(/10 分钟|申领/)
    await expect(start({ TeamID, roundId: ahead })).rejects.toThrow('notEligible')
    await expect(enterRound({ TeamID, roundId: ahead, answers: plainAnswers })).rejects.toThrow('notEligible')
    await moveClock(ahead, 2)
    await expect(start({ TeamID, roundId: ahead })).rejects.toThrow('notFound')
  })

  it('takes what was begun before it closed until the grace ends, and nothing after that', async () => {
    const roundId = await createRound(portal, { closesIn: 1, graceMinutes: 90 })
    const [inTime, late] = [await createTeam(portal), await createTeam(portal)]
    const early = await ofTeam(inTime)
    await early.start({ TeamID: early.TeamID, roundId })
    await portal.db
      .updateTable('applications')
      .set({ created_at: sql`created_at - interval '3 hours'` as never })
      .where('team_id', '=', inTime.teamId)
      .execute()
    await moveClock(roundId, 2)
    const other = await ofTeam(late)
    await expect(other.start({ TeamID: other.TeamID, roundId })).rejects.toThrow('notEligible')
    await early.enterRound({ TeamID: early.TeamID, roundId, answers: plainAnswers })
    expect(await stateOf(inTime)).toBe('submitted')
    const { id } = await portal.db
      .selectFrom('applications')
      .select('id')
      .where('team_id', '=', inTime.teamId)
      .executeTakeFirstOrThrow()
    const until = (await portal.db.selectFrom('venture_rounds').selectAll().execute()).find(
      ({ number }) => number === Number(roundId),
    )
    expect((await early.details({ applicationId: id })).amendableUntil).toBe(
      new Date((until?.closes_at?.getTime() ?? 0) + 90 * 60_000).toISOString(),
    )

    const missed = await createRound(portal, { closesIn: 1, graceMinutes: 30 })
    await early.start({ TeamID: early.TeamID, roundId: missed })
    await moveClock(missed, 3)
    await expect(
      early.enterRound({ TeamID: early.TeamID, roundId: missed, answers: plainAnswers }),
    ).rejects.toThrow('notEligible')
  })

  it('can be amended no longer than until it closes, however late it was sent', async () => {
    const roundId = await createRound(portal, { closesIn: 0.05, graceMinutes: 60 })
    const { applicationId, own } = await enter(roundId)
    const { window } = await (await portal.api()).venture.roundDetail({ roundId })
    expect((await own.details({ applicationId })).amendableUntil).toBe(window?.closesAt)
  })

  it('can be amended until it closes, and no review opens before', async () => {
    const roundId = await createRound(portal, { closesIn: 24 })
    const { team, applicationId, TeamID, own } = await enter(roundId)
    const { amendableUntil, may } = await own.details({ applicationId })
    expect(new Date(amendableUntil ?? 0).getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000)
    expect(may).toMatchObject({ amend: true, withdraw: true })
    await own.amend({ TeamID, applicationId, answers: { ...plainAnswers, purpose: '换一种说法' } })
    const staff = await reviewer()
    await expect(
      staff.open({ applicationId, version: await versionOf(portal, applicationId) }),
    ).rejects.toThrow('illegalTransition')
    expect(await stateOf(team)).toBe('submitted')
  })
})

it('a closing that is moved later can be amended until then, and its page says from when and why', async () => {
  const roundId = await createRound(portal, { closesIn: 24 })
  const { applicationId, own } = await enter(roundId)
  const { ventureStaff } = await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })
  const later = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  const due = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const version = (await ventureStaff.round({ number: roundId })).version
  await ventureStaff.postpone({
    ...{ number: roundId, version, reason: '停电两天' },
    ...{ closesOn: later, closesTime: '18:00', dueOn: due, dueTime: '18:00' },
  })
  const { amendableUntil } = await own.details({ applicationId })
  expect(amendableUntil).toBe(new Date(`${later}T18:00:00+08:00`).toISOString())
  const { changes } = await (await portal.api()).venture.roundDetail({ roundId })
  expect(changes).toMatchObject([{ what: 'closing', to: amendableUntil, reason: '停电两天' }])
  const evenLater = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await ventureStaff.postpone({
    ...{ number: roundId, version: version + 1, reason: '评委生病' },
    ...{ closesOn: later, closesTime: '18:00', dueOn: evenLater, dueTime: '18:00' },
  })
  const { changes: both } = await (await portal.api()).venture.roundDetail({ roundId })
  expect(both[0]).toMatchObject({
    ...{ what: 'scores', reason: '评委生病' },
    ...{ from: `${due}T10:00:00.000Z`, to: `${evenLater}T10:00:00.000Z` },
  })
})

it('an entry that was withdrawn and sent anew counts from then, under its new reference', async () => {
  const roundId = await createRound(portal)
  const { team, applicationId, TeamID, own } = await enter(roundId)
  const [before] = await entriesOf(team)
  await own.withdraw({ TeamID, applicationId })
  await enter(roundId, team)
  const [after, ...others] = await entriesOf(team)
  expect(others).toEqual([])
  const { reference } = await own.details({ applicationId: after?.application_id ?? '' })
  expect(after).toMatchObject({ state: 'submitted', reference })
  expect(after?.reference).not.toBe(before?.reference)
  expect(after?.entered_at.getTime()).toBeGreaterThan(before?.entered_at.getTime() ?? 0)
})

describe('an entry follows its application', () => {
  const titled = structuredClone(plainQuestions)
  titled.sections[0]?.questions.push(
    { key: 'title', type: 'text', maxLength: 80, label: { zh: '项目名称', en: 'Title' }, isOptional: true },
    {
      key: 'track',
      type: 'choice',
      label: { zh: '赛道', en: 'Track' },
      options: [
        { value: 'elder', label: { zh: '助老', en: 'Older people' } },
        { value: 'school', label: { zh: '助学', en: 'Schools' } },
      ],
      isOptional: true,
    },
  )

  it('through the formal check: admitted, turned away by another, admitted again', async () => {
    const roundId = await createRound(portal, { terms: { questions: titled } })
    const { team, applicationId, TeamID, own } = await enter(roundId)
    await own.amend({
      TeamID,
      applicationId,
      answers: { ...plainAnswers, title: '乡村听诊器', track: 'elder' },
    })
    const [entry] = await entriesOf(team)
    expect(entry).toMatchObject({ state: 'submitted', track: 'elder', round_number: Number(roundId) })
    await own.release({ TeamID, applicationId })
    const seen = async () => ({ applicationId, version: await versionOf(portal, applicationId) })
    const [one, two, three] = [await reviewer(), await reviewer(), await reviewer()]
    await one.open(await seen())
    await one.decide({ ...(await seen()), verdict: 'approve' })
    expect(await stateOf(team)).toBe('eligible')
    expect(await own.details({ applicationId })).toMatchObject({ state: 'approved', activation: null })
    await two.reverse({ ...(await seen()), reasonCode: 'planUnclear', text: '材料不是这家机构的' })
    expect(await stateOf(team)).toBe('eliminated')
    await three.reverse({ ...(await seen()), reasonCode: 'planUnclear', text: '核对后无误' })
    expect(await stateOf(team)).toBe('eligible')
    const events = await portal.db
      .selectFrom('venture_events')
      .select('action')
      .where('entry_id', '=', entry?.id ?? '')
      .orderBy('at')
      .execute()
    expect(events.map(({ action }) => action)).toEqual(['enter', 'amend', 'admit', 'turnAway', 'admit'])
  })

  it('is withdrawn with it, also once admitted, and enters again with a new one', async () => {
    const roundId = await createRound(portal)
    const { team, applicationId, TeamID, own } = await enter(roundId)
    await own.release({ TeamID, applicationId })
    const staff = await reviewer()
    const seen = async () => ({ applicationId, version: await versionOf(portal, applicationId) })
    await staff.open(await seen())
    await staff.decide({ ...(await seen()), verdict: 'approve' })
    expect((await own.details({ applicationId })).may.withdraw).toBe(true)
    await own.withdraw({ TeamID, applicationId })
    expect(await stateOf(team)).toBe('withdrawn')
    const again = await enter(roundId, team)
    expect(again.applicationId).not.toBe(applicationId)
    expect(await entriesOf(team)).toMatchObject([{ state: 'submitted', application_id: again.applicationId }])
  })

  it('into a later round only where the round before let it advance', async () => {
    const first = await createRound(portal, { edition: 700 })
    const second = await createRound(portal, { edition: 700, ordinal: 2 })
    const { team, TeamID, own } = await enter(first)
    await own.start({ TeamID, roundId: second })
    const send = () => own.enterRound({ TeamID, roundId: second, answers: plainAnswers })
    await expect(send()).rejects.toThrow('notAdvanced')
    await entryBecame(team, 'advanced')
    const third = await createRound(portal, { edition: 700, ordinal: 3 })
    await expect(own.start({ TeamID, roundId: third })).rejects.toThrow('notAdvanced')
    await expect(own.enterRound({ TeamID, roundId: third, answers: plainAnswers })).rejects.toThrow(
      'notAdvanced',
    )
    await send()
    expect(await entriesOf(team)).toMatchObject([{ state: 'submitted', round_number: Number(second) }])
  })
})

it('teams that send in the same moment all have an entry', async () => {
  const roundId = await createRound(portal)
  const teams = await Promise.all(Array.from({ length: 12 }, () => createTeam(portal)))
  await Promise.all(teams.map((team) => enter(roundId, team)))
  const { count } = await portal.db
    .selectFrom('venture_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('round_number', '=', Number(roundId))
    .executeTakeFirstOrThrow()
  expect(count).toBe(teams.length)
})
