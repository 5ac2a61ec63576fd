import { expect, it } from 'vitest'
import { csvText } from './csv-text.ts'

it('quotes what needs it, keeps formulas from running, and leaves numbers as they are', () => {
  const rows = [
    ['工具', 'a "b", c', 'two\nlines'],
    ['=1+1', '-x', -3],
    [null, '', 0.5],
  ]
  expect(csvText(rows)).toBe('工具,"a ""b"", c","two\nlines"\r\n\'=1+1,\'-x,-3\r\n,,0.5')
})

it.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '−1'],
  ...['\t=1', '\r=1', ' =1', '\u200B=1', '\uFEFF＝1', '\n=1', '\ttext', '　＝1'],
  ...['\u2800=1', '\u3164=1', '\u034F=1', '\u180B=1', '\u{1D159}=1', '\u00AD＝1', '\u0301=1'],
])('trust 19: a text that begins like a formula runs nowhere: %j', (text) => {
  expect(csvText([[text]])).toMatch(/^"?'/)
})

it('leaves a text alone that only holds such a sign', () => {
  expect(csvText([['a=b', '环境保护—水', '1-2', '（＋）']])).toBe('a=b,环境保护—水,1-2,（＋）')
})
