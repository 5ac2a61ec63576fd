import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { importExtensions, importLimits } from '../../../../shared/rules/imports/import-limits.ts'
import { type SourceFile, UnreadableImportError } from './read-row.ts'

/**
 * The files of an archive, within an import's limits. Declared sizes are summed up before anything is
 * unpacked, and no entry may exceed its declared size. Names are labels only: no path is written.
 * @throws {UnreadableImportError}
 */
export async function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean = () => true,
): Promise<{ files: SourceFile[]; skipped: string[] }> {
  let total = 0
  let count = 0
  const wanted: { name: string; entry: Entry }[] = []
  const skipped: string[] = []
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      lazyEntries: true,
      decodeStrings: false,
    })
    for await (const { name, entry } of entriesOf(archive)) {
      count += 1
      if (count > importLimits.entries) throw new UnreadableImportError('tooManyFiles')
      if (isWanted(name)) {
        total += entry.uncompressedSize
        if (total > importLimits.unpackedBytes) throw new UnreadableImportError('tooLarge')
        wanted.push({ name, entry })
      } else if (!isClutter(name)) skipped.push(readableName(name))
    }
    const files: SourceFile[] = []
    for (const { name, entry } of wanted) {
      files.push({
        name: readableName(name),
        bytes: await buffer(await archive.openReadStreamPromise(entry)),
      })
    }
    return { files, skipped }
  } catch (error) {
    if (error instanceof UnreadableImportError) throw error
    throw new UnreadableImportError('archive')
  }
}

/**
 * Skips folders and keeps names as written: a name not marked as UTF-8 has one character per byte. Entries'
 * packed sizes may not exceed the archive: entries that share bytes could multiply the work without limit.
 */
async function* entriesOf(archive: ZipFile) {
  let packed = 0
  for await (const entry of archive.eachEntry()) {
    packed += entry.compressedSize
    if (packed > archive.fileSize) throw new Error('entries share bytes')
    const name = entry.fileNameRaw.toString(entry.generalPurposeBitFlag & 0x800 ? 'utf8' : 'latin1')
    if (!name.endsWith('/')) yield { name, entry }
  }
}

/** `csv` for `tools.CSV`; empty for formats that are not read. */
export function extensionOf(name: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return importExtensions.some((one) => one === extension) ? extension : ''
}

/** Files that operating systems add. */
export function isClutter(name: string): boolean {
  return name.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name)
}

/** Older Windows archives have Chinese names in GB18030 without saying so. */
function readableName(name: string): string {
  const codes = Array.from(name, (sign) => sign.codePointAt(0) ?? 0)
  const isUnmarked = codes.some((code) => code >= 0x80) && codes.every((code) => code <= 0xff)
  const known = isUnmarked ? chineseName(name) : name
  return known.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-200)
}

function chineseName(name: string): string {
  try {
    return new TextDecoder('gb18030', { fatal: true }).decode(Buffer.from(name, 'latin1'))
  } catch {
    return name
  }
}
