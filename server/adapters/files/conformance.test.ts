import { createHash, randomBytes } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openS3Server, type S3Server, s3Place } from '../../../tests/support/s3-server.ts'
import { cipherOfSecrets } from '../../cipher-of-secrets.ts'
import { createDiskFiles } from './disk.ts'
import {
  type FileStore,
  StorageUnavailableError,
  StoredFileDamagedError,
  StoredFileMissingError,
} from './port.ts'
import { createS3Files } from './s3.ts'

const folder = mkdtempSync(join(tmpdir(), 'yisun-files-'))
let server: S3Server
beforeAll(async () => {
  server = await openS3Server()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const oldKey = { id: 'old', key: randomBytes(32) }
const newKey = { id: 'new', key: randomBytes(32) }
const keysOf = (...encryptionKeys: { id: string; key: Buffer }[]) => cipherOfSecrets({ encryptionKeys })

const headBytes = 1024
const chunkBytes = 64 * 1024 + 16
const sealedChunks = (bytes: Buffer, ...order: number[]) =>
  Buffer.concat([
    bytes.subarray(0, headBytes),
    ...order.map((at) => bytes.subarray(headBytes + at * chunkBytes, headBytes + (at + 1) * chunkBytes)),
  ])
const flippedAt = (bytes: Buffer, at: number) =>
  Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)))

/** Damage that a writer of the disk can do to a file of three chunks, beside another of the same length. */
const damages: Record<string, (stored: Buffer, other: Buffer) => Buffer> = {
  'one bit flipped in the first chunk': (stored) => flippedAt(stored, headBytes),
  'one bit flipped in the last tag': (stored) => flippedAt(stored, stored.length - 1),
  'one bit flipped in its key': (stored) => flippedAt(stored, 256 + 40),
  'one bit flipped in its mark': (stored) => flippedAt(stored, 0),
  'cut within a chunk': (stored) => stored.subarray(0, stored.length - 20),
  'cut after a chunk': (stored) => sealedChunks(stored, 0, 1),
  'cut to its head': (stored) => stored.subarray(0, headBytes),
  'cut within its head': (stored) => stored.subarray(0, 300),
  emptied: () => Buffer.alloc(0),
  'chunks changed about': (stored) => sealedChunks(stored, 1, 0, 2),
  'a chunk left out': (stored) => sealedChunks(stored, 0, 2),
  'a chunk twice': (stored) => sealedChunks(stored, 0, 0, 1, 2),
  'its last chunk twice': (stored) => sealedChunks(stored, 0, 1, 2, 2),
  'a byte hung on': (stored) => Buffer.concat([stored, Buffer.from('x')]),
  'a chunk of another file': (stored, other) =>
    Buffer.concat([sealedChunks(stored, 0, 1), sealedChunks(other, 2).subarray(headBytes)]),
  'another file in its place': (_, other) => other,
  'readable text in its place': () => Buffer.from('something else altogether'),
}

/** A store together with ways to look behind it and to damage it. */
type Subject = {
  store: FileStore
  left(): string[]
  stored(key: string): Buffer
  change(key: string, bytes: Buffer): void
}

const stores: [string, () => Subject][] = [
  ['disk', () => diskSubject()],
  ['s3', () => s3Subject()],
]

