import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import fs, { type FileHandle } from 'node:fs/promises'
import { request } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { runAs } from '../../support/portal/postgres.ts'
import { stateOfTables } from '../../support/state-of-tables.ts'
import { createStaff, createTeam, type TestAccount } from '../../support/world/actors.ts'
import { makePdf } from '../../support/world/make-pdf.ts'
import { callNamed, callOverHttp, freshAddress, type Input } from '../callers.ts'

/**
 * The disk fills up at any moment of an upload, the database fails behind it, or the client goes away. A file
 * must not stay behind, for example when its folder could not be synced or its audit entry failed.
 */
let portal: TestPortal
let owner: TestAccount
let editor: TestAccount
beforeAll(async () => {
  portal = await openPortal({ listens: true })
  owner = (await createTeam(portal)).superAdmin
  editor = await createStaff(portal, ['editor'])
  // The first upload creates the folders.
  await uploaded()
})
afterEach(mend)
afterAll(() => portal.close())

const original = { mkdir: fs.mkdir, open: fs.open, rename: fs.rename }
let handles: { writeFile: FileHandle['writeFile']; sync: FileHandle['sync'] }
let methods: typeof handles

/** From this operation on, every operation of the disk on its files fails. */
async function breakDisk(operation: string, code: string, after: number): Promise<void> {
  let left = after
  const fails = () => {
    left -= 1
    return left < 0
  }
  const error = Object.assign(new Error(code), { code })
  if (operation === 'writeFile' || operation === 'sync') {
    const handle = await original.open(join(import.meta.dirname, 'broken-uploads.test.ts'))
    methods = Object.getPrototypeOf(handle)
    await handle.close()
    handles = { writeFile: methods.writeFile, sync: methods.sync }
    const kept = methods[operation] as (...args: unknown[]) => Promise<void>
    Object.assign(methods, {
      [operation](this: FileHandle, ...args: unknown[]) {
        return fails() ? Promise.reject(error) : kept.apply(this, args)
      },
    })
    return
  }
  const kept = original[operation as keyof typeof original] as (...args: unknown[]) => Promise<unknown>
  Object.assign(fs, {
    [operation]: (...args: unknown[]) =>
      String(args[0]).startsWith(portal.filesDir) && fails() ? Promise.reject(error) : kept(...args),
  })
  syncBuiltinESMExports()
}

function mend(): void {
  Object.assign(fs, original)
  syncBuiltinESMExports()
  if (handles) Object.assign(methods, handles)
}

const paths: Record<string, () => Promise<{ input: Input; by: TestAccount }>> = {
  'files.upload': async () => ({
    input: { purpose: 'certificate', file: fileOf(makePdf(), 'a.pdf') },
    by: owner,
  }),
  'importsStaff.importBegin': async () => ({
    input: { collection: 'projects', languages: 'zh', files: fileOf(Buffer.from('名称\n河流\n'), 'a.csv') },
    by: editor,
  }),
  'contentStaff.pictureAdd': async () => {
    const file = fileOf(await picture(), 'a.png')
    const api = await portal.api({ token: editor.token })
    const { fileId } = await api.files.upload({ purpose: 'picture', file })
    return { input: { fileId, altZh: '河', altEn: 'River' }, by: editor }
  },
}

const moments: [operation: string, code: string, after: number][] = [
  ['mkdir', 'ENOSPC', 0],
  ['open', 'ENOSPC', 0],
  ['writeFile', 'ENOSPC', 0],
  ['writeFile', 'EDQUOT', 1],
  ['sync', 'EIO', 0],
  ['sync', 'EIO', 1],
  ['sync', 'ENOSPC', 2],
  ['rename', 'EROFS', 0],
]

describe.each(Object.entries(paths))('trust 25, over HTTP: %s', (id, make) => {
  const send = async ({ input, by }: Awaited<ReturnType<typeof make>>) =>
    callOverHttp(portal, callNamed(id), input, { token: by.token, address: freshAddress() })

  it.each(moments)('where %s fails with %s after %i: 503, and nothing stays', async (...moment) => {
    const sent = await make()
    const before = await everything()
    await breakDisk(...moment)
    const outcome = await send(sent)
    mend()
    expect(outcome).toMatchObject({ reason: 'unavailable' })
    expect(await everything()).toEqual(before)
    expect((await send(sent)).reason).toBe('ok')
  })

  it('where the database fails after the file was stored, the file goes with its row', async () => {
    const sent = await make()
    const before = await everything()
    const refuse = 'alter table audit_events add constraint broken check (false) not valid'
    await runAs(portal.ownerUrl, [refuse])
    const outcome = await send(sent)
    await runAs(portal.ownerUrl, ['alter table audit_events drop constraint broken'])
    expect(outcome.reason).toBe('internal')
    expect(await everything()).toEqual(before)
  })
})

describe('trust 25, over HTTP: a client that goes away', () => {
  it.each([0.1, 0.5, 0.99])('after %d of its file leaves nothing', async (part) => {
    const before = await everything()
    const body = multipart(makePdf({ extra: [{ body: `<${randomBytes(200_000).toString('hex')}>` }] }))
    const { hostname, port } = new URL(await addressOf())
    const sending = request({
      hostname,
      port,
      method: 'POST',
      path: '/api/techforgood/file/upload',
      headers: {
        cookie: `${sessionCookie}=${owner.token}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': body.length,
      },
    })
    sending.on('error', () => undefined)
    sending.write(body.subarray(0, Math.floor(body.length * part)))
    await sleep(150)
    sending.destroy()
    await sleep(400)
    expect(await everything()).toEqual(before)
  })
})

/** The address of the node under test. */
async function addressOf(): Promise<string> {
  return (await portal.fetch('/healthz')).url
}

function multipart(file: Buffer): Buffer {
  const head = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`
  return Buffer.concat([
    Buffer.from(`${head('purpose')}\r\n\r\ncertificate\r\n`),
    Buffer.from(`${head('file')}; filename="${randomUUID()}.pdf"\r\ncontent-type: application/pdf\r\n\r\n`),
    file,
    Buffer.from('\r\n--x--\r\n'),
  ])
}

async function uploaded() {
  const api = await portal.api({ token: owner.token })
  return api.files.upload({ purpose: 'certificate', file: fileOf(makePdf(), 'a.pdf') })
}

/** Every row of every table, and every file below the files folder, including half-written ones. */
async function everything() {
  const files = readdirSync(portal.filesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  return [files.sort(), await stateOfTables(portal)]
}

function picture(): Promise<Buffer> {
  return sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .png()
    .toBuffer()
}

function fileOf(bytes: Uint8Array, name: string): File {
  return new File([new Uint8Array(bytes)], name)
}
