import type { ExportSection, GoingPart, StayingReason } from '../../../../shared/rules/privacy.ts'

/** What becomes of a person's rows when their account goes. */
type OnDeletion =
  | { does: 'delete'; part: GoingPart }
  /** The row stays without what led to the person: these columns become null, empty or random. */
  | { does: 'clear'; part: GoingPart; columns: Record<string, 'null' | 'empty' | 'random'>; mask?: string[] }
  /** The row stays; in the columns to mask, name, phone and address of the person become stars. */
  | { does: 'keep'; why: StayingReason; mask?: string[] }

/** What a package holds of a person's rows: a name in it for each column. Or why it holds nothing. */
type InExport = { section: ExportSection; columns: Record<string, string> } | { leftOut: LeftOutReason }

/**
 * `elsewhere`: it stands in the package with the thing that it belongs to. `team`: it is the team's, whose members see
 * it. `work`: what somebody did as staff about others. `short`: a keyed hash that is gone within a day. `secret`: it
 * opens doors and says nothing.
 */
type LeftOutReason = 'elsewhere' | 'team' | 'work' | 'short' | 'secret'

/** Rows of a table that are the person's by `column`, or by a parent of their own; `id` is what points at them. */
export type Parent = { table: string; id?: string; column: string; of?: Parent }

export type PersonalTable = {
  table: string
  /** The column that says whose the row is. */
  column: string
  /** What the column holds: the account's id, a keyed hash of its phone or address, or `account:` with its id. */
  by?: 'codePhone' | 'invitedPhone' | 'earlierPhone' | 'linkedMail' | 'actor'
  /** The column holds the key of a row of another table, which is the person's. */
  of?: Parent
  onDeletion: OnDeletion
  inExport: InExport
}

const work = { onDeletion: { does: 'keep', why: 'work' }, inExport: { leftOut: 'work' } } as const
const workColumns = (table: string, ...columns: string[]): PersonalTable[] =>
  columns.map((column) => ({ table, column, ...work }))

const applicationTexts = [
  'answers_encrypted',
  'correction_answers_encrypted',
  'appeal_encrypted',
  'correction_remark_encrypted',
]
const organisationTexts = [
  'contact_name_encrypted',
  'contact_phone_encrypted',
  'legal_representative_encrypted',
]

/** Of one's application, whoever wrote it. */
const ofApplication = { column: 'application_id', of: { table: 'applications', column: 'started_by' } }
/** Of a team that they are in: colleagues may have named them. */
const ofTeam: Parent = { table: 'memberships', id: 'team_id', column: 'account_id' }
const ofTeamsApplication: Parent = { table: 'applications', column: 'team_id', of: ofTeam }
/** Of an organisation that they act for. */
const ofOrganisation: Parent = { table: 'acting_persons', id: 'organisation_id', column: 'account_id' }
const named = (table: string, column: string, of: Parent, mask: string[]): PersonalTable => ({
  table,
  column,
  of,
  onDeletion: { does: 'keep', why: 'team', mask },
  inExport: { leftOut: 'team' },
})
const ofTicket = { column: 'ticket_id', of: { table: 'feedback_tickets', column: 'account_id' } }

/** What an earlier platform knew of a person. */
const earlierUser: InExport = {
  section: 'account',
  columns: {
    phone: 'phone_encrypted',
    name: 'name_encrypted',
    email: 'email_encrypted',
    team: 'team_name',
    state: 'state',
    from: 'imported_at',
  },
}

/** Who asked for another super admin, who was it and who becomes it: the decision stays, their names go. */
const superAdminChanges = (column: string, columns: Record<string, string>): PersonalTable[] => [
  {
    table: 'super_admin_changes',
    column,
    onDeletion: {
      does: 'keep',
      why: 'decision',
      mask: ['real_name_encrypted', 'position_encrypted', 'statement_encrypted', 'answer_encrypted'],
    },
    inExport: { section: 'teams', columns: { reference: 'reference', state: 'state', ...columns } },
  },
]

