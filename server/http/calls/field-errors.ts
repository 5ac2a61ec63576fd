import type { z } from 'zod'
import { type FieldError, type FieldReason, fieldReasons } from '../../../shared/contract/errors.ts'

/** Turns zod's issues into field errors by dotted path; the first issue of a field counts. */
export function fieldErrorsOf(error: z.ZodError): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {}
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.')
    fields[path] ??= fieldErrorOf(issue)
  }
  return fields
}

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  if (isReason(issue.message)) return { reason: issue.message }
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') {
        return Number(issue.minimum) <= 1
          ? { reason: 'required' }
          : { reason: 'tooShort', limit: Number(issue.minimum) }
      }
      return { reason: 'tooSmall', limit: Number(issue.minimum) }
    case 'too_big':
      return {
        reason: issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'tooLarge',
        limit: Number(issue.maximum),
      }
    case 'invalid_type':
      return { reason: issue.input === undefined ? 'required' : 'wrongFormat' }
    case 'invalid_value':
    case 'invalid_union':
      return { reason: 'notAnOption' }
    case 'unrecognized_keys':
      return { reason: 'unexpected' }
    default:
      return { reason: 'wrongFormat' }
  }
}

function isReason(message: string): message is FieldReason {
  return (fieldReasons as readonly string[]).includes(message)
}
