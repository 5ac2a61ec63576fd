import { named, type Parent, type PersonalTable, workColumns } from './personal-table.ts'

/** An organisation's name and seat, as its papers state them. */
export const organisationFacts = ['name', 'name_key', 'name_sound', 'verified_name', 'address_encrypted']

/** Belongs to an organisation that they act for. */
const ofOrganisation: Parent = { table: 'acting_persons', id: 'organisation_id', column: 'account_id' }

/** Organisations, their acting persons, and teams. */
export const organisations: readonly PersonalTable[] = [
  named('organisations', 'id', ofOrganisation, { facts: organisationFacts }),
  named('organisation_submissions', 'organisation_id', ofOrganisation, { facts: ['facts'] }),
  named('organisation_events', 'organisation_id', ofOrganisation),
  named('organisation_faces', 'organisation_id', ofOrganisation),
  {
    table: 'organisation_submissions',
    column: 'account_id',
    facts: ['facts'],
    onDeletion: { does: 'keep', why: 'decision' },
    inExport: {
      section: 'verifications',
      columns: { version: 'number', facts: 'facts', text: 'personal_encrypted', from: 'submitted_at' },
    },
  },
  {
    table: 'acting_persons',
    column: 'account_id',
    onDeletion: {
      does: 'clear',
      part: 'contacts',
      columns: { real_name_encrypted: 'empty', position_encrypted: 'empty' },
    },
    inExport: {
      section: 'verifications',
      columns: {
        name: 'real_name_encrypted',
        position: 'position_encrypted',
        state: 'finding',
        from: 'submitted_at',
      },
    },
  },
  {
    table: 'organisation_events',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { section: 'verifications', columns: { action: 'action', state: 'state', from: 'at' } },
  },
  {
    table: 'organisations',
    column: 'submitted_by',
    writtenBy: 'all',
    facts: organisationFacts,
    onDeletion: {
      does: 'keep',
      why: 'decision',
    },
    inExport: {
      section: 'verifications',
      columns: {
        reference: 'reference',
        organisation: 'name',
        state: 'state',
        address: 'address_encrypted',
        representative: 'legal_representative_encrypted',
        contact: 'contact_name_encrypted',
        phone: 'contact_phone_encrypted',
        from: 'submitted_at',
      },
    },
  },
  ...workColumns('organisations', 'decided_by', 'assigned_to', 'locked_by'),
  {
    table: 'memberships',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'teams' },
    inExport: {
      section: 'teams',
      columns: { team: 'team_id', role: 'role', from: 'joined_at', ended: 'left_at' },
    },
  },
  {
    table: 'organisation_faces',
    column: 'changed_by',
    writtenBy: 'all',
    onDeletion: { does: 'keep', why: 'team' },
    inExport: { leftOut: 'team' },
  },
]
