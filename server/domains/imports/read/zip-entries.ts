import { inflateRawSync } from 'node:zlib'

/** A file of an archive by what its directory says; nothing is unpacked before it is read. */
export type ZipEntry = {
  /** As it is written; one that is not marked as UTF-8 has a character for each byte. */
  name: string
  /** What it says it takes. */
  size: number
  /** @throws {RangeError | Error} where it takes more than it says, or is broken */
  read: () => Uint8Array
}

const signs = {
  end: 0x06054b50,
  locator: 0x07064b50,
  end64: 0x06064b50,
  entry: 0x02014b50,
  local: 0x04034b50,
}
/** The end of an archive, and the longest comment behind it. */
const endBytes = 22
const longestComment = 0xffff
const inZip64 = 0xffffffff

/**
 * The files of an archive, folders left out. No entry is unpacked further than it says, and what they take in the archive
 * is at most the archive: entries that share bytes would multiply the work without end.
 * @throws {RangeError | Error} for what is no archive, or a broken one
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const directory = directoryOf(archive)
  const entries: ZipEntry[] = []
  let at = directory.at
  let packed = 0
  for (let index = 0; index < directory.count; index += 1) {
    const { entry, packedSize, next } = entryAt(archive, at)
    packed += packedSize
    if (packed > archive.length) throw new Error('entries share bytes')
    if (!entry.name.endsWith('/')) entries.push(entry)
    at = next
  }
  return entries
}

function directoryOf(archive: Buffer): { count: number; at: number } {
  const first = Math.max(0, archive.length - endBytes - longestComment)
  let end = archive.length - endBytes
  while (end >= first && archive.readUInt32LE(end) !== signs.end) end -= 1
  if (end < first) throw new Error('no archive')
  const [count, at] = [archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 16)]
  if (count !== 0xffff && at !== inZip64) return { count, at }
  if (end < 20 || archive.readUInt32LE(end - 20) !== signs.locator) return { count, at }
  const end64 = longAt(archive, end - 12)
  if (archive.readUInt32LE(end64) !== signs.end64) throw new Error('no directory')
  return { count: longAt(archive, end64 + 32), at: longAt(archive, end64 + 48) }
}

function entryAt(archive: Buffer, at: number) {
  if (archive.readUInt32LE(at) !== signs.entry) throw new Error('no entry')
  const [flags, method] = [archive.readUInt16LE(at + 8), archive.readUInt16LE(at + 10)]
  const nameEnd = at + 46 + archive.readUInt16LE(at + 28)
  const extraEnd = nameEnd + archive.readUInt16LE(at + 30)
  const [size, packedSize, start] = sizesAt(archive, at, nameEnd, extraEnd)
  const name = archive.toString(flags & 0x800 ? 'utf8' : 'latin1', at + 46, nameEnd)
  const read = () => {
    if (flags & 1) throw new Error('enciphered')
    return unpacked(method, packedAt(archive, start, packedSize), size)
  }
  return { entry: { name, size, read }, packedSize, next: extraEnd + archive.readUInt16LE(at + 32) }
}

/** How long it is, packed and unpacked, and where it begins; long ones stand in the extra field of Zip64, in this order. */
function sizesAt(archive: Buffer, at: number, from: number, to: number): [number, number, number] {
  const extra = zip64At(archive, from, to)
  let next = 0
  const read = (offset: number) => {
    const value = archive.readUInt32LE(at + offset)
    if (value !== inZip64 || extra === null) return value
    next += 8
    if (next > extra.length) throw new Error('no size')
    return longAt(extra, next - 8)
  }
  const size = read(24)
  const packedSize = read(20)
  return [size, packedSize, read(42)]
}

function zip64At(archive: Buffer, from: number, to: number): Buffer | null {
  for (let at = from; at + 4 <= to; ) {
    const end = at + 4 + archive.readUInt16LE(at + 2)
    if (archive.readUInt16LE(at) === 1) return archive.subarray(at + 4, Math.min(end, to))
    at = end
  }
  return null
}

function longAt(archive: Buffer, at: number): number {
  return Number(archive.readBigUInt64LE(at))
}

function packedAt(archive: Buffer, at: number, length: number): Buffer {
  if (archive.readUInt32LE(at) !== signs.local) throw new Error('no file')
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  if (start + length > archive.length) throw new Error('cut off')
  return archive.subarray(start, start + length)
}

function unpacked(method: number, packed: Buffer, size: number): Uint8Array {
  if (method === 0) {
    if (packed.length > size) throw new RangeError('longer than it says')
    return packed
  }
  if (method !== 8) throw new Error('unknown method')
  return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) })
}
