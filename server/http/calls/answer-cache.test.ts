import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

it('computes once for many at a time, and again after a change', async () => {
  const cache = new AnswerCache(1000, 300)
  let computed = 0
  const compute = async () => {
    computed += 1
    return computed
  }
  expect(await Promise.all([cache.answer('a', compute), cache.answer('a', compute)])).toEqual([1, 1])
  cache.clear()
  expect(await cache.answer('a', compute)).toBe(2)
})

it('returns an answer until its time is up', async () => {
  const short = new AnswerCache(1000, 0.01)
  const long = new AnswerCache(1000, 300)
  const told: unknown[] = []
  for (const at of [1, 2, 3]) {
    for (const cache of [short, long]) told.push(await cache.answer('a', async () => at))
    await sleep(50)
  }
  expect(told).toEqual([1, 1, 2, 1, 3, 1])
})

it('does not keep a failure', async () => {
  const cache = new AnswerCache(1000, 300)
  await expect(cache.answer('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.answer('a', async () => 'yes')).toBe('yes')
})

it('does not cache what was computed before a change, but returns it to its waiting caller', async () => {
  const cache = new AnswerCache(1000, 300)
  const { promise, resolve } = Promise.withResolvers<string>()
  const waiting = cache.answer('a', () => promise)
  cache.clear()
  const after = cache.answer('a', async () => 'new')
  resolve('old')
  expect(await Promise.all([waiting, after])).toEqual(['old', 'new'])
  expect(await cache.answer('a', async () => 'newer')).toBe('new')
})

it('lets the oldest go when it is full', async () => {
  const cache = new AnswerCache(200, 300)
  let computed = 0
  const compute = async () => {
    computed += 1
    return 'x'.repeat(60)
  }
  await cache.answer('a', compute)
  await cache.answer('b', compute)
  await cache.answer('b', compute)
  expect(computed).toBe(2)
  await cache.answer('a', compute)
  expect(computed).toBe(3)
})
