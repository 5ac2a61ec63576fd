import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../server/log.ts'
import { withoutHidden } from '../../shared/lib/text/hidden-characters.ts'
import { placesOf } from '../support/everything-stored.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { publishConsentTexts } from '../support/sign-in.ts'
import { oddTexts, textColumnsOf } from '../support/text-columns.ts'
import { createStaff, createTeam, type TestAccount } from '../support/world/actors.ts'
import {
  askToLeave,
  browserOf,
  callFrom,
  deletedAmong,
  passDays,
  runDeletions,
} from '../support/world/deletions.ts'
import { feedbackInput } from '../support/world/feedback.ts'
import { makePdf } from '../support/world/make-pdf.ts'
import { loosenTables, type Owner, type Planted, plantRows } from '../support/world/plant-rows.ts'

let portal: TestPortal
const lines: string[] = []
const people: { odd: string; owner: Owner; planted: Planted[] }[] = []
let bystander: { owner: Owner; planted: Planted[] }
let rowsBefore: string[]

/** The name and contacts that belong to this person alone. */
const canariesOf = ({ account, name, email }: Owner) => [name, account.phone.replace('+86', ''), email]
let number = 1000
let witness: TestAccount

/** A person alone in a team that is named after them. */
async function settle(): Promise<Owner> {
  number += 1
  const [name, email] = [`金丝雀${number}`, `kanari${number}@example.org`]
  const { teamId, superAdmin: account } = await createTeam(portal)
  const { cipher } = portal.services
  await portal.db
    .updateTable('accounts')
    .set({
      name_encrypted: cipher.encrypt(name, 'accounts.name'),
      email_encrypted: cipher.encrypt(email, 'accounts.email'),
      email_index: cipher.blindIndex(email, 'accounts.email'),
    })
    .where('id', '=', account.accountId)
    .execute()
  return { account, teamId, name, email, witnessId: witness.accountId }
}

/** Writes wherever people write: over HTTP and through the typed client. */
async function writeThroughDoors({ account, teamId, name, email }: Owner, words: string): Promise<void> {
  const phone = account.phone.replace('+86', '')
  const said = words.replace(/\p{Cc}/gu, '').slice(0, 300)
  // As much as a name accepts.
  const named = withoutHidden(said).slice(0, 80)
  const from = browserOf(account)
  const call = async (path: string, body: object) => {
    const answer = await callFrom(portal, from, path, body)
    expect([path, answer]).toMatchObject([path, { code: 0 }])
    return answer.data
  }
  await call('usercenter/teamupdate', { TeamID: teamId, name: `${name}的小组` })
  await call('usercenter/teamcreate', { kind: 'unregistered', name: `${name}和${name}` })
  await call('toolbox/request', {
    need: said,
    toolName: named,
    keywords: said.slice(0, 80),
    contact: phone,
  })
  const api = await portal.api({ token: account.token, ...from })
  const file = new File([new Uint8Array(makePdf({ pages: 1 }))], `${name}的截图.pdf`)
  const { fileId } = await api.files.upload({ purpose: 'feedback', file })
  await api.support.feedbackSend({
    ...feedbackInput(),
    ...{ body: said, about: named, contact: email, files: [fileId] },
  })
}

beforeAll(async () => {
  const log = createLog({ isDemo: false }, { write: (line) => void lines.push(line) })
  portal = await openPortal({ log })
  await publishConsentTexts(portal)
  await loosenTables(portal)
  witness = await createStaff(portal, ['administrator'])
  const other = await settle()
  bystander = { owner: other, planted: await plantRows(portal, other, canariesOf(other).join(' ')) }
  for (const [odd, text] of Object.entries({
    ...oddTexts,
    'the id of somebody else': other.account.accountId,
  })) {
    const owner = await settle()
    const [name, phone, email] = canariesOf(owner)
    const words = `${name}${text} ${phone}${text} ${email} ${text}`
    await writeThroughDoors(owner, words)
    people.push({ odd, owner, planted: await plantRows(portal, owner, words) })
  }
  await portal.runJobs()
  rowsBefore = await rowsOf(bystander)
}, 240_000)
afterAll(() => portal.close())

