import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phrasesOf } from './phrases.ts'

describe('phrases of a heading', () => {
  test.each([
    ['把合适的技术，接到需要它的地方', ['把合适的', '技术，']],
    ['申请进度：在线表单（企业版）', ['在线表单', '（企业版）']],
    ['多数 5 个工作日内答复', ['工作日内', '答复']],
    ['申请 SQ-2026-7K3M9 已提交', ['申请 SQ-2026-7K3M9 已提交']],
    ['为公益机构与志愿者提供工具', ['与志愿者']],
  ])('%s keeps words and what clings to them together', (text, parts) => {
    expect(phrasesOf(text, 'zh')).toEqual(expect.arrayContaining(parts))
  })

  test('no phrase begins with a closing mark or ends with an opening one', () => {
    const phrases = phrasesOf('“数字化自测”：8 分钟（约），看清《从哪里》开始！', 'zh')
    for (const phrase of phrases) {
      expect(phrase).not.toMatch(/^[，。：！）》”]/u)
      expect(phrase).not.toMatch(/[（《“]$/u)
    }
  })

  test('joined again the phrases are the text, in either language', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('zh' as const, 'en' as const),
        (text, locale) => {
          expect(phrasesOf(text, locale).join('')).toBe(text)
        },
      ),
    )
  })

  test('English stays whole: it breaks at its spaces', () => {
    expect(phrasesOf('Technology that fits', 'en')).toEqual(['Technology that fits'])
  })
})
