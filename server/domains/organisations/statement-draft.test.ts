import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { openSecuredBrowser } from '../../../tests/support/secured-browser.ts'
import { createMember, createTeam, type TestTeam } from '../../../tests/support/world/actors.ts'
import { makeStatement, uploadPapers } from '../../../tests/support/world/verifications.ts'
import { sweepFiles } from '../files/files.jobs.ts'
import { watchVerifications } from './watch-verifications.jobs.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const apiOf = async (token: string) => (await portal.api({ token })).organisations
const ofTeam = async ({ superAdmin }: TestTeam) => apiOf(superAdmin.token)

/** A team whose super admin has filled in everything and submitted nothing. */
async function typeStatement() {
  const team = await createTeam(portal)
  const statement = await makeStatement(portal, team)
  const api = await ofTeam(team)
  await api.saveDraft({ ...statement, search: '青禾' })
  return { team, statement, api }
}

describe('organization/draft', () => {
  it('keeps what was typed, right or wrong, with the files', async () => {
    const team = await createTeam(portal)
    const { certificate } = await uploadPapers(portal, team.superAdmin.token)
    const api = await ofTeam(team)
    expect(await api.draft({})).toEqual({ draft: null })
    const TeamID = team.teamId
    await api.saveDraft({ TeamID, search: '青禾', name: '青禾', registeredOn: '昨天', certificate })
    await api.saveDraft({ TeamID, creditCode: '12' })
    expect((await api.draft({})).draft).toMatchObject({
      search: '青禾',
      name: '青禾',
      registeredOn: '昨天',
      creditCode: '12',
      address: '',
      certificate: [{ fileId: certificate[0], name: '登记证书.pdf' }],
      letter: [],
    })
    await api.saveDraft({ TeamID, certificate: [] })
    expect((await api.draft({})).draft).toMatchObject({ name: '青禾', certificate: [] })
  })

  it('keeps the papers of fields that are not named, and says of one that another page took away that it is gone', async () => {
    const { team, statement, api } = await typeStatement()
    const TeamID = team.teamId
    await api.saveDraft({ TeamID, address: '云江市' })
    const kept = {
      certificate: [{ fileId: statement.certificate[0] }],
      letter: [{ fileId: statement.letter[0] }],
    }
    expect((await api.draft({})).draft).toMatchObject(kept)
    await api.saveDraft({ TeamID, letter: [] })
    const gone = { reason: 'invalidInput', details: { fields: { letter: { reason: 'fileGone' } } } }
    await expect(api.saveDraft({ TeamID, name: '青苗', letter: statement.letter })).rejects.toMatchObject(
      gone,
    )
    await expect(api.add(statement)).rejects.toMatchObject(gone)
    expect((await api.draft({})).draft).toMatchObject({ name: statement.name, letter: [] })
  })

  it('is its writer’s alone: not the team’s, not for members, encrypted where it lies', async () => {
    const { team, statement } = await typeStatement()
    const [admin, member] = [
      await createMember(portal, team.teamId, 'admin'),
      await createMember(portal, team.teamId, 'member'),
    ]
    for (const { token } of [admin, member]) {
      expect(await (await apiOf(token)).draft({})).toEqual({ draft: null })
    }
    const save = (await apiOf(member.token)).saveDraft({ TeamID: team.teamId, name: '青禾' })
    await expect(save).rejects.toMatchObject({ reason: 'notAvailable' })
    const [fileId = ''] = statement.certificate
    const taken = (await apiOf(admin.token)).saveDraft({ TeamID: team.teamId, certificate: [fileId] })
    await expect(taken).rejects.toMatchObject({ reason: 'notAvailable' })
    const rows = JSON.stringify(await portal.db.selectFrom('statement_drafts').selectAll().execute())
    expect(rows).not.toMatch(/林知远|13800138000|青禾/)
  })

  it('is prefilled with earlier statements, except what a colleague stated about themselves', async () => {
    const team = await createTeam(portal)
    const { letter, ...statement } = await makeStatement(portal, team)
    const api = await ofTeam(team)
    const { organisationId, state } = await api.add(statement)
    const open = { state: 'pending_documents', openFields: ['realName', 'position', 'letter'] }
    expect(state).toBe(open.state)
    expect(await api.detail({ organisationId })).toMatchObject({
      ...open,
      filledFields: open.openFields,
      ...{ realName: '周**', position: '****' },
    })
    const colleague = await createMember(portal, team.teamId, 'admin')
    const ofColleague = await apiOf(colleague.token)
    expect(await ofColleague.detail({ organisationId })).toMatchObject({ ...open, filledFields: ['letter'] })

    const TeamID = team.teamId
    const masked = { realName: '周**', position: '****' }
    await api.saveDraft({ TeamID, ...masked })
    await api.discardDraft({ TeamID })
    await api.saveDraft({ TeamID, realName: '周大满' })
    await api.addUserVerification({ TeamID, ...masked, letter })
    const browser = openSecuredBrowser(portal, team.superAdmin.token)
    const answer = await browser.send('organization/detail', { organisationId }, 'traceId')
    const read = answer.data as Awaited<ReturnType<typeof api.detail>>
    expect([await browser.read(answer, read.realName), await browser.read(answer, read.position)]).toEqual([
      '周大满',
      '项目主管',
    ])
  })

  it('leaves the server masked in-process, and is what it was once the masked form is sent', async () => {
    const { team, statement, api } = await typeStatement()
    const masked = { legalRepresentative: '林**', contactPhone: '138****8000', address: '****' }
    expect((await api.draft({})).draft).toMatchObject(masked)
    await api.saveDraft({ TeamID: team.teamId, ...masked, position: '理事长' })
    const browser = openSecuredBrowser(portal, team.superAdmin.token)
    const read = async () => {
      const answer = await browser.send('organization/draft', {}, 'traceId')
      const { draft } = answer.data as Awaited<ReturnType<typeof api.draft>>
      return Promise.all([
        browser.read(answer, draft?.contactPhone),
        browser.read(answer, draft?.position),
        browser.read(answer, draft?.address),
      ])
    }
    expect(await read()).toEqual([statement.contactPhone, '理事长', statement.address])
    const { organisationId } = await api.add({ ...statement, ...masked })
    const sent = await browser.send('organization/detail', { organisationId }, 'traceId')
    const { contactPhone } = sent.data as { contactPhone: string }
    expect(await browser.read(sent, contactPhone)).toBe(statement.contactPhone)
  })

  it('is gone once it is sent, its papers with the organisation; then nothing can be kept', async () => {
    const { team, statement, api } = await typeStatement()
    const { organisationId } = await api.add(statement)
    expect(await api.draft({})).toEqual({ draft: null })
    expect(await filesAt(organisationId)).toBe(2)
    const late = api.saveDraft({ TeamID: team.teamId, name: '青禾' })
    await expect(late).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('can be deleted, and its files with it', async () => {
    const { team, statement, api } = await typeStatement()
    await api.discardDraft({ TeamID: team.teamId })
    expect(await api.draft({})).toEqual({ draft: null })
    const files = await portal.db
      .selectFrom('files')
      .select('removed_at')
      .where('id', 'in', [...statement.certificate, ...statement.letter])
      .execute()
    expect(files.every(({ removed_at }) => removed_at !== null)).toBe(true)
  })

  it('outlives the sweep of forgotten files, and ends after 90 days', async () => {
    const { api, statement } = await typeStatement()
    const services = portal.services
    await sql`update files set created_at = now() - interval '3 days' where id = any(${statement.certificate}::uuid[])`.execute(
      portal.db,
    )
    await sweepFiles(services, {}, 'test')
    await watchVerifications(services, {}, 'sweep')
    expect((await api.draft({})).draft?.certificate).toHaveLength(1)
    await portal.db
      .updateTable('statement_drafts')
      .set({ saved_at: sql<Date>`now() - interval '91 days'` })
      .execute()
    await watchVerifications(services, {}, 'sweep')
    expect(await api.draft({})).toEqual({ draft: null })
    expect(await portal.db.selectFrom('statement_drafts').selectAll().execute()).toEqual([])
  })
})

async function filesAt(organisationId: string): Promise<number> {
  const rows = await portal.db
    .selectFrom('files')
    .select('id')
    .where('attached_kind', '=', 'organisation')
    .where('attached_id', '=', organisationId)
    .execute()
  return rows.length
}
