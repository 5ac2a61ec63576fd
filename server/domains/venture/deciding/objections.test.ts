import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createPeople, createStaff } from '../../../../tests/support/world/actors.ts'
import { makePhoto } from '../../../../tests/support/world/articles.ts'
import { ticketOf } from '../../../../tests/support/world/feedback.ts'
import { createJudgedRound } from '../../../../tests/support/world/venture/judged-round.ts'
import { publishRound } from '../../../../tests/support/world/venture/publication.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

type Round = Awaited<ReturnType<typeof publishRound>>

const made = { entries: 6, judges: 3, judgesOfEntry: 2, places: 2 }
const published = () => publishRound(portal, { made, waitlist: 2 })
const objection = (round: string, entry = '') => ({
  formKey: randomBytes(16).toString('hex'),
  ...{ kind: 'complaint' as const, topic: 'objection' as const, round, entry },
  body: '名单里的项目去年已经得到过同样的资助。',
})

/** Sends an objection from an address of its own. */
async function object(round: Round, more: Record<string, unknown> = {}, token?: string) {
  await portal.db.deleteFrom('rate_limits').where('key', 'like', 'feedback%').execute()
  const api = await portal.api(token ? { token } : {})
  const sent = await api.support.feedbackSend({ ...objection(round.roundId), ...more })
  return { ...sent, api, ticketId: (await ticketOf(portal, sent.reference)).id }
}

const handlerOf = async () => {
  const { token, accountId } = await createStaff(portal, ['supportAgent'])
  return { accountId, api: await portal.api({ token }) }
}
const versionOf = async (ticketId: string) =>
  (
    await portal.db
      .selectFrom('feedback_tickets')
      .select('version')
      .where('id', '=', ticketId)
      .executeTakeFirstOrThrow()
  ).version

async function triage(api: Awaited<ReturnType<typeof handlerOf>>['api'], ticketId: string) {
  const seen = { kind: 'complaint' as const, topic: 'objection' as const, concerned: [] }
  await api.supportStaff.triage({ ticketId, version: await versionOf(ticketId), ...seen })
}

/** Answers as somebody who had no part in it. */
async function settle(ticketId: string, result: 'upheld' | 'rejected', resultReason = '查过了往年的名单。') {
  const { api } = await handlerOf()
  await triage(api, ticketId)
  const version = await versionOf(ticketId)
  await api.supportStaff.answer({ ticketId, version, body: '已经查清。', result, resultReason })
  return api
}

const tick = async () => {
  await portal.services.enqueue(portal.db, 'venture-clock', {})
  await portal.runJobs()
}
const endNotice = ({ number }: Round) =>
  sql`update venture_rounds set published_at = published_at - notice_days * interval '1 day' - interval '1 hour'
    where number = ${number}`.execute(portal.db)
const detail = async ({ roundId }: Round) => (await portal.api()).venture.roundDetail({ roundId })

