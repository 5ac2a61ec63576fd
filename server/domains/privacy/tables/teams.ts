import { type PersonalTable, workColumns } from './personal-table.ts'

/** Requester, former and new super admin: the decision stays, their names are erased. */
const superAdminChanges = (column: string, columns: Record<string, string>): PersonalTable[] => [
  {
    table: 'super_admin_changes',
    column,
    onDeletion: {
      does: 'keep',
      why: 'decision',
    },
    inExport: { section: 'teams', columns: { reference: 'reference', state: 'state', ...columns } },
  },
]

/** Invitations, requests to join, super admin changes. */
export const teams: readonly PersonalTable[] = [
  {
    table: 'team_invitation_uses',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'teams' },
    inExport: { section: 'teams', columns: { id: 'invitation_id', from: 'used_at' } },
  },
  {
    table: 'team_invitations',
    column: 'created_by',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { leftOut: 'team' },
  },
  {
    table: 'team_invitations',
    column: 'phone_index',
    by: 'invitedPhone',
    onDeletion: { does: 'delete', part: 'contacts' },
    inExport: { section: 'teams', columns: { role: 'role', phone: 'phone_encrypted', from: 'created_at' } },
  },
  {
    table: 'team_join_requests',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'teams' },
    inExport: {
      section: 'teams',
      columns: {
        name: 'name_encrypted',
        text: 'message_encrypted',
        state: 'state',
        reason: 'reason_encrypted',
        from: 'created_at',
      },
    },
  },
  {
    table: 'team_join_requests',
    column: 'decided_by',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { leftOut: 'team' },
  },
  ...['from_account_id', 'to_account_id'].map(
    (column): PersonalTable => ({
      table: 'team_hand_overs',
      column,
      onDeletion: { does: 'delete', part: 'teams' },
      inExport: { section: 'teams', columns: { id: 'team_id', from: 'offered_at' } },
    }),
  ),
  ...superAdminChanges('next_account_id', { name: 'real_name_encrypted', position: 'position_encrypted' }),
  ...superAdminChanges('sitting_account_id', { answer: 'answer_encrypted' }),
  ...superAdminChanges('requested_by', { text: 'statement_encrypted' }),
  ...workColumns('super_admin_changes', 'first_by', 'second_by', 'assigned_to', 'locked_by'),
  {
    table: 'super_admin_change_events',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { section: 'teams', columns: { action: 'action', from: 'at' } },
  },
]
