import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { openSecuredBrowser } from '../../../tests/support/secured-browser.ts'
import { createAccount, createMember, createTeam } from '../../../tests/support/world/actors.ts'
import { makeCreditCode } from '../../../tests/support/world/make-credit-code.ts'
import {
  makeStatement,
  sendVerification,
  uploadPapers,
  verifyTeam,
} from '../../../tests/support/world/verifications.ts'
import { findBrokenAudit } from '../../db/audit/check-audit.ts'
import { standingOfTeam } from './standing-of-team.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const emptyForm = {
  entityType: undefined,
  name: '',
  creditCode: '',
  registeredOn: '',
  address: '',
  legalRepresentative: '',
  contactName: '',
  contactPhone: '',
  realName: '',
  position: '',
  certificate: [],
  letter: [],
}
const emptyErrors = {
  entityType: 'required',
  name: 'required',
  creditCode: 'required',
  registeredOn: 'required',
  address: 'required',
  legalRepresentative: 'required',
  certificate: 'file',
  contactName: 'required',
  contactPhone: 'required',
}

const apiOf = (token: string) => portal.api({ token })

describe('organization/add', () => {
  it('sends an organisation with its papers for review', async () => {
    const team = await createTeam(portal)
    const statement = await makeStatement(portal, team)
    const sent = await (await apiOf(team.superAdmin.token)).organisations.add(statement)
    expect(sent).toMatchObject({ state: 'pending_review', version: 1 })
    expect(sent.reference).toMatch(/^RZ-20\d\d-[2-9A-HJKMNP-TV-Z]{5}$/)

    const row = await rowOf(sent.organisationId)
    expect(row).toMatchObject({ team_id: team.teamId, credit_code: statement.creditCode, submission: 1 })
    expect(row.due_on && row.due_on > row.submitted_at.toISOString().slice(0, 10)).toBe(true)
    expect(await standingOfTeam(portal.db, team.teamId)).toMatchObject({
      organisationId: sent.organisationId,
      state: 'pending_review',
      isVerified: false,
    })
    const files = await portal.db
      .selectFrom('files')
      .select(['purpose', 'team_id'])
      .where('attached_id', '=', sent.organisationId)
      .orderBy('purpose')
      .execute()
    expect(files).toEqual([
      { purpose: 'authorisationLetter', team_id: team.teamId },
      { purpose: 'certificate', team_id: team.teamId },
    ])
    const [audit] = await auditOf(sent.organisationId)
    expect(audit).toMatchObject({ kind: 'organisation.submit', account_id: team.superAdmin.accountId })
    expect(await findBrokenAudit(portal.db)).toBeNull()
  })

  it('keeps personal texts out of the database in plain, in the audit too', async () => {
    const { organisationId } = await sendVerification(portal)
    const dump = JSON.stringify([
      await rowOf(organisationId),
      await portal.db.selectFrom('acting_persons').selectAll().execute(),
      await portal.db.selectFrom('organisation_submissions').selectAll().execute(),
      await auditOf(organisationId),
    ])
    for (const text of ['林知远', '周小满', '13800138000', '项目主管', '青禾路'])
      expect(dump).not.toContain(text)
  })

  it('comes encrypted over HTTP, and plain requests are refused', async () => {
    const team = await createTeam(portal)
    const statement = await makeStatement(portal, team)
    const browser = openSecuredBrowser(portal, team.superAdmin.token)
    expect(await browser.send('organization/add', statement, 'traceId')).toMatchObject({ code: 4009 })
    expect((await standingOfTeam(portal.db, team.teamId)).organisationId).toBeNull()
    const sent = await browser.send('organization/add', statement, 'encrypt')
    expect(sent).toMatchObject({ code: 0, data: { state: 'pending_review' } })
  })

  it('waits for the letter where it is to follow', async () => {
    const team = await createTeam(portal)
    const { letter: _, realName: __, position: ___, ...statement } = await makeStatement(portal, team)
    const api = await apiOf(team.superAdmin.token)
    const sent = await api.organisations.add(statement)
    expect(sent.state).toBe('pending_documents')
    const { letter } = await uploadPapers(portal, team.superAdmin.token)
    const person = { TeamID: team.teamId, realName: '周小满', position: '项目主管', letter }
    expect(await api.organisations.addUserVerification(person)).toMatchObject({
      organisationId: sent.organisationId,
      state: 'pending_review',
    })
    await expect(api.organisations.addUserVerification(person)).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
  })

  it('takes an unregistered team as the lesser tier, without code, register and letter', async () => {
    const team = await createTeam(portal, { kind: 'unregistered' })
    const { certificate } = await uploadPapers(portal, team.superAdmin.token)
    const sent = await (await apiOf(team.superAdmin.token)).organisations.add({
      TeamID: team.teamId,
      entityType: 'volunteerTeam',
      name: '河边拾荒志愿队',
      address: '云江市滨河街道',
      contactName: '陈一禾',
      contactPhone: '+86 139 0013 9000',
      realName: '陈一禾',
      position: '队长',
      certificate,
    })
    expect(sent.state).toBe('pending_review')
    expect((await standingOfTeam(portal.db, team.teamId)).tier).toBe('unregisteredTeam')
  })

  it.each([
    ['an empty form', emptyForm, emptyErrors],
    ['no legal form', { entityType: undefined }, { entityType: 'required' }],
    ['a legal form of other teams', { entityType: 'volunteerTeam' }, { entityType: 'notAnOption' }],
    ['an unknown legal form', { entityType: 'company' }, { entityType: 'notAnOption' }],
    ['an empty name', { name: ' ' }, { name: 'required' }],
    ['a short code', { creditCode: '91350100' }, { creditCode: 'creditCode' }],
    ['a code with an O', { creditCode: '5351000050002O082N' }, { creditCode: 'creditCode' }],
    ['a day that is none', { registeredOn: '2016-02-30' }, { registeredOn: 'date' }],
    ['a day to come', { registeredOn: '2999-01-01' }, { registeredOn: 'dateInFuture' }],
    ['a day before there were registers', { registeredOn: '1911-01-01' }, { registeredOn: 'dateTooEarly' }],
    ['words for a day', { registeredOn: 'yesterday' }, { registeredOn: 'date' }],
    ['a phone that is none', { contactPhone: '12345' }, { contactPhone: 'contactPhone' }],
    ['no certificate', { certificate: [] }, { certificate: 'file' }],
    ['a letter for nobody', { realName: '', position: '' }, { realName: 'required', position: 'required' }],
    ['NUL in a name', { name: 'a\u0000b' }, { name: 'wrongFormat' }],
    ['a name of 81', { name: '林'.repeat(81) }, { name: 'tooLong' }],
  ])('refuses %s', async (_, change, fields) => {
    const team = await createTeam(portal)
    const statement = { ...(await makeStatement(portal, team)), ...change }
    const add = (await apiOf(team.superAdmin.token)).organisations.add(statement as never)
    const reasons = Object.fromEntries(Object.entries(fields).map(([field, reason]) => [field, { reason }]))
    await expect(add).rejects.toMatchObject({ reason: 'invalidInput', details: { fields: reasons } })
    expect((await standingOfTeam(portal.db, team.teamId)).organisationId).toBeNull()
  })

  it('a wrong check character does not stop it', async () => {
    const team = await createTeam(portal)
    const creditCode = makeCreditCode().replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const statement = { ...(await makeStatement(portal, team)), creditCode }
    expect(await (await apiOf(team.superAdmin.token)).organisations.add(statement)).toMatchObject({
      state: 'pending_review',
    })
  })

  it('is refused to visitors, people without team, members, and for another team', async () => {
    const team = await createTeam(portal)
    const statement = await makeStatement(portal, team)
    const [member, alone] = [await createMember(portal, team.teamId, 'member'), await createAccount(portal)]
    const other = await createTeam(portal)
    const cases = [
      [undefined, 'loginEnded'],
      [alone.token, 'noTeam'],
      [member.token, 'notAvailable'],
      [other.superAdmin.token, 'teamChanged'],
    ] as const
    for (const [token, reason] of cases) {
      const api = await portal.api(token ? { token } : {})
      await expect(api.organisations.add(statement)).rejects.toMatchObject({ reason })
    }
  })

  it('trust 12: takes nobody else’s papers', async () => {
    const [team, other] = [await createTeam(portal), await createTeam(portal)]
    const foreign = await uploadPapers(portal, other.superAdmin.token)
    const own = await makeStatement(portal, team)
    const api = await apiOf(team.superAdmin.token)
    for (const certificate of [foreign.certificate, [randomUUID()], own.letter]) {
      await expect(api.organisations.add({ ...own, certificate })).rejects.toMatchObject({
        reason: 'notAvailable',
      })
    }
    expect((await standingOfTeam(portal.db, team.teamId)).organisationId).toBeNull()
  })

  it('one code is one organisation, however many teams send a letter for it at once', async () => {
    const creditCode = makeCreditCode()
    const claims: {
      api: Awaited<ReturnType<typeof apiOf>>
      statement: Awaited<ReturnType<typeof makeStatement>>
    }[] = []
    // Sequential, because a node inspects few files at once.
    for (let claimant = 0; claimant < 20; claimant += 1) {
      const team = await createTeam(portal)
      const statement = { ...(await makeStatement(portal, team)), creditCode }
      claims.push({ api: await apiOf(team.superAdmin.token), statement })
    }
    const outcomes = await Promise.allSettled(
      claims.map(({ api, statement }) => api.organisations.add(statement)),
    )
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toEqual([])
    const { rows } = await sql`select e.id, count(*)::int as teams from legal_entities e
      join organisations o on o.entity_id = e.id where e.credit_code = ${creditCode} group by e.id`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ id: expect.any(String), teams: 20 }])
  })

  it('a team sends one organisation, however often it presses', async () => {
    const team = await createTeam(portal)
    const statement = await makeStatement(portal, team)
    const api = await apiOf(team.superAdmin.token)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => api.organisations.add({ ...statement, creditCode: makeCreditCode() })),
    )
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    const key = randomUUID()
    const again = await createTeam(portal)
    const [first, second] = [await makeStatement(portal, again), await apiOf(again.superAdmin.token)]
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => second.organisations.add(first, { idempotencyKey: key })),
    )
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1)
  })
})

