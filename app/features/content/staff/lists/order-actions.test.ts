import { expect, it } from 'vitest'
import { PostedForm } from '../../../../api/forms/posted-form.ts'
import { moved, readOrder } from './order-actions.ts'

it('moves an entry to a place, and leaves all where they are for a place that there is not', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], -1, 0)).toEqual(['a', 'b'])
})

it.each([
  ['2.up', ['2', '1', '3'], false],
  ['2.down', ['1', '3', '2'], false],
  ['', ['1', '2', '3'], true],
])('reads the press %j of a form', (move, after, isSaved) => {
  const data = new FormData()
  for (const number of ['1', '2', '3']) {
    data.append('before', number)
    data.append('order', number)
  }
  if (move) data.append('move', move)
  expect(readOrder(new PostedForm(data))).toEqual({ before: ['1', '2', '3'], after, isSaved })
})
