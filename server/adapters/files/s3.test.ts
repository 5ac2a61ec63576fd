import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openS3Server, type S3Server, s3Place } from '../../../tests/support/s3-server.ts'
import { cipherOfSecrets } from '../../cipher-of-secrets.ts'
import { StorageUnavailableError, StoredFileDamagedError } from './port.ts'
import { createS3Files } from './s3.ts'
import { unreachableProblem } from './s3-failures.ts'
import type { S3Place } from './s3-place.ts'

let server: S3Server
const transitDir = mkdtempSync(join(tmpdir(), 'yisun-s3-transit-'))
beforeAll(async () => {
  server = await openS3Server()
})
beforeEach(() => {
  server.interfere(null)
  server.requests.length = 0
  server.refused.length = 0
})
afterAll(async () => {
  await server.close()
  rmSync(transitDir, { recursive: true, force: true })
})

const oldKey = { id: 'old', key: randomBytes(32) }
const newKey = { id: 'new', key: randomBytes(32) }
const keysOf = (...encryptionKeys: { id: string; key: Buffer }[]) => cipherOfSecrets({ encryptionKeys })
const newPrefix = () => `${randomBytes(8).toString('hex')}/`

function storeAt(prefix: string, changed: Partial<S3Place> = {}, keys = keysOf(oldKey)) {
  return createS3Files({ place: { ...s3Place(server, prefix), ...changed }, transitDir }, keys)
}

const contentOf = async (store: ReturnType<typeof storeAt>, key: string) =>
  Buffer.from(await new Response((await store.open(key)).stream).arrayBuffer())

const nameOf = (prefix: string, key: string) => `${prefix}stored/${key.slice(0, 2)}/${key}`

test('what is sent goes in one request with its MD5, and encrypted as the operator wishes', async () => {
  const kms = { algorithm: 'aws:kms', keyId: 'a-key' } as const
  const prefix = newPrefix()
  const { key } = await storeAt(prefix, { encryption: kms }).put(randomBytes(300_000))
  const sums = createHash('md5')
    .update(server.read(nameOf(prefix, key)))
    .digest('base64')
  expect(server.requests.map(({ method }) => method)).toEqual(['PUT'])
  expect(server.requests[0]?.headers).toMatchObject({
    'content-md5': sums,
    'x-amz-server-side-encryption': 'aws:kms',
    'x-amz-server-side-encryption-aws-kms-key-id': 'a-key',
  })
  await storeAt(newPrefix(), { encryption: { algorithm: 'AES256', keyId: null } }).put(randomBytes(10))
  expect(server.requests.at(-1)?.headers['x-amz-server-side-encryption']).toBe('AES256')
  await storeAt(newPrefix()).put(randomBytes(10))
  expect(server.requests.at(-1)?.headers['x-amz-server-side-encryption']).toBeUndefined()
})

test('nodes that start at once on one prefix read one mark', async () => {
  const prefix = newPrefix()
  const ids = await Promise.all([1, 2, 3].map(() => storeAt(prefix).placeId()))
  expect(new Set(ids).size).toBe(1)
  expect(server.refused).toEqual(['PreconditionFailed', 'PreconditionFailed'])
  expect(await storeAt(prefix).placeId()).toBe(ids[0])
  expect(server.read(`${prefix}place`).toString()).toBe(ids[0])
})

test('trust 24: a file that S3 did not get as it was sent is refused by its MD5, and nothing stays', async () => {
  const prefix = newPrefix()
  server.interfere((request) => {
    if (request.method === 'PUT') request.headers['content-md5'] = createHash('md5').digest('base64')
    return false
  })
  const error = await storeAt(prefix)
    .put(Buffer.from('certificate'))
    .catch((failure: Error) => failure)
  expect(error).toBeInstanceOf(StorageUnavailableError)
  expect(String((error as Error).cause)).toContain('S3: 400 BadDigest')
  expect(server.refused).toEqual(['BadDigest'])
  expect([server.names(prefix), readdirSync(transitDir)]).toEqual([[], []])
})

