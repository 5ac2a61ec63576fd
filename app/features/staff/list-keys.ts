import type { KeyboardEvent } from 'react'

/**
 * j and k go to the next and previous row, x selects it; Enter opens, as for any link. Only inside the list,
 * and with no other key held, so that browsers and screen readers keep their own shortcuts.
 */
export function listKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
  const key = event.key.toLowerCase()
  if (key !== 'j' && key !== 'k' && key !== 'x') return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const row = (event.target as HTMLElement).closest('tr')
  const at = links.findIndex((link) => row?.contains(link))
  event.preventDefault()
  if (key === 'x') row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  else links[at === -1 ? 0 : Math.min(Math.max(at + (key === 'j' ? 1 : -1), 0), links.length - 1)]?.focus()
}
