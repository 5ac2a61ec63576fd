import * as m from '#messages'
import type { ContentOption } from '../../../../shared/contract/content/content-parts.ts'

export type Offered = { value: string; label: string }

/**
 * What a field offers in words. A form sends only what it shows, so whatever is chosen is offered, too, even what the
 * list does not hold.
 */
export function offeredOptions(options: readonly ContentOption[], chosen: readonly string[]): Offered[] {
  const listed = options.map(({ value, label, isWithdrawn }) => ({
    value,
    label: isWithdrawn ? m.collections_option_withdrawn({ name: label }) : label,
  }))
  const others = chosen.filter((value) => value !== '' && listed.every((one) => one.value !== value))
  return [...listed, ...others.map((value) => ({ value, label: m.collections_option_unlisted({ value }) }))]
}
