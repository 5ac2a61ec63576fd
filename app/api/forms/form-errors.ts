import type { ErrorDetails, ErrorName, FieldError } from '../../../shared/contract/errors.ts'
import { errorMessages, fieldMessages } from '../transport/error-messages.ts'

/** The message for an error, in the language of the page. */
export function errorText(name: ErrorName, details: ErrorDetails = {}): string {
  return errorMessages[name](details.params ?? {})
}

/** The words of a field's error, the same at the field and in the summary. */
export function fieldText(error: FieldError): string {
  return fieldMessages[error.reason]({ limit: error.limit ?? 0, day: error.day ?? '' })
}
