import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPersonalCipher, UnreadablePersonalValueError } from './personal-columns.ts'

const first = randomBytes(32)
const second = randomBytes(32)
const cipher = createPersonalCipher({ currentKeyId: 'k1', keys: new Map([['k1', first]]) })
const rotated = createPersonalCipher({
  currentKeyId: 'k2',
  keys: new Map([
    ['k1', first],
    ['k2', second],
  ]),
})

/** Every single-character change of the text, at every place. */
function flipped(text: string): string[] {
  return [...text].map((old, at) => {
    const other = old === 'A' ? 'B' : 'A'
    return text.slice(0, at) + other + text.slice(at + 1)
  })
}

describe('encrypt and decrypt', () => {
  test('any text comes back exactly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cipher.decrypt(cipher.encrypt(text, 'a.b'), 'a.b')).toBe(text)
      }),
    )
  })

  test('the same value is stored differently each time and holds no plain text', () => {
    const stored = [1, 2].map(() => cipher.encrypt('+8613800138000', 'accounts.phone'))
    expect(stored[0]).not.toBe(stored[1])
    expect(stored[0]).toMatch(/^k1\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/)
  })

  test('trust 28: a value written before a rotation still reads, new values use the new key', () => {
    const old = cipher.encrypt('林', 'accounts.name')
    expect(rotated.decrypt(old, 'accounts.name')).toBe('林')
    expect(rotated.encrypt('林', 'accounts.name')).toMatch(/^k2\./)
  })

  test('trust 26: every damaged, moved or foreign value fails with one identical error', () => {
    const stored = cipher.encrypt('+8613800138000', 'accounts.phone')
    const [id = '', nonce = '', text = '', tag = ''] = stored.split('.')
    const bad = [
      ...flipped(stored),
      ...[stored.slice(0, -1), `${stored}A`, `${stored}.A`, `${stored}=`, ` ${stored}`, '', '.', '....'],
      [id, nonce, text, tag.slice(0, 6)].join('.'),
      [id, '', text, tag].join('.'),
      rotated.encrypt('x', 'accounts.phone'),
      createPersonalCipher({ currentKeyId: 'k1', keys: new Map([['k1', second]]) }).encrypt(
        'x',
        'accounts.phone',
      ),
    ]
    const messages = bad.map((value) => failure(() => cipher.decrypt(value, 'accounts.phone')))
    messages.push(failure(() => cipher.decrypt(stored, 'accounts.email')))
    expect([...new Set(messages)]).toEqual([`${new UnreadablePersonalValueError()}`])
  })
})

describe('blindIndex', () => {
  test('is stable per value and column, and different across both', () => {
    const index = cipher.blindIndex('+8613800138000', 'accounts.phone')
    expect(cipher.blindIndex('+8613800138000', 'accounts.phone')).toBe(index)
    expect(cipher.blindIndex('+8613800138001', 'accounts.phone')).not.toBe(index)
    expect(cipher.blindIndex('+8613800138000', 'invitations.phone')).not.toBe(index)
  })

  test('a look-up after a rotation covers rows of both keys, current first', () => {
    const indexes = rotated.blindIndexes('a', 't.c')
    expect(indexes).toEqual([rotated.blindIndex('a', 't.c'), cipher.blindIndex('a', 't.c')])
  })
})

test.each([
  ['a short key', 'k1', new Map([['k1', Buffer.alloc(16)]])],
  ['a missing current key', 'k9', new Map([['k1', first]])],
  ['a key id with a dot', 'k.1', new Map([['k.1', first]])],
])('refuses %s at the start', (_, currentKeyId, keys) => {
  expect(() => createPersonalCipher({ currentKeyId, keys })).toThrow(/key/)
})

function failure(act: () => unknown): string {
  try {
    return `no failure: ${act()}`
  } catch (error) {
    return String(error)
  }
}
