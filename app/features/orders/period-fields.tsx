import * as m from '#messages'
import type { OrderCalendar } from '../../../shared/contract/orders/order-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { isDay } from '../../../shared/rules/applications/check-answer.ts'
import type { Period } from '../../../shared/rules/orders/order-slots.ts'
import { periodText } from '../../../shared/rules/orders/period-text.ts'
import { DateField, Select } from '../../ui/controls/text-field.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

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
  return (
    <>
      {/* By it the server names the fields in what is wrong with them. */}
      {calendar && <input type="hidden" name="unit" value={calendar.unit} />}
      {fields.map(({ name, label, error, value }) =>
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
            {value && isDay(value) && !calendar.slots.some(({ slot }) => slot === value) && (
              <option value={value}>{periodText('week', { from: value, until: value }, locale)}</option>
            )}
            {calendar.slots.map((slot) => (
              <option key={slot.slot} value={slot.slot}>
                {weekText(slot, locale)}
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
      )}
    </>
  )
}

/** A week with what is left of it, as it is offered. */
function weekText({ slot, free, isClosed }: OrderCalendar['slots'][number], locale: Locale): string {
  const days = periodText('week', { from: slot, until: slot }, locale)
  if (isClosed) return `${days} · ${m.order_slot_closed()}`
  return `${days} · ${free > 0 ? m.order_slot_free({ count: free }) : m.order_slot_full()}`
}
