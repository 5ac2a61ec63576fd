import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { createStaff, createTeam, type TestAccount, type TestTeam } from '../../support/world/actors.ts'
import { passAmendWindow } from '../../support/world/applications.ts'
import { createTool, plainAnswers } from '../../support/world/tools.ts'
import { callNamed, callOverHttp, freshAddress, type Input, reasonOf } from '../callers.ts'

/**
 * The legal transitions as the product defines them, not as the portal's own table does, so that a
 * superfluous transition there is found here. A tool used by steps alone is handed over on approval.
 */
const legal: Record<string, Record<string, string>> = {
  submit: { draft: 'submitted' },
  open: { submitted: 'in_review' },
  requestCorrection: { in_review: 'needs_correction' },
  correct: { needs_correction: 'in_review' },
  withdraw: { submitted: 'withdrawn', in_review: 'withdrawn', needs_correction: 'withdrawn' },
  approve: { in_review: 'fulfilling' },
  reject: { in_review: 'rejected' },
  confirm: { fulfilling: 'active' },
  complete: { active: 'completed' },
  revoke: { fulfilling: 'revoked', active: 'revoked' },
  appeal: { rejected: 'submitted' },
  reverse: { fulfilling: 'rejected', rejected: 'fulfilling' },
}
const ofTeam = ['submit', 'correct', 'withdraw', 'confirm', 'appeal']
const decisions = ['approve', 'reject', 'reverse']
const undoing = ['complete', 'revoke', 'reverse']

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
})
afterAll(() => portal.close())

type Person = { account: TestAccount; team?: TestTeam }
type At = { applicationId: string; toolId: string; version: number }

/** The call of an action, with its input. */
function callOf(action: string, { applicationId, toolId, version }: At, team?: TestTeam): [string, Input] {
  const own = { TeamID: team?.teamId, applicationId }
  const seen = { applicationId, version }
  const calls: Record<string, [string, Input]> = {
    submit: ['applications.submit', { TeamID: team?.teamId, toolId, answers: plainAnswers }],
    correct: ['applications.correct', { ...own, answers: { purpose: '更具体' } }],
    withdraw: ['applications.withdraw', own],
    confirm: ['applications.confirmActivation', own],
    appeal: ['applications.appeal', { ...own, text: '请再看一次' }],
    open: ['applicationsStaff.open', seen],
    requestCorrection: [
      'applicationsStaff.requestCorrection',
      { ...seen, keys: ['purpose'], remark: '请写具体' },
    ],
    approve: ['applicationsStaff.decide', { ...seen, verdict: 'approve' }],
    reject: ['applicationsStaff.decide', { ...seen, verdict: 'reject', reasonCode: 'notFitting' }],
    complete: ['applicationsStaff.end', { ...seen, how: 'complete', text: '结束' }],
    revoke: ['applicationsStaff.end', { ...seen, how: 'revoke', text: '收回' }],
    reverse: ['applicationsStaff.reverse', { ...seen, reasonCode: 'duplicate', text: '复核' }],
  }
  return calls[action] ?? ['', {}]
}

async function send(action: string, at: At, { account, team }: Person): Promise<string> {
  await portal.db.deleteFrom('rate_limits').execute()
  const [id, input] = callOf(action, at, team)
  return reasonOf(
    await callOverHttp(portal, callNamed(id), input, { token: account.token, address: freshAddress() }),
  )
}

const rowOf = (applicationId: string) =>
  portal.db.selectFrom('applications').selectAll().where('id', '=', applicationId).executeTakeFirstOrThrow()

/** The history of an application, as far as it decides who may take the next step. */
type Past = { deciders: string[]; hasAppealed: boolean; wasReversed: boolean }

/** Whether a step must be accepted or refused; `either` where that depends on which decisions still stand. */
function verdictOn(action: string, who: string, isLate: boolean, accountId: string, past: Past) {
  const isOfTeam = ofTeam.includes(action)
  if (isOfTeam ? who !== 'applicant' : who !== 'one' && who !== 'other') return 'refused'
  if (!isOfTeam && isLate) return 'refused'
  if (action === 'appeal') return past.hasAppealed ? 'refused' : past.wasReversed ? 'either' : 'taken'
  if (isOfTeam || !past.deciders.includes(accountId)) return 'taken'
  return undoing.includes(action) && past.deciders.at(-1) === accountId ? 'refused' : 'either'
}

/** The examples contain every refusal that the sequences must meet, since chance alone may miss one. */
const runs = { numRuns: 25, endOnFailure: true }
const step = fc.record({
  action: fc.constantFrom(...Object.keys(legal)),
  who: fc.constantFrom('right', 'right', 'right', 'stranger', 'editor', 'one', 'other', 'applicant'),
  isLate: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
})
/** Most failures are possible only after a decision. */
const beginning = fc.constantFrom(
  [],
  ['submit', 'open'],
  ['submit', 'open', 'requestCorrection'],
  ['submit', 'open', 'approve'],
  ['submit', 'open', 'approve', 'confirm'],
  ['submit', 'open', 'reject'],
  ['submit', 'open', 'reject', 'appeal', 'open'],
)

