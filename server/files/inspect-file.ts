import { fileTypeFromBuffer } from 'file-type'
import type { UploadPurpose } from '../../shared/contract/files.ts'
import { heicMediaTypes } from '../../shared/rules/uploads.ts'
import type { ImageType } from './inspect-image.ts'
import { inspectPdf, type PdfRefusal } from './inspect-pdf.ts'

export type FileToInspect = { bytes: Uint8Array; declaredName: string; purpose: UploadPurpose }
export type FileRefusal = PdfRefusal | 'wrongType' | 'heic'

/** A file's type by its content, if it may be kept. */
export type FileVerdict =
  | { refusal: FileRefusal }
  | { refusal: null; type: 'pdf'; pages: number }
  | { refusal: null; type: ImageType }

/** Detects a file's type and inspects a PDF. Only for a worker thread: a hostile file takes long. */
export async function inspectFile({ bytes, declaredName, purpose }: FileToInspect): Promise<FileVerdict> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = await detectType(file, declaredName)
  if (!isAccepted(type, purpose)) return { refusal: refusalOfType(type) }
  if (type !== 'pdf') return { refusal: null, type }
  const inspection = await inspectPdf(file)
  return inspection.refusal === null ? { ...inspection, type } : inspection
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

function refusalOfType(type: FileKind): FileRefusal {
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

/** Programs name a WebP .jpg, so one accepted type may have another's extension, but never a foreign one. */
function extensionFits(declaredName: string): boolean {
  return !declaredName.includes('.') || extensionsOfAccepted.test(declaredName)
}
