import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvText } from '../../../shared/lib/text/csv-text.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createAccount, createMember, createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import { draftSurvey, openSurveyFor } from '../../../tests/support/world/surveys.ts'
import { verifyTeam } from '../../../tests/support/world/verifications.ts'
import { sendSurvey } from './send-survey.jobs.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const apiOf = (token: string) => portal.api({ token })
const noticesOf = async (surveyId: string) =>
  (
    await portal.db
      .selectFrom('notifications')
      .select('account_id')
      .where('link', '=', `/surveyDetail?survey=${surveyId}`)
      .execute()
  ).map(({ account_id }) => account_id)

describe('a survey that goes out', () => {
  it('notifies each member of its group once, however often and by however many nodes the job runs', async () => {
    const editors = await Promise.all(Array.from({ length: 4 }, () => createStaff(portal, ['verifier'])))
    const { surveyId, version, editor } = await draftSurvey(portal, {
      kind: 'staffRoles',
      roles: ['verifier'],
    })
    const { surveysStaff } = await apiOf(editor.token)
    expect(await surveysStaff.countRecipients({ surveyId })).toEqual({ recipients: 4 })
    expect(await surveysStaff.send({ surveyId, version })).toEqual({ recipients: 4 })
    await expect(surveysStaff.send({ surveyId, version: version + 1 })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    const work = () => sendSurvey(portal.services, { surveyId }, 'test')
    await Promise.all([work(), work(), work()])
    await portal.runJobs()
    expect((await noticesOf(surveyId)).sort()).toEqual(editors.map(({ accountId }) => accountId).sort())
    expect(await surveysStaff.detail({ surveyId })).toMatchObject({ state: 'open', told: 4, recipients: 4 })
  })

  it('reaches a role that this portal made, offered by name, and refuses an unknown one', async () => {
    const role = { key: 'r-mentors', name_zh: '导师', name_en: 'Mentors', privileges: [] }
    await portal.db.insertInto('staff_roles').values(role).execute()
    const mentor = await createStaff(portal, [role.key])
    const { surveyId, version, editor } = await draftSurvey(portal, { kind: 'staffRoles', roles: [role.key] })
    const { surveysStaff } = await portal.api({ token: editor.token, locale: 'en' })
    const { staffRoles, questions, ...draft } = await surveysStaff.detail({ surveyId })
    expect(staffRoles[0]).toEqual({ key: 'reviewer', name: null })
    expect(staffRoles.at(-1)).toEqual({ key: role.key, name: 'Mentors' })
    const unknown = { kind: 'staffRoles' as const, roles: [role.key, 'nobody'] }
    await expect(
      surveysStaff.save({ ...draft, questions, surveyId, version, group: unknown }),
    ).rejects.toMatchObject({ reason: 'invalidInput' })
    expect(await surveysStaff.send({ surveyId, version })).toEqual({ recipients: 1 })
    await portal.runJobs()
    expect(await noticesOf(surveyId)).toEqual([mentor.accountId])
  })

  it('reaches the admins of an organisation whose renewal is looked at, while its verification holds', async () => {
    const team = await verifyTeam(portal)
    const { surveyId, editor } = await draftSurvey(portal, { kind: 'verifiedAdmins' })
    const { surveysStaff } = await apiOf(editor.token)
    const set = (values: { state: 'pending_review' | 'due_renewal'; until: string; sent: string | null }) =>
      sql`update organisations set state = ${values.state}, verified_until = current_date + ${values.until}::interval,
        renewal_sent_on = current_date + ${values.sent}::interval where id = ${team.organisationId}`.execute(
        portal.db,
      )
    const meant = async () => (await surveysStaff.countRecipients({ surveyId })).recipients
    expect(await meant()).toBe(1)
    await set({ state: 'pending_review', until: '-1 day', sent: '-5 days' })
    expect(await meant()).toBe(1)
    await set({ state: 'pending_review', until: '-5 days', sent: '-1 day' })
    expect(await meant()).toBe(0)
    await set({ state: 'due_renewal', until: '-2 days', sent: null })
    expect(await meant()).toBe(0)
  })

  it('does not notify people who lost the role or the account since it was opened', async () => {
    const [stays, leaves, suspended] = await Promise.all(
      [0, 1, 2].map(() => createStaff(portal, ['supportAgent'])),
    )
    const { surveyId, version, editor } = await draftSurvey(portal, {
      kind: 'staffRoles',
      roles: ['supportAgent'],
    })
    await (await apiOf(editor.token)).surveysStaff.send({ surveyId, version })
    await portal.db
      .updateTable('staff_members')
      .set({ status: 'ended' })
      .where('account_id', '=', leaves?.accountId ?? '')
      .execute()
    await portal.db
      .updateTable('accounts')
      .set({ status: 'suspended' })
      .where('id', '=', suspended?.accountId ?? '')
      .execute()
    await portal.runJobs()
    expect(await noticesOf(surveyId)).toEqual([stays?.accountId])
    const { surveys } = await apiOf(leaves?.token ?? '')
    await expect(surveys.detail({ surveyId })).rejects.toMatchObject({ reason: 'notAvailable' })
  })

  it('reaches the members of one role, and says what a draft lacks', async () => {
    const team = await createTeam(portal)
    await createMember(portal, team.teamId, 'member')
    const { surveyId, version, editor } = await draftSurvey(portal, {
      kind: 'teamRoles',
      roles: ['superAdmin'],
    })
    const { surveysStaff } = await apiOf(editor.token)
    const { recipients } = await surveysStaff.countRecipients({ surveyId })
    const superAdmins = await portal.db
      .selectFrom('memberships')
      .select('account_id')
      .where('role', '=', 'superAdmin')
      .execute()
    expect(recipients).toBe(superAdmins.length)
    await expect(surveysStaff.create({ kind: 'survey', title: { zh: ' ', en: '' } })).rejects.toMatchObject({
      details: { fields: { 'title.zh': { reason: 'required' } } },
    })
    const empty = await surveysStaff.create({ kind: 'survey', title: { zh: '空的', en: '' } })
    await expect(surveysStaff.send({ surveyId: empty.surveyId, version: 1 })).rejects.toMatchObject({
      reason: 'invalidInput',
      details: {
        fields: {
          'title.en': { reason: 'required' },
          'lead.zh': { reason: 'required' },
          questions: { reason: 'required' },
        },
      },
    })
    await surveysStaff.remove({ surveyId, version })
    await expect(surveysStaff.detail({ surveyId })).rejects.toMatchObject({ reason: 'notAvailable' })
  })
})

describe('answers', () => {
  it('of one person at once are one answer', async () => {
    const { accountId, token } = await createAccount(portal)
    const surveyId = await openSurveyFor(portal, [accountId])
    const { surveys } = await apiOf(token)
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => surveys.answer({ surveyId, answers: { use: 'chat' } })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.reason] : []))
    expect(new Set(reasons)).toEqual(new Set(['alreadyAnswered']))
    const rows = await portal.db
      .selectFrom('survey_answers')
      .selectAll()
      .where('survey_id', '=', surveyId)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(accountId)
    expect(await surveys.mine({})).toMatchObject({ total: 1, open: 0 })
  })

  it('are refused where they are wrong, late, or somebody else’s', async () => {
    const { accountId, token } = await createAccount(portal)
    const surveyId = await openSurveyFor(portal, [accountId])
    const { surveys } = await apiOf(token)
    await expect(surveys.answer({ surveyId, answers: { use: 'other', x: '1' } })).rejects.toMatchObject({
      details: {
        fields: { 'answers.use': { reason: 'notAnOption' }, 'answers.x': { reason: 'unexpected' } },
      },
    })
    const stranger = await apiOf((await createAccount(portal)).token)
    await expect(stranger.surveys.answer({ surveyId, answers: { use: 'chat' } })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    await portal.db
      .updateTable('surveys')
      .set({ closes_on: '2020-01-01' })
      .where('id', '=', surveyId)
      .execute()
    await expect(surveys.answer({ surveyId, answers: { use: 'chat' } })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    expect(await surveys.detail({ surveyId })).toMatchObject({ state: 'closed', sections: [] })
  })

  it('are only shown once it is closed, so that nobody can compare figures before and after an answer', async () => {
    const { surveyId, surveysStaff, answerAs, close } = await askEight()
    for (const index of [0, 1, 2, 3, 4]) await answerAs(index, { use: 'chat', people: index })
    const open = { counted: 0, isHidden: true, results: [] }
    expect(await surveysStaff.results({ surveyId })).toEqual({ ...open, answered: 5 })
    await expect(surveysStaff.exportAnswers({ surveyId })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    await answerAs(5, { use: 'files', people: 1000 })
    expect(await surveysStaff.results({ surveyId })).toEqual({ ...open, answered: 6 })
    await close()
    await expect(answerAs(6, { use: 'files' })).rejects.toMatchObject({ reason: 'illegalTransition' })
    const { results, ...closed } = await surveysStaff.results({ surveyId })
    expect(closed).toEqual({ answered: 6, counted: 6, isHidden: false })
    expect(results[0]?.bars.map(({ count }) => count)).toEqual([1, 5])
    const { version } = await surveysStaff.detail({ surveyId })
    for (const again of [surveysStaff.close, surveysStaff.send])
      await expect(again({ surveyId, version })).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('are shown after the last day too', async () => {
    const { surveyId, surveysStaff, answerAs, endYesterday } = await askEight()
    for (const index of [0, 1, 2, 3, 4]) await answerAs(index, { use: 'chat' })
    await endYesterday()
    expect(await surveysStaff.results({ surveyId })).toMatchObject({ counted: 5, isHidden: false })
    expect((await surveysStaff.exportAnswers({ surveyId })).rows).toHaveLength(6)
  })

  it('stay hidden where fewer than five came', async () => {
    const { surveyId, surveysStaff, answerAs, close } = await askEight()
    for (const index of [0, 1, 2, 3]) await answerAs(index, { use: 'chat' })
    await close()
    const hidden = { answered: 4, counted: 0, isHidden: true, results: [] }
    expect(await surveysStaff.results({ surveyId })).toEqual(hidden)
    await expect(surveysStaff.exportAnswers({ surveyId })).rejects.toMatchObject({ reason: 'tooFewAnswers' })
  })

  it('to a question that fewer than five have answered are in no table either', async () => {
    const { surveyId, surveysStaff, answerAs, close } = await askEight()
    const wishes = ['=1+1', '=1+1', undefined, undefined, undefined, undefined, undefined]
    for (const [index, wish] of wishes.entries()) {
      const use = index % 2 ? 'chat' : 'files'
      await answerAs(index, { use, ...(index < 5 && { people: index }), ...(wish && { wish }) })
    }
    await close()
    const { results } = await surveysStaff.results({ surveyId })
    expect(results.map(({ key, answered }) => [key, answered])).toEqual([
      ['use', 7],
      ['people', 5],
      // Two have written: too few for anonymity.
      ['wish', null],
    ])
    expect(results[1]?.average).toBe(2)
    const { rows } = await surveysStaff.exportAnswers({ surveyId })
    expect(rows[0]).toEqual(['最常用哪一类', '几个人在用', '还想要什么'])
    expect(rows.slice(1).map(([, , wish]) => wish)).toEqual(Array.from({ length: 7 }, () => null))
    expect(csvText(rows)).not.toContain('1+1')
    const people = rows.slice(1).flatMap(([, value]) => value ?? [])
    expect(people.sort()).toEqual([0, 1, 2, 3, 4])
  })
})

/** A survey with eight recipients, and an editor who reads it. */
async function askEight() {
  const people = await Promise.all(Array.from({ length: 8 }, () => createAccount(portal)))
  const surveyId = await openSurveyFor(
    portal,
    people.map(({ accountId }) => accountId),
  )
  const editor = await createStaff(portal, ['editor'])
  const { surveysStaff } = await apiOf(editor.token)
  return {
    surveyId,
    surveysStaff,
    async answerAs(index: number, answers: Record<string, string | number>) {
      const { surveys } = await apiOf(people[index]?.token ?? '')
      await surveys.answer({ surveyId, answers })
    },
    async close() {
      const { version } = await surveysStaff.detail({ surveyId })
      await surveysStaff.close({ surveyId, version })
    },
    endYesterday: () =>
      sql`update surveys set closes_on = (now() at time zone 'Asia/Shanghai')::date - 1 where id = ${surveyId}`.execute(
        portal.db,
      ),
  }
}
