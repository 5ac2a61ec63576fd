import { describe, expect, it } from 'vitest'
import { parseOwnedId } from './owned-id.ts'

const id = '0198a2b3-c4d5-7e6f-8a9b-0c1d2e3f4a5b'

describe('trust 52: an id has one spelling', () => {
  it.each([id, id.toUpperCase(), '0198A2b3-c4D5-7e6f-8a9B-0c1d2E3f4A5b'])('%s is taken as that', (typed) => {
    expect(parseOwnedId(typed)).toBe(id)
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['blanks around it', ` ${id}`],
    ['a line after it', `${id}\n`],
    ['full-width digits', id.replace('0', '０')],
    ['no dashes', id.replaceAll('-', '')],
    ['braces', `{${id}}`],
    ['a URN', `urn:uuid:${id}`],
    ['a number', '1001'],
  ])('%s is none', (_, typed) => {
    expect(parseOwnedId(typed)).toBeNull()
  })
})
