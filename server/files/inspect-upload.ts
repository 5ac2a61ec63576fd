import { fileTypeFromBuffer } from 'file-type'
import type { UploadPurpose } from '../../shared/contract/files.ts'
import { heicMediaTypes, maxUploadBytes } from '../../shared/rules/uploads.ts'
import type { ScanPort } from '../adapters/scan/port.ts'
import { type ImageType, reencodeImage } from './inspect-image.ts'
import { inspectPdf, type PdfRefusal } from './inspect-pdf.ts'

/** A file that may be kept: images re-encoded without metadata, a PDF byte for byte. The type comes from the content. */
export type AcceptedUpload = {
  bytes: Buffer
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'
  extension: 'jpg' | 'png' | 'webp' | 'pdf'
  /** Pixels of an image, pages of a PDF. */
  size: { width: number; height: number } | { pages: number }
}

/** Why a file is refused; each has a message for people. */
export type UploadRefusal =
  | PdfRefusal
  | 'tooLarge'
  | 'empty'
  | 'wrongType'
  | 'heic'
  | 'infected'
  | 'tooManyPixels'

export type UploadInspection =
  | { accepted: AcceptedUpload; refusal: null }
  | { accepted: null; refusal: UploadRefusal }

/**
 * Decides about an uploaded file, before anything of it is stored. The declared name is only held against the
 * content, never used.
 * @throws {ScanUnavailableError} when the scanner gives no verdict: the upload fails, it is not let through
 */
export async function inspectUpload(
  upload: { bytes: Uint8Array; declaredName: string; purpose: UploadPurpose },
  scanner: ScanPort,
): Promise<UploadInspection> {
  const bytes = Buffer.from(upload.bytes.buffer, upload.bytes.byteOffset, upload.bytes.byteLength)
  if (bytes.length === 0) return refused('empty')
  if (bytes.length > maxUploadBytes) return refused('tooLarge')
  const { verdict } = await scanner.scan(bytes)
  if (verdict === 'infected') return refused('infected')
  const type = await detectType(bytes, upload.declaredName)
  if (!isAccepted(type, upload.purpose)) return refused(refusalOfType(type))
  if (type === 'pdf') return acceptPdf(bytes, verdict === 'active')
  // What a scanner finds active in an image is gone once its pixels are written anew.
  return acceptImage(bytes, type)
}

type FileKind = ImageType | 'pdf' | 'svg' | 'heic' | 'hiddenPdf' | 'other'

const acceptedTypes: Record<UploadPurpose, readonly FileKind[]> = {
  certificate: ['jpeg', 'png', 'webp', 'pdf'],
  authorisationLetter: ['jpeg', 'png', 'webp', 'pdf'],
  unreachableProof: ['jpeg', 'png', 'webp', 'pdf'],
  answer: ['jpeg', 'png', 'webp', 'pdf'],
  picture: ['jpeg', 'png', 'webp'],
  feedback: ['jpeg', 'pdf', 'png', 'webp'],
}

function isAccepted(type: FileKind, purpose: UploadPurpose): type is ImageType | 'pdf' {
  return acceptedTypes[purpose].includes(type)
}

function refusalOfType(type: FileKind): UploadRefusal {
  if (type === 'svg') return 'active'
  if (type === 'heic') return 'heic'
  return type === 'hiddenPdf' ? 'polyglot' : 'wrongType'
}

const kindsByMediaType: ReadonlyMap<string, FileKind> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['application/pdf', 'pdf'],
] as const)
const extensionsOfAccepted = /\.(?:jpe?g|png|webp|pdf)$/i

async function detectType(bytes: Buffer, declaredName: string): Promise<FileKind> {
  const head = bytes.toString('latin1', 0, 4096)
  if (/\.svgz?$/i.test(declaredName) || /<svg[\s>]/i.test(head.replaceAll('\0', ''))) return 'svg'
  if (head.startsWith('%PDF-')) return extensionFits(declaredName) ? 'pdf' : 'other'
  if (head.slice(0, 1024 + '%PDF-'.length).includes('%PDF-')) return 'hiddenPdf'
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (heicMediaTypes.includes(detected?.mime ?? '')) return 'heic'
  const kind = kindsByMediaType.get(detected?.mime ?? '')
  return kind && extensionFits(declaredName) ? kind : 'other'
}

/** Programs name a WebP .jpg, so one accepted type may bear another's name; no file may bear a foreign one. */
function extensionFits(declaredName: string): boolean {
  return !declaredName.includes('.') || extensionsOfAccepted.test(declaredName)
}

function acceptPdf(bytes: Buffer, isActive: boolean): UploadInspection {
  const inspection = inspectPdf(bytes)
  if (inspection.refusal !== null) return refused(inspection.refusal)
  if (isActive) return refused('active')
  const size = { pages: inspection.pages }
  return { accepted: { bytes, mediaType: 'application/pdf', extension: 'pdf', size }, refusal: null }
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
