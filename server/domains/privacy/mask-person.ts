import { isDeepStrictEqual } from 'node:util'
import { stars } from '../../../shared/lib/text/masking.ts'
import type { Person } from './person-keys.ts'

const mostOfPattern = 1000

type Named = Pick<Person, 'phones' | 'emails' | 'names'>

/** Puts stars where a text names the person, any of their phones or addresses; the text as it is where it does not. */
export function maskPerson(text: string, { phones, emails, names }: Named): string {
  // A name of one letter stands in every other word.
  const words = [...emails, ...names].filter((word) => [...word].length > 1)
  // The longest first: of a name that has another in it nothing is left.
  const longest = words.toSorted((a, b) => b.length - a.length)
  const unnamed = longest.reduce(without, text)
  return phones.map(spelt).reduce((masked, pattern) => masked.replace(pattern, stars), unnamed)
}

/** However it is written in capitals; what is too long for a pattern stands somewhere as it was sent, or nowhere. */
function without(text: string, word: string): string {
  return word.length > mostOfPattern
    ? text.replaceAll(word, stars)
    : text.replace(new RegExp(escaped(word), 'gi'), stars)
}

/** As `maskPerson`, of a text that may be JSON: in its values, as they are read. */
export function maskText(text: string, person: Named): string {
  const value = /^\s*[[{]/.test(text) ? parsed(text) : undefined
  if (value === undefined) return maskPerson(text, person)
  const masked = maskWithin(value, (one) => maskPerson(one, person))
  return isDeepStrictEqual(masked, value) ? text : JSON.stringify(masked)
}

/**
 * As `maskPerson`, of a value that is stored in plain: a text, an array or JSON. A single word of small letters may be
 * one of ours, such as a state or a kind of file, and somebody may be called that: their name is left in it.
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

/** A phone however its digits are grouped, in either width, with and without the code of the country. */
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
