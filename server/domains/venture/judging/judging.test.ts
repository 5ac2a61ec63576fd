import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  createMember,
  createPeople,
  createStaff,
  createTeam,
} from '../../../../tests/support/world/actors.ts'
import { openRound, type TestRound, typedReview } from '../../../../tests/support/world/venture/judging.ts'
import { inOwnTransaction } from '../../../own-transaction.ts'
import { lockReviews } from './review-lifecycle.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const seen = (round: TestRound) => round.manager.judgingStaff.round({ round: round.number })
const titlesFor = async (token: string) =>
  (await (await portal.api({ token })).messages.describeMessageList({})).list.map(({ title }) => title)

describe('a judge of an edition', () => {
  it('reads before accepting what there is to judge, and until when', async () => {
    const round = await openRound(portal)
    await round.enter()
    const judge = await round.addJudge()
    const { invitations } = await judge.api.mine({})
    const [planned] = invitations[0]?.rounds ?? []
    expect(planned?.title).not.toBe('')
    expect(planned).toMatchObject({ entries: 1, judgesPerEntry: expect.any(Number) })
    expect(planned?.closesAt).not.toBeNull()
  })

  it('is a member of staff who may judge; accepts with the code of conduct, or declines', async () => {
    const round = await openRound(portal)
    const { judgeSet } = round.manager.judgingStaff
    const editor = await createStaff(portal, ['editor'])
    const invited = { edition: round.edition, action: 'invite' as const, tracks: ['elder'] }
    await expect(judgeSet({ ...invited, userID: editor.accountId })).rejects.toThrow('notAvailable')
    const account = await createStaff(portal, ['judge'])
    const { judgeId } = await judgeSet({ ...invited, userID: account.accountId })
    await expect(judgeSet({ ...invited, userID: account.accountId })).rejects.toThrow('illegalTransition')
    expect(await titlesFor(account.token)).toContain('请你担任创投计划的评委')
    const { mine, answer } = (await portal.api({ token: account.token })).judging
    expect((await mine({})).invitations).toMatchObject([
      { judgeId, state: 'invited', mustSign: true, tracks: ['elder'] },
    ])
    const said = {
      judgeId,
      version: 1,
      action: 'accept' as const,
      fields: ['health'],
      schools: '清华大学\n一中',
    }
    await expect(answer(said)).rejects.toMatchObject({
      details: { fields: { agreed: { reason: 'mustAgree' } } },
    })
    await answer({ ...said, agreed: true })
    expect((await mine({})).invitations).toMatchObject([
      { state: 'active', mustSign: false, fields: ['health'], schools: '清华大学\n一中' },
    ])
    await expect(answer({ ...said, agreed: true })).rejects.toThrow('conflict')
    const other = await createStaff(portal, ['judge'])
    const foreign = (await portal.api({ token: other.token })).judging
    await expect(foreign.answer({ ...said, version: 2 })).rejects.toThrow('notAvailable')
    await answer({ ...said, version: 2, action: 'decline' })
    expect((await seen(round)).judges).toMatchObject([{ judgeId, state: 'declined' }])
    await judgeSet({ ...invited, userID: account.accountId })
    await judgeSet({ ...invited, userID: account.accountId, action: 'remove' })
    expect((await mine({})).invitations).toEqual([])
    const stored = await sql<{ statement_encrypted: string }>`
      select statement_encrypted from venture_judges where id = ${judgeId}`.execute(portal.db)
    expect(stored.rows[0]?.statement_encrypted).not.toContain('清华')
  })
})

