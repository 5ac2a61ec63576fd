import { randomBytes, randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskFiles } from '../../server/adapters/files/disk.ts'
import { cipherOfSecrets } from '../../server/cipher-of-secrets.ts'
import { sessionCookie } from '../../server/cookie-names.ts'
import { indexedCalls } from '../../server/http/calls/call-index.ts'
import { type UploadPurpose, uploadPurposes } from '../../shared/contract/files.ts'
import { filesBelow } from '../support/everything-stored.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { testSecrets } from '../support/portal/test-services.ts'
import { newBrowser, publishConsentTexts } from '../support/sign-in.ts'
import { createStaff, createTeam, type TestAccount } from '../support/world/actors.ts'
import { makePdf } from '../support/world/make-pdf.ts'
import { plantOwnCode } from '../support/world/own-code.ts'
import { callNamed, callOverHttp, freshAddress } from './callers.ts'

/**
 * Somebody takes the disk, a backup of the data folder or a dump of the database, but has no keys. The files
 * on the disk are read directly, since the portal itself rightly opens them.
 */
let portal: TestPortal
let owner: TestAccount
const logged: string[] = []
const log = pino(
  new Writable({
    write(line, _, done) {
      logged.push(String(line))
      done()
    },
  }),
)
beforeAll(async () => {
  portal = await openPortal({ listens: true, log })
  await publishConsentTexts(portal)
  owner = (await createTeam(portal)).superAdmin
})
afterAll(() => portal.close())

/** The places where any of these bytes are readable: file names or tables. */
async function placesOfBytes(canaries: Buffer[]): Promise<string[]> {
  const places = filesBelow(portal.filesDir).filter((path) => {
    const bytes = readFileSync(path)
    return canaries.some((canary) => bytes.includes(canary) || path.includes(canary.toString('latin1')))
  })
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(
    portal.db,
  )
  const spellings = canaries.flatMap((canary) => [canary.toString(), canary.toString('hex')])
  for (const { name } of rows) {
    const { rows: found } = await sql<{
      text: string
    }>`select to_jsonb(t)::text as text from ${sql.raw(name)} t`
      .execute(portal.db)
      .catch(() => ({ rows: [] }))
    if (found.some(({ text }) => spellings.some((one) => text.includes(one)))) places.push(name)
  }
  return places
}

const paths: Record<string, (canary: Buffer) => Promise<Buffer[]>> = {
  ...Object.fromEntries(
    uploadPurposes.map((purpose) => [
      `files.upload as ${purpose}`,
      async (canary: Buffer) => {
        const { bytes } = await uploaded(purpose === 'picture' ? await noise() : paperWith(canary), purpose)
        // A picture is re-encoded, so the bytes that the portal serves must not be on the disk.
        return [canary, bytes.subarray(200, 232), bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 32)]
      },
    ]),
  ),
  'contentStaff.pictureAdd': async () => {
    const editor = await createStaff(portal, ['editor'])
    const { fileId } = await uploaded(await noise(), 'picture', editor)
    await call('contentStaff.pictureAdd', { fileId, altZh: '河', altEn: 'River' }, editor)
    const { rows } = await sql<{ path: string }>`
      select '/pictures/' || picture_id || '/' || name as path from content_picture_files`.execute(portal.db)
    expect(rows.length).toBeGreaterThan(1)
    const shown = await Promise.all(rows.map(async ({ path }) => bytesOf(await portal.fetch(path))))
    return shown.map((bytes) => bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 32))
  },
  // The mark that is drawn of it is public, as the portal's name is.
  'settingsStaff.markAdd': async () => {
    const bytes = await noise(300)
    await call(
      'settingsStaff.markAdd',
      { file: fileOf(bytes, 'mark.png') },
      await createStaff(portal, ['administrator']),
    )
    return [bytes.subarray(200, 232), bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 32)]
  },
  'earlierUsersStaff.upload': async (canary) => {
    const file = fileOf(Buffer.from(`手机号,姓名\n13900001234,${canary}\n`), 'people.csv')
    await call('earlierUsersStaff.upload', { file }, await createStaff(portal, ['administrator']))
    return [canary]
  },
  'importsStaff.importBegin, waiting to be read': async (canary) => {
    const files = fileOf(Buffer.from(`名称\n${canary}\n`), 'projects.csv')
    const input = { collection: 'projects', languages: 'zh', files }
    await call('importsStaff.importBegin', input, await createStaff(portal, ['editor']))
    return [canary]
  },
  'privacy.exportRequest, waiting to be taken': async (canary) => {
    const { bytes } = await uploaded(paperWith(canary), 'certificate')
    const api = await portal.api({ token: owner.token })
    await api.usercenter.profileupdate({ name: `${canary}`.slice(0, 20) })
    await api.privacy.exportRequest({})
    expect((await portal.runJobs()).failures).toEqual([])
    return [canary, Buffer.from(`${canary}`.slice(0, 20)), bytes.subarray(10, 60), Buffer.from('data.json')]
  },
}

