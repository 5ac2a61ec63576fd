import { inflateSync, constants as zlib } from 'node:zlib'

/** The objects of a PDF as text (latin1). */
export type PdfObjects = {
  /** By object number, all revisions of an object after each other. */
  bodies: ReadonlyMap<string, string>
  /** All that stands outside of stream data, and the inflated object streams. */
  structure: string
}

/**
 * Finds the objects of a PDF by looking for them, as a viewer does with a broken cross-reference: those that stand
 * in the file and those inside object streams. Every search is bounded, since the file may be made to cost time.
 * @param text the same bytes as latin1
 * @returns null when the file is no whole PDF, or hides objects in a way that is not read here
 */
export function collectObjects(bytes: Buffer, text: string): PdfObjects | null {
  if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(text.slice(-2048))) return null
  // Filters of old that nothing writes together with object streams: they would hide objects from this search.
  const hasOldFilter = /\/(?:ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode)\b/.test(text)
  if (hasOldFilter && /\/(?:ObjStm|XRef)\b/.test(text)) return null
  const objectStreams = readObjectStreams(bytes, text)
  if (objectStreams === null) return null
  const outside = text.replace(/(?<!end)stream[\r\n][\s\S]*?endstream/g, 'stream endstream')
  const structure = [outside, ...objectStreams.map((stream) => stream.text)].join('\n')
  const bodies = collectBodies(outside, objectStreams)
  return bodies && { bodies, structure }
}

type ObjectStream = { text: string; first: number }
type StreamPlace = { dictionary: string; start: number }

const maxInflatedBytes = 32 * 1024 * 1024
const maxStreams = 5000
const maxObjects = 200_000
const longestDictionary = 4096
/** The number of an object, its generation, and the word: bounded, so that rows of digits cost nothing. */
const objectOpening = /(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\b/g

function readObjectStreams(bytes: Buffer, text: string): ObjectStream[] | null {
  const found: ObjectStream[] = []
  let budget = maxInflatedBytes
  let places = 0
  for (const place of findStreams(text)) {
    places += 1
    if (places > maxStreams || budget <= 0) return null
    const objects = readObjectStream(bytes, place, budget)
    if (objects === 'unreadable') return null
    if (objects === null) continue
    budget -= objects.length
    found.push({ text: objects, first: Number(/\/First\s+(\d{1,9})/.exec(place.dictionary)?.[1] ?? 0) })
  }
  return found
}

/** Every place where a stream may begin, also inside what looks like the data of another one. */
function* findStreams(text: string): Generator<StreamPlace> {
  for (const match of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    const before = text.slice(Math.max(0, match.index - longestDictionary), match.index)
    yield { dictionary: before.slice(lastOpening(before)), start: match.index + match[0].length }
  }
}

/** Where the last `… obj` stands, which no `endobj` is; the beginning when there is none. */
function lastOpening(text: string): number {
  let at = text.lastIndexOf('obj')
  while (at > 0 && !/\s/.test(text[at - 1] ?? '')) at = text.lastIndexOf('obj', at - 1)
  return Math.max(0, at)
}

/** The text of an object stream, null for any other stream. */
function readObjectStream(bytes: Buffer, place: StreamPlace, budget: number): string | 'unreadable' | null {
  const { dictionary, start } = place
  const isNamed = /\/ObjStm\b/.test(dictionary) || (/\/First\b/.test(dictionary) && /\/N\b/.test(dictionary))
  if (!isNamed && !beginsLikeObjectStream(bytes, start)) return null
  if (/\/F\b|\/Predictor\s*(?!1\b)\d/.test(dictionary)) return 'unreadable'
  if (!/\/Filter\b/.test(dictionary)) {
    return bytes.toString('latin1', start, Math.min(start + budget, endOfStream(bytes, start)))
  }
  if (!/\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary)) return 'unreadable'
  try {
    return inflateSync(bytes.subarray(start), { maxOutputLength: budget }).toString('latin1')
  } catch {
    return 'unreadable'
  }
}

function endOfStream(bytes: Buffer, start: number): number {
  const end = bytes.indexOf('endstream', start, 'latin1')
  return end < 0 ? bytes.length : end
}

/** An object stream begins with pairs of numbers, whatever its dictionary says it is. */
function beginsLikeObjectStream(bytes: Buffer, start: number): boolean {
  try {
    const head = inflateSync(bytes.subarray(start, start + 128), { finishFlush: zlib.Z_SYNC_FLUSH })
    return /^[\s\0]*(?:%|\d{1,10}\s+\d{1,10}\s+(?:\d|<<|\[|\/))/.test(head.toString('latin1', 0, 4096))
  } catch {
    return false
  }
}

function collectBodies(outside: string, objectStreams: readonly ObjectStream[]): Map<string, string> | null {
  const parts = new Map<string, string[]>()
  const add = (number: string, body: string) => {
    const bodies = parts.get(number) ?? []
    bodies.push(body)
    parts.set(number, bodies)
  }
  const openings = [...outside.matchAll(objectOpening)]
  if (openings.length > maxObjects) return null
  for (const [place, opening] of openings.entries()) {
    add(opening[1] ?? '', outside.slice(opening.index, openings[place + 1]?.index))
  }
  for (const stream of objectStreams) addStreamed(stream, add)
  return new Map([...parts].map(([number, bodies]) => [number, bodies.join('\n')]))
}

/** `number offset number offset …`, then the bodies from `first` on, where the offsets count from. */
function addStreamed({ text, first }: ObjectStream, add: (number: string, body: string) => void): void {
  const numbers = text.slice(0, first).match(/\d+/g) ?? []
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const next = numbers[at + 3]
    const end = next === undefined ? undefined : first + Number(next)
    add(numbers[at] ?? '', text.slice(first + Number(numbers[at + 1]), end))
  }
}