describe('conflicts of interest', () => {
  it('are found by what is known of both sides, shown with every reason, and keep an entry from a judge', async () => {
    const round = await openRound(portal)
    const account = await createStaff(portal, ['judge'])
    const team = await createTeam(portal)
    await portal.db
      .insertInto('memberships')
      .values({ team_id: team.teamId, account_id: account.accountId, role: 'member', left_at: new Date() })
      .execute()
    const mailOf = (name: string) => ({
      email_encrypted: portal.services.cipher.encrypt(name, 'accounts.email'),
    })
    const mailed = await createTeam(portal)
    for (const [accountId, mail] of [
      [account.accountId, 'judge@SPRING.org.cn'],
      [mailed.superAdmin.accountId, 'lead@mail.spring.org.cn'],
    ] as const)
      await portal.db.updateTable('accounts').set(mailOf(mail)).where('id', '=', accountId).execute()
    const entries = [
      await round.enter({}, team),
      await round.enter({}, mailed),
      await round.enter({ school: '清华 大学', employer: 'ＡＣＭＥ' }),
      await round.enter({ school: '北京大学' }),
    ]
    await round.beginJudging()
    const { team: named } = entries[3] ?? {}
    const { name } = await portal.db
      .selectFrom('teams')
      .select('name')
      .where('id', '=', named?.teamId ?? '')
      .executeTakeFirstOrThrow()
    const knows = { schools: '清华大学', employers: 'acme', organisations: `甲中心\n${name}` }
    const judge = await round.addJudge(knows, account)
    const free = [await round.addJudge(), await round.addJudge()]
    const byEntry = new Map((await seen(round)).entries.map((entry) => [entry.entryId, entry.conflicts]))
    const reasons = entries.map(({ entryId }) =>
      byEntry
        .get(entryId)
        ?.find(({ judgeId }) => judgeId === judge.judgeId)
        ?.reasons.join(' '),
    )
    expect(reasons).toEqual(['pastTeam', 'sharedMailDomain', 'sameEmployer sameSchool', 'sameOrganisation'])
    const { assign, pairSet } = round.manager.judgingStaff
    const { found } = await assign({ round: round.number, loads: 'any' })
    await assign({ round: round.number, loads: 'any', keep: found })
    const own = (await judge.api.mine({})).reviews.length
    expect(own).toBeLessThanOrEqual(1)
    for (const { api } of free) expect((await api.mine({})).reviews.length).toBeGreaterThanOrEqual(3)
    const pair = { entryId: entries[0]?.entryId ?? '', judgeId: judge.judgeId, action: 'give' as const }
    await expect(pairSet(pair as never)).rejects.toMatchObject({
      details: { fields: { judgeId: { reason: 'notAnOption' } } },
    })
  })

  it('that come about later end the reading and the writing at once (trust 16, 60)', async () => {
    const round = await openRound(portal)
    const { team } = await round.enter()
    await round.beginJudging(1)
    const judge = await round.addJudge()
    await round.assign()
    const [review] = (await judge.api.mine({})).reviews
    const reviewId = (review?.reviewId ?? '') as never
    await judge.api.entry({ reviewId })
    await portal.db
      .insertInto('memberships')
      .values({ team_id: team.teamId, account_id: judge.account.accountId, role: 'member', left_at: null })
      .execute()
    await expect(judge.api.entry({ reviewId })).rejects.toThrow('ownInterest')
    await expect(judge.api.save({ reviewId, answers: { note: 'x' } })).rejects.toThrow('ownInterest')
    await expect(judge.api.submit({ reviewId, answers: typedReview })).rejects.toThrow('ownInterest')
    await judge.api.step({ reviewId, action: 'stateConflict' })
    await expect(judge.api.entry({ reviewId })).rejects.toThrow('notAvailable')
    expect((await seen(round)).entries[0]?.conflicts[0]?.reasons).toEqual(['declared', 'pastTeam'])
  })
})

