import { describe, expect, it } from 'vitest'
import { isMaskedForm, maskEmail, maskName, maskPhone, reasonOnRecord } from './masking.ts'

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

describe('a reason on record', () => {
  it.each([
    ['来电（13800138000），已核对', '来电（138****8000），已核对'],
    ['来电（１３８００１３８０００），已核对', '来电（138****8000），已核对'],
    ['来电 ＋８６ 138－００１３-８０００', '来电 138****8000'],
    ['编号１１３８００１３８０００９', '编号１１３８００１３８０００９'],
  ])('%s', (said, kept) => {
    expect(reasonOnRecord(said)).toBe(kept)
  })
})
