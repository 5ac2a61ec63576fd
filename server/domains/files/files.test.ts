import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type UploadPurpose, uploadPurposes } from '../../../shared/contract/files.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  createMember,
  createTeam,
  type TestAccount,
  type TestTeam,
} from '../../../tests/support/world/actors.ts'
import { makePdf } from '../../../tests/support/world/make-pdf.ts'
import { ScanUnavailableError } from '../../adapters/scan/port.ts'
import type { Account, CallContext } from '../../context.ts'
import { sessionCookie } from '../../cookie-names.ts'
import { attachFiles } from './attach-files.ts'
import { removeStoredFiles, sweepFiles } from './files.jobs.ts'
import { filesOf } from './files-of.ts'
import { removeFiles } from './remove-files.ts'

const eicar = Buffer.from(
  'WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=',
  'base64',
)
const pdf = makePdf()
/** Content pictures cannot be PDF; this is refused before the file is inspected. */
const isNoPdf = (purpose: UploadPurpose) => purpose === 'picture'

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

describe('file/upload', () => {
  it.each(uploadPurposes.filter((purpose) => !isNoPdf(purpose)))(
    'stores a PDF as %s and answers what it is',
    async (purpose) => {
      const api = await portal.api({ token: owner.token })
      const file = await api.files.upload({ purpose, file: fileOf(pdf, '登记证书.pdf') })
      expect(file).toEqual({
        fileId: expect.any(String),
        name: '登记证书.pdf',
        bytes: pdf.length,
        mediaType: 'application/pdf',
        link: `/files/${file.fileId}/${purpose}.pdf`,
      })
      const row = await rowOf(file.fileId)
      expect(row.name_encrypted).not.toContain('登记证书')
      expect(row).toMatchObject({
        owner_account_id: owner.accountId,
        team_id: team.teamId,
        attached_kind: null,
      })
    },
  )

  it('takes a multipart form over HTTP, once per idempotency key', async () => {
    const key = randomUUID()
    const [first, again] = [await post(owner.token, pdf, { key }), await post(owner.token, pdf, { key })]
    expect(first.code).toBe(0)
    expect(again.data).toEqual(first.data)
    expect((await post(owner.token, makePdf({ pages: 2 }), { key })).code).toBe(4220)
  })

  it('is refused to visitors', async () => {
    const before = await storedKeys()
    const api = await portal.api()
    const upload = api.files.upload({ purpose: 'answer', file: fileOf(pdf) })
    await expect(upload).rejects.toMatchObject({ reason: 'loginEnded' })
    expect(await storedKeys()).toEqual(before)
  })

  it.each([
    ['no file', { purpose: 'answer' }, 'file'],
    ['text for a file', { purpose: 'answer', file: 'x' }, 'file'],
    ['an unknown purpose', { purpose: 'avatar', file: fileOf(pdf) }, 'purpose'],
  ])('refuses %s', async (_, input, field) => {
    const api = await portal.api({ token: owner.token })
    await expect(api.files.upload(input as never)).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { [field]: expect.anything() } },
    })
  })

  it.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', 'a.pdf', () => Buffer.alloc(0), 'fileEmpty'],
    ['a wrong type', 'a.pdf', () => Buffer.from('plain text'), 'fileWrongType'],
    ['a program as image', 'a.png', () => Buffer.from('MZ\x90\x00'), 'fileWrongType'],
    ['SVG', 'a.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'fileActive'],
    ['EICAR', 'a.pdf', () => Buffer.concat([pdf, eicar]), 'fileInfected'],
    ['a polyglot', 'a.png', () => Buffer.concat([Buffer.from('GIF89a'), pdf]), 'filePolyglot'],
    [
      'a scripted PDF',
      'a.pdf',
      () => makePdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }),
      'fileActive',
    ],
    ['an archive', 'a.pdf', () => Buffer.from('PK\x03\x04../../etc/passwd'), 'fileWrongType'],
    ['too many pixels', 'a.png', hugeImage, 'fileTooManyPixels'],
    ['more than 10 MiB', 'a.pdf', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'fileTooLarge'],
  ])('trust 22: refuses %s on every path and leaves nothing', async (_, name, make, reason) => {
    const bytes = await make()
    const before = await storedKeys()
    for (const purpose of uploadPurposes) {
      const isNoPicture = reason === 'fileWrongType' || (reason === 'fileActive' && name.endsWith('.pdf'))
      const file = { reason: isNoPdf(purpose) && isNoPicture ? 'fileImageOnly' : reason }
      const answer = await post(owner.token, bytes, { name, purpose })
      expect([purpose, answer]).toMatchObject([
        purpose,
        { status: 200, code: 4041, data: { fields: { file } } },
      ])
    }
    expect(await storedKeys()).toEqual(before)
    expect(await rowsOf(owner)).toEqual([])
  })

  it('trust 22: a body larger than any upload is no request', async () => {
    const response = await portal.fetch('/api/techforgood/file/upload', {
      method: 'POST',
      cookie: `${sessionCookie}=${owner.token}`,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(12 * 1024 * 1024),
      },
      body: 'x',
    })
    expect(response.status).toBe(400)
  })

  it('trust 24: a photo loses its place and camera', async () => {
    const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'CanaryCamera' } })
      .toBuffer()
    const { fileId, link } = await (await portal.api({ token: owner.token })).files.upload({
      purpose: 'certificate',
      file: fileOf(photo, '现场.jpg'),
    })
    const bytes = Buffer.from(await (await download(link, owner.token)).arrayBuffer())
    expect((await rowOf(fileId)).media_type).toBe('image/jpeg')
    expect(bytes.includes('CanaryCamera')).toBe(false)
  })

  it('stops a flood of files that are attached to nothing', async () => {
    const { storage_key: _, id: __, ...row } = await uploaded(owner).then((file) => rowOf(file.fileId))
    const more = Array.from({ length: 39 }, () => ({ ...row, storage_key: randomBytes(8).toString('hex') }))
    await portal.db.insertInto('files').values(more).execute()
    await expect(uploaded(owner)).rejects.toMatchObject({ reason: 'tooMany' })
  })
})