describe('the assignment of a round', () => {
  it('is shown before it is kept, evenly, by expertise; judges are told', async () => {
    const round = await openRound(portal)
    const first = await round.enter({ fields: ['health'] })
    for (const field of ['education', 'health', 'education', 'health', 'education'])
      await round.enter({ fields: [field] })
    const { assign } = round.manager.judgingStaff
    await expect(assign({ round: round.number })).rejects.toThrow('illegalTransition')
    await round.beginJudging(1)
    expect(await assign({ round: round.number })).toMatchObject({ obstacle: { rule: 'judges' } })
    const [one, two] = [
      await round.addJudge({ fields: ['health'] }),
      await round.addJudge({ fields: ['education'] }),
    ]
    const shown = await assign({ round: round.number })
    expect(shown).toMatchObject({
      ...{ obstacle: null, isKept: false, pairs: 6, added: 6, removed: 0, least: 3, most: 3 },
      matched: { pairs: 6, of: 6 },
    })
    const listed = (await seen(round)).entries.map(({ reference }) => reference)
    expect(listed).toHaveLength(6)
    expect(shown.byJudge.map(({ judgeId }) => judgeId).sort()).toEqual([one.judgeId, two.judgeId].sort())
    expect(shown.byJudge.flatMap(({ added }) => added).sort()).toEqual(listed.sort())
    const [concerned] = await createPeople(portal, [
      { membership: { teamId: first.team.teamId, role: 'member' }, staffRoles: ['ventureManager'] },
    ])
    const kin = await portal.api({ token: concerned?.token ?? '' })
    // Beside the sums, a list without the team's own entry would tell who judges it.
    expect(await kin.judgingStaff.assign({ round: round.number })).toEqual({ ...shown, byJudge: [] })
    expect((await seen(round)).progress).toMatchObject({ entries: 6, lacking: 6, open: 0 })
    expect(await assign({ round: round.number })).toEqual(shown)
    await expect(assign({ round: round.number, keep: 'another' })).rejects.toThrow('conflict')
    expect(await assign({ round: round.number, keep: shown.found })).toMatchObject({ isKept: true })
    expect((await seen(round)).progress).toMatchObject({ entries: 6, lacking: 0, open: 6 })
    const theirs = await kin.judgingStaff.round({ round: round.number })
    expect(theirs.progress).toMatchObject({ entries: 5, lacking: 0, open: 5 })
    expect(theirs.judges.reduce((sum, { counts }) => sum + counts.open, 0)).toBe(5)
    const again = await assign({ round: round.number })
    expect(again).toMatchObject({ added: 0, removed: 0 })
    expect(again.byJudge.flatMap(({ kept }) => kept)).toHaveLength(6)
    for (const { account } of [one, two])
      expect((await titlesFor(account.token)).some((title) => title.startsWith('有项目请你评审'))).toBe(true)
    const { entries } = await seen(round)
    const plain = await portal.api({ token: (await createStaff(portal, ['reviewer'])).token })
    await expect(plain.judgingStaff.round({ round: round.number })).rejects.toThrow('notAvailable')
    expect(entries.every(({ reviews }) => reviews.length === 1)).toBe(true)
  })

  it('goes around what was begun, sent, declined and changed by hand', async () => {
    const round = await openRound(portal)
    for (let count = 0; count < 4; count += 1) await round.enter()
    await round.beginJudging(1)
    const judges = [await round.addJudge(), await round.addJudge(), await round.addJudge()]
    await round.assign()
    const [first] = judges
    const [begun] = (await first?.api.mine({}))?.reviews ?? []
    await first?.api.save({ reviewId: begun?.reviewId as never, answers: { note: '开始看了' } })
    const busy = judges.find(({ api }) => api !== first?.api)
    const [declined] = (await busy?.api.mine({}))?.reviews ?? []
    await busy?.api.step({ reviewId: declined?.reviewId as never, action: 'decline' })
    expect((await seen(round)).progress).toMatchObject({ lacking: 1, draft: 1 })
    const { pairSet, assign } = round.manager.judgingStaff
    const before = (await seen(round)).entries
    const moved = before.find(({ reviews }) => reviews.some(({ state }) => state === 'assigned'))
    const from = moved?.reviews.find(({ state }) => state === 'assigned')?.judgeId
    const to = judges.find(({ judgeId }) => judgeId !== from && judgeId !== busy?.judgeId)?.judgeId
    const pair = { entryId: moved?.entryId as never }
    await pairSet({ ...pair, judgeId: from as never, action: 'takeAway' })
    await pairSet({ ...pair, judgeId: to as never, action: 'give' })
    const { found, obstacle } = await assign({ round: round.number, loads: 'any' })
    expect(obstacle).toBeNull()
    await assign({ round: round.number, loads: 'any', keep: found })
    const after = (await seen(round)).entries
    expect(after.every(({ reviews }) => reviews.some(({ state }) => state !== 'declined'))).toBe(true)
    const now = after.find(({ entryId }) => entryId === moved?.entryId)
    expect(now?.reviews).toMatchObject([{ judgeId: to, isByHand: true }])
    expect(now?.barred).toMatchObject([{ judgeId: from }])
    expect((await first?.api.mine({}))?.reviews.map(({ reviewId }) => reviewId)).toContain(begun?.reviewId)
    const again = after.find(({ reviews }) => reviews.some(({ state }) => state === 'declined'))
    expect(again?.reviews.filter(({ judgeId }) => judgeId === busy?.judgeId)).toMatchObject([
      { state: 'declined' },
    ])
    await pairSet({ ...pair, judgeId: from as never, action: 'free' })
    expect((await seen(round)).entries.every(({ barred }) => barred.length === 0)).toBe(true)
  })

  it('names the rule that stands against it, and the entries', async () => {
    const round = await openRound(portal)
    await round.enter({ track: 'elder' })
    await round.enter({ track: 'school' })
    await round.beginJudging(1)
    await round.addJudge({ tracks: ['elder'] })
    const found = await round.manager.judgingStaff.assign({ round: round.number })
    expect(found.obstacle).toMatchObject({ rule: 'tracks' })
    expect(found.obstacle?.references).toHaveLength(1)
  })

  it('is refused to whoever has a stake in the entry (trust 16, 60)', async () => {
    const round = await openRound(portal)
    const { entryId, team } = await round.enter()
    await round.beginJudging(1)
    const judge = await round.addJudge()
    const member = await createMember(portal, team.teamId, 'member')
    await sql`insert into staff_members (account_id, roles, display_name, totp_confirmed_at)
      values (${member.accountId}, '{ventureManager}', '有关的人', now())`.execute(portal.db)
    await sql`update sessions set is_staff = true, second_factor_at = now(), step_up_at = now()
      where account_id = ${member.accountId}`.execute(portal.db)
    const api = await portal.api({ token: member.token })
    await expect(
      api.judgingStaff.pairSet({
        entryId: entryId as never,
        judgeId: judge.judgeId as never,
        action: 'give',
      }),
    ).rejects.toThrow('ownInterest')
  })
})

