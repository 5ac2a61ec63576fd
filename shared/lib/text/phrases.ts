import type { Locale } from '../locale.ts'

const segmenters = new Map<Locale, Intl.Segmenter>()

/**
 * A Chinese text cut where a heading may break: words with what clings to them, such as a particle or a
 * closing mark. Joined, the parts give the text. English, which breaks at its spaces, stays one part.
 */
export function phrasesOf(text: string, locale: Locale): string[] {
  if (locale === 'en') return [text]
  const parts: string[] = []
  let before = ''
  for (const { segment } of segmenterOf(locale).segment(text)) {
    const last = parts[parts.length - 1]
    if (last !== undefined && belongTogether(last, before, segment)) parts[parts.length - 1] = last + segment
    else parts.push(segment)
    before = segment
  }
  return parts
}

function segmenterOf(locale: Locale): Intl.Segmenter {
  const known = segmenters.get(locale)
  if (known) return known
  const made = new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, made)
  return made
}

/** Particles, closing marks and the tails of dates lean on the word before; openings and prepositions on the next. */
const leansBack =
  /^(?:[\p{Pe}\p{Pf}\s，。、；：？！…·—”’%]|[的了地得着过们吧吗呢]$|日内|之[前后间]|以[上下内外后]|左右)/u
const leansOn =
  /[\p{Ps}\p{Pi}\s“‘把被在与和或为从对向给到由让将用按第不未已可再先才请这那每各多数哪几一二三四五六七八九十\d]$/u
const opens = /[\p{Ps}\p{Pi}\s“‘]$/u
const endsHan = /\p{Script=Han}$/u
const beginsHan = /^\p{Script=Han}/u
const isHan = /^\p{Script=Han}$/u

/** Whether `next` joins the `phrase` so far, whose last word is `before`. */
function belongTogether(phrase: string, before: string, next: string): boolean {
  if (leansBack.test(next) || opens.test(before)) return true
  if (leansOn.test(before) && Array.from(before).length <= 2) return true
  // Latin, digits and marks break by themselves where they may: SQ-2026-7K3M9 must stay whole.
  if (!endsHan.test(before) && !beginsHan.test(next)) return true
  // The dictionary yields 在线|表|单 and 志愿|者: a single character is rarely a word in a heading.
  return isHan.test(next) && !leansOn.test(next) && endsHan.test(before) && Array.from(phrase).length < 8
}
