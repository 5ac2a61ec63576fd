/** The finals that each initial of Standard Chinese combines with, as typed; ü as v. */
const finals: Record<string, string> = {
  '': 'a ai an ang ao e ei en eng er o ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan un uo v ve',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u ua uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
}

const syllables = new Set(
  Object.entries(finals).flatMap(([initial, list]) => list.split(' ').map((final) => initial + final)),
)
const longestSyllable = 6
const letters = 'abcdefghijklmnopqrstuvwxyz'
/** A single syllable is too short to tell a slip from another word; longer texts are not typed names. */
const shortestKey = 4
const longestKey = 20

/** Whether letters can be split completely into pinyin syllables. */
export function isPinyin(text: string): boolean {
  const ends = new Set([0])
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = Math.max(0, end - longestSyllable); start < end; start += 1) {
      if (ends.has(start) && syllables.has(text.slice(start, end))) {
        ends.add(end)
        break
      }
    }
  }
  return ends.has(text.length)
}

/** A slip: the letters between two positions are replaced. */
type Slip = { from: number; to: number; by: string }

/** Valid pinyin one slip from the typed text, typing slips first; none for texts that are too short. */
export function pinyinSlips(typed: string): string[] {
  if (typed.length < shortestKey || typed.length > longestKey || !/^[a-z]+$/.test(typed)) return []
  const places = Array.from({ length: typed.length + 1 }, (_, place) => place)
  const reading = {
    typed,
    before: places.map((place) => isPinyin(typed.slice(0, place))),
    after: places.map((place) => isPinyin(typed.slice(place))),
  }
  const found = new Set<string>()
  for (const slip of slipsIn(typed)) {
    if (isReadable(reading, slip)) found.add(typed.slice(0, slip.from) + slip.by + typed.slice(slip.to))
  }
  found.delete(typed)
  return [...found]
}

function* slipsIn(typed: string): Generator<Slip> {
  for (let from = 0; from + 2 <= typed.length; from += 1) {
    yield { from, to: from + 2, by: typed.charAt(from + 1) + typed.charAt(from) }
  }
  for (let from = 0; from < typed.length; from += 1) yield { from, to: from + 1, by: '' }
  for (let from = 0; from <= typed.length; from += 1) {
    for (const by of letters) {
      yield { from, to: from, by }
      if (from < typed.length) yield { from, to: from + 1, by }
    }
  }
}

type Reading = { typed: string; before: boolean[]; after: boolean[] }

/** Only syllables around a slip are parsed again: there are hundreds of slips, and the rest is unchanged. */
function isReadable({ typed, before, after }: Reading, { from, to, by }: Slip): boolean {
  for (let start = Math.max(0, from - longestSyllable); start <= from; start += 1) {
    if (!before[start]) continue
    for (let end = to; end <= Math.min(typed.length, to + longestSyllable); end += 1) {
      if (after[end] && isOneOrTwo(typed.slice(start, from) + by, typed.slice(to, end), by.length))
        return true
    }
  }
  return false
}

/** Nothing, one syllable, or two that meet between the swapped letters. */
function isOneOrTwo(head: string, tail: string, swapped: number): boolean {
  if (head === '' && tail === '') return true
  if (syllables.has(head + tail)) return true
  return swapped === 2 && syllables.has(head.slice(0, -1)) && syllables.has(head.slice(-1) + tail)
}
