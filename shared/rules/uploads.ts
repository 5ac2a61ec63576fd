import type { FieldReason } from '../contract/errors.ts'

export const maxUploadBytes = 10 * 1024 * 1024

/** Photo formats of newer phones, which neither browsers nor this portal can open. */
export const heicMediaTypes: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]

/** File kinds that a question accepts; both by default. */
export const uploadKinds = ['pdf', 'image'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** Why a file of this kind is refused; null where it is accepted. */
export function refusalOfKind(kind: UploadKind, accept: readonly UploadKind[]): FieldReason | null {
  if (accept.includes(kind)) return null
  return kind === 'pdf' ? 'fileImageOnly' : 'filePdfOnly'
}

/** Checks a file before it is sent; the server decides by its content. Null where nothing is wrong. */
export function refusalBeforeUpload(
  file: { name: string; size: number; type: string },
  accept: readonly UploadKind[] = uploadKinds,
): FieldReason | null {
  if (heicMediaTypes.includes(file.type) || /\.hei[cf]$/i.test(file.name)) return 'fileHeic'
  if (file.size === 0) return 'fileEmpty'
  if (file.size > maxUploadBytes) return 'fileTooLarge'
  const kind = kindByName(file)
  return kind && refusalOfKind(kind, accept)
}

function kindByName({ name, type }: { name: string; type: string }): UploadKind | null {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf'
  return /^image\/(jpeg|png|webp)$/.test(type) || /\.(jpe?g|png|webp)$/i.test(name) ? 'image' : null
}
