import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { makePdf } from '../../../../tests/support/world/make-pdf.ts'
import { openPapersTo } from '../../../../tests/support/world/opened-papers.ts'
import {
  judgedQuestions,
  openRound,
  type TestJudge,
  typedReview,
} from '../../../../tests/support/world/venture/judging.ts'
import { sessionCookie } from '../../../cookie-names.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const words = (text: string) => ({ zh: text, en: text })
const fileQuestion = (key: string) => ({
  ...{ key, type: 'file' as const, label: words(key), accept: ['pdf' as const] },
  ...{ atMost: 3, isOptional: true },
})

const author = 'Chunya Volunteers'
const pdf = makePdf({ trailer: '/Info 100 0 R', extra: [{ body: `<< /Author (${author}) >>` }] })

/** A round whose question `licence` is covered, and an entry with a file for it and two others, which somebody judges. */
async function judgedWithFiles(account?: TestAccount) {
  const round = await openRound(portal)
  const questions = judgedQuestions()
  questions.sections[0]?.questions.push(fileQuestion('licence'), fileQuestion('plan'))
  await sql`update question_sets set questions = ${JSON.stringify(questions)}
    where offering_kind = 'round' and offering_number = ${Number(round.number)}`.execute(portal.db)
  await portal.db
    .updateTable('venture_rounds')
    .set({ hidden_questions: ['secret', 'licence'] })
    .where('number', '=', Number(round.number))
    .execute()
  const team = await createTeam(portal, { name: '春芽服务队' })
  const { files } = await portal.api({ token: team.superAdmin.token })
  const upload = (name: string) =>
    files.upload({ purpose: 'answer', file: new File([new Uint8Array(pdf)], name) })
  const [licence, plan, more] = [
    await upload('春芽服务队登记证书.pdf'),
    await upload('春芽服务队计划书.pdf'),
    await upload('春芽的预算.pdf'),
  ]
  const { entryId } = await round.enter(
    { title: '春芽服务队的听诊器', licence: [licence.fileId], plan: [plan.fileId, more.fileId] },
    team,
  )
  await round.beginJudging(1)
  const judge = await round.addJudge({}, account)
  await round.assign()
  const [review] = (await judge.api.mine({})).reviews
  return { round, team, entryId, judge, review, licence, plan, more }
}

const download = (link: string, token: string) =>
  portal.fetch(link, { cookie: `${sessionCookie}=${token}`, headers: {} })

/** What is served: the number of bytes, or the code of the refusal. */
async function served(link: string, { token }: Pick<TestAccount, 'token'>) {
  const response = await download(link, token)
  if (response.headers.get('content-type') === 'application/pdf')
    return (await response.arrayBuffer()).byteLength > 100 ? 'served' : 'empty'
  return ((await response.json()) as { code: number }).code
}
const missing = 5001

const entryOf = ({ api }: TestJudge, review: { reviewId: string } | undefined) =>
  api.entry({ reviewId: review?.reviewId as never })

