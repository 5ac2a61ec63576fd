import { expect, it } from 'vitest'
import { spacedText } from './spaced-text.ts'

it('parts Han from Latin letters and digits once, and from no mark', () => {
  expect(spacedText('申领Discourse 社区论坛', 'zh')).toBe('申领 Discourse 社区论坛')
  expect(spacedText('青禾基金会948395的认证', 'zh')).toBe('青禾基金会 948395 的认证')
  expect(spacedText('申领“Discourse”，3天', 'zh')).toBe('申领“Discourse”，3 天')
  expect(spacedText('云A级', 'zh')).toBe('云 A 级')
})

it('leaves other languages as they are written', () => {
  expect(spacedText('Apply for 益榫toolbox', 'en')).toBe('Apply for 益榫toolbox')
})
