import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SelftestFigures } from '../../../../shared/contract/selftest.staff.ts'
import type { EntityType } from '../../../../shared/rules/applications/eligibility.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { newAddress } from '../../../../tests/support/sign-in.ts'
import { createStaff, createTeam } from '../../../../tests/support/world/actors.ts'
import { seedRows } from '../../../../tests/support/world/seed-rows.ts'
import { answerAll, type ways } from '../../../../tests/support/world/selftests.ts'
import { verifyTeam } from '../../../../tests/support/world/verifications.ts'
import { countSelftests } from './count-selftests.jobs.ts'

const use = 'maturity' as const
const foundation = { entityType: 'foundation', organisationSize: 'upTo5' } as const

let portal: TestPortal
/** A verified organisation, and what its team keeps when everything is answered in one way. */
let organisationId: string
const kept: Partial<Record<keyof typeof ways, string>> = {}
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  const sent = await verifyTeam(portal)
  organisationId = sent.organisationId
  for (const way of ['worst', 'best'] as const) kept[way] = await keepOf(sent.team, way)
  await portal.db.deleteFrom('selftest_results').where('browser_hash', 'is not', null).execute()
})
afterAll(() => portal.close())

const visitor = (browserId = randomBytes(16).toString('base64url')) =>
  portal.api({ browserId, address: newAddress() })

async function keepOf(
  { teamId: TeamID, superAdmin }: Awaited<ReturnType<typeof createTeam>>,
  way: keyof typeof ways,
) {
  const browserId = randomBytes(16).toString('base64url')
  await answerAll(await visitor(browserId), use, way, foundation)
  const api = await portal.api({ token: superAdmin.token, browserId, address: newAddress() })
  return (await api.selftestTeam.keepResult({ TeamID, use })).resultID ?? ''
}

/** So many verified organisations of a kind whose teams keep what that one keeps. @returns their results */
async function organisations(count: number, kind: EntityType, way: 'worst' | 'best') {
  const made = Array.from({ length: count }, () => ({
    org: randomUUID(),
    team: randomUUID(),
    result: randomUUID(),
  }))
  const each = `jsonb_to_recordset('${JSON.stringify(made)}') n (org uuid, team uuid, result uuid)`
  const copy = (table: string, source: string, changed: string) =>
    `insert into ${table} select (jsonb_populate_record(o, jsonb_build_object(${changed}))).* from ${table} o, ${each}
      where ${source}`
  await seedRows(portal, [
    `insert into teams (id, kind, name, organisation_id) select team, 'registered', team::text, org from ${each}`,
    copy(
      'organisations',
      `o.id = '${organisationId}'`,
      `'id', org, 'team_id', team, 'reference', org, 'entity_id', null, 'credit_code', upper(left(md5(org::text), 18)), 'name_key', org, 'entity_type', '${kind}'`,
    ),
    copy('selftest_results', `o.id = '${kept[way]}'`, `'id', result, 'team_id', team, 'kept_from', null`),
    copy('selftest_scores', `o.result_id = '${kept[way]}'`, `'result_id', result`),
  ])
  return made.map(({ result }) => result)
}

/** What a visitor of that kind reads about organisations like its own, after a night. */
async function peersAfterNight(entityType: EntityType = 'foundation') {
  await countSelftests(portal.services)
  const report = await answerAll(await visitor(), use, 'worst', { ...foundation, entityType })
  return report.peers
}

async function figures(): Promise<SelftestFigures> {
  const editor = await createStaff(portal, ['editor'])
  return (await portal.api({ token: editor.token })).selftestStaff.figures({ use })
}
const kindsIn = ({ needs }: SelftestFigures) => needs.map(({ entityType }) => entityType)

it('tells a report of its peers once ten verified organisations of its kind and size have answered', async () => {
  // Nine with the one that they are copies of.
  await organisations(8, 'foundation', 'worst')
  // Not verified, and of another kind.
  await keepOf(await createTeam(portal), 'best')
  await organisations(1, 'association', 'best')
  expect(await peersAfterNight()).toBeNull()
  await organisations(1, 'foundation', 'best')
  const peers = await peersAfterNight()
  expect(peers).toMatchObject({ organisations: 10, low: 0, middle: 0, high: 0 })
  expect(peers?.dimensions.length).toBe(6)
  expect(await peersAfterNight('publicInstitution')).toBeNull()
  const unsaid = await answerAll(await visitor(), use, 'worst', { ...foundation, organisationSize: null })
  expect(unsaid.peers).toBeNull()
})