describe('files of an entry', () => {
  it('are offered to its judge under neutral names, without those that the round covers', async () => {
    const { judge, review, licence, plan, more } = await judgedWithFiles()
    const entry = await entryOf(judge, review)
    const questions = entry.sections.flatMap((section) => section.questions)
    expect(questions.find(({ key }) => key === 'licence')).toMatchObject({ files: [], isCovered: true })
    const offered = questions.find(({ key }) => key === 'plan')?.files ?? []
    expect(offered.map(({ name, link }) => [name, link])).toEqual([
      [`${entry.reference}-1.pdf`, plan.link],
      [`${entry.reference}-2.pdf`, more.link],
    ])
    expect(JSON.stringify([entry, (await judge.api.mine({})).reviews])).not.toContain('春芽')
    expect(JSON.stringify(entry)).not.toContain(licence.fileId)
    const response = await download(plan.link, judge.account.token)
    await response.arrayBuffer()
    const header = response.headers.get('content-disposition') ?? ''
    expect(header).toContain(`filename*=UTF-8''${entry.reference}-1.pdf`)
    expect(await served(more.link, judge.account)).toBe('served')
    expect(await served(licence.link, judge.account)).toBe(missing)
    expect(await served(licence.link.replace('/files/', '/filePictures/'), judge.account)).toBe(missing)
  })

  it('do not say who wrote them, also by what a PDF says of itself (trust 14, 24, 60)', async () => {
    const { judge, plan, team } = await judgedWithFiles()
    const response = await download(plan.link, judge.account.token)
    const judged = await response.text()
    expect(judged).not.toContain(author)
    expect(response.headers.get('content-length') ?? String(judged.length)).toBe(String(judged.length))
    expect(await (await download(plan.link, team.superAdmin.token)).text()).toContain(author)
  })

  it('stay covered for a judge who may open papers by another role', async () => {
    const both = await createStaff(portal, ['judge', 'reviewer'])
    const { licence, plan, entryId } = await judgedWithFiles(both)
    const { application_id: id } = await portal.db
      .selectFrom('venture_entries')
      .select('application_id')
      .where('id', '=', entryId)
      .executeTakeFirstOrThrow()
    await openPapersTo(portal, both.token, { kind: 'application', id })
    expect(await served(plan.link, both)).toBe('served')
    expect(await served(licence.link, both)).toBe(missing)
  })

  it('are recorded when a judge opens them: in the audit, and for the team without the name of the judge', async () => {
    const { judge, plan, team, entryId } = await judgedWithFiles()
    const { reference } = await portal.db
      .selectFrom('venture_entries')
      .select('reference')
      .where('id', '=', entryId)
      .executeTakeFirstOrThrow()
    const { usercenter } = await portal.api({ token: team.superAdmin.token })
    const before = (await usercenter.dataViews({})).views
    expect(await served(plan.link, judge.account)).toBe('served')
    const { views } = await usercenter.dataViews({})
    expect(views.slice(0, views.length - before.length)).toEqual([
      {
        ...{ at: expect.any(String), what: 'judging', reference },
        ...{ staffName: '一位评委', reason: '' },
      },
    ])
    const looks = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'subject_kind', 'after'])
      .where('account_id', '=', judge.account.accountId)
      .where('kind', '=', 'file.opened')
      .execute()
    expect(looks).toEqual([
      { kind: 'file.opened', subject_kind: 'application', after: { fileId: plan.fileId } },
    ])
  })

  it('are closed to judges of other entries, and to those who declined, have a conflict or were removed (trust 11, 23, 60)', async () => {
    const { round, judge, review, plan, team } = await judgedWithFiles()
    const other = await round.addJudge()
    expect(await served(plan.link, other.account)).toBe(missing)
    expect(await served(plan.link, await createStaff(portal, ['judge']))).toBe(missing)
    await portal.db
      .insertInto('memberships')
      .values({
        team_id: team.teamId,
        account_id: judge.account.accountId,
        role: 'member',
        left_at: new Date(),
      })
      .execute()
    expect(await served(plan.link, judge.account)).toBe(missing)
    await portal.db.deleteFrom('memberships').where('account_id', '=', judge.account.accountId).execute()
    expect(await served(plan.link, judge.account)).toBe('served')
    await judge.api.step({ reviewId: review?.reviewId as never, action: 'decline' })
    expect(await served(plan.link, judge.account)).toBe(missing)
    const again = await judgedWithFiles()
    await again.round.manager.judgingStaff.judgeSet({
      ...{ edition: again.round.edition, userID: again.judge.account.accountId as never },
      ...{ action: 'remove', tracks: [] },
    })
    expect(await served(again.plan.link, again.judge.account)).toBe(missing)
  })

  it.each([
    ['reviewing', 'served'],
    ['deliberating', 'served'],
    ['public_notice', missing],
    ['final', missing],
  ] as const)('are open while the round is judged or deliberated: %s', async (state, expected) => {
    const { round, judge, review, plan } = await judgedWithFiles()
    await judge.api.submit({ reviewId: review?.reviewId as never, answers: typedReview })
    await portal.db
      .updateTable('venture_rounds')
      .set({ state, ...(state === 'public_notice' && { published_at: new Date() }) })
      .where('number', '=', Number(round.number))
      .execute()
    expect(await served(plan.link, judge.account)).toBe(expected)
    const [question] = (await entryOf(judge, review)).sections
      .flatMap(({ questions }) => questions)
      .filter(({ key }) => key === 'plan')
    expect(question?.files[0]?.link).toBe(expected === 'served' ? plan.link : null)
  })
})
