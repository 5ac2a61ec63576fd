import { afterEach, describe, expect, it } from 'vitest'
import { baseLocale, overwriteGetLocale } from '#messages/runtime'
import { phoneLabel } from './phone-label.ts'

afterEach(() => overwriteGetLocale(() => baseLocale))

describe('phoneLabel', () => {
  it.each([
    ['zh', '+8613800138000', '用户 138****8000'],
    ['zh', '138****8000', '用户 138****8000'],
    ['zh', null, '未知用户'],
    ['zh', undefined, '未知用户'],
    ['zh', '', '未知用户'],
    ['en', '+8613800138000', 'User 138****8000'],
    ['en', null, 'Unknown user'],
  ] as const)('%s %j → %j', (locale, phone, label) => {
    overwriteGetLocale(() => locale)
    expect(phoneLabel(phone)).toBe(label)
  })
})