describe('a review', () => {
  async function oneReview(sees: 'never' | 'afterOwn' = 'afterOwn') {
    const round = await openRound(portal)
    await portal.db
      .updateTable('venture_rounds')
      .set({ sees_others: sees })
      .where('number', '=', Number(round.number))
      .execute()
    const team = await createTeam(portal, { name: '春芽服务队' })
    const answers = { title: '乡村听诊器', secret: '只给工作人员看', purpose: '春芽 服务队想给村医配听诊器' }
    await round.enter(answers, team)
    await round.beginJudging(2)
    const judges = [await round.addJudge(), await round.addJudge()] as const
    await round.assign()
    const idOf = async (judge: (typeof judges)[number]) =>
      (await judge.api.mine({})).reviews[0]?.reviewId as never
    return { round, judges, ids: [await idOf(judges[0]), await idOf(judges[1])] as const, team }
  }

  it('covers hidden answers and everything that says who entered', async () => {
    const { judges, ids } = await oneReview()
    const entry = await judges[0].api.entry({ reviewId: ids[0] })
    expect(entry).toMatchObject({ title: '乡村听诊器', state: 'assigned', mayWrite: true, left: 0 })
    const text = JSON.stringify(entry)
    for (const hidden of ['只给工作人员看', '春芽']) expect(text).not.toContain(hidden)
    const questions = entry.sections.flatMap((section) => section.questions)
    expect(questions.find(({ key }) => key === 'secret')).toMatchObject({ lines: [], isCovered: true })
    expect(questions.find(({ key }) => key === 'purpose')?.lines).toEqual(['■■■想给村医配听诊器'])
    await expect(judges[1].api.entry({ reviewId: ids[0] })).rejects.toThrow('notAvailable')
  })

  it('is about an entry that judges call otherwise than its published list, and managers by both names', async () => {
    const { round, judges, ids } = await oneReview()
    const [shown] = (await seen(round)).entries
    const { reference, code } = shown ?? { reference: '', code: '' }
    expect(code).toMatch(/^PS-[0-9A-Z]{7}$/)
    const [mine, entry] = [await judges[0].api.mine({}), await judges[0].api.entry({ reviewId: ids[0] })]
    expect([mine.reviews[0]?.reference, entry.reference]).toEqual([code, code])
    expect(JSON.stringify([mine, entry])).not.toContain(reference)
    const { judgingStaff, ventureStaff } = round.manager
    expect(await judgingStaff.preview({ round: round.number, reference: code.toLowerCase() })).toMatchObject({
      reference,
      code,
    })
    const found = await ventureStaff.entries({ number: round.number, search: code })
    expect(found.items).toMatchObject([{ reference }])
  })

  it('is about an entry without a title where the round covers that', async () => {
    const { round, judges, ids } = await oneReview()
    await sql`update venture_rounds set hidden_questions = '{title}' where number = ${Number(round.number)}`.execute(
      portal.db,
    )
    const read = [await judges[0].api.mine({}), await judges[0].api.entry({ reviewId: ids[0] })]
    expect(JSON.stringify(read)).not.toContain('乡村听诊器')
  })

  it('is saved as it is typed, where another window has not changed the same field', async () => {
    const { judges, ids } = await oneReview()
    const [{ api }, reviewId] = [judges[0], ids[0]]
    await api.save({ reviewId, answers: { score_need: '七', note: '先记一笔' }, base: { note: '' } })
    await api.save({ reviewId, answers: { feedback: '不错' } })
    expect(await api.entry({ reviewId })).toMatchObject({
      state: 'draft',
      typed: { score_need: '七', note: '先记一笔', feedback: '不错' },
    })
    await expect(api.save({ reviewId, answers: { note: '改了' }, base: { note: '' } })).rejects.toMatchObject(
      {
        details: { fields: { 'answers.note': { reason: 'changedElsewhere' } } },
      },
    )
    await expect(api.save({ reviewId, answers: { score_no: '1' } })).rejects.toMatchObject({
      details: { fields: { 'answers.score_no': { reason: 'notAnOption' } } },
    })
    const { rows } = await sql<{ typed_encrypted: string }>`
      select typed_encrypted from venture_reviews where id = ${reviewId}`.execute(portal.db)
    expect(rows[0]?.typed_encrypted).not.toContain('先记')
  })

  it('is sent with a score or a reason for every criterion that needs one, can be taken up again, and locks', async () => {
    const { round, judges, ids } = await oneReview()
    const [{ api }, reviewId] = [judges[0], ids[0]]
    await expect(
      api.submit({ reviewId, answers: { score_need: '11', none_idea: 'on' } }),
    ).rejects.toMatchObject({
      details: {
        fields: {
          'answers.score_need': { reason: 'tooLarge', limit: 10 },
          'answers.reason_idea': { reason: 'required' },
          'answers.feedback': { reason: 'required' },
        },
      },
    })
    await api.submit({
      reviewId,
      answers: { ...typedReview, score_need: '９', none_idea: 'on', reason_idea: '没有写' },
    })
    const stored = await portal.db
      .selectFrom('venture_reviews')
      .selectAll()
      .where('id', '=', reviewId)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ state: 'submitted', scores: { need: 9, idea: null } })
    await expect(api.save({ reviewId, answers: { note: 'x' } })).rejects.toThrow('illegalTransition')
    await api.step({ reviewId, action: 'reopen' })
    await api.submit({ reviewId, answers: { none_idea: '', score_idea: '6' } })
    const { services } = portal
    await inOwnTransaction({ services, requestId: 'test', accountId: null }, (ctx) =>
      lockReviews(ctx, Number(round.number)),
    )
    expect(await api.entry({ reviewId })).toMatchObject({
      state: 'locked',
      mayWrite: false,
      mayReopen: false,
    })
    await expect(api.step({ reviewId, action: 'reopen' })).rejects.toThrow('illegalTransition')
    expect((await seen(round)).progress).toMatchObject({ sent: 1, open: 1 })
  })

  it.each([
    ['afterOwn', [{ scores: [{ score: 7 }, { score: 8 }], feedback: typedReview.feedback }]],
    ['never', null],
  ] as const)('shows what others sent as the round says: %s', async (sees, expected) => {
    const { judges, ids } = await oneReview(sees)
    await judges[0].api.submit({ reviewId: ids[0], answers: typedReview })
    expect((await judges[1].api.entry({ reviewId: ids[1] })).others).toBeNull()
    await judges[1].api.submit({ reviewId: ids[1], answers: typedReview })
    const { others } = await judges[1].api.entry({ reviewId: ids[1] })
    if (expected === null) expect(others).toBeNull()
    else expect(others).toMatchObject(expected)
    expect(JSON.stringify(others)).not.toContain(typedReview.note)
  })

  it.each([
    ['afterOwn', false],
    ['never', true],
  ] as const)('is kept once its judge could read another one, as the round says: %s', async (sees, may) => {
    const { judges, ids } = await oneReview(sees)
    const [first, second] = judges
    await first.api.submit({ reviewId: ids[0], answers: typedReview })
    expect(await first.api.entry({ reviewId: ids[0] })).toMatchObject({ mayReopen: true })
    await first.api.step({ reviewId: ids[0], action: 'reopen' })
    await first.api.submit({ reviewId: ids[0], answers: typedReview })
    await second.api.submit({ reviewId: ids[1], answers: typedReview })
    for (const [judge, reviewId] of [
      [first, ids[0]],
      [second, ids[1]],
    ] as const) {
      expect(await judge.api.entry({ reviewId })).toMatchObject({ seesOthers: sees, mayReopen: may })
      const reopened = judge.api.step({ reviewId, action: 'reopen' })
      if (may) await expect(reopened).resolves.toMatchObject({ state: 'draft' })
      else await expect(reopened).rejects.toThrow('illegalTransition')
    }
    if (may) return
    await second.api.step({ reviewId: ids[1], action: 'stateConflict' })
    await expect(first.api.step({ reviewId: ids[0], action: 'reopen' })).rejects.toThrow('illegalTransition')
  })

  it('is open only while the round is judged', async () => {
    const { round, judges, ids } = await oneReview()
    await portal.db
      .updateTable('venture_rounds')
      .set({ state: 'deliberating' })
      .where('number', '=', Number(round.number))
      .execute()
    const [{ api }, reviewId] = [judges[0], ids[0]]
    expect(await api.entry({ reviewId })).toMatchObject({ mayWrite: false, mayLeave: false })
    for (const refused of [
      () => api.save({ reviewId, answers: { note: 'x' } }),
      () => api.submit({ reviewId, answers: typedReview }),
      () => api.step({ reviewId, action: 'decline' }),
    ])
      await expect(refused()).rejects.toThrow('illegalTransition')
  })

  it('is asked for once a day', async () => {
    const { round, judges } = await oneReview()
    const { remind } = round.manager.judgingStaff
    expect(await remind({ round: round.number })).toEqual({ reminded: 2 })
    expect(await remind({ round: round.number })).toEqual({ reminded: 0 })
    expect((await titlesFor(judges[0].account.token))[0]).toMatch(/^还有项目没有评完/)
  })
})
