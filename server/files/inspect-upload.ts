import type { UploadPurpose } from '../../shared/contract/files.ts'
import { maxUploadBytes } from '../../shared/rules/uploads.ts'
import type { ScanPort } from '../adapters/scan/port.ts'
import { TaskEndedError, type ThreadPool } from '../threads/pool.ts'
import type { FileRefusal, FileVerdict } from './inspect-file.ts'
import { type ImageType, reencodeImage } from './inspect-image.ts'

/** A file that may be kept: images re-encoded without metadata, a PDF byte for byte. The type comes from the content. */
export type AcceptedUpload = {
  bytes: Buffer
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'
  extension: 'jpg' | 'png' | 'webp' | 'pdf'
  /** An image's pixels, or a PDF's page count. */
  size: { width: number; height: number } | { pages: number }
}

/** Why a file is refused; each reason has a message for people. */
export type UploadRefusal = FileRefusal | 'tooLarge' | 'empty' | 'infected' | 'tooManyPixels'

export type UploadInspection =
  | { accepted: AcceptedUpload; refusal: null }
  | { accepted: null; refusal: UploadRefusal }

/**
 * Decides about an uploaded file before any of it is stored. The declared name is only compared with the
 * content, never used.
 * @throws {ScanUnavailableError} when the scanner gives no verdict: the upload fails, it is not let through
 * @throws {ThreadsBusyError} while too many files wait
 */
export async function inspectUpload(
  upload: { bytes: Uint8Array<ArrayBuffer>; declaredName: string; purpose: UploadPurpose },
  { scan, threads }: { scan: ScanPort; threads: ThreadPool },
): Promise<UploadInspection> {
  const { bytes } = upload
  if (bytes.length === 0) return refused('empty')
  if (bytes.length > maxUploadBytes) return refused('tooLarge')
  const { verdict } = await scan.scan(bytes)
  if (verdict === 'infected') return refused('infected')
  const judged = await judge(threads, upload)
  if (judged.refusal !== null) return refused(judged.refusal)
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (judged.type === 'pdf') return verdict === 'active' ? refused('active') : acceptPdf(file, judged.pages)
  // Re-encoding the pixels removes whatever active content a scanner finds in an image.
  return acceptImage(file, judged.type)
}

/** Several times what the heaviest honest file takes; other files may be waiting. */
const mostMs = 4_000

/** A file that takes too much time or memory to read is refused as unreadable. */
async function judge(
  threads: ThreadPool,
  upload: { bytes: Uint8Array; declaredName: string; purpose: UploadPurpose },
): Promise<FileVerdict> {
  try {
    return await threads.run('inspectFile', upload, mostMs)
  } catch (error) {
    if (error instanceof TaskEndedError) return { refusal: 'damaged' }
    throw error
  }
}

function acceptPdf(bytes: Buffer, pages: number): UploadInspection {
  const accepted = { bytes, mediaType: 'application/pdf', extension: 'pdf', size: { pages } } as const
  return { accepted, refusal: null }
}

async function acceptImage(bytes: Buffer, type: ImageType): Promise<UploadInspection> {
  const image = await reencodeImage(bytes, type)
  if (typeof image === 'string') return refused(image)
  const { width, height } = image
  const extension = type === 'jpeg' ? 'jpg' : type
  return {
    accepted: { bytes: image.bytes, mediaType: `image/${type}`, extension, size: { width, height } },
    refusal: null,
  }
}

function refused(refusal: UploadRefusal): UploadInspection {
  return { accepted: null, refusal }
}
