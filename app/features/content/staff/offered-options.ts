import * as m from '#messages'
import type { ContentOption } from '../../../../shared/contract/content/content-parts.ts'

export type Offered = { value: string; label: string }

/**
 * The labelled options of a field. A form sends only what it shows, so every chosen value is offered too,
 * even one missing from the list.
 */
export function offeredOptions(options: readonly ContentOption[], chosen: readonly string[]): Offered[] {
  const listed = options.map(({ value, label, isWithdrawn }) => ({
    value,
    label: isWithdrawn ? m.collections_option_withdrawn({ name: label }) : label,
  }))
  const others = chosen.filter((value) => value !== '' && listed.every((one) => one.value !== value))
  return [...listed, ...others.map((value) => ({ value, label: m.collections_option_unlisted({ value }) }))]
}
