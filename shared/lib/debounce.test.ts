import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce } from './debounce.ts'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('debounce', () => {
  it('acts once, 200 ms after the last call, with its arguments', () => {
    const action = vi.fn()
    const debounced = debounce(action)
    debounced('a')
    vi.advanceTimersByTime(199)
    debounced('b')
    vi.advanceTimersByTime(199)
    expect(action).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(action).toHaveBeenCalledExactlyOnceWith('b')
  })

  it('can be called off', () => {
    const action = vi.fn()
    const debounced = debounce(action, 50)
    debounced()
    debounced.cancel()
    vi.advanceTimersByTime(100)
    expect(action).not.toHaveBeenCalled()
  })
})

describe('throttle', () => {
  it('acts at once, then every 200 ms, and does not lose the last call', () => {
    const action = vi.fn()
    const throttled = throttle(action)
    for (const value of [1, 2, 3]) throttled(value)
    expect(action.mock.calls).toEqual([[1]])
    vi.advanceTimersByTime(200)
    expect(action.mock.calls).toEqual([[1], [3]])
    vi.advanceTimersByTime(200)
    throttled(4)
    expect(action.mock.calls).toEqual([[1], [3], [4]])
  })
})