test.each(['changed', 'removed'])('a file that is %s while its keys change stays so', async (how) => {
  const prefix = newPrefix()
  const { key } = await storeAt(prefix).put(Buffer.from('certificate'))
  const name = nameOf(prefix, key)
  server.interfere((request) => {
    if (request.method === 'PUT' && how === 'changed')
      server.write(name, Buffer.from('as the other node left it'))
    if (request.method === 'PUT' && how === 'removed') server.remove(name)
    return false
  })
  const outcome = await storeAt(prefix, {}, keysOf(newKey, oldKey)).renewSeals('new')
  expect(outcome).toEqual({ sealed: 0, rewrapped: 0, unreadable: [] })
  expect(server.refused).toEqual([how === 'changed' ? 'PreconditionFailed' : 'NoSuchKey'])
  if (how === 'removed') expect(server.names(prefix)).toEqual([])
  else expect(server.read(name).toString()).toBe('as the other node left it')
})

test('trust 28: a change of keys sends files anew, and the old key reads them no longer', async () => {
  const prefix = newPrefix()
  const store = storeAt(prefix)
  const bytes = randomBytes(200_000)
  const [{ key }, empty] = [await store.put(bytes), await store.put(Buffer.alloc(0))]
  const both = storeAt(prefix, {}, keysOf(newKey, oldKey))
  expect(await both.renewSeals('new')).toEqual({ sealed: 0, rewrapped: 2, unreadable: [] })
  expect(server.requests.findLast(({ method }) => method === 'PUT')?.headers['if-match']).toMatch(/^"/)
  expect(await both.renewSeals('new')).toEqual({ sealed: 0, rewrapped: 0, unreadable: [] })
  const renewed = storeAt(prefix, {}, keysOf(newKey))
  expect((await contentOf(renewed, key)).equals(bytes)).toBe(true)
  expect((await contentOf(renewed, empty.key)).length).toBe(0)
  await expect(store.open(key)).rejects.toThrow(StoredFileDamagedError)
  expect((await store.renewSeals('old')).unreadable).toHaveLength(2)
})

test('more files than one answer lists are all listed', async () => {
  const prefix = newPrefix()
  const keys = ['1', '2', '3'].map((digit) => digit.repeat(32))
  // The test's server cannot continue a list itself: its tokens need a cipher that Node no longer has.
  server.interfere(({ url }, response) => {
    const at = Number(new URL(`http://s3${url}`).searchParams.get('continuation-token') ?? 0)
    const next = at + 1 < keys.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : ''
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}` +
        `<Contents><Key>${nameOf(prefix, keys[at] ?? '')}</Key>` +
        '<LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents></ListBucketResult>',
    )
    return true
  })
  const listed: string[] = []
  for await (const { key } of storeAt(prefix).list()) listed.push(key)
  expect(listed).toEqual(keys)
})

test('an outage that passes is not noticed, and leaves one file', async () => {
  const prefix = newPrefix()
  let failures = 0
  server.interfere((request, response) => {
    if (request.method !== 'PUT' || failures === 2) return false
    failures += 1
    return answer(response, 503, 'SlowDown')
  })
  const { key } = await storeAt(prefix).put(Buffer.from('certificate'))
  expect(server.names(prefix)).toHaveLength(1)
  expect((await contentOf(storeAt(prefix), key)).toString()).toBe('certificate')
})

test('trust 25: a file whose answer is lost does not stay, and nothing stays on the way', async () => {
  const prefix = newPrefix()
  server.interfere((request, response) => {
    if (request.method !== 'PUT') return false
    response.writeHead = () => response.destroy() as never
    return false
  })
  await expect(storeAt(prefix).put(Buffer.from('certificate'))).rejects.toThrow(StorageUnavailableError)
  await expect.poll(() => server.names(prefix)).toEqual([])
  expect(readdirSync(transitDir)).toEqual([])
})

test('a server that falls silent is given up, in the middle of a file too', async () => {
  const prefix = newPrefix()
  const store = storeAt(prefix)
  const { key } = await store.put(randomBytes(2_000_000))
  server.interfere((request, response) => silent(request, response))
  const waiting = [store.open(key), store.put(randomBytes(3_000_000)), store.stat(key)]
  await Promise.all(waiting.map((one) => expect(one).rejects.toThrow(StorageUnavailableError)))
  server.interfere((_, response) => {
    response.writeHead(200, { 'content-length': '2000000' }).write(randomBytes(1000))
    return true
  })
  await expect(store.open(key)).rejects.toThrow(StorageUnavailableError)
  server.interfere(null)
  expect((await contentOf(store, key)).length).toBe(2_000_000)
}, 60_000)

test('a long file is carried in little memory', async () => {
  const store = storeAt(newPrefix(), { endpoint: server.endpointBehind })
  const megabytes = 100
  const base = process.memoryUsage().rss
  let most = 0
  const watched = async function* (parts: AsyncIterable<Uint8Array>) {
    for await (const part of parts) {
      most = Math.max(most, process.memoryUsage().rss - base)
      yield part
    }
  }
  const { key, size } = await store.put(watched(noise(megabytes)))
  let read = 0
  const { stream } = await store.open(key)
  for await (const part of watched(stream)) read += part.length
  expect(read).toBe(size)
  expect(most).toBeLessThan(megabytes * 2 ** 20 * 0.6)
}, 60_000)

const wrong: Record<string, { place: Partial<S3Place>; says: RegExp; act?: Act }> = {
  'a bucket that does not exist': {
    place: { bucket: 'nowhere' },
    says: /^YISUN_FILES_URL: the bucket nowhere/,
  },
  'a key that nobody knows': {
    place: { accessKey: { id: 'NOBODY', secret: 'a-guarded-word' } },
    says: /^YISUN_S3_ACCESS_KEY: the keys are refused/,
  },
  'a secret that does not fit': {
    place: { accessKey: { id: 'S3RVER', secret: 'a-guarded-word' } },
    says: /^YISUN_S3_ACCESS_KEY: the keys are refused/,
  },
  'a server that nobody runs': {
    place: { endpoint: 'http://127.0.0.1:9' },
    says: /^YISUN_FILES_URL: http:\/\/127.0.0.1:9 cannot be reached \(ECONNREFUSED\)/,
  },
  'a clock that is wrong': {
    place: {},
    says: /clock .* 15 minutes/,
    act: (_, response) => answer(response, 403, 'RequestTimeTooSkewed'),
  },
  'rights that are missing': {
    place: {},
    says: /^YISUN_FILES_URL: the keys do not give access to portal-files\//,
    act: (_, response) => answer(response, 403, 'AccessDenied'),
  },
  'a bucket of another region': {
    place: {},
    says: /is not in region us-east-1; expects region=/,
    act: (_, response) => answer(response, 301, 'PermanentRedirect'),
  },
}

test.each(Object.entries(wrong))('%s is named, without the secret', async (_, { place, says, act }) => {
  server.interfere(act ?? null)
  const store = storeAt(newPrefix(), place)
  const problem = await unreachableProblem(store)
  expect(problem).toMatch(says)
  const error = await store.put(Buffer.from('x')).catch((failure: Error) => failure)
  expect(error).toBeInstanceOf(StorageUnavailableError)
  const everything = `${problem} ${JSON.stringify(error)} ${(error as Error).cause} ${(error as Error).stack}`
  expect(everything).not.toMatch(/a-guarded-word|Signature=/)
})

type Act = (request: IncomingMessage, response: ServerResponse) => boolean

function answer(response: ServerResponse, status: number, code: string): true {
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
  return true
}

/** Takes what is sent, and never answers. */
function silent(request: IncomingMessage, response: ServerResponse): true {
  request.resume()
  response.on('error', () => undefined)
  return true
}

async function* noise(megabytes: number) {
  const part = randomBytes(2 ** 20)
  for (let at = 0; at < megabytes; at += 1) yield part
}