/** Every row, in its present state, that refers to the person or to one of their rows. */
async function rowsOf({ owner, planted }: { owner: Owner; planted: Planted[] }): Promise<string[]> {
  const { accountId } = owner.account
  const marks = new Set([accountId, `account:${accountId}`, owner.teamId, ...planted.map(({ id }) => id)])
  marks.delete('')
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(portal.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.raw(name)} t`.execute(
      portal.db,
    )
    const theirs = rows.filter(({ row }) => Object.values(row).some((value) => marks.has(value)))
    found.push(...theirs.map(({ row }) => `${name} ${JSON.stringify(row)}`))
  }
  return found.sort()
}

/* The database catalogue decides where canaries go, so that no column is forgotten. */
describe('trust 54, 33: somebody who has left words in every column that takes any', () => {
  it('was written into every table that can be somebody’s', async () => {
    const plain = people.find(({ odd }) => odd === 'plain')
    const met = new Set(plain?.planted.map(({ table }) => table))
    const all = new Set((await textColumnsOf(portal.db)).map(({ table }) => table))
    expect([...all].filter((table) => !met.has(table)).sort()).toEqual(ofNobody)
    expect(await placesOf(portal, canariesOf(plain?.owner ?? bystander.owner))).toEqual(
      expect.arrayContaining(['public.tool_requests.contact_encrypted', 'public.notifications.params']),
    )
  })

  it('is gone everywhere, one person after another, and nobody else’s rows have changed', async () => {
    for (const { owner } of people)
      expect(await askToLeave(portal, browserOf(owner.account))).toMatchObject({ code: 0 })
    await passDays(portal, 7)
    expect(await runDeletions(portal)).toEqual([])
    expect(lines.filter((line) => line.includes('was not done'))).toEqual([])
    const accounts = people.map(({ owner }) => owner.account)
    const done = await deletedAmong(portal, accounts)
    expect(people.filter((_, at) => !done[at]).map(({ odd }) => odd)).toEqual([])
    expect(
      await placesOf(
        portal,
        people.flatMap(({ owner }) => canariesOf(owner)),
      ),
    ).toEqual([])
    expect(await rowsOf(bystander)).toEqual(rowsBefore)
    expect(await placesOf(portal, canariesOf(bystander.owner))).not.toEqual([])
  })

  it('has left no value in the log', () => {
    const values = [...people, bystander].flatMap(({ owner }) => canariesOf(owner))
    expect(lines.filter((line) => values.some((value) => line.includes(value)))).toEqual([])
  })

  it('blocks nobody: the next deletion is done', async () => {
    expect(await askToLeave(portal, browserOf(bystander.owner.account))).toMatchObject({ code: 0 })
    await passDays(portal, 7)
    expect(await runDeletions(portal)).toEqual([])
    expect(await deletedAmong(portal, [bystander.owner.account])).toEqual([true])
    expect(await placesOf(portal, canariesOf(bystander.owner))).toEqual([])
  })
})

/** Tables that no column links to a person: what the portal publishes, and its own bookkeeping. */
const ofNobody = [
  'accounts',
  'activity_entries',
  'activity_listing',
  'audit_events',
  // A table of its own without texts links to it; earlier-selves.test.ts writes and erases such rows.
  'audit_reasons',
  'content_link_reads',
  'content_links',
  'content_live',
  'content_picture_files',
  'content_pictures',
  'content_records',
  'content_texts',
  'content_versions',
  'earlier_user_imports',
  'fields',
  'first_content',
  'help_votes',
  'impact_figures',
  'import_rows',
  'imports',
  'kysely_migration',
  'kysely_migration_lock',
  'legal_entities',
  'missed_searches',
  'order_slots',
  'outbox_messages',
  'outside_links',
  'package_records',
  'page_reads',
  'partners',
  'project_facet_counts',
  'project_listing',
  'provider_attempts',
  'question_sets',
  'rate_limits',
  'search_documents',
  'search_suggestions',
  'search_words',
  'selftest_figures',
  'selftest_versions',
  'server_keys',
  'settings',
  'staff_roles',
  'stuck_items',
  'survey_answers',
  'surveys',
  'teams',
  'tool_facet_counts',
  'tool_texts',
  'tools',
  'trace_ids',
  'venture_decisions',
  'venture_rankings',
  'venture_reviews',
  'venture_revisions',
  'venture_rounds',
  'volunteer_walk_ins',
  'wechat_tickets',
  'working_days',
]
