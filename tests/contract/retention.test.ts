import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RetentionTerm, retention } from '../../server/db/retention.ts'
import { deleteForgottenFiles } from '../../server/domains/files/files.queries.ts'
import { watchVerifications } from '../../server/domains/organisations/watch-verifications.jobs.ts'
import { deleteOldExports } from '../../server/domains/privacy/export.queries.ts'
import { personalTables } from '../../server/domains/privacy/personal-tables.ts'
import { forgetForms } from '../../server/domains/support/feedback.queries.ts'
import { sweepExpired } from '../../server/http/door/sweep-expired.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { runAs } from '../support/portal/postgres.ts'
import { newAddress } from '../support/sign-in.ts'
import { createAccount, createMember, createTeam } from '../support/world/actors.ts'
import { createApplication } from '../support/world/applications.ts'
import { sendFeedback } from '../support/world/feedback.ts'
import { beginTestImport } from '../support/world/imports.ts'
import { sendVerification } from '../support/world/verifications.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** Why a table with a person's key has no retention term of its own. */
const withoutTerm: Record<string, string[]> = {
  'as long as the account': [
    'account_deletions',
    'accounts',
    'acting_persons',
    'volunteer_feeds',
    'audit_reason_accounts',
    'audit_reasons',
    'consents',
    'earlier_selves',
    'known_browsers',
    'memberships',
    'message_preferences',
    'notifications',
    'partner_bindings',
    'partner_hours',
    'passkeys',
    'project_likes',
    'provider_identities',
    'recovery_codes',
    'sessions',
    'staff_members',
  ],
  'as long as the team or organisation': [
    'legal_entities',
    'organisation_faces',
    'quota_reservations',
    'selftest_steps',
    'team_invitation_uses',
    'teams',
    'activity_hosts',
    // What stays of a certificate without its holder names nobody.
    'volunteer_certificates',
    'volunteer_contacts',
    'volunteer_shifts',
  ],
  'only added to: nobody can take an entry out, and it names things and people by number': ['audit_events'],
  'decisions and what led to them, which can be gone over': [
    'account_suspensions',
    'adoption_requests',
    'application_decisions',
    'application_events',
    'application_messages',
    'application_revisions',
    'feedback_barred',
    'feedback_events',
    'feedback_messages',
    'hours_disputes',
    'order_events',
    'orders',
    'organisation_events',
    'organisation_submissions',
    'organisations',
    'super_admin_change_events',
    'super_admin_changes',
    'surveys',
    'survey_recipients',
    'tool_requests',
    'venture_entries',
    'venture_events',
    'venture_answers',
    'venture_question_reads',
    'venture_questions',
    'venture_agreements',
    'venture_awards',
    'venture_reports',
    'venture_tranches',
    'venture_judges',
  ],
}

describe('retention', () => {
  it('covers every table with a person’s key, by a term or a reason why there is none', async () => {
    const terms = Object.values(retention).map(({ since }) => since.split('.')[0] ?? '')
    const known = new Set([...terms, ...Object.values(withoutTerm).flat()])
    const own = personalTables.filter(
      ({ inExport }) => !('leftOut' in inExport && inExport.leftOut === 'work'),
    )
    expect([...new Set(own.map(({ table }) => table))].filter((table) => !known.has(table))).toEqual([])
  })

  it('is what the guide says', () => {
    const guide = readFileSync(
      join(import.meta.dirname, '../../docs/guides/how-long-data-is-kept.md'),
      'utf8',
    )
    const rows = Object.values(retention).map(
      ({ keep, since, what, why }) => `| ${what} | ${keep} | \`${since}\` | ${why} |`,
    )
    const stated = guide.match(/^\| (?!What|---).*$/gm)?.map((row) => row.replace(/ +/g, ' '))
    expect(stated).toEqual(rows)
  })
})

