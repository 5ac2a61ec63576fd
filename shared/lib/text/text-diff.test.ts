import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffTexts } from './text-diff.ts'

describe('the difference of two texts', () => {
  it('names the characters and words that came and went', () => {
    expect(diffTexts('每周备份一次', '每天备份一次')).toEqual([
      { kind: 'same', text: '每' },
      { kind: 'removed', text: '周' },
      { kind: 'added', text: '天' },
      { kind: 'same', text: '备份一次' },
    ])
    expect(diffTexts('one two', 'one big two')).toEqual([
      { kind: 'same', text: 'one ' },
      { kind: 'added', text: 'big ' },
      { kind: 'same', text: 'two' },
    ])
  })

  it('replaces whole texts where there are too many changes', () => {
    const linesOf = (word: string) => `same\n${word}\n`.repeat(2000)
    expect(diffTexts(linesOf('old'), linesOf('new'))).toEqual([
      { kind: 'removed', text: linesOf('old') },
      { kind: 'added', text: linesOf('new') },
    ])
  })

  it('gives both texts back, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const pieces = diffTexts(before, after)
        const side = (skipped: string) =>
          pieces
            .filter(({ kind }) => kind !== skipped)
            .map(({ text }) => text)
            .join('')
        expect(side('added')).toBe(before)
        expect(side('removed')).toBe(after)
      }),
    )
  })
})
