import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Place } from '../../server/adapters/files/s3-place.ts'
import { memoryFolder } from './portal/memory-folder.ts'

export type S3Server = {
  endpoint: string
  /** Where its only account's keys stand. */
  accessKey: { id: string; secret: string }
  bucket: string
  /** The paths of all objects below a prefix. */
  names(prefix: string): string[]
  read(name: string): Buffer
  write(name: string, bytes: Buffer): void
  /** What each request was, the newest last. */
  requests: IncomingMessage[]
  /** Answers requests instead of the server, or lets them pass by returning false; null for none. */
  interfere(act: ((request: IncomingMessage, response: ServerResponse) => boolean) | null): void
  close(): Promise<void>
}

/** An S3 server of somebody else on this machine, with one bucket, which checks signatures. */
export async function openS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(memoryFolder(), 'yisun-s3-'))
  const bucket = 'portal-files'
  const options = { directory, silent: true, configureBuckets: [{ name: bucket }] }
  const s3 = new S3rver(options)
  await s3.configureBuckets()
  const serve = s3.callback()
  // It leaves out the last slash of a bucket's path before it checks the signature, which Amazon's client signs.
  const serveBucket = new S3rver({ ...options, allowMismatchedSignatures: true }).callback()
  const requests: IncomingMessage[] = []
  let interference: Parameters<S3Server['interfere']>[0] = null
  const server = createServer((request, response) => {
    requests.push(request)
    if (interference?.(request, response)) return
    if (/^\/[^/]+\/\?/.test(request.url ?? '')) serveBucket(request, response)
    else serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const pathOf = (name: string) => join(directory, bucket, `${name}${suffix}`)
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKey: { id: 'S3RVER', secret: 'S3RVER' },
    bucket,
    names: (prefix) => namesBelow(join(directory, bucket, prefix)),
    read: (name) => readFileSync(pathOf(name)),
    write: (name, bytes) => writeFileSync(pathOf(name), bytes),
    requests,
    interfere: (act) => {
      interference = act
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
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
