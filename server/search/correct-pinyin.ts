import type { Db } from '../db/database.ts'
import { pinyinTerm } from './analyse-document.ts'
import { type QueryTerm, termsOfPinyin } from './analyse-query.ts'
import { pinyinOf, syllablesOf } from './pinyin-keys.ts'
import { pinyinSlips } from './pinyin-slips.ts'
import { findStandingTokens, loadTermStatistics } from './search.queries.ts'
import { tokenOf } from './token-hash.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/** A typed text with its pinyin: letters, or neighbouring Chinese characters. */
export type Sound = { text: string; key: string }

const correctionsPerSound = 3
/** A word one slip away is less certain than one with the same sound. */
const slipShare = 0.8
/** Lengths of Chinese words that a stretch of characters may stand for. */
const wordLengths = [2, 3, 4]
const longestStretch = 8
/** Each sound costs some hundred readings to try. */
export const mostSounds = 8

/** The pinyin of a stretch of Chinese: of its parts of two to four characters, and of the whole. */
export function soundsOf(stretch: string): Sound[] {
  const characters = Array.from(stretch).slice(0, longestStretch)
  const texts = new Set([characters.join('')])
  for (const length of wordLengths) {
    for (let start = 0; start + length <= characters.length; start += 1) {
      texts.add(characters.slice(start, start + length).join(''))
    }
  }
  return [...texts]
    .slice(0, mostSounds)
    .map((text) => ({ text, key: pinyinOf(syllablesOf(text)) }))
    .filter(({ key }) => key !== '')
}

/**
 * For each sound, the words and names with the same pinyin or, without any, those whose pinyin is one slip
 * away: letters swapped, left out, doubled or mistyped, and initials and finals that are often confused (z
 * and zh, n and ng, j and q). Sounds without results are absent.
 */
export async function correctPinyin(
  db: Db,
  sounds: Sound[],
  vocabulary: Vocabulary,
): Promise<Map<string, Correction>> {
  const found = new Map<string, Correction>()
  const asked = sounds.map(({ text, key }) => ({
    text,
    // Typed letters have already been looked up unchanged.
    keys: text === key ? pinyinSlips(key) : [key, ...pinyinSlips(key)],
    isHeard: text !== key,
  }))
  const tokens = asked.flatMap(({ keys }) => keys.map((key) => tokenOf(pinyinTerm(key), 0)))
  const { counts } = await loadTermStatistics(db, tokens)
  const there = await findStandingTokens(db, [...counts.keys()])
  const holding = (key: string) => {
    const token = tokenOf(pinyinTerm(key), 0)
    return there.has(token) ? (counts.get(token) ?? 0) : 0
  }
  for (const { text, keys, isHeard } of asked) {
    const known = keys.filter((key) => vocabulary.pinyin.has(key) || holding(key) > 0)
    const isSame = isHeard && known.length > 0 && known[0] === keys[0]
    const chosen = isSame ? known.slice(0, 1) : known.toSorted((a, b) => holding(b) - holding(a))
    if (chosen.length === 0) continue
    found.set(text, {
      keys: chosen.slice(0, correctionsPerSound),
      terms: chosen
        .slice(0, correctionsPerSound)
        .flatMap((key) => termsOfPinyin(key, 'spelling', vocabulary))
        .map((term) => (isSame ? term : { ...term, weight: term.weight * slipShare })),
    })
  }
  return found
}

/** The corrected pinyin, the likeliest first, with its terms. */
export type Correction = { keys: string[]; terms: QueryTerm[] }
