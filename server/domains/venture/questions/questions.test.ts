import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questionTerms } from '../../../../shared/rules/venture/question-transitions.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createAccount, createStaff, createTeam } from '../../../../tests/support/world/actors.ts'
import { askedByStaff, askedByTeam, createEntry } from '../../../../tests/support/world/venture/questions.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const titlesOf = async (api: Awaited<ReturnType<TestPortal['api']>>) =>
  (await api.messages.describeMessageList({})).list.map(({ title }) => title)

describe('a question of staff', () => {
  it('reaches the team, which answers, and answers again', async () => {
    const { api, TeamID, worksID, staff, manager, questionID } = await askedByStaff(portal)
    expect((await titlesOf(api))[0]).toMatch(/^有一个问题等你们回答：TW-/)
    const answer = (text: string) => api.ventureQuestions.reply({ TeamID, worksID, questionID, text })
    expect(await answer('每月招新')).toEqual({ questionID, version: 1 })
    expect(await answer('每月招新，老人带新人')).toEqual({ questionID, version: 2 })
    const { questions } = await api.ventureQuestions.question({ worksID })
    expect(questions).toMatchObject([
      {
        askedBy: 'staff',
        text: '志愿者流失了怎么办？',
        state: 'answered',
        answers: [{ text: '每月招新' }, { version: 2, text: '每月招新，老人带新人' }],
      },
    ])
    expect((await staff.detail({ worksID })).questions[0]?.answers).toHaveLength(2)
    const ofManager = await portal.api({ token: manager.token })
    expect((await titlesOf(ofManager))[0]).toMatch(/^参赛团队回答了：TW-/)
  })

  it('is asked for a judge whose name never leaves staff', async () => {
    const { api, worksID, staff } = await askedByStaff(portal)
    const judge = await createStaff(portal, ['judge'])
    const { judges } = await staff.detail({ worksID })
    const { name } = judges.find(({ accountId }) => accountId === judge.accountId) ?? { name: '' }
    expect(name).not.toBe('')
    await staff.ask({ worksID, judgeId: judge.accountId, text: '预算怎么算的？' })
    expect((await staff.detail({ worksID })).questions.map(({ judgeName }) => judgeName)).toEqual([
      null,
      name,
    ])
    const told = [
      await api.ventureQuestions.question({ worksID }),
      await api.ventureQuestions.readlog({ worksID }),
      await api.messages.describeMessageList({}),
    ]
    expect(JSON.stringify(told)).not.toContain(name)
    expect(JSON.stringify(told)).not.toContain(judge.accountId)
    const other = await createStaff(portal, ['reviewer'])
    await expect(staff.ask({ worksID, judgeId: other.accountId, text: '为什么？' })).rejects.toMatchObject({
      details: { fields: { judgeId: { reason: 'notAnOption' } } },
    })
  })
})

describe('a question of the team', () => {
  it('is work of staff, who answer it', async () => {
    const { api, TeamID, worksID, questionId } = await askedByTeam(portal)
    const { token } = await createStaff(portal, ['ventureManager'])
    const { staff, ventureQuestionsStaff: calls } = await portal.api({ token })
    const itemOf = async () => (await staff.queue({ ids: [questionId] })).items[0]
    expect(await itemOf()).toMatchObject({ kind: 'ventureQuestion', stage: 'open' })
    const { answerable } = await calls.detail({ questionId })
    const version = answerable?.version ?? 0
    await calls.answer({ questionId, version, text: '可以' })
    await expect(calls.answer({ questionId, version, text: '不可以' })).rejects.toThrow('conflict')
    expect(await itemOf()).toMatchObject({ stage: 'decided' })
    expect((await titlesOf(api))[0]).toMatch(/^你们的提问有了答复：TW-/)
    const { questions } = await api.ventureQuestions.question({ worksID })
    expect(questions[0]?.answers).toMatchObject([{ version: 1, who: null, text: '可以' }])
    await expect(
      api.ventureQuestions.reply({ TeamID, worksID, questionID: questionId, text: '好' }),
    ).rejects.toThrow('illegalTransition')
  })

  it('waits among ten at most, and none is asked about an entry that is gone', async () => {
    const { api, TeamID, worksID, applicationId } = await createEntry(portal)
    const ask = () => api.ventureQuestions.reply({ TeamID, worksID, text: '还有名额吗？' })
    for (let count = 0; count < questionTerms.mostWaiting; count += 1) await ask()
    await expect(ask()).rejects.toThrow('allowanceExhausted')
    await api.applications.withdraw({ TeamID, applicationId })
    expect((await api.ventureQuestions.question({ worksID })).mayAsk).toBe(false)
    await expect(ask()).rejects.toThrow('illegalTransition')
  })
})

