import type { FieldReason } from '../contract/errors.ts'

export const maxUploadBytes = 10 * 1024 * 1024

/** Photos as newer phones keep them, which neither browsers nor this portal can open. */
export const heicMediaTypes: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]

/** What can be said of a file before it is sent; the server decides by its content. Null where nothing is wrong. */
export function refusalBeforeUpload(file: { name: string; size: number; type: string }): FieldReason | null {
  if (heicMediaTypes.includes(file.type) || /\.hei[cf]$/i.test(file.name)) return 'fileHeic'
  if (file.size === 0) return 'fileEmpty'
  return file.size > maxUploadBytes ? 'fileTooLarge' : null
}
