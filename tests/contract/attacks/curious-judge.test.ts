import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { indexedCalls } from '../../../server/http/calls/call-index.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { createTeam } from '../../support/world/actors.ts'
import { makePdf } from '../../support/world/make-pdf.ts'
import { judgedQuestions, openRound, typedReview } from '../../support/world/venture/judging.ts'
import { callInProcess, freshAddress, type Input, probeOf } from '../callers.ts'
import { filledRoute } from '../page-addresses.ts'
import { createWorld, type World } from '../world.ts'
import { declaredIds, idPlaces } from './id-spellings.ts'
import { withValue } from './input-fields.ts'

/** What says whose an entry is, and what another judge wrote of it; each stands in no other text of the test. */
const secrets = {
  team: '青石榴行动组',
  person: '钟离望舒',
  answer: '只写给办公室的那一句',
  file: '青石榴登记证书',
  note: '别人私下记的那一句',
  feedback: '别人写给团队的那一句',
  /** By which a published list names the team. */
  reference: '',
}

let portal: TestPortal
let world: World
/** Ids that the judge is given or could find out: of the review, entry, application, files, round and edition. */
let ids: string[]

beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  world = await createWorld(portal)
  const round = await openRound(portal)
  const questions = judgedQuestions()
  questions.sections[0]?.questions.push({
    ...{ key: 'plan', type: 'file', label: { zh: '计划书', en: 'Plan' }, accept: ['pdf'] },
    ...{ atMost: 1, isOptional: true },
  })
  await portal.db
    .updateTable('question_sets')
    .set({ questions: JSON.stringify(questions) })
    .where('offering_kind', '=', 'round')
    .where('offering_number', '=', Number(round.number))
    .execute()
  await portal.db
    .updateTable('venture_rounds')
    .set({ sees_others: 'never' })
    .where('number', '=', Number(round.number))
    .execute()
  const team = await createTeam(portal, { name: secrets.team })
  const own = await portal.api({ token: team.superAdmin.token })
  await own.usercenter.profileupdate({ name: secrets.person })
  const pdf = new File([new Uint8Array(makePdf())], `${secrets.file}.pdf`)
  const { fileId } = await own.files.upload({ purpose: 'answer', file: pdf })
  const answers = { title: `${secrets.team}的听诊器`, secret: secrets.answer, plan: [fileId] }
  const { entryId } = await round.enter(answers, team)
  await round.beginJudging(2)
  const [judge, other] = [await round.addJudge({}, world.staff.judge), await round.addJudge()]
  await round.assign()
  const [review] = (await judge.api.mine({})).reviews
  const [theirs] = (await other.api.mine({})).reviews
  if (!review || !theirs) throw new Error('Nobody judges')
  const { note, feedback } = secrets
  await other.api.submit({ reviewId: theirs.reviewId, answers: { ...typedReview, note, feedback } })
  await judge.api.submit({ reviewId: review.reviewId, answers: typedReview })
  const entry = await portal.db
    .selectFrom('venture_entries')
    .select(['application_id', 'reference'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  secrets.reference = entry.reference
  ids = [
    ...[review.reviewId, theirs.reviewId, entryId, entry.application_id, entry.reference, fileId],
    ...[judge.judgeId, other.judgeId, round.number, String(round.edition)],
  ]
}, 120_000)
afterAll(() => portal.close())

const told = (text: string) => Object.values(secrets).filter((secret) => text.includes(secret))

/** The call's own input, and the same with each of the ids at each place that takes one. */
function tries(indexed: (typeof indexedCalls)[number], input: Input): Input[] {
  const plain = declaredIds(indexed).filter((path) => !path.includes('*'))
  const places = [...idPlaces(indexed, input), ...plain]
  return [input, ...places.flatMap((path) => ids.map((id) => withValue(input, path, id)))]
}

const reads = indexedCalls.filter(({ call }) => call.effect === 'read')

/** What every read tells somebody of the staff, asked for each of the ids. */
async function toldTo(actor: 'judge' | 'ventureManager', calls = reads) {
  const found: Record<string, string[]> = {}
  for (const indexed of calls) {
    const token = await world.tokenOf(actor)
    // A team has only one organisation; the worlds share their staff.
    const asked = indexed.group.startsWith('organisations') ? await createWorld(portal) : world
    for (const input of tries(indexed, await probeOf(indexed).existing(asked))) {
      const outcome = await callInProcess(portal, indexed, input, { token, address: freshAddress() })
      const texts = told(JSON.stringify(outcome))
      if (texts.length > 0) found[indexed.id] = [...new Set([...(found[indexed.id] ?? []), ...texts])]
    }
  }
  return found
}

describe('trust 14, 60, for judges: who wrote what', () => {
  it('is told to a judge by no call, whatever they ask for', async () => {
    expect(await toldTo('judge')).toEqual({})
  })

  it('is told by some of the same calls to those who run the round', async () => {
    const ofRounds = reads.filter(({ group }) => /^(venture|judging)/.test(group))
    const found = Object.values(await toldTo('ventureManager', ofRounds)).flat()
    expect(found).toContain(secrets.team)
  })

  it('is told to a judge by no document and by no name of a file', async () => {
    const token = await world.tokenOf('judge')
    let served = 0
    for (const { method, path } of portal.routes) {
      if (method !== 'GET' || !path.includes(':') || path.startsWith('/api/techforgood/')) continue
      for (const id of ids) {
        const response = await portal.fetch(filledRoute(path, id), {
          ...{ cookie: `${sessionCookie}=${token}`, address: freshAddress() },
        })
        if (response.status === 200) served += 1
        const headers = [...response.headers].map(([name, value]) => `${name}: ${decodeURIComponent(value)}`)
        expect([path, ...told(`${headers.join('\n')}\n${await response.text()}`)]).toEqual([path])
      }
    }
    expect(served).toBeGreaterThan(0)
  })
})