it('counts again only when five more have answered, and forgets what fewer than ten are left of', async () => {
  const more = await organisations(4, 'foundation', 'best')
  expect(await peersAfterNight()).toMatchObject({ organisations: 10, high: 0 })
  more.push(...(await organisations(1, 'foundation', 'best')))
  expect(await peersAfterNight()).toMatchObject({ organisations: 15, low: 0, middle: 0, high: 100 })
  more.push(...(await organisations(5, 'foundation', 'best')))
  expect(await peersAfterNight()).toMatchObject({ organisations: 20, low: 0, middle: 100, high: 100 })
  await portal.db.deleteFrom('selftest_results').where('id', 'in', more).execute()
  expect(await peersAfterNight()).toMatchObject({ organisations: 10, high: 0 })
})

it('shows staff the needs of all, and of no kind whose number would give away a small one', async () => {
  // Ten foundations beside one or two others, of which the total would tell.
  const all = await figures()
  expect(kindsIn(all)).toEqual([null])
  const [whole, first] = all.needs[0]?.dimensions ?? []
  expect(whole).toMatchObject({ dimensionId: null, organisations: 10, low: 0, middle: 0 })
  expect(first?.atLevels.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(10)
  await organisations(12, 'association', 'best')
  await countSelftests(portal.services)
  expect(kindsIn(await figures())).toEqual([null, 'association', 'foundation'])
  await organisations(2, 'publicInstitution', 'best')
  await countSelftests(portal.services)
  expect(kindsIn(await figures())).toEqual([null, 'association'])
})

it('counts how each question is answered in every finished test', async () => {
  await portal.db.deleteFrom('selftest_results').execute()
  for (let one = 0; one < 9; one += 1) await answerAll(await visitor(), use, 'worst')
  await countSelftests(portal.services)
  expect(await figures()).toMatchObject({ needs: [], questions: [], advice: [] })
  await answerAll(await visitor(), use, 'best')
  await countSelftests(portal.services)
  const { questions, test } = await figures()
  expect(test?.title).toBe('机构数字化自测')
  const most = questions.map(({ tests, answers }) => [tests, Math.max(...answers.map(({ count }) => count))])
  expect(most).toEqual(most.map(() => [10, 9]))
  expect(most.length).toBeGreaterThan(18)
  expect(questions.find(({ answers }) => answers[0]?.text !== null)?.answers[0]?.answer).toBe('1')
})

it('tells how often advice was given and opened, small numbers left out', async () => {
  const browsers = Array.from({ length: 12 }, () => randomBytes(16).toString('base64url'))
  let advised = ''
  for (const browserId of browsers) {
    const api = await visitor(browserId)
    const { steps } = await answerAll(api, use, 'worst', foundation)
    advised = steps[0]?.adviceId ?? ''
    const isOpened = browsers.indexOf(browserId) > 0
    if (isOpened) await api.selftest.openStep({ use, adviceId: advised })
    // Neither a second press nor advice that the report does not give counts.
    if (isOpened) await api.selftest.openStep({ use, adviceId: advised })
    await api.selftest.openStep({ use, adviceId: '999999' })
  }
  await countSelftests(portal.services)
  const { advice } = await figures()
  expect(advice.find(({ adviceId }) => adviceId === advised)).toMatchObject({ opened: 11, applied: 0 })
  const others = advice.filter(({ adviceId }) => adviceId !== advised)
  expect(others.map(({ opened }) => opened)).toEqual(others.map(() => 0))
  const [browserId = ''] = browsers
  const first = await visitor(browserId)
  await first.selftest.openStep({ use, adviceId: others[0]?.adviceId ?? '' })
  for (const more of browsers.slice(0, 5))
    await answerAll(await visitor(`${more}x`), use, 'worst', foundation)
  await countSelftests(portal.services)
  expect((await figures()).advice.find(({ adviceId }) => adviceId === others[0]?.adviceId)?.opened).toBeNull()
})
