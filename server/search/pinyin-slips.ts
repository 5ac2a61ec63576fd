import { oneSlipFrom } from './slips.ts'

/** The finals that each initial of Standard Chinese takes, as they are written and typed; ü as v. */
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
/** A single syllable is too short to tell a slip from another word; what is longer is no name that is typed whole. */
const shortestKey = 4
const longestKey = 20

/** Whether letters can be read as syllables of pinyin from beginning to end. */
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

/** Readable pinyin that is one slip from what was typed, the slips of the fingers first; none for what is too short. */
export function pinyinSlips(typed: string): string[] {
  if (typed.length < shortestKey || typed.length > longestKey || !/^[a-z]+$/.test(typed)) return []
  return [...oneSlipFrom(typed, letters)].filter(isPinyin)
}