/** Terms whose job deletes rows by age alone, with the values that make a row subject to the term. */
const deleted: Partial<Record<RetentionTerm, Record<string, string>>> = {
  keptForms: {},
  codes: {},
  mailLinks: {},
  providerAttempts: {},
  requestKeys: {},
  codeDeliveries: { notification_id: 'null' },
  outbox: {},
  forgottenFiles: { attached_kind: 'null' },
  feedbackReaders: {},
  partnerTokens: {},
  teamInvitations: {},
  statementDrafts: {},
  joinRequests: {},
  missedSearches: {},
  earlierUsers: { state: `'waiting'` },
  selftests: { browser_hash: `decode('00', 'hex')` },
  endedSignups: { state: `'declined'` },
  endedSkilledProjects: { state: `'ended'`, closed_side: `'host'` },
  walkIns: {},
  selftestRounds: {},
  accountExports: { storage_key: 'null' },
  pageReads: { language: `'zh'`, day: 'current_date' },
  dataViews: {},
  stuckItems: {},
}

describe.each(Object.entries(deleted))('%s', (name, columns) => {
  it('what is over its term goes, what is within it stays', async () => {
    const { since, keep } = retention[name as RetentionTerm]
    const [table = '', column = ''] = since.split('.')
    const aged = (margin: string) => ({ ...columns, [column]: `now() - interval '${keep}' ${margin}` })
    await insertRow(table, aged("- interval '1 hour'"))
    await insertRow(table, aged("+ interval '1 hour'"))
    await sweepExpired(portal.services, {}, 'test')
    await forgetForms(portal.db)
    await deleteForgottenFiles(portal.db)
    await watchVerifications(portal.services, {}, 'test')
    await deleteOldExports(portal.db)
    const { rows } = await sql<{ is_over: boolean }>`
      select ${sql.ref(column)} < now() - ${keep}::interval as is_over from ${sql.table(table)}`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ is_over: false }])
  })
})

/** Terms after which a job empties a row or deletes it with its dependents. */
const emptied: Partial<Record<RetentionTerm, Emptied>> = {
  feedbackForms: {
    make: async () => (await sendFeedback(portal, await portal.api({ address: newAddress() }))).ticketId,
    queue: 'feedback-clock',
    isKept: (id) => sql`select 1 from feedback_tickets where id = ${id} and form_hash is not null`,
  },
  feedbackContacts: {
    make: closedTicket,
    queue: 'feedback-clock',
    isKept: (id) => sql`select 1 from feedback_tickets where id = ${id} and contact_encrypted is not null`,
  },
  feedbackTexts: {
    make: closedTicket,
    queue: 'feedback-clock',
    isKept: (id) => sql`select 1 from feedback_tickets t join feedback_messages m on m.ticket_id = t.id
      where t.id = ${id} and m.body_encrypted is not null and t.wiped_at is null`,
  },
  imports: {
    make: async () =>
      (await beginTestImport(portal, [{ name: 'projects.csv', content: '名称\n河流地图\n' }])).importId,
    queue: 'sweep-imports',
    isKept: (id) => sql`select 1 from imports i join import_rows r on r.import_id = i.id
      where i.id = ${id} and i.state <> 'discarded'`,
  },
  handOvers: {
    make: handOver,
    queue: 'lapse-hand-overs',
    isKept: (id) => sql`select 1 from team_hand_overs where id = ${id}`,
  },
  returnedPapers: {
    make: () => verificationIn('returned'),
    queue: 'watch-verifications',
    isKept: (id) => sql`select 1 from files where attached_kind = 'organisation' and attached_id = ${id}
      and removed_at is null limit 1`,
  },
  lettersToCome: {
    make: () => verificationIn('pending_documents'),
    queue: 'watch-verifications',
    isKept: (id) => sql`select 1 from files where attached_kind = 'organisation' and attached_id = ${id}
      and removed_at is null limit 1`,
  },
  openJoinRequests: {
    make: async () => {
      const { organisationId } = await sendVerification(portal)
      const { teams } = await portal.api({ token: (await createAccount(portal)).token })
      return (await teams.applyJoinTeamMessage({ organisationId, name: '苏澄' })).requestID
    },
    queue: 'sweep-expired',
    isKept: (id) => sql`select 1 from team_join_requests where id = ${id} and state = 'open'`,
  },
  applicationDrafts: {
    make: async () => {
      const { applicationId } = await createApplication(portal, 'draft')
      // Deletion requires that the applicant has been warned.
      await sql`update applications set draft_warned_at = now() - interval '30 days' where id = ${applicationId}`.execute(
        portal.db,
      )
      return applicationId
    },
    queue: 'application-deadlines',
    isKept: (id) => sql`select 1 from applications where id = ${id} and state = 'draft'`,
  },
}

