import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { personal, personalFields } from '../../../shared/contract/content/fields.ts'
import { indexedCalls } from './call-index.ts'
import { mapPersonal } from './personal-answers.ts'

/** Kinds of schemas that the walk over a response descends into. */
const walked = ['object', 'array', 'union', 'optional', 'nullable', 'default']

/** The kinds of schemas that lead to each personal text, whatever in zod can contain another schema. */
function waysToPersonal(schema: z.ZodType, above: string[] = []): string[][] {
  if (personalFields.has(schema)) return [above]
  // A recursive schema has been looked into further up.
  if (above.length > 20) return []
  return heldBy(schema.def).flatMap((inside) => waysToPersonal(inside, [...above, schema.def.type]))
}

function heldBy(value: unknown): z.ZodType[] {
  if (value instanceof z.ZodType) return [value]
  if (Array.isArray(value)) return value.flatMap(heldBy)
  if (typeof value === 'function') return []
  return value instanceof Object ? Object.values(value).flatMap(heldBy) : []
}

const ways = indexedCalls.map(({ id, call }) => ({ id, ways: waysToPersonal(call.output) }))

describe('trust 14: personal texts of answers', () => {
  it('stand where the walk that masks or encrypts them goes', () => {
    const missed = ways.flatMap((one) =>
      one.ways.flat().flatMap((kind) => (walked.includes(kind) ? [] : [`${one.id} by ${kind}`])),
    )
    expect([...new Set(missed)]).toEqual([])
    expect(ways.filter((one) => one.ways.length > 0).length).toBeGreaterThan(20)
  })

  it.each([
    ['a field', z.object({ at: personal('name') }), { at: '林知远' }],
    ['a list', z.array(personal('name')), ['林知远']],
    [
      'a list of things',
      z.object({ all: z.array(z.object({ at: personal('name') })) }),
      { all: [{ at: '林知远' }] },
    ],
    ['what may be missing', z.object({ at: personal('name').nullable().optional() }), { at: '林知远' }],
    [
      'one of several kinds',
      z.union([z.object({ other: z.number() }), z.object({ at: personal('name') })]),
      { at: '林知远' },
    ],
  ])('are found in %s', async (_, schema, value) => {
    expect(JSON.stringify(await mapPersonal(schema, value, () => '****'))).not.toContain('林知远')
  })
})
