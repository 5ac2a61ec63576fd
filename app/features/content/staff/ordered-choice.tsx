import * as m from '#messages'
import { languageTag } from '../../../../shared/lib/locale.ts'
import { type FieldBase, Fieldset } from '../../../ui/controls/field.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { writtenLanguage } from '../../../ui/written-language.ts'

const sparePlaces = 2
const mostUnlessSaid = 12

export type OrderedChoiceProps = FieldBase & {
  name: string
  id: string
  most?: number
  options: { value: string; label: string }[]
  values: readonly string[]
}

/** Records in a meaningful order: one field for each place; empty ones do not count, and saving adds more. */
export function OrderedChoice({ name, id, values, options, most, ...base }: OrderedChoiceProps) {
  const places = Math.min(values.length + sparePlaces, most ?? mostUnlessSaid)
  return (
    <Fieldset id={id} {...base}>
      <div className="ordered-choice">
        {Array.from({ length: Math.max(places, values.length) }, (_, index) => `${id}-${index + 1}`).map(
          (placeId, index) => (
            <Select
              key={placeId}
              id={placeId}
              name={name}
              label={m.collections_place({ place: index + 1 })}
              defaultValue={values[index] ?? ''}
            >
              <option value="">{m.collections_place_empty()}</option>
              {options.map((option) => (
                <option
                  key={option.value}
                  value={option.value}
                  lang={languageTag(writtenLanguage(option.label))}
                >
                  {option.label}
                </option>
              ))}
            </Select>
          ),
        )}
      </div>
    </Fieldset>
  )
}
