import type { Bilingual } from '../../../../shared/lib/locale.ts'
import { languageTag } from '../../../../shared/lib/locale.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'

export type BilingualFieldsProps = {
  /** The fields are `<name>.zh` and `<name>.en`. */
  name: string
  /** Set where a page has several fields of one name. */
  id?: string
  label: (language: 'zh' | 'en') => string
  hint?: string
  values: Bilingual
  errors?: Record<string, string>
  optional?: boolean
}

/** One text in both languages, side by side. */
export function BilingualFields({
  name,
  id = name,
  label,
  hint,
  values,
  errors = {},
  optional,
}: BilingualFieldsProps) {
  return (
    <div className="form-pair">
      {(['zh', 'en'] as const).map((language) => {
        const error = errors[`${id}.${language}`]
        return (
          <div key={language}>
            <TextField
              id={`${id}.${language}`}
              name={`${name}.${language}`}
              label={label(language)}
              lang={languageTag(language)}
              defaultValue={values[language]}
              {...(hint && { hint })}
              {...(error && { error })}
              {...(optional && { optional })}
            />
          </div>
        )
      })}
    </div>
  )
}
