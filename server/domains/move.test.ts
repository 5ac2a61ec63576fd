import { describe, expect, it } from 'vitest'
import { heldId } from '../../shared/lib/owned-id.ts'
import type { Steps } from '../../shared/rules/lifecycle.ts'
import type { AuditEntry } from '../context.ts'
import type { OwnContext } from '../own-transaction.ts'
import { type Lifecycle, move, moveByClock } from './move.ts'

const table = {
  send: { from: ['draft'], to: 'sent', by: 'owner' },
  close: { from: ['sent'], to: 'closed', by: ['staff', 'portal'], undoes: [] },
  reopen: { from: ['closed'], to: 'sent', by: 'staff', undoes: ['close'] },
} as const satisfies Steps<'draft' | 'sent' | 'closed', 'owner' | 'staff' | 'portal'>

type Row = { id: string; state: 'draft' | 'sent' | 'closed'; by: string }
const [one, other] = [
  heldId('0198f3a0-0000-7000-8000-000000000001'),
  heldId('0198f3a0-0000-7000-8000-000000000002'),
]
const row = (state: Row['state']): Row => ({ id: 'thing', state, by: one })

/** A lifecycle that records the order in which its functions and the audit are called. */
function noted(rest: Partial<Lifecycle<Row, typeof table, { by: string }>> = {}) {
  const did: string[] = []
  const entries: AuditEntry[] = []
  const lifecycle: Lifecycle<Row, typeof table, { by: string }> = {
    table,
    subject: 'thing',
    kept: ({ state }) => ({ state }),
    change: async (_, before, state, set) => {
      did.push('change')
      return { ...before, ...set, state }
    },
    makers: (_, { by }) => [by],
    event: async (_, { action, side }) => void did.push(`${action} by ${side}`),
    follow: async (_, { after }) => void did.push(`follow ${after.state}`),
    ...rest,
  }
  const ctx = { audit: (entry: AuditEntry) => void entries.push(entry) } as OwnContext
  return { did, entries, lifecycle, ctx }
}

describe('a step', () => {
  it('changes the thing, writes event and audit, and brings what follows', async () => {
    const { did, entries, lifecycle, ctx } = noted()
    const step = { action: 'close', accountId: other, set: { by: other }, facts: { why: 'done' } } as const
    expect(await move(ctx, lifecycle, row('sent'), step)).toEqual({ id: 'thing', state: 'closed', by: other })
    expect(did).toEqual(['change', 'close by staff', 'follow closed'])
    expect(entries).toEqual([
      {
        kind: 'thing.close',
        subjectKind: 'thing',
        subjectId: 'thing',
        accountId: other,
        before: { state: 'sent' },
        after: { state: 'closed', why: 'done' },
      },
    ])
  })

  it.each([
    ['that is not legal', row('draft'), 'close', 'staff', other, 'illegalTransition'],
    ['of another side', row('sent'), 'close', 'owner', other, 'illegalTransition'],
    ['that takes back what they have decided', row('closed'), 'reopen', 'staff', one, 'secondPersonNeeded'],
  ] as const)(
    '%s is refused before anything is looked up or written',
    async (_, thing, action, side, who, reason) => {
      const { did, entries, lifecycle, ctx } = noted()
      const set = () => ({ by: String(did.push('set')) })
      const step = { action, side, accountId: who, set }
      await expect(move(ctx, lifecycle, thing, step)).rejects.toMatchObject({ reason })
      expect([did, entries]).toEqual([[], []])
    },
  )

  it('fails without knowing who made the decision it reverses', async () => {
    const { ctx, lifecycle } = noted()
    const { makers: _, ...silent } = lifecycle
    const step = { action: 'reopen', accountId: other } as const
    await expect(move(ctx, silent, row('closed'), step)).rejects.toThrow('does not say who')
  })

  it('is refused if somebody was faster, and left to them by the clock', async () => {
    const { did, entries, lifecycle, ctx } = noted({ change: async () => undefined })
    const step = { action: 'close', accountId: other } as const
    await expect(move(ctx, lifecycle, row('sent'), step)).rejects.toMatchObject({ reason: 'conflict' })
    expect(await moveByClock(ctx, lifecycle, row('sent'), { action: 'close' })).toBeUndefined()
    expect([did, entries]).toEqual([[], []])
  })

  it('of the clock is the portal’s, and only where the table gives it to the portal', async () => {
    const { did, lifecycle, ctx } = noted()
    expect(await moveByClock(ctx, lifecycle, row('sent'), { action: 'close' })).toMatchObject({
      state: 'closed',
    })
    expect(did).toContain('close by portal')
    expect(await moveByClock(ctx, lifecycle, row('closed'), { action: 'reopen' })).toBeUndefined()
  })
})
