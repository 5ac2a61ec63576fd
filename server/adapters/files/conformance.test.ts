import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createDiskFiles } from './disk.ts'
import {
  type FileStore,
  StorageUnavailableError,
  StoredFileDamagedError,
  StoredFileMissingError,
} from './port.ts'

const folder = mkdtempSync(join(tmpdir(), 'yisun-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A store together with ways to look behind it and to damage it. */
type Subject = {
  store: FileStore
  left(): string[]
  damage(key: string, how: 'alter' | 'shorten' | 'replace'): void
}

const stores: [string, () => Subject][] = [['disk', diskSubject]]

describe.each(stores)('%s', (_, create) => {
  test('what was put is read back, from bytes and from a stream', async () => {
    const { store } = create()
    const bytes = randomBytes(700_000)
    const hash = createHash('sha256').update(bytes).digest('hex')
    for (const content of [bytes, chunksOf(bytes, 64 * 1024)]) {
      const stored = await store.put(content)
      expect(stored).toEqual({ key: stored.key, sha256: hash, size: bytes.length })
      const { file, stream } = await store.open(stored.key)
      expect(file).toEqual(stored)
      expect(Buffer.from(await new Response(stream).arrayBuffer()).equals(bytes)).toBe(true)
      expect(await store.stat(stored.key)).toEqual({ ...stored, storedAt: expect.any(Date) })
    }
  })

  test('an empty file is a file, and the same content twice is two files', async () => {
    const { store } = create()
    const [one, two] = await Promise.all([store.put(Buffer.alloc(0)), store.put(Buffer.alloc(0))])
    expect(one.key).not.toBe(two.key)
    await store.remove(one.key)
    expect(await new Response((await store.open(two.key)).stream).text()).toBe('')
  })

  test('a removed file is gone, and removing it again is no error', async () => {
    const { store, left } = create()
    const { key } = await store.put(Buffer.from('x'))
    await store.remove(key)
    await store.remove(key)
    await expect(store.open(key)).rejects.toThrow(StoredFileMissingError)
    expect(await store.stat(key)).toBeNull()
    expect(left()).toEqual([])
  })

  test('every stored file is listed', async () => {
    const { store } = create()
    const files = await Promise.all(['a', 'b', 'c'].map((text) => store.put(Buffer.from(text))))
    const listed = await listOf(store)
    expect(new Set(listed)).toEqual(new Set(files))
    expect(await listOf(create().store)).toEqual([])
  })

  test('a place keeps the id that it was first given, and no two places share one', async () => {
    const { store } = create()
    const asked = await Promise.all(Array.from({ length: 8 }, () => store.placeId()))
    expect(new Set(asked).size).toBe(1)
    expect(asked[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(await create().store.placeId()).not.toBe(asked[0])
    expect(await listOf(store)).toEqual([])
  })

  test.each(['alter', 'shorten', 'replace'] as const)(
    'trust 24: a file that was changed (%s) is not handed out',
    async (how) => {
      const { store, damage } = create()
      const { key } = await store.put(Buffer.from('certificate'))
      damage(key, how)
      await expect(store.open(key)).rejects.toThrow(StoredFileDamagedError)
    },
  )

  test.each([
    '',
    '..',
    '../../etc/passwd',
    '/etc/passwd',
    'a'.repeat(97),
    `${'0'.repeat(32)}-${'0'.repeat(64)}\n`,
    '\0',
  ])('trust 23: %j is no key', async (key) => {
    const { store } = create()
    await expect(store.open(key)).rejects.toThrow(StoredFileMissingError)
    expect(await store.stat(key)).toBeNull()
    await store.remove(key)
  })

  test('trust 25: content that fails half-way leaves nothing', async () => {
    const { store, left } = create()
    await expect(store.put(failing(randomBytes(100_000)))).rejects.toThrow('connection lost')
    expect(left()).toEqual([])
  })

  test('trust 25: an abort leaves nothing, while the content hangs and before it began', async () => {
    const { store, left } = create()
    const abort = new AbortController()
    const hanging = store.put(endless(), { signal: abort.signal })
    setTimeout(() => abort.abort(new Error('gone')), 20)
    await expect(hanging).rejects.toThrow('gone')
    await expect(store.put(Buffer.from('x'), { signal: abort.signal })).rejects.toThrow('gone')
    expect(left()).toEqual([])
  })
})

describe('disk', () => {
  test('only its owner can read files and folders', async () => {
    const { store, root } = diskSubject()
    const { key } = await store.put(Buffer.from('x'))
    const modeOf = (...path: string[]) => statSync(join(root, ...path)).mode & 0o777
    expect(modeOf('stored', key.slice(0, 2), key)).toBe(0o600)
    for (const path of ['unfinished', 'stored', join('stored', key.slice(0, 2))])
      expect(modeOf(path)).toBe(0o700)
  })

  test('trust 25: what a killed process left is removed once it is old', async () => {
    const { store, root, left } = diskSubject()
    await store.put(Buffer.from('x'))
    for (const name of ['old', 'young']) writeFileSync(join(root, 'unfinished', name), 'half')
    utimesSync(join(root, 'unfinished', 'old'), 0, 0)
    expect(await store.removeUnfinished(new Date(Date.now() - 60_000))).toBe(1)
    expect(left()).toHaveLength(2)
    expect(left()).toContain('unfinished/young')
  })

  test('trust 25: a place that cannot be written is an outage', async () => {
    const blocked = join(folder, 'a-file')
    writeFileSync(blocked, '')
    await expect(createDiskFiles(blocked).put(Buffer.from('x'))).rejects.toThrow(StorageUnavailableError)
  })
})

function diskSubject(): Subject & { root: string } {
  const root = mkdtempSync(join(folder, 'store-'))
  const left = () =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  const damage: Subject['damage'] = (key, how) => {
    const path = join(root, 'stored', key.slice(0, 2), key)
    if (how === 'shorten') truncateSync(path, 3)
    else writeFileSync(path, how === 'alter' ? 'certificatE' : 'something else altogether')
  }
  return { store: createDiskFiles(root), root, left, damage }
}

async function listOf(store: FileStore) {
  const files = []
  for await (const { storedAt: _, ...file } of store.list()) files.push(file)
  return files
}

async function* chunksOf(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function* failing(bytes: Buffer) {
  yield bytes
  throw new Error('connection lost')
}

async function* endless() {
  yield Buffer.from('begin')
  await new Promise(() => undefined)
}
