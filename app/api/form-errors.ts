import * as m from '#messages'
import type { ErrorDetails, ErrorName, FieldError } from '../../shared/contract/errors.ts'

type MessageFunction = (inputs: Record<string, unknown>) => string

/** The words of an error, in the language of the page. */
export function errorText(name: ErrorName, details: ErrorDetails = {}): string {
  return messageOf(`error_${snake(name)}`)(details.params ?? {})
}

/** The words of a field's error, the same at the field and in the summary. */
export function fieldText(error: FieldError): string {
  return messageOf(`field_${snake(error.reason)}`)({ limit: error.limit ?? 0 })
}

function messageOf(key: string): MessageFunction {
  const found = (m as unknown as Record<string, MessageFunction>)[key]
  if (!found) throw new Error(`no message ${key}`)
  return found
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
