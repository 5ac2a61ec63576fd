import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { DUMMY_ACCOUNT as account } from '@20minutes/s3rver/lib/models/account.js'
import type { S3Place } from '../../server/adapters/files/s3-place.ts'
import { memoryFolder } from './portal/memory-folder.ts'
import { withConditions } from './s3-conditions.ts'

export type S3Server = {
  endpoint: string
  /** Without the proxy, whose own memory nobody should measure. */
  endpointBehind: string
  /** Where its only account's keys stand. */
  accessKey: { id: string; secret: string }
  bucket: string
  /** The paths of all objects below a prefix. */
  names(prefix: string): string[]
  read(name: string): Buffer
  write(name: string, bytes: Buffer): void
  remove(name: string): void
  /** What each request was, the newest last. */
  requests: IncomingMessage[]
  /** The codes of what it refused for its MD5 or a condition, the newest last. */
  refused: string[]
  /** Answers requests instead of the server, or lets them pass by returning false; null for none. */
  interfere(act: ((request: IncomingMessage, response: ServerResponse) => boolean) | null): void
  close(): Promise<void>
}

type Where = {
  /** Kept for good. */
  directory: string
  host: string
  port: number
  accessKey: S3Server['accessKey']
}

/**
 * An S3 server of somebody else on this machine, with one bucket, which checks signatures. It ignores checksums and
 * conditions, so our own proxy before it refuses what Amazon would refuse.
 * @param where for one that others reach; otherwise for this process alone
 */
export async function openS3Server(where?: Where): Promise<S3Server> {
  const directory = where?.directory ?? mkdtempSync(join(memoryFolder(), 'yisun-s3-'))
  const accessKey = where?.accessKey ?? { id: 'S3RVER', secret: 'S3RVER' }
  account.createKeyPair(accessKey.id, accessKey.secret)
  const bucket = 'portal-files'
  const options = { directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] }
  const s3 = new S3rver(options)
  await s3.configureBuckets()
  const serve = s3.callback()
  // It leaves out the last slash of a bucket's path before it checks the signature, which Amazon's client signs.
  const serveBucket = new S3rver({ ...options, allowMismatchedSignatures: true }).callback()
  const requests: IncomingMessage[] = []
  let interference: Parameters<S3Server['interfere']>[0] = null
  const behind = createServer((request, response) => {
    if (/^\/[^/]+\/\?/.test(request.url ?? '')) serveBucket(request, response)
    else serve(request, response)
  })
  const fileOf = (path: string) => `${join(directory, decodeURIComponent(path))}${suffix}`
  const spool = mkdtempSync(join(tmpdir(), 'yisun-s3-bodies-'))
  const refused: string[] = []
  const port = await listen(behind)
  const keep = withConditions({ port, spool, fileOf, refused })
  const server = createServer((request, response) => {
    requests.push(request)
    if (!interference?.(request, response)) keep(request, response)
  })
  const endpoint = `http://127.0.0.1:${await listen(server, where)}`
  const pathOf = (name: string) => fileOf(`${bucket}/${name}`)
  return {
    endpoint,
    endpointBehind: `http://127.0.0.1:${port}`,
    accessKey,
    bucket,
    names: (prefix) => namesBelow(join(directory, bucket, prefix)),
    read: (name) => readFileSync(pathOf(name)),
    write: (name, bytes) => writeFileSync(pathOf(name), bytes),
    remove: (name) => rmSync(pathOf(name)),
    requests,
    refused,
    interfere: (act) => {
      interference = act
    },
    async close() {
      for (const each of [server, behind]) {
        each.closeAllConnections()
        await new Promise((resolve) => each.close(resolve))
      }
      rmSync(spool, { recursive: true, force: true })
      if (!where) rmSync(directory, { recursive: true, force: true })
    },
  }
}

function listen(server: Server, { host, port } = { host: '127.0.0.1', port: 0 }): Promise<number> {
  return new Promise((resolve) =>
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port)),
  )
}

/** How a portal names a part of its bucket. */
export function s3Place({ endpoint, bucket, accessKey }: S3Server, prefix = ''): S3Place {
  return { endpoint, bucket, accessKey, prefix, region: 'us-east-1', isPathStyle: true, encryption: null }
}

/** How it names an object's content, beside its metadata. */
const suffix = '._S3rver_object'

function namesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(suffix))
      .map((name) => name.slice(0, -suffix.length))
  } catch {
    return []
  }
}
