import { zipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexedCalls } from '../../../server/http/calls/call-index.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { stateOfTables } from '../../support/state-of-tables.ts'
import { createStaff, type TestAccount } from '../../support/world/actors.ts'
import { makePdf } from '../../support/world/make-pdf.ts'
import { callNamed, callOverHttp, freshAddress, type Input } from '../callers.ts'

let portal: TestPortal
let editor: TestAccount
let administrator: TestAccount
beforeAll(async () => {
  portal = await openPortal({ listens: true })
  editor = await createStaff(portal, ['editor'])
  administrator = await createStaff(portal, ['administrator'])
})
afterAll(() => portal.close())

const eicar = Buffer.from(
  'WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=',
  'base64',
)
const text = (words: string) => new TextEncoder().encode(words)
/** A workbook that unpacks to 200 MiB. */
const bomb = () => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(200 * 1024 * 1024) })
const slip = () => zipSync({ '../../../../etc/cron.d/x': text('名称\n河流地图\n') })

/** Calls by which staff upload files, beside `files.upload`. */
const paths: [id: string, by: () => TestAccount, input: (file: File) => Input][] = [
  ['earlierUsersStaff.upload', () => administrator, (file) => ({ file })],
  ['importsStaff.importBegin', () => editor, (files) => ({ collection: 'projects', languages: 'zh', files })],
  ['settingsStaff.markAdd', () => administrator, (file) => ({ file })],
]

/** Refused before any of the file is stored. */
const refused: [string, string, () => Uint8Array, string][] = [
  ['nothing', 'a.csv', () => new Uint8Array(), 'fileEmpty'],
  ['SVG', 'a.svg', () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'fileWrongType'],
  ['a page', 'a.html', () => text('<script>alert(1)</script>'), 'fileWrongType'],
  ['a program', 'a.csv.exe', () => text('MZ\u0090'), 'fileWrongType'],
  ['a PDF', 'a.pdf', () => makePdf(), 'fileWrongType'],
  ['a macro', 'a.xlsm', () => zipSync({ 'xl/vbaProject.bin': text('x') }), 'fileWrongType'],
  ['no type', '..', () => text('名称\nx\n'), 'fileWrongType'],
  ['EICAR', 'a.csv', () => Buffer.concat([Buffer.from('姓名\n'), eicar]), 'fileInfected'],
  ['more than 10 MiB', 'a.csv', () => new Uint8Array(10 * 1024 * 1024 + 1).fill(97), 'fileTooLarge'],
]

/** Well formed from outside. One call reads it at once, one leaves it to a job; both say what is wrong. */
const unreadable: [string, string, () => Uint8Array][] = [
  ['a bomb', 'a.xlsx', bomb],
  ['an archive that leads elsewhere', 'a.xlsx', slip],
  ['a program as workbook', 'a.xlsx', () => text('MZ\u0090 this program cannot be run')],
  ['a polyglot', 'a.xlsx', () => Buffer.concat([Buffer.from('GIF89a'), makePdf()])],
]

async function upload([id, by, input]: (typeof paths)[number], name: string, bytes: Uint8Array) {
  const file = new File([new Uint8Array(bytes)], name)
  return callOverHttp(portal, callNamed(id), input(file), { token: by().token, address: freshAddress() })
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of portal.services.files.list()) keys.push(key)
  return keys.sort()
}

it('every call that takes a file is attacked', () => {
  const takes = indexedCalls.filter(({ call }) => call.encoding === 'multipart').map(({ id }) => id)
  expect(takes.sort()).toEqual([...paths.map(([id]) => id), 'files.upload'].sort())
})

describe('trust 22: what is refused before it is read', () => {
  const boundary = 'b'.repeat(30)
  const send = (body: string, address: string) =>
    portal.fetch('/api/techforgood/file/upload', {
      method: 'POST',
      address,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
    })

  it('counts as a write', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 120; count += 1) statuses.add((await send('broken', '10.6.0.1')).status)
    expect([...statuses]).toEqual([400])
    expect((await send('broken', '10.6.0.1')).status).toBe(429)
  })

  it('is a form of more parts than any has', async () => {
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nfeedback\r\n`
    expect((await send(`${part.repeat(1_000)}--${boundary}--\r\n`, '10.6.0.2')).status).toBe(200)
    expect((await send(`${part.repeat(50_000)}--${boundary}--\r\n`, '10.6.0.3')).status).toBe(400)
  })
})

describe.each(paths)('trust 22, over HTTP: %s', (...path) => {
  const [id] = path

  it.each(refused)('refuses %s and leaves nothing', async (_, name, make, reason) => {
    const before = [await storedKeys(), await stateOfTables(portal)]
    const outcome = await upload(path, name, make())
    expect(outcome).toMatchObject({ reason: 'fileRefused' })
    const field = id === 'importsStaff.importBegin' ? 'files' : 'file'
    const said = id === 'settingsStaff.markAdd' ? reasonOfPicture(name, reason) : reason
    expect(outcome).toMatchObject({ details: { fields: { [field]: { reason: said } } } })
    expect([await storedKeys(), await stateOfTables(portal)]).toEqual(before)
  })

  it.each(unreadable)('reads nothing out of %s and leaves no file', async (_, name, make) => {
    const before = [await storedKeys(), await rowsRead()]
    const { reason } = await upload(path, name, make())
    expect(reason).toMatch(/^(ok|fileRefused)$/)
    expect((await portal.runJobs()).failures).toEqual([])
    expect([await storedKeys(), await rowsRead()]).toEqual(before)
  })
})

/** Where pictures are taken, a drawing that can hold a program is refused as one, and anything else is no picture. */
function reasonOfPicture(name: string, reason: string): string {
  if (name === 'a.svg') return 'fileActive'
  return reason === 'fileWrongType' ? 'fileImageOnly' : reason
}

/** The number of stored rows that hold anything beside their error. */
async function rowsRead(): Promise<number> {
  const imported = await portal.db
    .selectFrom('import_rows')
    .select('position')
    .where(sql<boolean>`data::text <> '{}'`)
    .execute()
  const earlier = await portal.db.selectFrom('earlier_users').select('id').execute()
  return imported.length + earlier.length
}
