import * as m from '#messages'
import type { FieldError } from '../../../shared/contract/errors.ts'
import type { ActFailure } from './act.ts'
import { fieldText } from './form-errors.ts'

/** A field's error in words that name the field, for the summary. */
export function namedFieldText(field: string, error: FieldError): string {
  if (error.reason === 'required') return m.field_named_required({ field })
  if (error.reason === 'notAnOption') return m.field_named_choose({ field })
  return m.field_named({ field, problem: fieldText(error) })
}

/**
 * The words at the field itself, which stand below its label: what the summary says without the name. Words of their own
 * are the same in both.
 */
export function wordsAtField(named: string, error: FieldError): string {
  const [before = '', after = ''] = namedFieldText(mark, error).split(mark)
  const isNameAlone = named.startsWith(before) && named.endsWith(after)
  return isNameAlone ? fieldText(error) : named
}
/** Stands for a name; nobody writes it. */
const mark = '\u0000'

/** What is wrong with each field of a refused form, in the words of the summary. */
export function namedFields({ fields, named }: Pick<ActFailure, 'fields' | 'named'>): Record<string, string> {
  return { ...fields, ...named }
}

/** For the actions of forms: the words for fields by the names that people read; others keep the general words. */
export function wordFields(names: Record<string, () => string>) {
  return (path: string, error: FieldError): string | undefined => {
    const name = names[path]
    return name && namedFieldText(name(), error)
  }
}
