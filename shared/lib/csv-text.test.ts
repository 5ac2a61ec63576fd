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
