import type { Locale } from '../../../shared/lib/locale.ts'
import { clockText } from '../../../shared/lib/text/day-text.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { whenText } from './activity-words.ts'

/** Day and hours of a shift in China, in the language's format. */
export function shiftText(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  locale: Locale,
): string {
  return whenText(
    {
      startsOn: shanghaiDay(new Date(startsAt)),
      startTime: clockText(startsAt),
      endsOn: shanghaiDay(new Date(endsAt)),
      endTime: clockText(endsAt),
    },
    locale,
  )
}
