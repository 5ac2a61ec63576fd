import { expect, it } from 'vitest'
import { bytesText } from './bytes-text.ts'

it.each([
  [1, '1 KB'],
  [831_488, '812 KB'],
  [1_023_999, '1.0 MB'],
  [10_485_760, '10.0 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
