import type { SelectHTMLAttributes } from 'react'
import * as m from '#messages'
import type { CallingCode } from '../../../shared/contract/sign-in/sign-in.ts'
import { Select } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'

export type PhoneCountryProps = Pick<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
  id: string
  /** Null until they are loaded; a number can still be typed with its code. */
  countries: CallingCode[] | null
  /** The earlier choice, as `GB+44`. */
  chosen: string
}

/** The country of a number, for numbers from outside the mainland; everyone else reads one line. */
export function PhoneCountry({ id, countries, chosen, onChange }: PhoneCountryProps) {
  return (
    <Details title={m.phone_abroad_title()} open={chosen !== ''}>
      <div className="stack">
        {countries && (
          <Select
            id={id}
            name="country"
            label={m.phone_country()}
            defaultValue={chosen}
            onChange={onChange}
            // A browser that fills this in below a closed line would cause a mistake that nobody sees.
            autoComplete="off"
            width={20}
          >
            <option value="">{m.phone_mainland()}</option>
            {countries.map(({ country, name, code }) => (
              <option key={country} value={`${country}+${code}`}>
                {`${name} +${code}`}
              </option>
            ))}
          </Select>
        )}
        <p className="text-sm text-ink-2">{m.phone_abroad_text()}</p>
      </div>
    </Details>
  )
}
