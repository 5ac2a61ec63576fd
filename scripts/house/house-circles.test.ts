import { expect, it } from 'vitest'
import { circlesOf } from './house-circles.ts'

const edges = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split('>')
    return { from, to, file: `${from}.ts`, target: `${to}.ts` }
  })

it('finds circles, also through several names', () => {
  expect(circlesOf(edges('a>b', 'b>c', 'c>a', 'd>a', 'e>f', 'f>e'))).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f'],
  ])
})

it('finds none where everything leads down', () => {
  expect(circlesOf(edges('a>b', 'b>c', 'a>c'))).toEqual([])
})