describe('objecting', () => {
  it('is open to anybody during the public notice, with a number and code to look up the answer', async () => {
    const round = await published()
    const [entry] = await round.entriesIn('selected')
    const { notice } = await detail(round)
    expect(notice).toMatchObject({ takesObjections: true, open: 0, results: [] })
    const sent = await object(round, { entry: entry?.reference, name: '周明', contact: 'zhou@example.org' })
    expect(sent.dueOn).toBe(
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date(notice?.until ?? '')),
    )
    expect((await detail(round)).notice?.open).toBe(1)
    const { staff } = (await handlerOf()).api
    expect((await staff.queue({ search: sent.reference })).items).toMatchObject([{ isObjection: true }])
    const stranger = await portal.api()
    await expect(stranger.support.feedbackDetail({ reference: sent.reference })).rejects.toThrow(
      'notAvailable',
    )
    await stranger.support.feedbackOpen({ reference: sent.reference, code: sent.code })
    const own = await stranger.support.feedbackDetail({ reference: sent.reference })
    expect(own).toMatchObject({ topic: 'objection', objection: { roundId: round.roundId, result: null } })
  })

  it('is refused after the public notice, without a round, and about an entry that is not listed', async () => {
    const round = await published()
    const [out] = await round.entriesIn('eliminated')
    const api = await portal.api()
    await expect(
      api.support.feedbackSend({ ...objection(round.roundId), round: undefined }),
    ).rejects.toMatchObject({ details: { fields: { topic: { reason: 'notAnOption' } } } })
    const about = objection(round.roundId, out?.reference)
    await expect(api.support.feedbackSend(about)).rejects.toMatchObject({
      details: { fields: { entry: { reason: 'notAnOption' } } },
    })
    const own = round.members[round.teams.indexOf(out?.team_id ?? '')]
    expect((await object(round, about, own?.token)).reference).toMatch(/^FK-/)
    await endNotice(round)
    await expect(api.support.feedbackSend(objection(round.roundId))).rejects.toThrow('illegalTransition')
    expect((await detail(round)).notice?.takesObjections).toBe(false)
  })

  it('keeps apart who objects: opened by the handler for a reason, which is recorded', async () => {
    const round = await published()
    const { ticketId } = await object(round, { name: '周明', contact: 'zhou@example.org' })
    const row = await portal.db
      .selectFrom('feedback_tickets')
      .selectAll()
      .where('id', '=', ticketId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('周明')
    const { api } = await handlerOf()
    const { words } = await api.supportStaff.detail({ ticketId })
    expect(words?.objection).toMatchObject({ roundId: round.roundId, entry: null, sender: null })
    expect(JSON.stringify(words)).not.toMatch(/周明|zhou@/)
    const manager = await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })
    await expect(manager.supportStaff.detail({ ticketId })).rejects.toThrow('notAvailable')
    await expect(manager.supportStaff.openPapers({ ticketId, reason: '看是谁' })).rejects.toThrow(
      'notAvailable',
    )
    await api.supportStaff.openPapers({ ticketId, reason: '核对身份' })
    const opened = await api.supportStaff.detail({ ticketId })
    expect(opened.words?.objection?.sender).toEqual({ name: '周明', contact: 'zhou@example.org' })
    const looks = await portal.db
      .selectFrom('audit_events')
      .select('kind')
      .where('subject_id', '=', ticketId)
      .where('kind', '=', 'papers.opened')
      .execute()
    expect(looks).toHaveLength(1)
  })

  it('tells who objects neither in the audit nor by the name of a file that is not opened', async () => {
    const round = await published()
    const [entry] = await round.entriesIn('eliminated')
    const member = round.members[round.teams.indexOf(entry?.team_id ?? '')]
    const own = await portal.api({ token: member?.token ?? '' })
    const photo = new File([await (await makePhoto(60, 40)).arrayBuffer()], '周明的证明.png')
    const { fileId } = await own.files.upload({ purpose: 'feedback', file: photo })
    const { ticketId, reference } = await object(round, { files: [fileId] }, member?.token)
    await own.support.feedbackWrite({ reference, body: '再补一句。', wantsOther: false })
    const rows = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'account_id', 'team_id'])
      .where('subject_id', '=', ticketId)
      .execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['feedback.send', 'feedback.write'])
    for (const { account_id, team_id } of rows) expect([account_id, team_id]).toEqual([null, null])
    const { api } = await handlerOf()
    const namesOf = async () =>
      (await api.supportStaff.detail({ ticketId })).words?.files.map(({ name }) => name)
    expect((await namesOf())?.[0]).toMatch(new RegExp(`^${reference}-1\\.`))
    await api.supportStaff.openPapers({ ticketId, reason: '核对材料' })
    expect((await namesOf())?.[0]).toContain('周明')
  })

  it('is handled by nobody who had a part: proposer, judge, member of the team (trust 16, 60)', async () => {
    const round = await publishRound(portal, { made })
    const [entry] = await round.entriesIn('selected')
    const [judge] = round.judges
    const [proposer, member, kin] = await createPeople(portal, [
      { staffRoles: ['supportAgent', 'ventureManager'] },
      { staffRoles: ['supportAgent'], membership: { teamId: entry?.team_id ?? '', role: 'member' } },
      { staffRoles: ['supportAgent'] },
    ])
    await portal.db
      .updateTable('venture_decisions')
      .set({ proposed_by: proposer?.accountId ?? '' })
      .where('entry_id', '=', entry?.id ?? '')
      .execute()
    await portal.db
      .updateTable('staff_members')
      .set({ roles: ['judge', 'supportAgent'] })
      .where('account_id', '=', judge?.accountId ?? '')
      .execute()
    const { ticketId } = await object(round, { entry: entry?.reference })
    const free = await handlerOf()
    const { api: boss } = free
    for (const person of [proposer, member, judge]) {
      const { supportStaff } = await portal.api({ token: person?.token ?? '' })
      expect(await supportStaff.detail({ ticketId })).toMatchObject({ isOwnInterest: true, words: null })
      const version = await versionOf(ticketId)
      await expect(
        supportStaff.triage({ ticketId, version, kind: 'complaint', topic: 'objection', concerned: [] }),
      ).rejects.toThrow('ownInterest')
      const { items } = await boss.staff.assign({
        kind: 'feedback',
        ids: [ticketId],
        accountId: person?.accountId ?? '',
      })
      expect(items).toEqual([{ id: ticketId, error: 'ownInterest' }])
    }
    await triage(boss, ticketId)
    // Somebody who joins the team in between has a part from then on, whatever the sorter has said.
    await portal.db
      .insertInto('memberships')
      .values({
        team_id: entry?.team_id ?? '',
        account_id: kin?.accountId ?? '',
        role: 'member',
        left_at: null,
      })
      .execute()
    const { supportStaff } = await portal.api({ token: kin?.token ?? '' })
    const version = await versionOf(ticketId)
    const answer = { ticketId, version, body: '好', result: 'rejected' as const, resultReason: '没有' }
    await expect(supportStaff.answer(answer)).rejects.toThrow('ownInterest')
  })

  it('is handled by nobody whose own team waits for the place (trust 16, 60)', async () => {
    const round = await published()
    const [entry] = await round.entriesIn('selected')
    const out = (await round.entriesIn('eliminated')).map(({ id, team_id }) => ({ id, teamId: team_id }))
    await portal.db
      .updateTable('venture_entries')
      .set({ state: 'waitlisted' })
      .where('id', '=', out[0]?.id ?? '')
      .execute()
    const people = await createPeople(
      portal,
      out.slice(0, 2).map(({ teamId }) => ({
        staffRoles: ['supportAgent'] as const,
        membership: { teamId, role: 'member' as const },
      })),
    )
    const { ticketId } = await object(round, { entry: entry?.reference })
    const [waiting, other] = await Promise.all(people.map(({ token }) => portal.api({ token })))
    const seen = {
      ticketId,
      version: await versionOf(ticketId),
      kind: 'complaint',
      topic: 'objection',
    } as const
    await expect(waiting?.supportStaff.triage({ ...seen, concerned: [] })).rejects.toThrow('ownInterest')
    await other?.supportStaff.triage({ ...seen, concerned: [] })
  })

  it('is handled by nobody who checked an application, or chose who judges (trust 16, 60)', async () => {
    const round = await createJudgedRound(portal, made)
    const [checker, chooser] = [
      await createStaff(portal, ['supportAgent']),
      await createStaff(portal, ['supportAgent', 'ventureManager']),
    ]
    const entryId = (round.entries.get('entry-0') ?? '') as never
    const { judgingStaff } = await portal.api({ token: chooser.token })
    await judgingStaff.sampleSet({ entryId, isSample: true })
    await sql`update venture_rounds set state = 'public_notice', published_at = now()
      where number = ${round.number}`.execute(portal.db)
    await sql`insert into application_decisions (application_id, verdict, decided_by)
      select application_id, 'rejected', ${checker.accountId}::uuid from venture_entries where id = ${entryId}`.execute(
      portal.db,
    )
    const { ticketId } = await object({ roundId: round.roundId } as Round)
    for (const { token } of [checker, chooser]) {
      const { supportStaff } = await portal.api({ token })
      expect(await supportStaff.detail({ ticketId })).toMatchObject({ isOwnInterest: true, words: null })
    }
    const free = await handlerOf()
    expect(await free.api.supportStaff.detail({ ticketId })).toMatchObject({ isOwnInterest: false })
  })

  it('is answered once of two handlers at once, with a result that never names who objects (trust 39, 60)', async () => {
    const round = await published()
    const { ticketId } = await object(round, { name: '周明', contact: '13800138000' })
    const [one, other] = [(await handlerOf()).api, (await handlerOf()).api]
    await triage(one, ticketId)
    const version = await versionOf(ticketId)
    const answer = { ticketId, version, body: '查过了。' }
    await expect(one.supportStaff.answer(answer)).rejects.toMatchObject({
      details: { fields: { result: { reason: 'required' } } },
    })
    await expect(
      one.supportStaff.answer({ ...answer, result: 'rejected', resultReason: '周 明的说法没有依据。' }),
    ).rejects.toMatchObject({ details: { fields: { resultReason: { reason: 'unfitting' } } } })
    const both = await Promise.allSettled(
      [one, other].map((api, index) =>
        api.supportStaff.answer({ ...answer, result: 'rejected', resultReason: `第 ${index} 种理由` }),
      ),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { notice } = await detail(round)
    expect(notice).toMatchObject({ open: 0, results: [{ about: 'list', title: null, result: 'rejected' }] })
  })
})

