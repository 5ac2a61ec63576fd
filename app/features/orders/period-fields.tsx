import * as m from '#messages'
import type { OrderCalendar } from '../../../shared/contract/orders/order-parts.ts'
import type { Period } from '../../../shared/rules/orders/order-slots.ts'
import { DateField, Select } from '../../ui/controls/text-field.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { slotText } from './order-words.ts'

type Errors = { from?: string | undefined; until?: string | undefined }

export type PeriodFieldsProps = {
  /** Stem of the fields' ids, where a page has several forms. */
  id: string
  calendar: OrderCalendar | null
  /** What is chosen at first. */
  chosen?: Partial<Period>
  errors?: Errors
}

/** From when to when: weeks out of a list with what is left of each, days by the browser's calendar. */
export function PeriodFields({ id, calendar, chosen = {}, errors = {} }: PeriodFieldsProps) {
  const locale = useLocale()
  const fields = [
    { name: 'from', label: m.order_from(), error: errors.from, value: chosen.from },
    { name: 'until', label: m.order_until(), error: errors.until, value: chosen.until },
  ] as const
  return fields.map(({ name, label, error, value }) =>
    calendar?.unit === 'week' ? (
      <Select
        key={name}
        id={`${id}-${name}`}
        name={name}
        label={name === 'from' ? m.order_first_week() : m.order_last_week()}
        defaultValue={value}
        {...(error && { error })}
      >
        {/* Weeks that an order already holds are offered as they are: taking them again costs nothing. */}
        {value && !calendar.slots.some(({ slot }) => slot === value) && (
          <option value={value}>{value}</option>
        )}
        {calendar.slots.map((slot) => (
          <option key={slot.slot} value={slot.slot}>
            {slotText('week', slot, locale)}
          </option>
        ))}
      </Select>
    ) : (
      <DateField
        key={name}
        id={`${id}-${name}`}
        name={name}
        label={label}
        defaultValue={value}
        min={calendar?.slots[0]?.slot}
        max={calendar?.slots.at(-1)?.slot}
        {...(error && { error })}
      />
    ),
  )
}