describe('trust 15, 16, over HTTP: random sequences of actions on an application', () => {
  it('take only legal steps of those who may, the second person included', { timeout: 240_000 }, async () => {
    const staff: Record<string, Person> = {
      one: { account: await createStaff(portal, ['reviewer']) },
      other: { account: await createStaff(portal, ['reviewer']) },
      editor: { account: await createStaff(portal, ['editor']) },
    }
    const strange = await createTeam(portal)
    const seen = { taken: new Set<string>(), refused: new Set<string>() }
    await fc.assert(
      fc.asyncProperty(beginning, fc.array(step, { minLength: 4, maxLength: 10 }), async (first, tried) => {
        const toolId = await createTool(portal, { activationKind: 'steps' })
        const team = await createTeam(portal)
        const people: Record<string, Person> = {
          ...staff,
          applicant: { account: team.superAdmin, team },
          stranger: { account: strange.superAdmin, team: strange },
        }
        const api = (await portal.api({ token: team.superAdmin.token })).applications
        const { applicationId } = await api.start({ TeamID: team.teamId, toolId })
        const past: Past = { deciders: [], hasAppealed: false, wasReversed: false }
        const begun = first.map((action) => ({ action, who: 'right' as const, isLate: false }))
        for (const { action, who: meant, isLate } of [...begun, ...tried]) {
          const who = meant !== 'right' ? meant : ofTeam.includes(action) ? 'applicant' : 'one'
          const person = people[who]
          if (action === 'open') await passAmendWindow(portal, applicationId)
          const before = await rowOf(applicationId)
          // Submitting names the tool: from another team, or after the end, it begins a new application.
          if (!person || (action === 'submit' && (who !== 'applicant' || before.state !== 'draft'))) continue
          const outcome = await send(
            action,
            { applicationId, toolId, version: before.version - (isLate ? 1 : 0) },
            person,
          )
          const after = await rowOf(applicationId)
          const label = `${action} by ${who} in ${before.state}${isLate ? ', late' : ''}`
          const to = legal[action]?.[before.state]
          const verdict = to ? verdictOn(action, who, isLate, person.account.accountId, past) : 'refused'
          if (verdict === 'taken' || (verdict === 'either' && outcome === 'ok')) {
            expect([label, outcome, after.state]).toEqual([label, 'ok', to])
            seen.taken.add(`${action} in ${before.state}`)
            if (decisions.includes(action)) past.deciders.push(person.account.accountId)
            if (action === 'appeal') past.hasAppealed = true
            if (action === 'reverse') past.wasReversed = true
          } else {
            expect([label, outcome === 'ok', after]).toEqual([label, false, before])
            expect(outcome).not.toBe('internal')
            seen.refused.add(outcome)
          }
        }
        await expectNothingElse({ applicationId, toolId }, people)
        await expectWritten(applicationId)
      }),
      {
        ...runs,
        examples: [
          [
            ['submit', 'open', 'approve'],
            [
              { action: 'reverse', who: 'editor', isLate: false },
              { action: 'reverse', who: 'one', isLate: false },
              { action: 'reverse', who: 'other', isLate: true },
              { action: 'approve', who: 'other', isLate: false },
            ],
          ],
          // Nine kinds of steps that are taken, whatever chance adds.
          [
            ['submit', 'open', 'requestCorrection'],
            ['correct', 'reject', 'appeal', 'open'].map((action) => ({
              action,
              who: 'right' as const,
              isLate: false,
            })),
          ],
          [['submit', 'open', 'approve', 'confirm'], [{ action: 'complete', who: 'other', isLate: false }]],
        ],
      },
    )
    expect(seen.taken.size).toBeGreaterThan(8)
    expect([...seen.refused]).toEqual(
      expect.arrayContaining(['conflict', 'illegalTransition', 'notAvailable', 'secondPersonNeeded']),
    )
  })
})

/** In the final state, every illegal step is refused, even to people who may do everything else. */
async function expectNothingElse(at: Omit<At, 'version'>, people: Record<string, Person>): Promise<void> {
  const before = await rowOf(at.applicationId)
  for (const [action, steps] of Object.entries(legal)) {
    const person = people[ofTeam.includes(action) ? 'applicant' : 'other']
    if (!person || action === 'submit' || steps[before.state]) continue
    const outcome = await send(action, { ...at, version: before.version }, person)
    const label = `${action} in ${before.state}`
    expect([label, outcome === 'ok', await rowOf(at.applicationId)]).toEqual([label, false, before])
  }
}

/** Each step has its event, chained to the one before, and its audit row; nothing else has either. */
async function expectWritten(applicationId: string): Promise<void> {
  const events = await portal.db
    .selectFrom('application_events')
    .select(['from_state', 'to_state', 'action'])
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(events.map(({ from_state }) => from_state)).toEqual(
    ['draft', ...events.map((one) => one.to_state)].slice(0, -1),
  )
  expect(events.at(-1)?.to_state ?? 'draft').toBe((await rowOf(applicationId)).state)
  const audited = await portal.db
    .selectFrom('audit_events')
    .select('kind')
    .where('subject_id', '=', applicationId)
    .where('kind', 'in', events.map(({ action }) => `application.${action}`).concat('application.none'))
    .execute()
  expect(audited).toHaveLength(events.length)
}
