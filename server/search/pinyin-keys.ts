import { pinyin } from 'pinyin-pro'

/** The most syllables of a part of a name that is found by pinyin. */
const longestPart = 8
const longestName = 24

/** The syllables of a text's Chinese characters, without tones, ü as v; other letters are skipped. */
export function syllablesOf(text: string): string[] {
  const characters = Array.from(text.matchAll(/\p{Script=Han}/gu), ([character]) => character)
  if (characters.length === 0) return []
  return pinyin(characters.slice(0, longestName).join(''), { toneType: 'none', type: 'array', v: true })
}

/** Pinyin as it is typed: `zhiyuanzhe`. */
export function pinyinOf(syllables: string[]): string {
  return syllables.join('')
}

/** `zyz`: the first letter of each syllable. */
export function initialsOf(syllables: string[]): string {
  return syllables.map((syllable) => syllable.charAt(0)).join('')
}

/**
 * The Latin keys of a name: pinyin and initials of every part of two to eight syllables, and of the whole
 * name.
 */
export function pinyinPartsOf(name: string): { full: string[]; initials: string[] } {
  const syllables = syllablesOf(name)
  const full = new Set<string>()
  const initials = new Set<string>()
  for (let start = 0; start < syllables.length; start += 1) {
    for (let length = 2; length <= longestPart && start + length <= syllables.length; length += 1) {
      const part = syllables.slice(start, start + length)
      full.add(pinyinOf(part))
      initials.add(initialsOf(part))
    }
  }
  if (syllables.length > longestPart) {
    full.add(pinyinOf(syllables))
    initials.add(initialsOf(syllables))
  }
  return { full: [...full], initials: [...initials] }
}
