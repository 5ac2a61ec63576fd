import type { FileView } from '../../../shared/contract/files.ts'
import type { Services } from '../../services.ts'
import type { FileRow } from './files.queries.ts'

export const fileNameColumn = 'files.name'

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

export function presentFile(cipher: Services['cipher'], file: FileRow): FileView {
  return {
    fileId: file.id,
    name: cipher.decrypt(file.name_encrypted, fileNameColumn),
    bytes: file.bytes,
    mediaType: file.media_type,
    link: `/files/${file.id}/${linkName(file)}`,
  }
}

/** The last part of a file's address: its purpose, never its name, because addresses end up in logs. */
export function linkName(file: Pick<FileRow, 'purpose' | 'media_type'>): string {
  return `${file.purpose}.${extensions[file.media_type] ?? 'bin'}`
}
