import { expect, test } from 'vitest'
import { isKeepable } from './missed-searches.ts'

test.each([
  '13812345678',
  '138 1234 5678',
  '138-1234-5678',
  '１３８１２３４５６７８',
  '+86 (138) 1234.5678',
  '一三八一二三四五六七八',
  '我的电话 010-8888 1234',
  '11010519491231002X',
  '110105 19491231 002x',
  'A123456(7)',
  'E12345678',
  '91310000MA1K00000X',
  'wang@example.org',
  'wang＠example.org',
  'wang (at) example.org',
  'https://example.org/u/9',
  '我是清河村的张三去年在你们这里申请过一个工具但是一直没有收到回复想问问现在到哪一步了谢谢',
])('%s is not kept', (text) => expect(isKeepable(text)).toBe(false))

test.each([
  '志愿者排班',
  '2026 年度报告',
  'office 365',
  'ISO 27001',
  'sha256',
  'U盘 16G',
  '十一长假',
  '12345 热线',
])('%s is kept', (text) => expect(isKeepable(text)).toBe(true))
