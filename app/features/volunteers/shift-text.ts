import type { Locale } from '../../../shared/lib/locale.ts'
import { clockText } from '../../../shared/lib/text/day-text.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { whenText } from './activity-words.ts'

/** Day and hours of a shift in China, in the language's format; the days alone where they are whole. */
export function shiftText(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  locale: Locale,
): string {
  const [startTime, endTime] = [clockText(startsAt), clockText(endsAt)]
  const isWhole = startTime === '00:00' && endTime === '00:00'
  return whenText(
    {
      startsOn: shanghaiDay(new Date(startsAt)),
      startTime: isWhole ? null : startTime,
      endsOn: shanghaiDay(new Date(new Date(endsAt).getTime() - (isWhole ? 1 : 0))),
      endTime: isWhole ? null : endTime,
    },
    locale,
  )
}
