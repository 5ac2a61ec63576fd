import { expect, it } from 'vitest'
import { noticeText } from './notice-text.ts'

it('writes days out, and puts a space between Han and Latin parameters', () => {
  const params = {
    reference: 'SQ-2099-7K3M9',
    day: '2099-12-05',
    tool: { zh: 'Matomo', en: 'Matomo' },
    count: 2,
  }
  const chinese = noticeText('application_needs_correction', params, 'zh')
  expect(chinese.body).toContain('请在 2099\u00a0年\u00a012\u00a0月\u00a05\u00a0日当天及以前补充')
  expect(noticeText('application_needs_correction', params, 'en').body).toContain('5\u00a0December\u00a02099')
  const verified = { name: '青禾基金会A8', reference: 'RZ-2026-7K3M9' }
  expect(noticeText('verification_verified', verified, 'zh').title).toBe('青禾基金会 A8 已通过认证')
})