describe('trust 56: what is read from the disk and the database without the keys', () => {
  it('every call that takes a file is tried', () => {
    const takes = indexedCalls.filter(({ call }) => call.encoding === 'multipart').map(({ id }) => id)
    for (const id of takes) expect(Object.keys(paths).some((path) => path.startsWith(id))).toBe(true)
  })

  it('includes readable content in a file or in a table', async () => {
    const [inFile, inTable] = [newCanary(), newCanary()]
    const plain = join(portal.filesDir, 'plain')
    mkdirSync(portal.filesDir, { recursive: true })
    writeFileSync(plain, paperWith(inFile))
    await createTeam(portal, { name: `${inTable}` })
    expect(await placesOfBytes([inFile])).toEqual([plain])
    expect(await placesOfBytes([inTable])).toContain('public.teams')
    rmSync(plain)
  })

  it.each(Object.entries(paths))('is nothing of %s', async (_, send) => {
    const canaries = await send(newCanary())
    expect(canaries.length).toBeGreaterThan(0)
    for (const canary of canaries) expect(canary.length).toBeGreaterThan(8)
    expect(await placesOfBytes(canaries)).toEqual([])
  })

  it('is not opened by another key: the paper is not sent, and the operator is told', async () => {
    const { link } = await uploaded(paperWith(newCanary()), 'certificate')
    const good = portal.services.files
    const stolen = cipherOfSecrets({ encryptionKeys: [{ id: 'test', key: randomBytes(32) }] })
    portal.services.files = createDiskFiles(portal.filesDir, stolen)
    try {
      const response = await download(link)
      expect([response.status, (await bytesOf(response)).includes('%PDF')]).toEqual([500, false])
    } finally {
      portal.services.files = good
    }
    expect((await download(link)).status).toBe(200)
  })
})

describe('trust 24, over HTTP: a file that was altered on the disk', () => {
  it('is not served, whether with a changed byte or replaced by another file, and the log names it', async () => {
    const [mine, other] = [
      await uploaded(paperWith(newCanary()), 'certificate'),
      await uploaded(paperWith(newCanary()), 'certificate'),
    ]
    const path = await placeOf(mine.fileId)
    const kept = readFileSync(path)
    const otherPath = await placeOf(other.fileId)
    const attacks = [
      () => writeFileSync(path, Buffer.from(kept.map((byte, at) => (at === 1100 ? byte ^ 1 : byte)))),
      () => writeFileSync(path, Buffer.concat([kept, Buffer.from('x')])),
      () => writeFileSync(path, kept.subarray(0, -1)),
      () => writeFileSync(path, makePdf()),
      () => copyFileSync(otherPath, path),
    ]
    for (const attack of attacks) {
      attack()
      logged.length = 0
      const response = await download(mine.link)
      expect(response.status).toBe(500)
      expect((await bytesOf(response)).includes('%PDF')).toBe(false)
      expect(logged.join('')).toContain(path.slice(-32))
    }
    writeFileSync(path, kept)
    expect((await bytesOf(await download(mine.link))).equals(mine.bytes)).toBe(true)
  })
})

