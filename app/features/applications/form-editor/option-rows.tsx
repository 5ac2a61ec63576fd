import * as m from '#messages'
import type { Bilingual } from '../../../../shared/lib/locale.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { Fieldset } from '../../../ui/controls/field.tsx'
import { BilingualFields } from './bilingual-fields.tsx'
import { languageName } from './question-words.ts'

const spareRows = 3

export type OptionRowsProps = {
  options: { value: string; label: Bilingual }[]
  failure: ActFailure | undefined
}

/** The options of a choice, one per row; empty rows do not count, and saving adds more rows. */
export function OptionRows({ options, failure }: OptionRowsProps) {
  const rows = failure ? typedRows(failure) : [...options, ...spares()]
  return (
    <Fieldset id="options" label={m.form_editor_options()} hint={m.form_editor_options_hint()}>
      <div className="stack">
        {rows.map(({ value, label }, index) => (
          <div key={value || `spare-${index}`}>
            <input type="hidden" name="option.value" value={value} />
            <BilingualFields
              name="option"
              id={`options.${index}`}
              values={label}
              errors={failure?.fields ?? {}}
              label={(language) =>
                m.form_editor_option_in({ place: index + 1, language: languageName(language) })
              }
            />
          </div>
        ))}
      </div>
    </Fieldset>
  )
}

function spares() {
  return Array.from({ length: spareRows }, () => ({ value: '', label: { zh: '', en: '' } }))
}

function typedRows({ values }: ActFailure) {
  return (values['option.value'] ?? []).map((value, index) => ({
    value,
    label: { zh: values['option.zh']?.[index] ?? '', en: values['option.en']?.[index] ?? '' },
  }))
}
