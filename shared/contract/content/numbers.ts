import { z } from 'zod'

const written = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * What was sent as a number: JSON's own, or one in digits, as people write it, from a form or an address. Everything else
 * stays what it is and is refused by the rule behind it: `true`, `1e3`, `0x10` and a list of one number are none.
 */
function read(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent
  const typed = sent.trim()
  if (typed === '') return undefined
  return written.test(typed) ? Number(typed) : sent
}

/** A number that keeps to a rule. */
export function typedNumber<Rule extends z.ZodType<number>>(rule: Rule) {
  return z.preprocess(read, rule)
}

/** A whole number within limits. */
export function wholeNumber(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) {
  return typedNumber(z.number().int().min(least).max(most))
}