describe('trust 28, over HTTP: a change of keys', () => {
  it('leaves every paper, picture and package readable when the old key is gone', async () => {
    const paper = await uploaded(paperWith(newCanary()), 'certificate')
    const { privacy } = await portal.api({ token: owner.token, browserId })
    await sql`delete from account_exports`.execute(portal.db)
    const { exportId } = await privacy.exportRequest({})
    await portal.runJobs()
    const added = { id: 'next', key: randomBytes(32) }
    const both = cipherOfSecrets({ encryptionKeys: [added, ...testSecrets.encryptionKeys] })
    const { rewrapped, unreadable } = await createDiskFiles(portal.filesDir, both).renewSeals(added.id)
    expect(rewrapped).toBeGreaterThan(1)
    expect(unreadable).toEqual([])
    const [files, old] = [portal.services.files, cipherOfSecrets(testSecrets)]
    try {
      portal.services.files = createDiskFiles(portal.filesDir, old)
      expect((await download(paper.link)).status).toBe(500)
      portal.services.files = createDiskFiles(portal.filesDir, cipherOfSecrets({ encryptionKeys: [added] }))
      expect((await bytesOf(await download(paper.link))).equals(paper.bytes)).toBe(true)
      await plantOwnCode(portal, owner, { browserId, purpose: 'confirmIdentity', code: '246813' })
      const { path } = await privacy.exportOpen({ exportId, code: '246813' })
      const packaged = await portal.fetch(path, {
        method: 'POST',
        cookie: `${sessionCookie}=${owner.token}`,
      })
      expect((await bytesOf(packaged)).includes('data.json')).toBe(true)
    } finally {
      await createDiskFiles(
        portal.filesDir,
        cipherOfSecrets({ encryptionKeys: [...testSecrets.encryptionKeys, added] }),
      ).renewSeals('test')
      portal.services.files = files
    }
  })
})

const browserId = newBrowser()

function newCanary(): Buffer {
  return Buffer.from(`canary-${randomUUID()}`)
}

function paperWith(canary: Buffer): Buffer {
  return makePdf({ extra: [{ body: `(${canary})` }] })
}

/** A picture of noise, which stays large when it is re-encoded. */
function noise(height = 200): Promise<Buffer> {
  return sharp(randomBytes(300 * height * 3), { raw: { width: 300, height, channels: 3 } })
    .png()
    .toBuffer()
}

function fileOf(bytes: Uint8Array, name: string): File {
  return new File([new Uint8Array(bytes)], name)
}

async function call(id: string, input: Record<string, unknown>, by: TestAccount) {
  const outcome = await callOverHttp(portal, callNamed(id), input, {
    token: by.token,
    address: freshAddress(),
  })
  expect(outcome).toMatchObject({ reason: 'ok' })
  return (outcome as { data: Record<string, unknown> }).data
}

async function uploaded(content: Buffer, purpose: UploadPurpose, by = owner) {
  const file = fileOf(content, purpose === 'picture' ? 'a.png' : 'a.pdf')
  const { fileId, link } = (await call('files.upload', { purpose, file }, by)) as {
    fileId: string
    link: string
  }
  return { fileId, link, bytes: await bytesOf(await download(link, by)) }
}

function download(link: string, by = owner): Promise<Response> {
  return portal.fetch(link, { cookie: `${sessionCookie}=${by.token}` })
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

async function placeOf(fileId: string): Promise<string> {
  const { storage_key: key } = await portal.db
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  return join(portal.filesDir, 'stored', key.slice(0, 2), key)
}
