import { isDeepStrictEqual } from 'node:util'
import { stars } from '../../../shared/lib/text/masking.ts'
import type { Person } from './person-keys.ts'

const mostOfPattern = 1000

type Named = Pick<Person, 'phones' | 'emails' | 'names'>

/** Masks the person's names, phones and addresses in a text; returns it unchanged without any. */
export function maskPerson(text: string, { phones, emails, names }: Named): string {
  // A one-letter name would match in other words.
  const words = [...emails, ...names].filter((word) => [...word].length > 1)
  // The longest first, so that a name containing a shorter one is masked completely.
  const longest = words.toSorted((a, b) => b.length - a.length)
  const unnamed = longest.reduce(without, text)
  return phones.map(spelt).reduce((masked, pattern) => masked.replace(pattern, stars), unnamed)
}

/** Case-insensitive; a word too long for a pattern is matched exactly. */
function without(text: string, word: string): string {
  return word.length > mostOfPattern
    ? text.replaceAll(word, stars)
    : text.replace(new RegExp(escaped(word), 'gi'), stars)
}

/** As `maskPerson`; where the text is JSON, in its values. */
export function maskText(text: string, person: Named): string {
  const value = /^\s*[[{]/.test(text) ? parsed(text) : undefined
  if (value === undefined) return maskPerson(text, person)
  const masked = maskWithin(value, (one) => maskPerson(one, person))
  return isDeepStrictEqual(masked, value) ? text : JSON.stringify(masked)
}

/**
 * As `maskPerson`, for a plain stored value: a text, an array or JSON. A single lower-case word may be the
 * portal's own, such as a state or a file kind, even if it equals the person's name: names in it stay.
 */
export function maskStored(stored: unknown, person: Named): unknown {
  return maskWithin(stored, (text) =>
    maskPerson(text, isWordOfOurs(text) ? { ...person, names: [] } : person),
  )
}

const isWordOfOurs = (text: string) => /^[a-z][A-Za-z_./+-]{0,99}\d{0,2}$/.test(text)

function maskWithin(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === 'string') return mask(value)
  if (typeof value === 'number') return mask(String(value)) === String(value) ? value : stars
  if (Array.isArray(value)) return value.map((one) => maskWithin(one, mask))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, maskWithin(one, mask)]))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A phone with any grouping of digits, in either width, with and without country code. */
function spelt(phone: string): RegExp {
  const gap = '[\\s.·()（）-]{0,2}'
  const digits = phone.replace(/^\+(?:86)?/, '')
  const any = [...digits]
    .map((digit) => `[${digit}${String.fromCodePoint(0xff10 + Number(digit))}]`)
    .join(gap)
  const code = phone.startsWith('+86') ? `(?:(?:\\+|00|＋)?[8８][6６]${gap})?` : '[+＋]?'
  return new RegExp(code + any, 'g')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
