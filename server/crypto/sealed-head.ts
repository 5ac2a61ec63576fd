import { randomBytes } from 'node:crypto'
import { type PersonalCipher, UnreadablePersonalValueError } from './personal-columns.ts'

/**
 * Precedes the sealed content of a file: a mark that identifies it, and two slots for the file's key, wrapped
 * by the key ring as personal columns are. As with LUKS key slots, one is filled and the other empty, each in
 * its own sector: a change of keys fills the empty slot before it empties the other, so that the file has its
 * key at every moment, whenever the power fails.
 */
export const headBytes = 1024
const mark = Buffer.from('yisun-sealed-1\n')
const placeBytes = 256
const placesAt = [256, 768] as const

/** The part of the key ring that files need. */
export type FileKeys = Pick<PersonalCipher, 'encrypt' | 'decrypt'>

export function isSealed(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, mark.length)).equals(mark)
}

/** A new file's key, and the head that holds it. @param name what the file is bound to */
export function makeHead(keys: FileKeys, name: string): { key: Buffer; head: Buffer } {
  const key = randomBytes(32)
  const head = Buffer.alloc(headBytes)
  mark.copy(head)
  wrap(keys, name, key).copy(head, placesAt[0])
  return { key, head }
}

/** The key of a file. @throws {UnreadablePersonalValueError} where no known key reads it */
export function readHead(keys: FileKeys, name: string, head: Buffer): Buffer {
  for (const place of [0, 1]) {
    const key = readPlace(keys, name, wrappedIn(head, place))
    if (key) return key
  }
  throw new UnreadablePersonalValueError()
}

/** A part of the head, to be written before the next part. */
export type HeadChange = { position: number; bytes: Buffer }

/**
 * The parts to write, one after the other and each durably, so that the current key and no other reads the
 * file.
 * @throws {UnreadablePersonalValueError} where no known key reads it
 */
export function changesOfHead(
  keys: FileKeys,
  name: string,
  head: Buffer,
  currentKeyId: string,
): HeadChange[] {
  const key = readHead(keys, name, head)
  const isCurrent = (place: number) => {
    const wrapped = wrappedIn(head, place)
    return wrapped.startsWith(`${currentKeyId}.`) && readPlace(keys, name, wrapped) !== null
  }
  const kept = [0, 1].find(isCurrent)
  // Fills the slot that is unreadable or empty; the other still opens the file meanwhile.
  const filled = kept ?? [0, 1].find((place) => readPlace(keys, name, wrappedIn(head, place)) === null) ?? 0
  const fill = { position: positionOf(filled), bytes: wrap(keys, name, key) }
  const emptied = 1 - filled
  const empty = { position: positionOf(emptied), bytes: Buffer.alloc(placeBytes) }
  return [...(kept === undefined ? [fill] : []), ...(wrappedIn(head, emptied) === '' ? [] : [empty])]
}

function positionOf(place: number): number {
  return placesAt[place] ?? 0
}

function wrap(keys: FileKeys, name: string, key: Buffer): Buffer {
  const wrapped = Buffer.alloc(placeBytes)
  const length = wrapped.write(keys.encrypt(key.toString('base64url'), contextOf(name)), 'latin1')
  if (length === placeBytes) throw new Error('A wrapped key is longer than its place')
  return wrapped
}

function wrappedIn(head: Buffer, place: number): string {
  const from = positionOf(place)
  return head
    .subarray(from, from + placeBytes)
    .toString('latin1')
    .replace(/\0+$/, '')
}

function readPlace(keys: FileKeys, name: string, wrapped: string): Buffer | null {
  if (wrapped === '') return null
  try {
    return Buffer.from(keys.decrypt(wrapped, contextOf(name)), 'base64url')
  } catch (error) {
    if (error instanceof UnreadablePersonalValueError) return null
    throw error
  }
}

function contextOf(name: string): string {
  return `stored file ${name}`
}
