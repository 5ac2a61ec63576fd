import { expect, it } from 'vitest'
import { clockText, datedText, dayText, instantText } from './day-text.ts'

const now = new Date('2026-11-21T06:30:00Z')

/** With non-breaking spaces. */
const kept = (text: string) => text.replaceAll(' ', '\u00a0')

it('leaves out the year where it is this one', () => {
  expect(dayText('2026-11-18', 'zh', now)).toBe(kept('11 月 18 日'))
  expect(dayText('2026-11-18', 'en', now)).toBe(kept('18 November'))
  expect(dayText('2027-01-05', 'zh', now)).toBe(kept('2027 年 1 月 5 日'))
  expect(dayText('2027-01-05', 'en', now)).toBe(kept('5 January 2027'))
})

it('writes a day of record with its year', () => {
  expect(datedText('2026-09-06', 'zh')).toBe(kept('2026 年 9 月 6 日'))
  expect(datedText('2026-12-31', 'en')).toBe(kept('31 December 2026'))
})

it("takes the day and the time of an instant in China's time, also for what this year is", () => {
  expect(dayText('2026-11-30T16:00:00Z', 'zh', now)).toBe(kept('12 月 1 日'))
  expect(dayText('2026-12-31T16:00:00Z', 'zh', now)).toBe(kept('2027 年 1 月 1 日'))
  expect(dayText('2027-01-05', 'zh', new Date('2026-12-31T16:00:00Z'))).toBe(kept('1 月 5 日'))
  expect(instantText('2026-11-21T06:30:00Z', 'zh', now)).toBe(`${kept('11 月 21 日')} 14:30`)
  expect(instantText('2026-11-21T06:30:00Z', 'en', now)).toBe(`${kept('21 November')}, 14:30`)
  expect(clockText('2026-11-21T16:05:00Z')).toBe('00:05')
})
