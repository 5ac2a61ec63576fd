import { expect, it } from 'vitest'
import { changedParts } from './changed-parts.ts'

it.each([
  [
    'nothing',
    '<h2>甲</h2><p>一</p>',
    '<h2 id="x">甲</h2>\n<p>一</p>',
    { added: [], changed: [], removed: [] },
  ],
  ['a word', '<h2>甲</h2><p>一</p>', '<h2>甲</h2><p>二</p>', { added: [], changed: ['甲'], removed: [] }],
  [
    'a part more and one less, the others moved',
    '<h2>A &amp; B</h2><p>1</p><h2>C</h2><p>2</p><h2>D</h2><p>3</p>',
    '<h2>D</h2><p>3</p><h2>A &amp; B</h2><p>1</p><h2>E</h2><p>4</p>',
    { added: ['E'], changed: [], removed: ['C'] },
  ],
  [
    'the introduction',
    '<p>一</p><h2>甲</h2>',
    '<p>二</p><h2>甲</h2>',
    { added: [], changed: [''], removed: [] },
  ],
])('%s', (_, before, after, expected) => {
  expect(changedParts(before, after)).toEqual(expected)
})