describe.each(stores)('%s', (_, create) => {
  test('what was put is read back, from bytes and from a stream', async () => {
    const { store } = create()
    const bytes = randomBytes(700_000)
    const hash = createHash('sha256').update(bytes).digest('hex')
    for (const content of [bytes, chunksOf(bytes, 64 * 1024)]) {
      const stored = await store.put(content)
      expect(stored).toEqual({ key: stored.key, sha256: hash, size: bytes.length })
      const { size, stream } = await store.open(stored.key)
      expect(size).toBe(bytes.length)
      expect(Buffer.from(await new Response(stream).arrayBuffer()).equals(bytes)).toBe(true)
      expect(await store.stat(stored.key)).toEqual({ key: stored.key, storedAt: expect.any(Date) })
    }
  })

  test.each([1, 65_535, 65_536, 65_537, 131_072])('%i bytes are read back', async (length) => {
    const { store } = create()
    const bytes = randomBytes(length)
    const { size, stream } = await store.open((await store.put(bytes)).key)
    expect(size).toBe(length)
    expect(Buffer.from(await new Response(stream).arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('trust 56: what is stored holds nothing of the content, and no two files alike', async () => {
    const { store, stored } = create()
    const canary = Buffer.from('canary-of-a-certificate'.repeat(5000))
    const [one, two] = [await store.put(canary), await store.put(canary)]
    const contents = [stored(one.key), stored(two.key)]
    for (const bytes of contents) expect(bytes.includes('canary-of-a')).toBe(false)
    expect(one.key).not.toContain(one.sha256)
    const [first, second] = contents.map((bytes) => bytes.subarray(headBytes))
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false)
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
    expect(listed.sort()).toEqual(files.map(({ key }) => key).sort())
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

  test.each(Object.entries(damages))(
    'trust 24, 56: a file that was changed (%s) is not handed out',
    async (_, damage) => {
      const { store, stored, change } = create()
      const [{ key }, other] = [await store.put(randomBytes(150_000)), await store.put(randomBytes(150_000))]
      change(key, damage(stored(key), stored(other.key)))
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
  test('trust 56: without its key a file is not read, and with another neither', async () => {
    const { root, store } = diskSubject(keysOf(oldKey))
    const { key } = await store.put(Buffer.from('certificate'))
    const others = [keysOf(newKey), keysOf({ ...oldKey, key: randomBytes(32) })]
    for (const keys of others)
      await expect(createDiskFiles(root, keys).open(key)).rejects.toThrow(StoredFileDamagedError)
  })

  test('trust 28: a change of keys leaves the content as it is, and the old key reads it no longer', async () => {
    const { root, store, stored } = diskSubject(keysOf(oldKey))
    const bytes = randomBytes(200_000)
    const keys = await Promise.all([bytes, bytes, Buffer.alloc(0)].map((content) => store.put(content)))
    const [first] = keys
    const before = stored(first?.key ?? '').subarray(headBytes)
    const both = createDiskFiles(root, keysOf(newKey, oldKey))
    expect(await both.renewSeals('new')).toEqual({ sealed: 0, rewrapped: 3, unreadable: [] })
    expect(await both.renewSeals('new')).toEqual({ sealed: 0, rewrapped: 0, unreadable: [] })
    expect(
      stored(first?.key ?? '')
        .subarray(headBytes)
        .equals(before),
    ).toBe(true)
    const renewed = createDiskFiles(root, keysOf(newKey))
    expect((await contentOf(renewed, first?.key ?? '')).equals(bytes)).toBe(true)
    await expect(store.open(first?.key ?? '')).rejects.toThrow(StoredFileDamagedError)
    expect(await renewed.renewSeals('new')).toEqual({ sealed: 0, rewrapped: 0, unreadable: [] })
  })

  test('trust 28: a change of keys that is killed at any moment loses no file, and goes on', async () => {
    const { root, store, stored, change } = diskSubject(keysOf(oldKey))
    const { key } = await store.put(Buffer.from('certificate'))
    const before = stored(key)
    const both = createDiskFiles(root, keysOf(newKey, oldKey))
    await both.renewSeals('new')
    const after = stored(key)
    // The head's two key slots, written one after the other.
    const filled = Buffer.concat([before.subarray(0, 512), after.subarray(512)])
    for (const halfWay of [filled, Buffer.concat([filled.subarray(0, 800), before.subarray(800)])]) {
      change(key, halfWay)
      expect((await contentOf(both, key)).toString()).toBe('certificate')
      await both.renewSeals('new')
      expect((await contentOf(createDiskFiles(root, keysOf(newKey)), key)).toString()).toBe('certificate')
      await expect(store.open(key)).rejects.toThrow(StoredFileDamagedError)
    }
  })

  test('trust 28: files are read while their keys change', async () => {
    const { root, store } = diskSubject(keysOf(oldKey))
    const { key } = await store.put(Buffer.from('certificate'))
    const stores = [
      createDiskFiles(root, keysOf(newKey, oldKey)),
      createDiskFiles(root, keysOf(oldKey, newKey)),
    ]
    const changing = (async () => {
      for (let turn = 0; turn < 40; turn += 1) await stores[turn % 2]?.renewSeals(turn % 2 ? 'old' : 'new')
    })()
    let reads = 0
    let isDone = false
    void changing.then(() => {
      isDone = true
    })
    while (!isDone) {
      expect((await contentOf(stores[0] ?? store, key)).toString()).toBe('certificate')
      reads += 1
    }
    await changing
    expect(reads).toBeGreaterThan(0)
  })

  test('trust 56: what lay readable from before reads as it did, and is sealed once', async () => {
    const { root, store, stored, left } = diskSubject()
    const plain = Buffer.concat([Buffer.from('%PDF-1.7 canary'), randomBytes(100_000)])
    const key = putPlain(root, plain)
    const altered = putPlain(root, plain, Buffer.from('altered'))
    expect((await contentOf(store, key)).equals(plain)).toBe(true)
    await expect(store.open(altered)).rejects.toThrow(StoredFileDamagedError)
    expect(await store.renewSeals()).toEqual({ sealed: 1, rewrapped: 0, unreadable: [altered] })
    expect(stored(key).includes('canary')).toBe(false)
    expect((await contentOf(store, key)).equals(plain)).toBe(true)
    expect((await store.stat(key))?.storedAt.getTime()).toBe(0)
    expect(await store.renewSeals()).toEqual({ sealed: 0, rewrapped: 0, unreadable: [altered] })
    expect(left()).toHaveLength(2)
  })

  test('trust 56: nobody puts readable content into the place of a sealed file', async () => {
    const { root, store } = diskSubject()
    const plain = Buffer.from('forged')
    const hash = createHash('sha256').update(plain).digest('hex')
    const { key } = await store.put(Buffer.from('certificate'))
    writeFileSync(join(root, 'stored', key.slice(0, 2), key), plain)
    await expect(store.open(key)).rejects.toThrow(StoredFileDamagedError)
    // Nor does it read a sealed file under another file's name.
    const other = await store.put(Buffer.from('other'))
    const foreign = `${key}-${hash}`
    copyFileSync(
      join(root, 'stored', other.key.slice(0, 2), other.key),
      join(root, 'stored', key.slice(0, 2), foreign),
    )
    await expect(store.open(foreign)).rejects.toThrow(StoredFileDamagedError)
  })

  test('a stream that nobody reads to its end leaves no file open', async () => {
    const { root, store } = diskSubject()
    const { key } = await store.put(randomBytes(300_000))
    const unread = await store.open(key)
    const halfRead = await store.open(key)
    const reader = halfRead.stream.getReader()
    await reader.read()
    await Promise.all([unread.stream.cancel(), reader.cancel()])
    await expect(createDiskFiles(root, keysOf(newKey)).open(key)).rejects.toThrow()
    expect(openedBelow(root)).toEqual([])
  })

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
    await expect(createDiskFiles(blocked, keysOf(oldKey)).put(Buffer.from('x'))).rejects.toThrow(
      StorageUnavailableError,
    )
  })
})

function diskSubject(keys = keysOf(oldKey)): Subject & { root: string } {
  const root = mkdtempSync(join(folder, 'store-'))
  const left = () =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  const pathOf = (key: string) => join(root, 'stored', key.slice(0, 2), key)
  return {
    store: createDiskFiles(root, keys),
    root,
    left,
    stored: (key) => readFileSync(pathOf(key)),
    change(key, bytes) {
      truncateSync(pathOf(key), 0)
      writeFileSync(pathOf(key), bytes)
    },
  }
}

/** A prefix of its own, on a server that is not ours. */
function s3Subject(keys = keysOf(oldKey)): Subject {
  const name = randomBytes(8).toString('hex')
  const transitDir = join(folder, `transit-${name}`)
  const nameOf = (key: string) => `${name}/stored/${key.slice(0, 2)}/${key}`
  return {
    store: createS3Files({ place: s3Place(server, `${name}/`), transitDir }, keys),
    left: () => [...server.names(name), ...(existsSync(transitDir) ? readdirSync(transitDir) : [])],
    stored: (key) => server.read(nameOf(key)),
    change: (key, bytes) => server.write(nameOf(key), bytes),
  }
}

/** A file as stored before files were sealed: readable, under a name that ends with its hash. */
function putPlain(root: string, bytes: Buffer, stored = bytes): string {
  const key = `${randomBytes(16).toString('hex')}-${createHash('sha256').update(bytes).digest('hex')}`
  const shard = join(root, 'stored', key.slice(0, 2))
  mkdirSync(shard, { recursive: true })
  writeFileSync(join(shard, key), stored)
  utimesSync(join(shard, key), 0, 0)
  return key
}

async function contentOf(store: FileStore, key: string): Promise<Buffer> {
  return Buffer.from(await new Response((await store.open(key)).stream).arrayBuffer())
}

/** Files that this process has open below a folder; empty where the system does not tell. */
function openedBelow(root: string): string[] {
  try {
    return readdirSync('/proc/self/fd')
      .map((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`)
        } catch {
          return ''
        }
      })
      .filter((path) => path.startsWith(root))
  } catch {
    return []
  }
}

async function listOf(store: FileStore) {
  const keys = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
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
