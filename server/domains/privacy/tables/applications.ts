import { type OfTeam, type Parent, type PersonalTable, workColumns } from './personal-table.ts'

const applicationTexts = [
  'answers_encrypted',
  'correction_answers_encrypted',
  'appeal_encrypted',
  'correction_remark_encrypted',
  'declarations',
]
/** Belongs to the person's application, whoever wrote it. */
const ofApplication = { column: 'application_id', of: { table: 'applications', column: 'started_by' } }

const inTeam: Parent = { table: 'memberships', id: 'team_id', column: 'account_id', isCurrent: true }
const toApplication = {
  column: 'application_id',
  of: { table: 'applications', column: 'team_id', of: inTeam },
  hides: 'rows',
} as const
/** Former members get what they wrote themselves, but nothing that came later. */
const orOwn: OfTeam = { ...toApplication, author: 'account_id' }

/** Applications for tools, and colleagues' texts in them. */
export const applications: readonly PersonalTable[] = [
  {
    table: 'application_revisions',
    ...ofApplication,
    onDeletion: { does: 'keep', why: 'team' },
    inExport: {
      section: 'applications',
      ofTeam: orOwn,
      columns: {
        application: 'application_id',
        version: 'number',
        reason: 'reason',
        answers: 'answers_encrypted',
        from: 'created_at',
      },
    },
  },
  {
    table: 'application_revisions',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'team' },
    inExport: {
      section: 'applications',
      columns: { application: 'application_id', version: 'number', from: 'created_at' },
    },
  },
  {
    table: 'application_events',
    ...ofApplication,
    onDeletion: { does: 'keep', why: 'history' },
    inExport: {
      section: 'applications',
      ofTeam: orOwn,
      columns: { application: 'application_id', action: 'action', note: 'note_encrypted', from: 'at' },
    },
  },
  {
    table: 'application_events',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: {
      section: 'applications',
      columns: { application: 'application_id', action: 'action', from: 'at' },
    },
  },
  {
    table: 'application_messages',
    ...ofApplication,
    onDeletion: { does: 'keep', why: 'team' },
    inExport: {
      section: 'applications',
      ofTeam: orOwn,
      columns: { application: 'application_id', side: 'party', text: 'body_encrypted', from: 'created_at' },
    },
  },
  {
    table: 'application_messages',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'team' },
    inExport: {
      section: 'applications',
      columns: { application: 'application_id', text: 'body_encrypted', from: 'created_at' },
    },
  },
  {
    table: 'application_decisions',
    ...ofApplication,
    onDeletion: { does: 'keep', why: 'decision' },
    inExport: {
      section: 'applications',
      ofTeam: toApplication,
      columns: {
        application: 'application_id',
        decision: 'verdict',
        reason: 'reason_code',
        text: 'text_encrypted',
        from: 'decided_at',
      },
    },
  },
  ...workColumns('application_decisions', 'decided_by'),
  {
    table: 'applications',
    column: 'started_by',
    writtenBy: 'all',
    onDeletion: {
      does: 'keep',
      why: 'team',
    },
    inExport: {
      section: 'applications',
      ofTeam: { column: 'team_id', of: inTeam, hides: applicationTexts },
      columns: {
        id: 'id',
        reference: 'reference',
        kind: 'offering_kind',
        offering: 'offering_number',
        state: 'state',
        answers: 'answers_encrypted',
        mended: 'correction_answers_encrypted',
        asked: 'correction_remark_encrypted',
        appeal: 'appeal_encrypted',
        declared: 'declarations',
        from: 'created_at',
        sent: 'submitted_at',
      },
    },
  },
  ...workColumns('applications', 'assigned_to', 'locked_by'),
]
