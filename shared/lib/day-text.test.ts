import { expect, it } from 'vitest'
import { dayText } from './day-text.ts'

it('writes a day in both languages', () => {
  expect(dayText('2026-09-06', 'zh')).toBe('2026 年 9 月 6 日')
  expect(dayText('2026-12-31', 'en')).toBe('31 December 2026')
})