/**
 * Every table with a person's key: what goes and what stays when the account goes, and what a person's package holds.
 * Deletion and export read this list and nothing else, in its order. A test holds it against the catalogue of the
 * database: a new column that leads to a person fails until it stands here.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'staff_invitations',
    column: 'used_by',
    onDeletion: { does: 'clear', part: 'signIn', columns: { used_session_id: 'null' } },
    inExport: { leftOut: 'work' },
  },
  ...workColumns('staff_invitations', 'created_by'),
  ...workColumns('staff_role_changes', 'asked_by', 'decided_by', 'member_id'),
  {
    table: 'mail_links',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { leftOut: 'short' },
  },
  {
    table: 'mail_links',
    column: 'email_index',
    by: 'linkedMail',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { leftOut: 'short' },
  },
  {
    table: 'provider_identities',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: {
      section: 'signIn',
      columns: { name: 'label_encrypted', channel: 'provider', from: 'linked_at' },
    },
  },
  {
    table: 'passkeys',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: {
      section: 'signIn',
      columns: { name: 'name', from: 'created_at', lastUsed: 'last_used_at' },
    },
  },
  {
    table: 'recovery_codes',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { leftOut: 'secret' },
  },
  {
    table: 'sessions',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: {
      section: 'signIn',
      columns: { device: 'device', from: 'created_at', lastUsed: 'last_seen_at', ended: 'ended_at' },
    },
  },
  {
    table: 'known_browsers',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { section: 'signIn', columns: { lastUsed: 'last_signed_in_at' } },
  },
  {
    table: 'one_time_codes',
    column: 'phone_index',
    by: 'codePhone',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { leftOut: 'short' },
  },
  {
    table: 'idempotency_keys',
    column: 'actor',
    by: 'actor',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { leftOut: 'short' },
  },
  {
    table: 'consents',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'proof' },
    inExport: {
      section: 'consents',
      columns: {
        document: 'document',
        version: 'version',
        language: 'language',
        from: 'given_at',
        withdrawn: 'withdrawn_at',
      },
    },
  },
  {
    table: 'teams',
    column: 'owner_account_id',
    onDeletion: { does: 'clear', part: 'teams', columns: { owner_account_id: 'null', name: 'empty' } },
    inExport: { section: 'teams', columns: { name: 'name', from: 'created_at' } },
  },
  {
    table: 'deliveries',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'messages' },
    inExport: {
      section: 'messages',
      columns: { channel: 'channel', state: 'state', from: 'created_at', ended: 'finished_at' },
    },
  },
  {
    table: 'message_preferences',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'messages' },
    inExport: {
      section: 'messages',
      columns: {
        muted: 'muted',
        quiet: 'is_quiet_at_night',
        digest: 'has_digest',
        deviceTexts: 'has_device_texts',
        from: 'changed_at',
      },
    },
  },
  {
    table: 'notifications',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'messages' },
    inExport: {
      section: 'messages',
      columns: { message: 'template', values: 'params', link: 'link', from: 'created_at', read: 'read_at' },
    },
  },
  {
    table: 'notifications',
    column: 'read_by',
    onDeletion: { does: 'clear', part: 'messages', columns: { read_by: 'null' } },
    inExport: { leftOut: 'team' },
  },
  {
    table: 'statement_drafts',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'drafts' },
    inExport: { section: 'drafts', columns: { text: 'statement_encrypted', from: 'saved_at' } },
  },
  {
    table: 'files',
    column: 'owner_account_id',
    onDeletion: { does: 'keep', why: 'team' },
    inExport: {
      section: 'files',
      columns: {
        id: 'id',
        name: 'name_encrypted',
        kind: 'media_type',
        bytes: 'bytes',
        purpose: 'purpose',
        from: 'created_at',
        ended: 'removed_at',
      },
    },
  },
  {
    table: 'application_revisions',
    ...ofApplication,
    onDeletion: { does: 'keep', why: 'team', mask: ['answers_encrypted'] },
    inExport: {
      section: 'applications',
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
    onDeletion: { does: 'keep', why: 'team', mask: ['answers_encrypted'] },
    inExport: {
      section: 'applications',
      columns: { application: 'application_id', version: 'number', from: 'created_at' },
    },
  },
  {
    table: 'application_events',
    ...ofApplication,
    onDeletion: { does: 'keep', why: 'history', mask: ['note_encrypted'] },
    inExport: {
      section: 'applications',
      columns: { application: 'application_id', action: 'action', note: 'note_encrypted', from: 'at' },
    },
  },
  {
    table: 'application_events',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history', mask: ['note_encrypted'] },
    inExport: {
      section: 'applications',
      columns: { application: 'application_id', action: 'action', from: 'at' },
    },
  },
  {
    table: 'application_messages',
    ...ofApplication,
    onDeletion: { does: 'keep', why: 'team', mask: ['body_encrypted'] },
    inExport: {
      section: 'applications',
      columns: { application: 'application_id', side: 'party', text: 'body_encrypted', from: 'created_at' },
    },
  },
  {
    table: 'application_messages',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'team', mask: ['body_encrypted'] },
    inExport: {
      section: 'applications',
      columns: { application: 'application_id', text: 'body_encrypted', from: 'created_at' },
    },
  },
  {
    table: 'application_decisions',
    ...ofApplication,
    onDeletion: { does: 'keep', why: 'decision', mask: ['text_encrypted'] },
    inExport: {
      section: 'applications',
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
    onDeletion: {
      does: 'keep',
      why: 'team',
      mask: applicationTexts,
    },
    inExport: {
      section: 'applications',
      columns: {
        id: 'id',
        reference: 'reference',
        tool: 'tool_number',
        state: 'state',
        answers: 'answers_encrypted',
        mended: 'correction_answers_encrypted',
        asked: 'correction_remark_encrypted',
        appeal: 'appeal_encrypted',
        from: 'created_at',
        sent: 'submitted_at',
      },
    },
  },
  ...workColumns('applications', 'assigned_to', 'locked_by'),
  named('applications', 'team_id', ofTeam, applicationTexts),
  named('application_revisions', 'application_id', ofTeamsApplication, ['answers_encrypted']),
  named('application_events', 'application_id', ofTeamsApplication, ['note_encrypted']),
  named('application_messages', 'application_id', ofTeamsApplication, ['body_encrypted']),
  named('organisations', 'id', ofOrganisation, organisationTexts),
  named('organisation_submissions', 'organisation_id', ofOrganisation, ['personal_encrypted']),
  {
    table: 'organisation_submissions',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'decision', mask: ['personal_encrypted'] },
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
    onDeletion: {
      does: 'keep',
      why: 'decision',
      mask: organisationTexts,
    },
    inExport: {
      section: 'verifications',
      columns: {
        reference: 'reference',
        organisation: 'name',
        state: 'state',
        address: 'address_encrypted',
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
    onDeletion: { does: 'keep', why: 'team' },
    inExport: { leftOut: 'team' },
  },
  {
    table: 'feedback_messages',
    ...ofTicket,
    onDeletion: { does: 'keep', why: 'history', mask: ['body_encrypted'] },
    inExport: { section: 'feedback', columns: { side: 'side', text: 'body_encrypted', from: 'created_at' } },
  },
  {
    table: 'feedback_messages',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history', mask: ['body_encrypted'] },
    inExport: { leftOut: 'elsewhere' },
  },
  {
    table: 'feedback_events',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { section: 'feedback', columns: { action: 'action', from: 'at' } },
  },
  {
    table: 'feedback_barred',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'contacts' },
    inExport: { leftOut: 'elsewhere' },
  },
  {
    table: 'feedback_tickets',
    column: 'account_id',
    onDeletion: {
      does: 'clear',
      part: 'contacts',
      columns: { account_id: 'null', contact_channel: 'null', contact_encrypted: 'null' },
      mask: ['about_encrypted'],
    },
    inExport: {
      section: 'feedback',
      columns: {
        reference: 'reference',
        kind: 'kind',
        topic: 'topic',
        state: 'state',
        about: 'about_encrypted',
        contact: 'contact_encrypted',
        from: 'received_at',
      },
    },
  },
  ...workColumns('feedback_tickets', 'assigned_to', 'locked_by'),
  {
    table: 'tool_requests',
    column: 'account_id',
    onDeletion: {
      does: 'clear',
      part: 'contacts',
      columns: { account_id: 'null', contact_encrypted: 'null' },
      mask: ['need'],
    },
    inExport: {
      section: 'requests',
      columns: {
        reference: 'reference',
        text: 'need',
        tool: 'tool_name',
        contact: 'contact_encrypted',
        state: 'state',
        answer: 'answer',
        from: 'created_at',
      },
    },
  },
  ...workColumns('tool_requests', 'changed_by'),
  {
    table: 'adoption_requests',
    column: 'account_id',
    onDeletion: {
      does: 'clear',
      part: 'contacts',
      columns: { account_id: 'null', contact_encrypted: 'empty' },
      mask: ['purpose', 'place', 'organisation'],
    },
    inExport: {
      section: 'requests',
      columns: {
        reference: 'reference',
        organisation: 'organisation',
        place: 'place',
        text: 'purpose',
        contact: 'contact_encrypted',
        state: 'state',
        from: 'received_at',
      },
    },
  },
  ...workColumns('adoption_requests', 'changed_by'),
  {
    table: 'project_likes',
    column: 'account_id',
    // The voice stays and leads to nobody.
    onDeletion: { does: 'clear', part: 'contacts', columns: { account_id: 'null', address_key: 'random' } },
    inExport: { section: 'likes', columns: { project: 'number', from: 'liked_at' } },
  },
  {
    table: 'data_views',
    column: 'viewed_account_id',
    onDeletion: { does: 'delete', part: 'looks' },
    inExport: {
      section: 'looks',
      columns: { what: 'what', reference: 'reference', reason: 'reason_encrypted', from: 'at' },
    },
  },
  ...workColumns('data_views', 'viewer_account_id'),
  {
    table: 'staff_members',
    column: 'account_id',
    onDeletion: { does: 'clear', part: 'signIn', columns: { totp_secret_encrypted: 'null' } },
    inExport: { section: 'staff', columns: { name: 'display_name', role: 'roles', from: 'created_at' } },
  },
  ...workColumns('missed_searches', 'handled_by'),
  ...workColumns('content_records', 'updated_by'),
  ...workColumns('content_texts', 'submitted_by', 'updated_by'),
  ...workColumns('content_versions', 'saved_by'),
  ...workColumns('content_pictures', 'created_by'),
  ...workColumns('imports', 'created_by', 'worked_by'),
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
  ...superAdminChanges('next_account_id', { name: 'real_name_encrypted', position: 'position_encrypted' }),
  ...superAdminChanges('sitting_account_id', { answer: 'answer_encrypted' }),
  ...superAdminChanges('requested_by', { text: 'statement_encrypted' }),
  ...workColumns('super_admin_changes', 'first_by', 'second_by', 'locked_by'),
  {
    table: 'super_admin_change_events',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { section: 'teams', columns: { action: 'action', from: 'at' } },
  },
  {
    table: 'account_exports',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'files' },
    inExport: { leftOut: 'elsewhere' },
  },
  {
    table: 'account_deletions',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'proof' },
    inExport: {
      section: 'account',
      columns: { from: 'requested_at', until: 'due_at', withdrawn: 'cancelled_at' },
    },
  },
  {
    table: 'audit_events',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'proof' },
    inExport: {
      section: 'actions',
      columns: { action: 'kind', what: 'subject_kind', id: 'subject_id', from: 'at' },
    },
  },
  {
    table: 'survey_recipients',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'messages' },
    inExport: { section: 'messages', columns: { id: 'survey_id', from: 'told_at', sent: 'answered_on' } },
  },
  ...workColumns('surveys', 'created_by', 'opened_by'),
  {
    table: 'partner_bindings',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: {
      section: 'signIn',
      columns: { id: 'subject', from: 'bound_at', ended: 'ended_at' },
    },
  },
  {
    table: 'earlier_users',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'account' },
    inExport: earlierUser,
  },
  {
    table: 'earlier_users',
    column: 'phone_index',
    by: 'earlierPhone',
    onDeletion: { does: 'delete', part: 'account' },
    inExport: earlierUser,
  },
  ...workColumns('earlier_user_imports', 'imported_by'),
  // Last: what stays leads to a row without a name, a phone or an address.
  {
    table: 'accounts',
    column: 'id',
    onDeletion: {
      does: 'clear',
      part: 'account',
      columns: {
        phone_encrypted: 'null',
        phone_index: 'null',
        name_encrypted: 'null',
        email_encrypted: 'null',
        email_index: 'null',
      },
    },
    inExport: {
      section: 'account',
      columns: {
        phone: 'phone_encrypted',
        name: 'name_encrypted',
        email: 'email_encrypted',
        language: 'locale',
        state: 'status',
        from: 'created_at',
      },
    },
  },
]

/** Columns that look as if they led to a person and do not have to be gone through, each with its reason. */
export const impersonalColumns: Record<string, string> = {
  'trace_ids.browser_jwk': 'a public key of a browser, for five minutes',
  'earlier_user_imports.file_name_encrypted': 'what a member of staff called a file, read by administrators',
  'server_keys.private_key_encrypted': 'a key of the portal',
  'activation_codes.code_encrypted': 'a code of a tool, which names nobody',
  'organisations.address_encrypted': 'the seat of an organisation, which its papers state',
  'outbox_messages.body_encrypted': 'the demo alone, for a day; what is to the person goes at once',
  'trace_ids.bound_to': 'a session or a browser, for five minutes',
  'rate_limits.key': 'counts within minutes or hours, and is swept',
  'feedback_readers.browser_hash': 'a browser that opened a ticket by its number and code, until that ends',
  'provider_attempts.browser_hash': 'goes with the attempt, within a day',
  'provider_attempts.label_encrypted': 'goes with the attempt, within a day',
  'provider_attempts.nonce_encrypted': 'random, and goes with the attempt',
  'provider_attempts.subject_encrypted': 'goes with the attempt, within a day',
  'provider_attempts.verifier_encrypted': 'random, and goes with the attempt',
  'survey_answers.answers_encrypted': 'given without a name: nothing leads from an answer to who gave it',
  'wechat_tickets.value_encrypted': 'what WeChat gives the portal itself',
  'passkey_challenges.browser_hash': 'goes with the challenge, within minutes',
  'one_time_codes.browser_hash': 'goes with the code, within a day',
  'known_browsers.browser_hash': 'goes with the row, which is listed by its account',
  'files.owner_browser': 'a browser without an account; attached files belong to the ticket',
  'project_likes.address_key': 'made random when the account goes; without an account it leads to nobody',
  'outbox_messages.recipient_encrypted': 'the demo alone, for a day; what is to the person goes at once',
  'audit_events.subject_id': 'an id in the audit, which holds no personal text',
  'teams.owner_account_id': 'listed as the key of its table',
}
