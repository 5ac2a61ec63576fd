import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { indexedCalls } from '../../server/http/calls/call-index.ts'

/** A schema that contains other schemas; any other schema is one value, whatever checks it has. */
type Holder = {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  left?: z.ZodType
  right?: z.ZodType
}

/** The text values of an input, with the name of their field. */
function texts(schema: z.ZodType, field: string): [string, z.ZodType][] {
  const def = schema.def as unknown as Holder
  const inside = [def.innerType, def.element, def.valueType, def.left, def.right, ...(def.options ?? [])]
  const held = inside.filter((one) => one !== undefined)
  if (def.shape) return Object.entries(def.shape).flatMap(([name, one]) => texts(one, name))
  return held.length > 0 ? held.flatMap((one) => texts(one, field)) : [[field, schema]]
}

const taking = (probe: string) =>
  indexedCalls
    .filter(({ call }) => call.effect !== 'read')
    .flatMap(({ id, call }) =>
      texts(call.input, '')
        .filter(
          ([, schema]) => !['unknown', 'any'].includes(schema.def.type) && schema.safeParse(probe).success,
        )
        .map(([field]) => [id, field] as const),
    )

/** Input fields that accept any text, since nobody is identified by them. */
const freeTexts: Record<string, string[]> = {
  'lines that somebody writes to somebody': [
    ...['aboutEn', 'aboutZh', 'answer', 'body', 'message', 'need', 'note', 'purpose', 'reason', 'remark'],
    ...['statement', 'text', 'words', 'feedback', 'resultReason'],
    ...['summary', 'howToJoin', 'accessNotes', 'because', 'closedBecause', 'deliver', 'how', 'leaveOut'],
  ],
  'texts of the portal, written by its editors': [
    ...['altEn', 'altZh', 'article', 'en', 'shared', 'value', 'wordsEn', 'wordsZh', 'zh'],
  ],
  'what judges are compared by, and questions of a report, one on each line': [
    ...['organisations', 'schools', 'employers', 'midtermQuestions', 'closingQuestions'],
  ],
  'answers, which stand beside their question as they were typed': ['answers', 'base'],
  'held against what there is, or read by rules of its own': [
    ...[
      'audience',
      'back',
      'call',
      'code',
      'codes',
      'contact',
      'contactPhone',
      'creditCode',
      'declared',
      'deliveryId',
    ],
    ...[
      'email',
      'field',
      'grantedUntil',
      'key',
      'keys',
      'phone',
      'provider',
      'query',
      'reasonCode',
      'reference',
    ],
    ...['registeredOn', 'roles', 'state', 'token', 'transports', 'url', 'website'],
    ...['bankReference', 'fields', 'keep', 'track', 'tracks'],
  ],
  'how the columns of a file are read': ['matchBy', 'path', 'separator', 'target', 'translations'],
  'what was searched for, and where from': ['device', 'keywords', 'page', 'search'],
}

describe('what is read as a name holds nothing that cannot be seen', () => {
  it('in any field of the contract, or the list says why not', () => {
    const known = new Set(Object.values(freeTexts).flat())
    const free = taking('名\u202E称').filter(([, field]) => !known.has(field))
    expect(free.map((one) => one.join(' '))).toEqual([])
  })
})