type Emptied = {
  /** Creates one through the API and returns its id. */
  make(): Promise<string>
  queue:
    | 'feedback-clock'
    | 'sweep-imports'
    | 'application-deadlines'
    | 'watch-verifications'
    | 'lapse-hand-overs'
    | 'sweep-expired'
  /** Selects the row while it is complete. */
  isKept(id: string): RawBuilder<unknown>
}

async function handOver(): Promise<string> {
  const { teamId, superAdmin } = await createTeam(portal)
  const { accountId: userID } = await createMember(portal, teamId, 'member')
  const api = await portal.api({ token: superAdmin.token })
  return (await api.handOvers.offer({ TeamID: teamId, userID })).handOverID
}

async function verificationIn(state: 'returned' | 'pending_documents'): Promise<string> {
  const { organisationId } = await sendVerification(portal)
  // Deletion requires that the team has been warned.
  await sql`update organisations set state = ${state}, decided_at = now(),
    papers_warned_at = now() - interval '8 days' where id = ${organisationId}`.execute(portal.db)
  return organisationId
}

async function closedTicket(): Promise<string> {
  const visitor = await portal.api({ address: newAddress() })
  const { ticketId } = await sendFeedback(portal, visitor, { contact: 'reed@example.org' })
  await sql`update feedback_tickets set state = 'closed', due_on = null where id = ${ticketId}`.execute(
    portal.db,
  )
  return ticketId
}

describe.each(Object.entries(emptied))('%s', (name, { make, queue, isKept }) => {
  it('what is over its term goes, what is within it stays', async () => {
    const { since, keep } = retention[name as RetentionTerm]
    const [table = '', column = ''] = since.split('.')
    const [old, young] = [await make(), await make()]
    const count = async () => {
      const found = await Promise.all([old, young].map((id) => isKept(id).execute(portal.db)))
      return found.map(({ rows }) => rows.length)
    }
    expect(await count()).toEqual([1, 1])
    for (const [id, hours] of [
      [old, 1],
      [young, -1],
    ] as const) {
      await sql`update ${sql.table(table)}
        set ${sql.ref(column)} = now() - ${keep}::interval - make_interval(hours => ${hours}) where id = ${id}`.execute(
        portal.db,
      )
    }
    await portal.services.enqueue(portal.db, queue, {})
    expect((await portal.runJobs()).failures).toEqual([])
    expect(await count()).toEqual([0, 1])
  })
})

it('every term is held by one of these tests', () => {
  const held = new Set([...Object.keys(deleted), ...Object.keys(emptied)])
  expect(Object.keys(retention).filter((name) => !held.has(name))).toEqual([])
})

/** Inserts a row with any values that its columns accept, regardless of other tables and rules. */
async function insertRow(table: string, stated: Record<string, string>): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
      and is_generated = 'NEVER' and is_identity = 'NO'`.execute(portal.db)
  const values = { ...Object.fromEntries(rows.map(({ name, type }) => [name, someValue(type)])), ...stated }
  const { rows: checks } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype in ('c', 'f')`.execute(
    portal.db,
  )
  await runAs(portal.ownerUrl, [
    ...checks.map(({ name }) => `alter table ${table} drop constraint "${name}"`),
    `insert into ${table} (${Object.keys(values).join(', ')}) values (${Object.values(values).join(', ')})`,
  ])
}

function someValue(type: string): string {
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type === 'bytea') return `decode(md5(random()::text), 'hex')`
  if (type.startsWith('timestamp')) return 'now()'
  if (type === 'boolean') return 'false'
  if (type === 'jsonb') return `'{}'`
  if (type === 'ARRAY') return `'{}'`
  return type === 'text' ? 'md5(random()::text)' : '1'
}
