import { describe, expect, it } from 'vitest'
import { heldId } from '../../../shared/lib/owned-id.ts'
import { hindranceOf, type SuspensionCase } from './suspension.policy.ts'

const an = heldId('an')
const bo = heldId('bo')
const ordinary: SuspensionCase = {
  readerId: an,
  accountId: heldId('someone'),
  status: 'active',
  haveSharedTeam: false,
  administrators: ['an', 'bo'],
  undoneMaker: null,
}

describe('who may suspend an account or lift its suspension', () => {
  it.each<[string, Partial<SuspensionCase>, ReturnType<typeof hindranceOf>]>([
    ['an ordinary account', {}, null],
    ['their own', { accountId: an }, 'self'],
    ['of a team mate, of now or earlier', { haveSharedTeam: true }, 'team'],
    ['one of two administrators', { accountId: bo }, 'administrators'],
    ['one of three administrators', { accountId: bo, administrators: ['an', 'bo', 'chi'] }, null],
    ['an account beside a single administrator', { administrators: ['an'] }, null],
    ['what they suspended', { status: 'suspended', undoneMaker: 'an' }, 'second'],
    ['what they let back in', { undoneMaker: 'an' }, 'second'],
    ['what a colleague let back in', { undoneMaker: 'bo' }, null],
    ['what a colleague suspended', { status: 'suspended', undoneMaker: 'bo' }, null],
    ['what nobody of the staff suspended', { status: 'suspended' }, null],
    [
      'a team mate whom a colleague suspended',
      { status: 'suspended', undoneMaker: 'bo', haveSharedTeam: true },
      'team',
    ],
  ])('%s', (_, change, hindrance) => {
    expect(hindranceOf({ ...ordinary, ...change })).toBe(hindrance)
  })
})
