import type { Person } from './person-keys.ts'

const stars = '***'

/** Puts stars where a text names the person, their phone or their address; the text as it is where it does not. */
export function maskPerson(
  text: string,
  { phone, email, names }: Pick<Person, 'phone' | 'email' | 'names'>,
): string {
  // Of numbers abroad the digits, with and without the plus.
  const digits = phone?.replace(/^\+86/, '').replace(/^\+/, '') ?? ''
  const spelt = phone?.startsWith('+861')
    ? [
        new RegExp(
          `(?:\\+?86[\\s-]?)?${digits.slice(0, 3)}[\\s-]?${digits.slice(3, 7)}[\\s-]?${digits.slice(7)}`,
          'g',
        ),
      ]
    : [phone, digits].filter((one) => one).map((one) => new RegExp(escaped(one ?? ''), 'g'))
  // A name of one letter stands in every other word.
  const words = [email, ...names].filter((word) => word !== null && [...word].length > 1) as string[]
  return [...spelt, ...words.map((word) => new RegExp(escaped(word), 'gi'))].reduce(
    (masked, pattern) => masked.replace(pattern, stars),
    text,
  )
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