it('shows who of the other side has read what, and reading alone notes nothing twice', async () => {
  const { api, worksID, staff, TeamID, questionID } = await askedByStaff(portal)
  const reads = async () => (await api.ventureQuestions.readlog({ worksID })).reads
  expect(await reads()).toEqual([])
  await api.ventureQuestions.question({ worksID })
  await api.ventureQuestions.question({ worksID })
  await api.ventureQuestions.reply({ TeamID, worksID, questionID, text: '每月招新' })
  expect(await reads()).toMatchObject([{ questionID, version: 0, side: 'team' }])
  await staff.detail({ worksID })
  expect(await reads()).toMatchObject([
    { version: 0, side: 'team' },
    { version: 1, side: 'staff', who: null },
  ])
  expect((await staff.detail({ worksID })).reads[1]?.staffName).toBeTruthy()
})

it('answers the same about the entry of another team and about none', async () => {
  const { worksID, applicationId, questionID } = await askedByStaff(portal)
  const other = await createTeam(portal)
  const { ventureQuestions: calls } = await portal.api({ token: other.superAdmin.token })
  const TeamID = other.teamId
  const { teamId: team_id } = await createTeam(portal)
  const tries = [
    calls.question({ worksID }),
    calls.question({ applicationId }),
    calls.question({}),
    calls.readlog({ worksID }),
    calls.reply({ TeamID, worksID, text: '?' }),
    calls.reply({ TeamID, worksID, questionID, text: '?' }),
    calls.works({ match_id: 2001, team_id }),
  ]
  for (const one of await Promise.allSettled(tries))
    expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'notAvailable' } })
})

describe('my team’s entries', () => {
  const listed = { works: [1, 2, 3], worksV3: [3], worksV4: [4, 5] } as const

  it('are listed by programme, each by the version of the call for its edition', async () => {
    const { ventureIds, matchId } = { ventureIds: [2051, 2055, 2052, 2065], matchId: 2001 }
    const team = await createTeam(portal)
    const { ventureQuestions: calls } = await portal.api({ token: team.superAdmin.token })
    const entries = new Map<number, string>()
    for (const edition of [1, 2, 3, 4, 5])
      entries.set(edition, (await createEntry(portal, team, { edition })).worksID)
    for (const [name, editions] of Object.entries(listed) as [keyof typeof listed, readonly number[]][])
      for (const [edition, worksID] of entries) {
        const match_id = ventureIds[edition - 1] ?? matchId
        const { list } = await calls[name]({ match_id, team_id: team.teamId })
        expect(list.map((work) => work.worksID)).toEqual(editions.includes(edition) ? [worksID] : [])
      }
    expect((await calls.works({ match_id: 4711, team_id: team.teamId })).list).toEqual([])

    const current = async () => (await calls.worksV4({ match_id: matchId, team_id: team.teamId })).list
    expect(await current()).toMatchObject([{ edition: 5, label: 4, next: 'wait', waiting: 0 }])
    const { token } = await createStaff(portal, ['ventureManager'])
    const { ventureQuestionsStaff } = await portal.api({ token })
    await ventureQuestionsStaff.ask({ worksID: entries.get(5) ?? '', text: '志愿者流失了怎么办？' })
    expect(await current()).toMatchObject([{ label: 4, next: 'answer', waiting: 1 }])
    await portal.db
      .updateTable('venture_entries')
      .set({ state: 'decided' })
      .where('edition', '=', 5)
      .execute()
    expect(await current()).toMatchObject([{ label: 3 }])
  })
})

it('lists the editions with the rounds that are open or that my team has entered', async () => {
  const { api, roundId, applicationId, worksID } = await createEntry(portal)
  const { list } = await api.ventureQuestions.issues({})
  const own = list.find((issue) => issue.worksID === worksID)
  expect(own?.rounds).toMatchObject([{ roundID: roundId, isOpen: true, applicationId }])
  const nobody = await createAccount(portal)
  const theirs = (await (await portal.api({ token: nobody.token })).ventureQuestions.issues({})).list
  expect(theirs.every((issue) => issue.worksID === null)).toBe(true)
})
