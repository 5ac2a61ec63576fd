import { describe, expect, it } from 'vitest'
import { isMaskedForm, maskEmail, maskName, maskPhone } from './masking.ts'

describe('the form of a mask', () => {
  it.each([
    ['phone', maskPhone('13800138000')],
    ['phone', maskPhone('110')],
    ['name', maskName('周小满')],
    ['name', maskName('Maria Gonzalez Lopez')],
    ['name', maskName('𠮷田')],
    ['email', maskEmail('xiaoman@example.org')],
    ['email', maskEmail('no-address')],
  ] as const)('%s %s is one', (kind, text) => {
    expect(isMaskedForm(kind, text)).toBe(true)
  })

  it.each([
    ['phone', '13800138000'],
    ['phone', '010-5123 4567'],
    ['phone', ''],
    ['name', '周小满'],
    ['name', '周'],
    ['name', ''],
    ['email', 'xiaoman@example.org'],
    ['email', ''],
  ] as const)('%s %s is none', (kind, text) => {
    expect(isMaskedForm(kind, text)).toBe(false)
  })
})