describe('trust 25: faults', () => {
  it('storage that cannot be written is an outage and leaves no row', async () => {
    const blocked = join(portal.filesDir, '..', `${randomUUID()}-blocked`)
    writeFileSync(blocked, '')
    const { createDiskFiles } = await import('../../adapters/files/disk.ts')
    const good = portal.services.files
    portal.services.files = createDiskFiles(blocked, portal.services.cipher)
    try {
      expect(await post(owner.token, pdf)).toMatchObject({ status: 503, code: 5030 })
    } finally {
      portal.services.files = good
      rmSync(blocked)
    }
    expect(await rowsOf(owner)).toEqual([])
  })

  it('a scanner without a verdict lets nothing through', async () => {
    const good = portal.services.scan
    portal.services.scan = {
      isVirusScanner: true,
      scan: () => Promise.reject(new ScanUnavailableError('no verdict')),
    }
    const before = await storedKeys()
    try {
      await expect(uploaded(owner)).rejects.toMatchObject({ reason: 'unavailable' })
    } finally {
      portal.services.scan = good
    }
    expect(await storedKeys()).toEqual(before)
  })

  it('files unattached or orphaned for a day are removed, the rest stays', async () => {
    const [forgotten, young, attached] = [await uploaded(owner), await uploaded(owner), await uploaded(owner)]
    const ctx = await contextOf(owner)
    await attachFiles(ctx, {
      fileIds: [attached.fileId],
      kind: 'organisation',
      id: randomUUID(),
      purpose: 'certificate',
    })
    const orphan = await portal.services.files.put(Buffer.from('no row'))
    await portal.db
      .updateTable('files')
      .set({ created_at: sql`now() - interval '25 hours'` } as never)
      .where('id', 'in', [forgotten.fileId, attached.fileId])
      .execute()
    const keys = await Promise.all(
      [young, attached].map(async (file) => (await rowOf(file.fileId)).storage_key),
    )
    const forgottenKey = (await rowOf(forgotten.fileId)).storage_key
    await ageStoredFiles()
    await sweepFiles(portal.services, {}, 'test')
    const left = await storedKeys()
    expect(left).toEqual(expect.arrayContaining(keys))
    expect(left).not.toContain(orphan.key)
    expect(left).not.toContain(forgottenKey)
    expect((await rowsOf(owner)).map((row) => row.id).sort()).toEqual([young.fileId, attached.fileId].sort())
  })
})

