import * as m from '#messages'
import { errorTable } from '../../../shared/contract/error-table.ts'
import type { ApiError, ErrorData, ErrorName } from '../../../shared/contract/errors.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { snakeCase } from '../../../shared/lib/text/camel-case.ts'

/** An envelope's data for an error, in the language of the request. */
export function errorData(error: ApiError, locale: Locale): ErrorData {
  return { error: error.reason, message: errorMessage(error.reason, locale), ...error.details }
}

export function errorMessage(name: ErrorName, locale: Locale): string {
  const messages = m as unknown as Record<string, (inputs: object, options: { locale: Locale }) => string>
  const message = messages[`error_${snakeCase(name)}`]
  if (!message) throw new Error(`no message for the error ${name}`)
  return message({}, { locale })
}

export function codeOf(error: ApiError): number {
  return errorTable[error.reason].code
}

export function statusOf(error: ApiError): number {
  return errorTable[error.reason].status
}
