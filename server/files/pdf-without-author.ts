import { deflateSync, inflateSync } from 'node:zlib'

/** For everything that one stream inflates. */
const mostInflated = { maxOutputLength: 32 * 1024 * 1024 }
/** The dictionary of a stream is short; each edit of a document may leave an information dictionary behind. */
const [longestDictionary, mostAbout, longestAbout] = [4_096, 16, 65_536]

/**
 * A PDF without what it says of itself, such as who wrote it with which program: the strings of its information dictionary
 * and its metadata streams are blanked. Every byte else stays in its place, so that the file reads and measures the same;
 * what its pages show, and comments on them, are not touched, nor is an information dictionary that is packed otherwise
 * than usual. Only for a worker thread.
 */
export function pdfWithoutAuthor(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes)
  const text = file.toString('latin1')
  const named = [...text.matchAll(/\/Info\s+(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number))
  const about = new Set([...new Set(named)].slice(-mostAbout))
  for (const number of about) for (const from of placesOf(text, number)) blankStrings(file, from)
  for (const stream of streamsOf(text)) {
    if (/\/Type\s*\/Metadata|\/Subtype\s*\/XML/.test(stream.dictionary)) blankMetadata(file, stream)
    else if (/\/Type\s*\/ObjStm/.test(stream.dictionary)) blankPacked(file, stream, about)
  }
  return file
}

/** Where each version of an object begins. */
function placesOf(text: string, number: number): number[] {
  const heads = text.matchAll(new RegExp(String.raw`(?<!\d)${number}\s+\d+\s+obj`, 'g'))
  return [...heads].slice(-mostAbout).map(({ index, 0: head }) => index + head.length)
}

type Stream = { dictionary: string; from: number; to: number }

/** Every stream once, whatever its data look like. */
function* streamsOf(text: string): Generator<Stream> {
  const begins = /(?<!end)stream\r?\n/g
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    const from = begins.lastIndex
    const before = text.slice(Math.max(0, found.index - longestDictionary), found.index)
    const dictionary = before.slice(Math.max(0, before.lastIndexOf('obj')))
    const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)(?!\d)/.exec(dictionary)?.[1] ?? Number.NaN)
    const end = text.indexOf('endstream', from)
    if (end < 0) return
    begins.lastIndex = end
    yield { dictionary, from, to: from + length <= end ? from + length : withoutLineEnd(text, end) }
  }
}

function withoutLineEnd(text: string, end: number): number {
  if (text[end - 1] === '\n') return text[end - 2] === '\r' ? end - 2 : end - 1
  return text[end - 1] === '\r' ? end - 1 : end
}

function blankMetadata(file: Buffer, { dictionary, from, to }: Stream): void {
  const place = file.subarray(from, to)
  const data = /\/Filter/.test(dictionary) ? unpacked(place, dictionary) : place
  if (data !== place && data) repack(place, Buffer.alloc(data.length, ' '))
  else place.fill(data ? ' ' : 0)
}

/** Blanks some objects of an object stream, which begins with the number and the place of each. */
function blankPacked(file: Buffer, { dictionary, from, to }: Stream, about: ReadonlySet<number>): void {
  const place = file.subarray(from, to)
  const data = /\/Filter/.test(dictionary) ? unpacked(place, dictionary) : place
  if (!data) return
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0)
  const head = data.subarray(0, first).toString('latin1').trim().split(/\s+/).map(Number)
  const starts = head.flatMap((start, at) => (at % 2 === 1 && about.has(head[at - 1] ?? -1) ? [start] : []))
  for (const start of starts) blankStrings(data, first + start)
  if (data !== place && starts.length > 0) repack(place, data)
}

/** Null where it is packed otherwise than usual. */
function unpacked(place: Buffer, dictionary: string): Buffer | null {
  const isUsual = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(dictionary)
  if (!isUsual || /\/Predictor\s+(?!1\D)/.test(dictionary)) return null
  try {
    return inflateSync(place, mostInflated)
  } catch {
    return null
  }
}

/** What is blank packs into fewer bytes than what stood there, and a reader stops at the end of the packed data. */
function repack(place: Buffer, data: Buffer): void {
  const packed = deflateSync(data, { level: 9 })
  if (packed.length <= place.length) packed.copy(place.fill(0))
}

/** Blanks every string of the dictionary that begins after some white space, and nothing after its end. */
function blankStrings(all: Buffer, from: number): void {
  const bytes = all.subarray(0, from + longestAbout)
  let depth = 0
  for (let at = from; at < bytes.length; at += 1) {
    const two = bytes.toString('latin1', at, at + 2)
    if (two === '<<' || two === '>>') {
      depth += two === '<<' ? 1 : -1
      at += 1
      if (depth <= 0) return
    } else if (two[0] === '(') at = blankLiteral(bytes, at + 1)
    else if (two[0] === '<') at = blankHex(bytes, at + 1)
    else if (depth === 0 && !/\s/.test(two[0] ?? '')) return
  }
}

/** @returns where it ends; parentheses within it are in pairs or escaped */
function blankLiteral(bytes: Buffer, from: number): number {
  let depth = 1
  let at = from
  for (; at < bytes.length; at += 1) {
    const sign = String.fromCharCode(bytes[at] ?? 0)
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) break
  }
  bytes.fill(' ', from, at)
  return at
}

function blankHex(bytes: Buffer, from: number): number {
  const end = bytes.indexOf('>', from)
  const to = end < 0 ? bytes.length : end
  bytes.fill('20', from, to)
  return to
}