describe('organization/list, check and detail', () => {
  it('finds verified organisations by exact name, and by code also what waits', async () => {
    const verified = await verifyTeam(portal)
    const waiting = await sendVerification(portal)
    const [named, unnamed] = [await rowOf(verified.organisationId), await rowOf(waiting.organisationId)]
    const api = await apiOf((await createAccount(portal)).token)
    const find = async (search: string) => (await api.organisations.list({ search })).found
    expect(await find(` ${named.name.replace('公益', ' 公益')} `)).toEqual([
      expect.objectContaining({
        organisationId: named.id,
        name: named.name,
        isVerified: true,
        isMine: false,
      }),
    ])
    expect(await find(unnamed.name)).toEqual([])
    expect(await find(named.name.slice(0, 4))).toEqual([])
    expect(await find(String(unnamed.credit_code).toLowerCase())).toEqual([
      expect.objectContaining({ organisationId: unnamed.id, name: null, isVerified: false }),
    ])
    expect((await api.organisations.list({})).mine).toEqual([])
    await expect((await portal.api()).organisations.list({})).rejects.toMatchObject({ reason: 'loginEnded' })
  })

  it('shows mine, personal texts masked in-process and encrypted over HTTP', async () => {
    const { team, organisationId } = await sendVerification(portal)
    const inProcess = await (await apiOf(team.superAdmin.token)).organisations.list({})
    expect(inProcess.mine).toEqual([
      expect.objectContaining({ organisationId, turn: 'staff', contactName: '周**' }),
    ])
    const browser = openSecuredBrowser(portal, team.superAdmin.token)
    const answer = await browser.send('organization/list', {}, 'traceId')
    const [mine] = (answer.data as typeof inProcess).mine
    expect(mine?.contactName).toMatch(/^eyJ/)
    expect(await browser.read(answer, mine?.contactName)).toBe('周小满')
  })

  it('checks a code', async () => {
    const { team, organisationId } = await sendVerification(portal)
    const code = String((await rowOf(organisationId)).credit_code)
    const [mine, other] = [
      await apiOf(team.superAdmin.token),
      await apiOf((await createAccount(portal)).token),
    ]
    const check = { creditCode: code, hasForm: true, hasRightCheckCharacter: true, exists: true }
    expect(await mine.organisations.check({ creditCode: ` ${code} ` })).toEqual({
      ...check,
      isMine: true,
      taken: null,
    })
    expect(await other.organisations.check({ creditCode: code })).toEqual({
      ...check,
      isMine: false,
      taken: { organisationId, isVerified: false, canBeAsked: true },
    })
    expect(await other.organisations.check({ creditCode: 'x' })).toMatchObject({
      hasForm: false,
      exists: false,
    })
  })

  it('lets nobody try one code after another', async () => {
    const { organisations } = await apiOf((await createAccount(portal)).token)
    const look = () => organisations.check({ creditCode: makeCreditCode() })
    for (let turn = 0; turn < 30; turn += 1) await look()
    for (let turn = 0; turn < 30; turn += 1) await organisations.list({ search: makeCreditCode() })
    await expect(look()).rejects.toMatchObject({ reason: 'tooMany' })
    await expect(organisations.list({ search: '青禾' })).rejects.toMatchObject({ reason: 'tooMany' })
    expect((await organisations.list({})).found).toEqual([])
  })

  it('shows everything to the team alone; foreign is like missing', async () => {
    const { team, organisationId } = await sendVerification(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const detail = await (await apiOf(team.superAdmin.token)).organisations.detail({ organisationId })
    expect(detail).toMatchObject({
      state: 'pending_review',
      canEdit: true,
      openFields: [],
      verdicts: { exists: 'unknown', personMayAct: 'unknown', eligible: 'unknown', standing: 'unknown' },
      contactPhone: '138****8000',
      legalRepresentative: '林**',
      address: '****',
      events: [{ action: 'submit', side: 'team', state: 'pending_review', reason: null, remarks: [] }],
    })
    expect(detail.papers.map((paper) => [paper.field, paper.file?.name])).toEqual([
      ['certificate', '登记证书.pdf'],
      ['letter', '授权证明.pdf'],
    ])
    expect((await (await apiOf(member.token)).organisations.detail({ organisationId })).canEdit).toBe(false)
    const stranger = await apiOf((await createTeam(portal)).superAdmin.token)
    for (const id of [organisationId, randomUUID()]) {
      await expect(stranger.organisations.detail({ organisationId: id })).rejects.toMatchObject({
        reason: 'notAvailable',
        details: {},
      })
    }
  })

  it('tells who may act to themselves and to who leads the team', async () => {
    const { team, organisationId } = await sendVerification(portal)
    const { superAdmin, teamId } = team
    const [admin, member] = [
      await createMember(portal, teamId, 'admin'),
      await createMember(portal, teamId, 'member'),
    ]
    const stranger = (await createTeam(portal)).superAdmin
    const ask = async (token: string, UserId: string) =>
      (await apiOf(token)).organisations.detailUserVerification({ UserId })
    for (const token of [superAdmin.token, admin.token]) {
      expect(await ask(token, superAdmin.accountId)).toMatchObject({
        organisationId,
        finding: 'unknown',
        realName: '周**',
        position: '****',
      })
    }
    for (const [token, id] of [
      [member.token, superAdmin.accountId],
      [stranger.token, superAdmin.accountId],
      [admin.token, randomUUID()],
      [admin.token, admin.accountId],
    ] as const) {
      await expect(ask(token, id)).rejects.toMatchObject({ reason: 'notAvailable' })
    }
    const browser = openSecuredBrowser(portal, superAdmin.token)
    const path = 'identification/v1/detailUserVerification'
    const answer = await browser.send(path, { UserId: superAdmin.accountId }, 'traceId')
    expect(await browser.read(answer, (answer.data as { realName: string }).realName)).toBe('周小满')
  })
})

async function rowOf(id: string) {
  return portal.db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function auditOf(id: string) {
  return portal.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject_id', '=', id)
    .orderBy('position')
    .execute()
}