describe('a round with objections', () => {
  it('is decided anew by nobody who upheld one, and one to the list by more than what an entry asked for (trust 16, 60)', async () => {
    const round = await published()
    const { one, roundId } = round
    const [entry, other] = await round.entriesIn('selected')
    const { ticketId } = await object(round, { entry: entry?.reference })
    const { ticketId: ofList } = await object(round)
    const both = await createStaff(portal, ['supportAgent', 'ventureManager'])
    const api = await portal.api({ token: both.token })
    await triage(api, ticketId)
    await api.supportStaff.answer({
      ...{ ticketId, version: await versionOf(ticketId), body: '已经查清。' },
      ...{ result: 'upheld', resultReason: '查过了往年的名单。' },
    })
    await settle(ofList, 'upheld')
    const third = (await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token }))
      .ventureDecidingStaff
    const anew = { roundId, version: 0, outcome: 'advance' as const, reason: '再看过，仍然入选' }
    const first = { ...anew, entryId: entry?.id ?? '' }
    const own = api.ventureDecidingStaff
    expect(await own.decision(first)).toMatchObject({ mayDecideAnew: false, mayDisqualify: false })
    await expect(own.propose(first)).rejects.toThrow('secondPersonNeeded')
    const { version } = await one.propose(first)
    await expect(own.confirm({ ...first, version, what: 'revision' })).rejects.toThrow('secondPersonNeeded')
    await third.confirm({ ...first, version, what: 'revision' })
    const unsettled = async () => (await one.deliberation({ roundId })).round.objections.unsettled
    expect(await unsettled()).toBe(1)
    const second = { ...anew, entryId: other?.id ?? '' }
    const { version: seen } = await one.propose(second)
    await third.confirm({ ...second, version: seen, what: 'revision' })
    expect(await unsettled()).toBe(0)
  })

  it('is not final before they are answered, and shows staff which are late', async () => {
    const round = await published()
    const { ticketId } = await object(round)
    await endNotice(round)
    await sql`update feedback_tickets set due_on = current_date - 2 where id = ${ticketId}`.execute(portal.db)
    await tick()
    const shown = await round.one.deliberation({ roundId: round.roundId })
    expect(shown.round).toMatchObject({ state: 'public_notice', objections: { open: 1, late: 1 } })
    const { api } = await handlerOf()
    const { items } = await api.staff.queue({ kind: 'feedback', isOverdue: true })
    expect(items.map(({ id }) => id)).toContain(ticketId)
    await settle(ticketId, 'rejected')
    await tick()
    expect((await detail(round)).state).toBe('final')
  })

  it('decides anew by two persons once one was upheld, and everything changes in one instant (trust 16, 60)', async () => {
    const round = await published()
    const { one, two, roundId } = round
    const [entry] = await round.entriesIn('selected')
    const entryId = entry?.id ?? ''
    const anew = { roundId, entryId, version: 0, outcome: 'eliminate' as const, reason: '重复资助' }
    const feedback = '去年已经得到过同样的资助。'
    await expect(one.propose({ ...anew, feedback })).rejects.toThrow('illegalTransition')
    const { ticketId } = await object(round, { entry: entry?.reference })
    await settle(ticketId, 'upheld')
    await endNotice(round)
    await tick()
    expect((await detail(round)).state).toBe('public_notice')
    await expect(one.propose(anew)).rejects.toMatchObject({
      details: { fields: { feedback: { reason: 'required' } } },
    })
    const { version } = await one.propose({ ...anew, feedback })
    const seen = async () => {
      const { placed, notice } = await detail(round)
      return { placed: placed?.map(({ reference }) => reference).sort(), open: notice?.open }
    }
    const before = await seen()
    expect(before.placed).toContain(entry?.reference)
    await expect(one.confirm({ roundId, entryId, version, what: 'revision' })).rejects.toThrow(
      'secondPersonNeeded',
    )
    await sql`update staff_members set status = 'ended' where 'ventureManager' = any(roles) and account_id not in (
      select unnest(array[proposed_by, confirmed_by]) from venture_decisions where entry_id = ${entryId}::uuid)`.execute(
      portal.db,
    )
    // Who confirmed the decision does not take it back: of two managers, they propose and the other confirms.
    expect(await two.decision({ roundId, entryId })).toMatchObject({
      ...{ revision: { mayConfirm: false }, confirmers: [] },
    })
    await expect(two.confirm({ roundId, entryId, version, what: 'revision' })).rejects.toThrow(
      'secondPersonNeeded',
    )
    expect(await seen()).toEqual(before)
    const third = (await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token }))
      .ventureDecidingStaff
    const { confirmers, revision } = await third.decision({ roundId, entryId })
    expect([confirmers.length, revision?.mayConfirm]).toEqual([1, true])
    const member = round.members[round.teams.indexOf(entry?.team_id ?? '')]
    const team = await portal.api({ token: member?.token ?? '' })
    const labelOf = async () => (await team.applications.list({ kind: 'round' })).items[0]?.label
    expect(await labelOf()).toBe('selected')
    await third.confirm({ roundId, entryId, version, what: 'revision' })
    expect(await labelOf()).toBe('eliminated')
    const application = (await team.applications.list({ kind: 'round' })).items[0]?.applicationId ?? ''
    expect((await team.applications.details({ applicationId: application })).feedback).toBe(feedback)
    expect(await third.decision({ roundId, entryId })).toMatchObject({ reason: anew.reason, revision: null })
    const after = await seen()
    expect(after.placed).not.toContain(entry?.reference)
    // The first on the waiting list has taken its place.
    expect(after.placed).toHaveLength(2)
    await tick()
    expect((await detail(round)).state).toBe('final')
  })

  it('lets nobody wait again whose award was stopped, so that every place can still be given on', async () => {
    const round = await publishRound(portal, { made, budget: 120_000, amount: 40_000, waitlist: 1 })
    const { one, two, roundId } = round
    const [entry] = await round.entriesIn('selected')
    const entryId = entry?.id ?? ''
    const ofTeam = async () => {
      const member = round.members[round.teams.indexOf(entry?.team_id ?? '')]
      return portal.api({ token: member?.token ?? '' })
    }
    const { ticketId } = await object(round, { entry: entry?.reference })
    await settle(ticketId, 'upheld')
    const applicationId = entry?.application_id ?? ''
    const awardId = (await (await ofTeam()).ventureAwards.find({ applicationId })).awardId ?? ''
    const [asks, confirms] = [
      await createStaff(portal, ['ventureManager']),
      await createStaff(portal, ['ventureManager']),
    ]
    const awards = async ({ token }: { token: string }) => (await portal.api({ token })).ventureAwardsStaff
    const stop = { awardId, version: 1, action: 'askStop' as const, reason: '一直没有回音' }
    const asked = await (await awards(asks)).end(stop)
    await (await awards(confirms)).end({ ...asked, action: 'stop' })
    const anew = { roundId, entryId, version: 0, amount: 40_000, reason: '再看过', feedback: '谢谢你们。' }
    for (const outcome of ['advance', 'waitlist'] as const)
      await expect(one.propose({ ...anew, outcome })).rejects.toThrow('illegalTransition')
    const { version } = await one.propose({ ...anew, outcome: 'eliminate' })
    await expect(two.confirm({ roundId, entryId, version, what: 'revision' })).rejects.toThrow(
      'secondPersonNeeded',
    )
  })
})
