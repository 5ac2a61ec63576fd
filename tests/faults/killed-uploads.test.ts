import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { type RunningNode, startNode } from '../support/portal/running-portal.ts'
import { stateOfTables } from '../support/state-of-tables.ts'
import { createTeam } from '../support/world/actors.ts'
import { makePdf } from '../support/world/make-pdf.ts'
import { waitingStatements } from '../support/world/waiting-statements.ts'

/**
 * The node is killed during an upload, as by the system when memory runs out, so that its process cannot
 * clean up after itself.
 */
let portal: TestPortal
let token: string
const settings = { YISUN_DATA_DIR: '', DATABASE_URL: '' }
let node: RunningNode
beforeAll(async () => {
  portal = await openPortal()
  token = (await createTeam(portal)).superAdmin.token
  const folder = mkdtempSync(join(tmpdir(), 'yisun-uploads-'))
  Object.assign(settings, { YISUN_DATA_DIR: folder, DATABASE_URL: portal.appUrl })
  node = await startNode(settings)
  // The first upload creates the folders.
  expect(await upload().answered).toBe(200)
}, 300_000)
afterAll(async () => {
  await node?.stop()
  await portal.close()
  rmSync(settings.YISUN_DATA_DIR, { recursive: true, force: true })
}, 60_000)

const boundary = 'of-a-form-that-a-browser-sends'
const body = Buffer.concat([
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\ncertificate\r\n`),
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n`),
  Buffer.from('content-type: application/pdf\r\n\r\n'),
  makePdf(),
  Buffer.from(`\r\n--${boundary}--\r\n`),
])

/** Sends a part of an upload; returns the status, or 0 if the connection breaks. */
function upload(part = 1) {
  const { hostname, port } = new URL(node.address)
  const sending = request({
    ...{ hostname, port, method: 'POST', path: '/api/techforgood/file/upload' },
    headers: {
      cookie: `${sessionCookie}=${token}`,
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    },
  })
  const answered = new Promise<number>((resolve) => {
    sending.once('response', (response) => resolve(response.statusCode ?? 0))
    sending.once('error', () => resolve(0))
  })
  const sent = new Promise((resolve) => {
    sending.write(body.subarray(0, body.length * part), resolve)
  })
  if (part === 1) sending.end()
  return { answered, sent }
}

const files = () =>
  readdirSync(join(settings.YISUN_DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** A day later the node is restarted, and nothing is left of the interrupted upload. */
async function expectNothingLeft(before: { files: string[]; rows: unknown }): Promise<void> {
  const aDayAgo = new Date(Date.now() - 25 * 3600 * 1000)
  for (const path of files()) utimesSync(path, aDayAgo, aDayAgo)
  node = await startNode(settings)
  await expect.poll(files, { timeout: 50_000 }).toEqual(before.files)
  expect(await filesKnown()).toEqual(before.rows)
}

/** File rows and their audit entries; a start writes settings as well. */
async function filesKnown() {
  const { files: rows, audit_events: entries } = await stateOfTables(portal)
  return { rows, entries }
}

it('trust 25: a node that is killed while it receives a file leaves nothing of it', async () => {
  const before = { files: files(), rows: await filesKnown() }
  const { answered, sent } = upload(0.5)
  await sent
  await node.kill()
  expect(await answered).toBe(0)
  await expectNothingLeft(before)
}, 300_000)

it('trust 25: a node that is killed between the file and its row leaves neither', async () => {
  const before = { files: files(), rows: await filesKnown() }
  const gate = new pg.Client({ connectionString: portal.appUrl })
  await gate.connect()
  // The audit entry is written last. Held up there, the file is stored and its row not committed.
  await gate.query('begin')
  await gate.query('select pg_advisory_xact_lock(4201)')
  const { answered } = upload()
  await expect.poll(() => waitingStatements(portal), { timeout: 50_000 }).toBe(1)
  expect(files().length).toBe(before.files.length + 1)
  await node.kill()
  expect(await answered).toBe(0)
  await gate.end()
  await expectNothingLeft(before)
  expect(await upload().answered).toBe(200)
}, 300_000)
