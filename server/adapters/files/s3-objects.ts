import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3'
import { isPassing } from './s3-failures.ts'
import type { S3Place } from './s3-place.ts'
import { type Movement, whileMoving } from './while-moving.ts'

/** An object's length and MD5, which S3 compares with what has arrived before it keeps the object. */
export type Sums = { size: number; md5: string }

/** The few things that the portal asks of S3. Names have no prefix. They fail with the SDK's errors. */
export type S3Objects = ReturnType<typeof createS3Objects>

const tries = 3
const nothing = () => undefined
const quiet = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }

/** With Amazon's client; a server that stands still for six seconds ends whatever waits for it. */
export function createS3Objects(place: S3Place) {
  const client = new S3Client({
    region: place.region,
    forcePathStyle: place.isPathStyle,
    ...(place.endpoint && { endpoint: place.endpoint }),
    ...(place.accessKey && {
      credentials: { accessKeyId: place.accessKey.id, secretAccessKey: place.accessKey.secret },
    }),
    maxAttempts: 1,
    // Its warnings would go to the console; its errors come back.
    logger: quiet,
    // Servers other than Amazon's refuse the checksums in trailers that the SDK would add; the MD5 goes along.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const of = (name: string) => ({ Bucket: place.bucket, Key: `${place.prefix}${name}` })
  const encryption = place.encryption && {
    ServerSideEncryption: place.encryption.algorithm,
    ...(place.encryption.keyId && { SSEKMSKeyId: place.encryption.keyId }),
  }
  const put = (name: string, body: Body, { size, md5 }: Sums, options: PutOptions) =>
    new PutObjectCommand({
      ...of(name),
      Body: body,
      ContentLength: size,
      ContentMD5: md5,
      ContentType: 'application/octet-stream',
      ...encryption,
      ...(options.onlyNew && { IfNoneMatch: '*' }),
      ...(options.onlyOver && { IfMatch: options.onlyOver }),
    })
  return {
    /** Stores what the file holds, whole or not at all. */
    async putFile(name: string, file: FileHandle, sums: Sums, options: PutOptions = {}): Promise<void> {
      await whileMoving({ size: sums.size, signal: options.signal }, (moving) =>
        trying(() => client.send(put(name, bodyOf(file, moving), sums, options), send(moving))),
      )
    },

    async putText(name: string, text: string, options: PutOptions = {}): Promise<void> {
      const sums = { size: Buffer.byteLength(text), md5: createHash('md5').update(text).digest('base64') }
      await whileMoving({}, (moving) =>
        trying(() => client.send(put(name, text, sums, options), send(moving))),
      )
    },

    /** Fills the file with an object. Returns its version, which `onlyOver` takes. */
    getFile(name: string, file: FileHandle): Promise<string | null> {
      return whileMoving({}, (moving) =>
        trying(async () => {
          await file.truncate(0)
          const { Body, ContentLength, ETag } = await client.send(
            new GetObjectCommand(of(name)),
            send(moving),
          )
          moving.isOf(ContentLength ?? 0)
          let position = 0
          for await (const chunk of Body as AsyncIterable<Uint8Array>) {
            await writeAt(file, chunk, position)
            position += chunk.length
            moving.moved()
          }
          if (position !== (ContentLength ?? position)) throw new CutShortError()
          return ETag ?? null
        }),
      )
    },

    async getText(name: string): Promise<string> {
      return whileMoving({}, (moving) =>
        trying(async () => {
          const { Body } = await client.send(new GetObjectCommand(of(name)), send(moving))
          return (await Body?.transformToString()) ?? ''
        }),
      )
    },

    /** When the object was stored. */
    async modifiedAt(name: string): Promise<Date> {
      const { LastModified } = await whileMoving({}, (moving) =>
        trying(() => client.send(new HeadObjectCommand(of(name)), send(moving))),
      )
      return LastModified ?? new Date()
    },

    async remove(name: string): Promise<void> {
      await whileMoving({}, (moving) =>
        trying(() => client.send(new DeleteObjectCommand(of(name)), send(moving))),
      )
    },

    /** Every object whose name begins so. */
    async *list(start: string): AsyncGenerator<{ name: string; modifiedAt: Date }> {
      const { Bucket, Key: Prefix } = of(start)
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })
        const page = await whileMoving({}, (moving) => trying(() => client.send(command, send(moving))))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { name: Key.slice(place.prefix.length), modifiedAt: LastModified }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken)
    },
  }
}

type Body = PutObjectCommandInput['Body']

type PutOptions = {
  signal?: AbortSignal | undefined
  /** Fails where there is an object of this name. */
  onlyNew?: boolean
  /** Fails where the object is no longer this version. */
  onlyOver?: string | null
}

/** The connection ended before the object did. */
class CutShortError extends Error {
  override readonly name = 'CutShortError'
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE'
}

function send({ signal }: Movement) {
  return { abortSignal: signal }
}

/** Read again from its beginning by each try. */
function bodyOf(file: FileHandle, { moved }: Movement) {
  const stream = file.createReadStream({ start: 0, autoClose: false })
  // A body that can no longer be read stands still, which ends the request.
  stream.on('error', () => undefined)
  return stream.on('data', moved).pause()
}

async function writeAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length; )
    written += (await file.write(bytes, written, bytes.length - written, position + written)).bytesWritten
}

async function trying<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (attempt === tries || !isPassing(error)) throw error
      await sleep(100 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
