import type { z } from 'zod'
import { type FieldError, type FieldReason, fieldReasons } from '../../../shared/contract/errors.ts'

/**
 * Turns zod's issues into field errors by dotted path; the first issue of a field counts.
 * @param input what was sent: letters in place of a number are told from nothing by it alone
 */
export function fieldErrorsOf(error: z.ZodError, input: unknown): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {}
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.')
    fields[path] ??= fieldErrorOf(issue, sentAt(input, issue.path))
  }
  return fields
}

function sentAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value === null || value === undefined ? undefined : Reflect.get(Object(value), key)),
    input,
  )
}

const isNothing = (sent: unknown) =>
  sent === undefined || sent === null || (typeof sent === 'string' && sent.trim() === '')

function fieldErrorOf(issue: z.core.$ZodIssue, sent: unknown): FieldError {
  if (isReason(issue.message)) return { reason: issue.message, ...limitOf(issue) }
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') {
        return Number(issue.minimum) <= 1
          ? { reason: 'required' }
          : { reason: 'tooShort', limit: Number(issue.minimum) }
      }
      // An empty field counts as 0.
      return isNothing(sent) ? { reason: 'required' } : { reason: 'tooSmall', limit: Number(issue.minimum) }
    case 'too_big':
      return {
        reason: issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'tooLarge',
        limit: Number(issue.maximum),
      }
    case 'invalid_type':
      if (isNothing(sent)) return { reason: 'required' }
      if (issue.expected === 'int') return { reason: 'wholeNumber' }
      return { reason: issue.expected === 'number' ? 'number' : 'wrongFormat' }
    case 'invalid_value':
    case 'invalid_union':
      return { reason: 'notAnOption' }
    case 'unrecognized_keys':
      return { reason: 'unexpected' }
    default:
      return { reason: 'wrongFormat' }
  }
}

/** The number to keep to, where a rule of ours states it. */
function limitOf(issue: z.core.$ZodIssue): { limit?: number } {
  const limit = issue.code === 'custom' ? issue.params?.limit : undefined
  return typeof limit === 'number' ? { limit } : {}
}

function isReason(message: string): message is FieldReason {
  return (fieldReasons as readonly string[]).includes(message)
}
