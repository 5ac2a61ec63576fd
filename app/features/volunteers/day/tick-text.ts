import * as m from '#messages'
import type { Tick } from './day-ticks.ts'

/** What a host has ticked, in words. */
export function tickText({ action, leftAt }: Pick<Tick, 'action' | 'leftAt'>): string {
  if (action === 'leave') return m.volunteers_day_left({ time: leftAt })
  const words = {
    attend: m.volunteers_list_attend,
    miss: m.volunteers_list_miss,
    walkIn: m.volunteers_day_unannounced,
  }
  return words[action]()
}
