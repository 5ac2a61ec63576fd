import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { newBrowser, publishConsentTexts } from '../../../tests/support/sign-in.ts'
import {
  createAccount,
  createMember,
  createSession,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../tests/support/world/actors.ts'
import { createApplication, versionOf } from '../../../tests/support/world/applications.ts'
import { makePdf } from '../../../tests/support/world/make-pdf.ts'
import { plantOwnCode } from '../../../tests/support/world/own-code.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import { makeStatement } from '../../../tests/support/world/verifications.ts'
import { sessionCookie } from '../../cookie-names.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

const browserId = newBrowser()

/** Proves the person's identity by the code sent to this browser. */
async function proof(person: TestAccount): Promise<{ code: string }> {
  await plantOwnCode(portal, person, { browserId, purpose: 'confirmIdentity', code: '246813' })
  return { code: '246813' }
}

const apiOf = ({ token }: TestAccount) => portal.api({ token, browserId })

/** Makes and releases a package; returns its address. */
async function releasePackage(person: TestAccount): Promise<string> {
  const { privacy } = await apiOf(person)
  const { exportId } = await privacy.exportRequest({})
  expect((await portal.runJobs()).failures).toEqual([])
  return (await privacy.exportOpen({ exportId, ...(await proof(person)) })).path
}

function download(path: string, token: string | null) {
  return portal.fetch(path, { method: 'POST', ...(token && { cookie: `${sessionCookie}=${token}` }) })
}

async function bytesOf(person: TestAccount): Promise<Uint8Array> {
  const response = await download(await releasePackage(person), person.token)
  return new Uint8Array(await response.arrayBuffer())
}

type Row = { of: string; values: Record<string, unknown> }

async function packageTexts(person: TestAccount): Promise<{ data: Record<string, Row[]>; page: string }> {
  const files = unzipSync(await bytesOf(person))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { data: JSON.parse(text('data.json')), page: text('我的数据.html') }
}

describe('trust 32: the package of a person’s data', () => {
  it('holds what they gave and what was done, in plain, and nothing of others', async () => {
    const team = await createTeam(portal, { name: '云江助学会' })
    const { superAdmin } = team
    const api = await portal.api({ token: superAdmin.token })
    await createApplication(portal, 'rejected', { team })
    await api.organisations.add({ ...(await makeStatement(portal, team)), realName: '芦苇' })
    const paper = makePdf({ pages: 1 })
    await api.files.upload({
      purpose: 'certificate',
      file: new File([new Uint8Array(paper)], '登记证书.pdf'),
    })
    const stranger = await createAccount(portal)
    const path = await releasePackage(superAdmin)
    const response = await download(path, superAdmin.token)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(data.account).toContainEqual({
      of: 'accounts',
      values: expect.objectContaining({ phone: superAdmin.phone }),
    })
    expect(data.teams).toContainEqual({
      of: 'memberships',
      values: expect.objectContaining({ team: '云江助学会' }),
    })
    expect(data.applications).toContainEqual({
      of: 'applications',
      values: expect.objectContaining({
        state: 'rejected',
        answers: expect.objectContaining({ purpose: '每周给志愿者排班' }),
      }),
    })
    expect(data.verifications).toContainEqual({
      of: 'acting_persons',
      values: expect.objectContaining({ name: '芦苇' }),
    })
    const page = strFromU8(files['我的数据.html'] ?? new Uint8Array())
    expect(page).toContain(superAdmin.phone)
    expect(page).not.toContain('<script')
    const paperName = Object.keys(files).find((name) => name.endsWith('登记证书.pdf'))
    expect(Buffer.from(files[paperName ?? ''] ?? [])).toEqual(Buffer.from(paper))
    expect(JSON.stringify(data)).not.toMatch(/_encrypted|token_hash/)
    expect(JSON.stringify(data)).not.toContain(stranger.phone)
  })

  it('is made without a file that is gone from the disk, says which and since when, and staff are told once', async () => {
    const staff = await createStaff(portal, ['administrator'])
    const { superAdmin } = await createTeam(portal)
    const api = await portal.api({ token: superAdmin.token })
    for (const name of ['丢了的.pdf', '坏了的.pdf', '还在的.pdf']) {
      const file = new File([new Uint8Array(makePdf({ pages: 1 }))], name)
      await api.files.upload({ purpose: 'certificate', file })
    }
    const stored = await portal.db
      .selectFrom('files')
      .select(['id', 'storage_key'])
      .where('owner_account_id', '=', superAdmin.accountId)
      .orderBy('created_at')
      .execute()
    const [gone, damaged, kept] = stored
    await portal.services.files.remove(gone?.storage_key ?? '')
    const key = damaged?.storage_key ?? ''
    writeFileSync(join(portal.filesDir, 'stored', key.slice(0, 2), key), 'not what was stored')

    const taken = async () => {
      const files = unzipSync(await bytesOf(superAdmin))
      const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
      const rows: Row[] = JSON.parse(text('data.json')).files
      const since = new Map(rows.map(({ values }) => [values.id, values.unreadableSince]))
      return { names: Object.keys(files), since, page: text('我的数据.html') }
    }
    const { names, since, page } = await taken()
    expect(names.filter((name) => name.startsWith('files/'))).toEqual([expect.stringMatching(/还在的\.pdf$/)])
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect([gone, damaged, kept].map((file) => since.get(file?.id))).toEqual([day, day, undefined])
    expect(page).toContain('从这时起读不到')
    // The next package has the same day, and nobody is told again.
    expect((await taken()).since).toEqual(since)
    const told = await portal.db
      .selectFrom('notifications')
      .select('params')
      .where('account_id', '=', staff.accountId)
      .where('template', '=', 'unreadable_file')
      .execute()
    expect(told.map(({ params }) => params.item).sort()).toEqual([gone?.id, damaged?.id].sort())
  })

  it('gives who has left a team what they wrote there, and nothing that came after', async () => {
    const team = await createTeam(portal)
    const left = await createMember(portal, team.teamId, 'admin')
    const TeamID = team.teamId
    const { applicationId, toolId, reviewer } = await createApplication(portal, 'needs_correction', {
      team: { ...team, superAdmin: left },
    })
    const drafted = await createTool(portal)
    const own = (await apiOf(left)).applications
    const draft = await own.start({ TeamID, toolId: drafted })
    await own.sendMessage({ TeamID, applicationId, body: '我写的：周三再联系' })
    const colleague = await apiOf(team.superAdmin)
    await colleague.teams.memberRemove({ TeamID, userID: left.accountId })
    const said = {
      draft: '金丝雀请联系',
      phone: '13912340987',
      mended: '金丝雀更正',
      staff: '金丝雀客服',
      reason: '金丝雀理由',
    }
    const canaries = Object.values(said)
    await colleague.applications.saveDraft({
      TeamID,
      applicationId: draft.applicationId,
      answers: { purpose: said.draft, contact: said.phone },
    })
    await colleague.applications.correct({ TeamID, applicationId, answers: { purpose: said.mended } })
    await colleague.applications.sendMessage({ TeamID, applicationId, body: said.draft })
    const staff = (await portal.api({ token: reviewer.token })).applicationsStaff
    const seen = async () => ({ applicationId, version: await versionOf(portal, applicationId) })
    await staff.sendMessage({ applicationId, body: said.staff })
    await staff.decide({
      ...(await seen()),
      verdict: 'reject',
      reasonCode: 'planUnclear',
      text: said.reason,
    })

    const { data, page } = await packageTexts(left)
    for (const canary of canaries) expect(JSON.stringify(data) + page).not.toContain(canary)
    const rows = data.applications ?? []
    const [mine] = rows.filter(({ of, values }) => of === 'applications' && values.id === applicationId)
    expect(Object.keys(mine?.values ?? {}).sort()).toEqual([
      'from',
      'id',
      'kind',
      'offering',
      'reference',
      'sent',
      'state',
    ])
    expect(mine?.values).toMatchObject({ state: 'rejected', kind: 'tool', offering: Number(toolId) })
    const ofKind = (kind: string) => rows.filter(({ of }) => of === kind).map(({ values }) => values)
    expect(ofKind('application_messages')).toContainEqual(
      expect.objectContaining({ text: '我写的：周三再联系', side: 'applicant' }),
    )
    expect(ofKind('application_revisions')).toContainEqual(
      expect.objectContaining({ answers: expect.objectContaining({ purpose: '每周给志愿者排班' }) }),
    )
    expect(ofKind('application_decisions')).toEqual([])
    // Back in the team, the person gets it as pages show it.
    await portal.db
      .updateTable('memberships')
      .set({ left_at: null })
      .where('account_id', '=', left.accountId)
      .execute()
    const back = JSON.stringify((await packageTexts(left)).data)
    for (const canary of canaries) expect(back).toContain(canary)
  })

  it('is taken once, by the session that has proven whose it is, and by nobody else', async () => {
    const person = await createAccount(portal)
    const { privacy } = await apiOf(person)
    const { exportId } = await privacy.exportRequest({})
    await portal.runJobs()
    await expect(privacy.exportOpen({ exportId })).rejects.toMatchObject({ reason: 'stepUpNeeded' })
    const path = `/accountExports/${exportId}`
    const refusals = async () => {
      const other = await createAccount(portal)
      const theirs = await apiOf(other)
      const open = theirs.privacy.exportOpen({ exportId, ...(await proof(other)) })
      await expect(open).rejects.toMatchObject({ reason: 'notAvailable' })
      expect((await (await download(path, other.token)).json()).code).toBe(5001)
      expect((await download(path, null)).status).toBe(403)
    }
    expect((await (await download(path, person.token)).json()).code).toBe(5001)
    await privacy.exportOpen({ exportId, ...(await proof(person)) })
    await refusals()
    // Another browser of the same person has proven nothing.
    const elsewhere = await createSession(portal, person.accountId)
    expect((await (await download(path, elsewhere)).json()).code).toBe(5001)
    // Following a link takes nothing: it leads to the page with the button (trust 55).
    const asked = await portal.fetch(path, {
      headers: { 'sec-fetch-site': 'cross-site' },
      cookie: `${sessionCookie}=${person.token}`,
    })
    expect([asked.status, asked.headers.get('location')]).toEqual([302, '/accountCenter?part=privacy'])
    const answers = await Promise.all(Array.from({ length: 5 }, () => download(path, person.token)))
    expect(answers.filter((one) => one.headers.get('content-type') === 'application/zip')).toHaveLength(1)
    const again = privacy.exportOpen({ exportId, ...(await proof(person)) })
    await expect(again).rejects.toMatchObject({ reason: 'notAvailable' })
  })

  it('is made one at a time, three a day, and its bytes go when its time is over', async () => {
    const person = await createAccount(portal)
    const { privacy } = await portal.api({ token: person.token })
    await privacy.exportRequest({})
    await expect(privacy.exportRequest({})).rejects.toMatchObject({ reason: 'conflict' })
    await portal.runJobs()
    const keys = () =>
      portal.db
        .selectFrom('account_exports')
        .select('storage_key')
        .where('account_id', '=', person.accountId)
        .execute()
    const [made] = await keys()
    expect(await portal.services.files.stat(made?.storage_key ?? '')).not.toBeNull()
    await sql`update account_exports set expires_at = now()`.execute(portal.db)
    await portal.services.enqueue(portal.db, 'sweep-exports', {})
    await portal.runJobs()
    expect(await portal.services.files.stat(made?.storage_key ?? '')).toBeNull()
    for (const _ of [2, 3]) {
      await privacy.exportRequest({})
      await portal.runJobs()
    }
    await expect(privacy.exportRequest({})).rejects.toMatchObject({ reason: 'tooMany' })
  })
})
