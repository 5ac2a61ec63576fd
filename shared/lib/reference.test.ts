import { describe, expect, it } from 'vitest'
import { createReference, parseReference } from './reference.ts'

describe('references', () => {
  it('have a prefix, a year and five unambiguous characters', () => {
    for (let round = 0; round < 200; round += 1) {
      const reference = createReference('SQ', 2026)
      expect(reference).toMatch(/^SQ-2026-[2-9A-HJKMNP-TV-Z]{5}$/)
      expect(parseReference(reference)).toBe(reference)
    }
  })

  it.each([
    ['sq-2026-7k3m9', 'SQ-2026-7K3M9'],
    [' SQ 2026 7K3M9 ', 'SQ-2026-7K3M9'],
    ['ＳＱ２０２６７Ｋ３Ｍ９', 'SQ-2026-7K3M9'],
  ])('read %j', (typed, reference) => {
    expect(parseReference(typed)).toBe(reference)
  })

  it.each(['', 'SQ-2026-7K3M', 'SQ-2026-7K3M99', 'XX-2026-7K3M9', 'SQ-2026-OIL01', "SQ-2026-7K3M9' or 1"])(
    'refuse %j',
    (typed) => expect(parseReference(typed)).toBeNull(),
  )
})
