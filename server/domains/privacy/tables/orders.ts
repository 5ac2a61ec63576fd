import { type PersonalTable, workColumns } from './personal-table.ts'

const inTeam = { table: 'memberships', id: 'team_id', column: 'account_id', isCurrent: true } as const
const ofOrder = { column: 'order_id', of: { table: 'orders', column: 'requested_by' } }

/** Orders and bookings, which their team and its provider go on with. */
export const orders: readonly PersonalTable[] = [
  {
    table: 'order_events',
    ...ofOrder,
    onDeletion: { does: 'keep', why: 'history' },
    inExport: {
      section: 'applications',
      ofTeam: {
        column: 'order_id',
        of: { table: 'orders', column: 'team_id', of: inTeam },
        hides: 'rows',
        author: 'account_id',
      },
      columns: { order: 'order_id', action: 'action', note: 'note_encrypted', from: 'at' },
    },
  },
  {
    table: 'order_events',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: {
      section: 'applications',
      columns: { order: 'order_id', action: 'action', note: 'note_encrypted', from: 'at' },
    },
  },
  {
    table: 'orders',
    column: 'requested_by',
    onDeletion: { does: 'keep', why: 'team' },
    inExport: {
      section: 'applications',
      ofTeam: { column: 'team_id', of: inTeam, hides: ['need_encrypted'], author: 'requested_by' },
      columns: {
        id: 'id',
        reference: 'reference',
        application: 'application_id',
        kind: 'offering_kind',
        offering: 'offering_number',
        state: 'state',
        need: 'need_encrypted',
        rating: 'rating',
        from: 'first_slot',
        until: 'last_slot',
        sent: 'requested_at',
      },
    },
  },
  ...workColumns('orders', 'assigned_to', 'locked_by'),
]
