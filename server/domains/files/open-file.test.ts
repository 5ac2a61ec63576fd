import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  createAccount,
  createMember,
  createSession,
  createStaff,
  createTeam,
  type TestAccount,
  type TestTeam,
} from '../../../tests/support/world/actors.ts'
import { makePdf } from '../../../tests/support/world/make-pdf.ts'
import { openPapersTo } from '../../../tests/support/world/opened-papers.ts'
import type { Account, CallContext } from '../../context.ts'
import { sessionCookie } from '../../cookie-names.ts'
import { attachFiles } from './attach-files.ts'

const pdf = makePdf()

let portal: TestPortal
let team: TestTeam
let owner: TestAccount

beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  team = await createTeam(portal)
  owner = team.superAdmin
})

describe('trust 23: download', () => {
  it('is an attachment that cannot run, under the name its owner gave', async () => {
    const file = await uploaded(owner, '登记 证书(1).pdf')
    const response = await download(file.link, owner.token)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificate.pdf"; filename*=UTF-8''%E7%99%BB%E8%AE%B0%20%E8%AF%81%E4%B9%A6%281%29.pdf`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true)
  })

  it('is open only to owner, super admin and the staff who work on it', async () => {
    const sender = await createMember(portal, team.teamId, 'admin')
    const file = await uploaded(sender)
    const colleague = await createMember(portal, team.teamId, 'member')
    const stranger = (await createTeam(portal)).superAdmin
    const [verifier, reviewer] = [
      await createStaff(portal, ['verifier']),
      await createStaff(portal, ['reviewer']),
    ]
    const halfSignedIn = await createSession(portal, verifier.accountId)
    const opens = async (token: string) => (await download(file.link, token)).status === 200
    expect([await opens(colleague.token), await opens(verifier.token)]).toEqual([false, false])
    const id = randomUUID()
    await attachFiles(await contextOf(sender), {
      fileIds: [file.fileId],
      kind: 'organisation',
      id,
      purpose: 'certificate',
    })
    expect(await opens(verifier.token)).toBe(false)
    await openPapersTo(portal, verifier.token, { kind: 'organisation', id })
    for (const token of [sender.token, owner.token, verifier.token]) expect(await opens(token)).toBe(true)
    for (const token of [colleague.token, stranger.token, reviewer.token, halfSignedIn])
      expect(await opens(token)).toBe(false)
    const looks = await portal.db
      .selectFrom('audit_events')
      .select('account_id')
      .where('kind', '=', 'file.opened')
      .where(sql<string>`after ->> 'fileId'`, '=', file.fileId)
      .execute()
    expect(looks).toEqual([{ account_id: verifier.accountId }])
  })

  it('says the same of foreign, missing, removed and misnamed files, byte for byte', async () => {
    const file = await uploaded(owner)
    const { token } = await createAccount(portal)
    const [, , id] = file.link.split('/')
    const links = [
      file.link,
      `/files/${randomUUID()}/certificate.pdf`,
      `/files/${id}/..%2f..%2fetc%2fpasswd`,
      '/files/1/certificate.pdf',
      "/files/'%20or%201=1/certificate.pdf",
    ]
    const answers = await Promise.all(
      links.map(async (link) => {
        const response = await portal.fetch(link, { cookie: `${sessionCookie}=${token}` })
        return `${response.status} ${await response.text()}`
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('"code":5001')
    const misnamed = await portal.fetch(`/files/${id}/other.pdf`, {
      cookie: `${sessionCookie}=${owner.token}`,
    })
    expect(`${misnamed.status} ${await misnamed.text()}`).toBe(answers[0])
  })

  it('shows only pictures inline, to people who may open them', async () => {
    const { token } = owner
    const api = await portal.api({ token })
    const onePixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const picture = await api.files.upload({
      purpose: 'certificate',
      file: fileOf(Buffer.from(onePixel, 'base64'), 'certificate.png'),
    })
    const id = randomUUID()
    await attachFiles(await contextOf(owner), {
      fileIds: [picture.fileId],
      kind: 'organisation',
      id,
      purpose: 'certificate',
    })
    const shown = (link: string, by: TestAccount) =>
      portal.fetch(link.replace('/files/', '/filePictures/'), { cookie: `${sessionCookie}=${by.token}` })
    const response = await shown(picture.link, owner)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^inline; filename="certificate.png"/),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
    const [verifier, reviewer, stranger] = [
      await createStaff(portal, ['verifier']),
      await createStaff(portal, ['reviewer']),
      (await createTeam(portal)).superAdmin,
    ]
    expect((await shown(picture.link, verifier)).headers.get('content-type')).not.toBe('image/png')
    await openPapersTo(portal, verifier.token, { kind: 'organisation', id })
    expect((await shown(picture.link, verifier)).headers.get('content-type')).toBe('image/png')
    const missing = await (await shown(`/files/${randomUUID()}/certificate.png`, owner)).text()
    const paper = await uploaded(owner)
    const refused = [
      await shown(picture.link, reviewer),
      await shown(picture.link, stranger),
      // A paper that is no picture is only offered as a download.
      await shown(paper.link, owner),
    ]
    for (const answer of refused) expect(await answer.text()).toBe(missing)
    expect(missing).toContain('"code":5001')
    const looks = await portal.db
      .selectFrom('audit_events')
      .select('account_id')
      .where('kind', '=', 'file.opened')
      .where(sql<string>`after ->> 'fileId'`, '=', picture.fileId)
      .execute()
    expect(looks).toEqual([{ account_id: verifier.accountId }])
  })

  it('leads visitors to the sign-in and programs to 403', async () => {
    const file = await uploaded(owner)
    expect((await portal.fetch(file.link)).status).toBe(403)
    const page = await portal.fetch(`/en${file.link}`, { headers: { accept: 'text/html' } })
    expect(page.headers.get('location')).toBe(`/en/home?signIn=${encodeURIComponent(`/en${file.link}`)}`)
  })

  it('trust 24: hands out nothing of a file that was altered on the disk', async () => {
    const file = await uploaded(owner)
    const { storage_key: key } = await rowOf(file.fileId)
    writeFileSync(join(portal.filesDir, 'stored', key.slice(0, 2), key), 'altered')
    const response = await portal.fetch(file.link, { cookie: `${sessionCookie}=${owner.token}` })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('altered')
  })
})

function fileOf(bytes: Uint8Array, name = 'certificate.pdf'): File {
  return new File([new Uint8Array(bytes)], name)
}

async function uploaded(by: TestAccount, name?: string) {
  const api = await portal.api({ token: by.token })
  return api.files.upload({ purpose: 'certificate', file: fileOf(pdf, name) })
}

function download(link: string, token: string) {
  return portal.fetch(link, { cookie: `${sessionCookie}=${token}`, headers: { accept: 'text/html' } })
}

async function rowOf(id: string) {
  return portal.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function accountOf(account: TestAccount): Account {
  return {
    kind: 'account',
    accountId: account.accountId,
    sessionId: randomUUID(),
    team: { id: team.teamId, role: 'superAdmin' },
    isConsentDue: false,
    staff: null,
  }
}

async function contextOf(account: TestAccount): Promise<CallContext<Account>> {
  return {
    db: portal.db,
    actor: accountOf(account),
    locale: 'zh',
    requestId: randomUUID(),
    browserId: 'b',
    rememberBrowser: () => {},
    idempotencyKey: null,
    address: '127.0.0.1',
    device: '',
    services: portal.services,
    audit: () => {},
    cookies: { get: () => undefined, set: () => {}, clear: () => {} },
    afterCommit: () => {},
    afterFailure: () => {},
  }
}
