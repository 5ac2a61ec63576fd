import * as m from '#messages'
import type { FieldError } from '../../../shared/contract/errors.ts'
import { fieldText } from './form-errors.ts'

/** A field's error in words that name the field, the same in the summary and at the field. */
export function namedFieldText(field: string, error: FieldError): string {
  if (error.reason === 'required') return m.field_named_required({ field })
  if (error.reason === 'notAnOption') return m.field_named_choose({ field })
  return m.field_named({ field, problem: fieldText(error) })
}

/** For the actions of forms: the words for fields by the names that people read; others keep the general words. */
export function wordFields(names: Record<string, () => string>) {
  return (path: string, error: FieldError): string | undefined => {
    const name = names[path]
    return name && namedFieldText(name(), error)
  }
}
