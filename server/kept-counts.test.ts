import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPortal, type TestPortal } from '../tests/support/portal/portal.ts'
import { AnswerCache } from './http/calls/answer-cache.ts'
import { keptCounts } from './kept-counts.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('counts once for all pages of a choice and language, again after a change and on another day', async () => {
  const answers = new AnswerCache(1e6, 300)
  const count = vi.fn(async () => count.mock.calls.length)
  const counted = (locale: 'zh' | 'en', choice: unknown) =>
    keptCounts({ services: { ...portal.services, answers }, locale }, 'services', choice, count)
  expect(await counted('zh', { cost: ['free'] })).toBe(1)
  expect(await counted('zh', { cost: ['free'] })).toBe(1)
  expect(await counted('en', { cost: ['free'] })).toBe(2)
  expect(await counted('zh', { cost: [] })).toBe(3)
  answers.clear()
  expect(await counted('zh', { cost: ['free'] })).toBe(4)
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  try {
    expect(await counted('zh', { cost: ['free'] })).toBe(5)
  } finally {
    vi.useRealTimers()
  }
})