describe('attaching', () => {
  it('trust 12: takes only files of the actor that wait', async () => {
    const mine = await uploaded(owner)
    const colleague = await createMember(portal, team.teamId, 'admin')
    const ctx = await contextOf(owner)
    const id = randomUUID()
    await attachFiles(ctx, { fileIds: [mine.fileId], kind: 'organisation', id, purpose: 'certificate' })
    await attachFiles(ctx, { fileIds: [mine.fileId], kind: 'organisation', id, purpose: 'certificate' })
    const foreign = await uploaded(colleague)
    for (const fileIds of [[foreign.fileId], [randomUUID()], [mine.fileId]]) {
      const attach = attachFiles(ctx, {
        fileIds,
        kind: 'organisation',
        id: randomUUID(),
        purpose: 'certificate',
      })
      await expect(attach).rejects.toMatchObject({ reason: 'notAvailable' })
    }
    const other = await uploaded(owner)
    const asLetter = {
      fileIds: [other.fileId],
      kind: 'organisation',
      id,
      purpose: 'authorisationLetter',
    } as const
    await expect(attachFiles(ctx, asLetter)).rejects.toMatchObject({ reason: 'notAvailable' })
    expect((await rowOf(foreign.fileId)).attached_kind).toBeNull()
  })

  it('removing hides a file at once and deletes its bytes by a job; its hash stays', async () => {
    const file = await uploaded(owner)
    const id = randomUUID()
    const ctx = await contextOf(owner)
    await attachFiles(ctx, { fileIds: [file.fileId], kind: 'organisation', id, purpose: 'certificate' })
    await removeFiles(ctx, { fileIds: [file.fileId] })
    const row = await rowOf(file.fileId)
    expect((await download(file.link, owner.token)).headers.get('location')).toContain('notAvailable')
    const [job] = (
      await sql<{
        data: { fileIds: string[] }
      }>`select data from pgboss.job where name = 'remove-stored-files'
        order by created_on desc limit 1`.execute(portal.db)
    ).rows
    expect(job?.data.fileIds).toEqual([file.fileId])
    await removeStoredFiles(portal.services, job?.data, 'test')
    expect(await storedKeys()).not.toContain(row.storage_key)
    expect(await filesOf(ctx, { kind: 'organisation', id })).toEqual([
      { fileId: file.fileId, purpose: 'certificate', sha256: row.sha256.toString('hex'), view: null },
    ])
  })
})

function fileOf(bytes: Uint8Array, name = 'certificate.pdf'): File {
  return new File([new Uint8Array(bytes)], name)
}

async function uploaded(by: TestAccount, name?: string) {
  const api = await portal.api({ token: by.token })
  return api.files.upload({ purpose: 'certificate', file: fileOf(pdf, name) })
}

type Posted = { name?: string; key?: string; purpose?: UploadPurpose }

async function post(token: string, bytes: Uint8Array, options: Posted = {}) {
  const body = new FormData()
  body.set('purpose', options.purpose ?? 'certificate')
  body.set('file', fileOf(bytes, options.name))
  const response = await portal.fetch('/api/techforgood/file/upload', {
    method: 'POST',
    cookie: `${sessionCookie}=${token}`,
    body,
    ...(options.key && { headers: { 'idempotency-key': options.key } }),
  })
  return { status: response.status, ...((await response.json()) as { code: number; data: unknown }) }
}

function download(link: string, token: string) {
  return portal.fetch(link, { cookie: `${sessionCookie}=${token}`, headers: { accept: 'text/html' } })
}

async function rowOf(id: string) {
  return portal.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function rowsOf(by: TestAccount) {
  return portal.db.selectFrom('files').select('id').where('owner_account_id', '=', by.accountId).execute()
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of portal.services.files.list()) keys.push(key)
  return keys.sort()
}

async function ageStoredFiles(): Promise<void> {
  const { utimesSync } = await import('node:fs')
  const root = join(portal.filesDir, 'stored')
  if (!existsSync(root)) return
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), 0, 0)
  }
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

async function hugeImage(): Promise<Buffer> {
  return sharp({
    create: { width: 8000, height: 8000, channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
