import { describe, expect, it } from 'vitest'
import { actionsIn, nextState, type Steps, undoneBy } from './lifecycle.ts'

const table = {
  send: { from: ['draft'], to: 'sent', by: 'owner' },
  amend: { from: [], stays: ['sent', 'refused'], to: 'sent', by: 'owner' },
  refuse: { from: ['sent'], when: { late: ['draft'] }, to: 'refused', by: ['staff', 'clock'], undoes: [] },
  reopen: { from: ['refused'], to: 'sent', by: 'staff', undoes: ['refuse'] },
} as const satisfies Steps<'draft' | 'sent' | 'refused', 'owner' | 'staff' | 'clock'>

describe('a lifecycle', () => {
  it('leads from where a step starts to where it ends, and nowhere else', () => {
    expect(nextState(table, { state: 'draft' }, 'send')).toBe('sent')
    expect(nextState(table, { state: 'sent' }, 'send')).toBeNull()
  })

  it('stays where a step says so', () => {
    expect(nextState(table, { state: 'refused' }, 'amend')).toBe('refused')
  })

  it('requires the named condition besides the state', () => {
    expect(nextState(table, { state: 'draft' }, 'refuse')).toBeNull()
    expect(nextState(table, { state: 'draft', is: 'late' }, 'refuse')).toBe('refused')
    expect(nextState(table, { state: 'draft', is: 'early' }, 'refuse')).toBeNull()
  })

  it('knows whose a step is where it is asked', () => {
    expect(nextState(table, { state: 'sent' }, 'refuse', 'clock')).toBe('refused')
    expect(nextState(table, { state: 'sent' }, 'refuse', 'owner')).toBeNull()
  })

  it('says what is legal, and what a step takes back', () => {
    expect(actionsIn(table, { state: 'refused' })).toEqual(['amend', 'reopen'])
    expect(undoneBy(table, 'reopen')).toEqual(['refuse'])
    expect(undoneBy(table, 'send')).toEqual([])
  })
})
