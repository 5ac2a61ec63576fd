import { importExtensions, importLimits } from '../../../../shared/rules/import-limits.ts'
import { type SourceFile, UnreadableImportError } from './read-row.ts'
import { type ZipEntry, zipEntries } from './zip-entries.ts'

/**
 * The files of an archive, by the limits of an import. What each would take is added up by what the archive says before
 * anything is unpacked, and no entry gets more room than it said. Names are labels: nothing is written by them.
 * @throws {UnreadableImportError}
 */
export function unpack(
  bytes: Uint8Array,
  wanted: (name: string) => boolean = () => true,
): { files: SourceFile[]; skipped: string[] } {
  let total = 0
  let count = 0
  const skipped: string[] = []
  const isWanted = ({ name, size }: ZipEntry) => {
    count += 1
    if (count > importLimits.entries) throw new UnreadableImportError('tooManyFiles')
    if (!wanted(name)) {
      if (!isClutter(name)) skipped.push(readableName(name))
      return false
    }
    total += size
    if (total > importLimits.unpackedBytes) throw new UnreadableImportError('tooLarge')
    return true
  }
  try {
    const entries = zipEntries(bytes).filter(isWanted)
    return {
      files: entries.map(({ name, read }) => ({ name: readableName(name), bytes: read() })),
      skipped,
    }
  } catch (error) {
    if (error instanceof UnreadableImportError) throw error
    throw new UnreadableImportError('archive')
  }
}

/** `csv` of `tools.CSV`; empty for what is not read. */
export function extensionOf(name: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return importExtensions.some((one) => one === extension) ? extension : ''
}

/** What systems put beside the files of people. */
export function isClutter(name: string): boolean {
  return name.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name)
}

/** Archives of older Windows write Chinese names in GB18030 without saying so. */
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
