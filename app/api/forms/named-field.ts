import * as m from '#messages'
import type { FieldError } from '../../../shared/contract/errors.ts'
import { fieldText } from './form-errors.ts'

/** A field's error message that names the field, the same in the summary and at the field. */
export function namedFieldText(field: string, error: FieldError): string {
  if (error.reason === 'required') return m.field_named_required({ field })
  if (error.reason === 'notAnOption') return m.field_named_choose({ field })
  return m.field_named({ field, problem: fieldText(error) })
}

/** For form actions: error messages that use the names people see; other fields keep the general messages. */
export function wordFields(names: Record<string, () => string>) {
  return (path: string, error: FieldError): string | undefined => {
    const name = names[path]
    return name && namedFieldText(name(), error)
  }
}
