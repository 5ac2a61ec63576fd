import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserCookie, sessionCookie } from '../../server/cookie-names.ts'
import { impersonalColumns, personalTables } from '../../server/domains/privacy/personal-tables.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { publishConsentTexts } from '../support/sign-in.ts'
import { textColumnsOf } from '../support/text-columns.ts'
import { createStaff, createTeam } from '../support/world/actors.ts'
import { browserOf, callFrom } from '../support/world/deletions.ts'
import { makePdf } from '../support/world/make-pdf.ts'
import { plantOwnCode } from '../support/world/own-code.ts'
import { loosenTables, type Owner, type Planted, plantRows } from '../support/world/plant-rows.ts'

/**
 * The package is compared with the database catalogue, so that a column which the list of tables forgets is
 * noticed. The catalogue says which columns exist; the downloaded package shows what it holds of them.
 */
let portal: TestPortal
let me: Owner
let planted: Planted[]
let pack: { data: string; page: string }
beforeAll(async () => {
  portal = await openPortal({ listens: true })
  await publishConsentTexts(portal)
  await loosenTables(portal)
  const witness = await createStaff(portal, ['administrator'])
  const settle = async (mark: string) => {
    const { teamId, superAdmin: account } = await createTeam(portal)
    const email = `${mark}@example.org`
    const owner = { account, teamId, name: `${mark}-name`, email, witnessId: witness.accountId }
    return { owner, rows: await plantRows(portal, owner, ({ table, name }) => `${mark}<${table}.${name}>`) }
  }
  await settle('theirs')
  const own = await settle('mine')
  me = own.owner
  planted = own.rows
  pack = await takePackage()
}, 240_000)
afterAll(() => portal.close())

/** Requests the package, has it made, opens it with this browser's code, and downloads it. */
async function takePackage() {
  const browser = browserOf(me.account)
  const call = async (path: string, body: object = {}) => {
    const answer = await callFrom(portal, browser, path, body)
    expect([path, answer]).toMatchObject([path, { code: 0 }])
    return answer.data as Record<string, string>
  }
  // The planted rows include a package in the making, and file rows without their bytes.
  await portal.db.deleteFrom('account_exports').where('account_id', '=', me.account.accountId).execute()
  for (const { id } of planted.filter(({ table }) => table === 'files')) {
    const { key } = await portal.services.files.put(Readable.from([makePdf()]))
    await portal.db.updateTable('files').set({ storage_key: key }).where('id', '=', id).execute()
  }
  const { exportId } = await call('usercenter/v1/exportRequest')
  expect((await portal.runJobs()).failures).toEqual([])
  await plantOwnCode(portal, me.account, { ...browser, purpose: 'confirmIdentity', code: '246813' })
  const { path = '' } = await call('usercenter/v1/exportOpen', { exportId, code: '246813' })
  const response = await portal.fetch(path, {
    method: 'POST',
    cookie: `${browserCookie}=${browser.browserId}; ${sessionCookie}=${me.account.token}`,
  })
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { data: text('data.json'), page: text('我的数据.html') }
}

describe('trust 32, over HTTP: the package of somebody who has left words in every column that takes any', () => {
  it('holds each of them, or the list says why not', async () => {
    const met = new Set(planted.map(({ table }) => table))
    const missing = (await textColumnsOf(portal.db))
      .filter(({ table, isUnique }) => met.has(table) && isInPackage(table) && !isUnique)
      .map(({ table, name }) => `${table}.${name}`)
      .filter((column) => !(column in impersonalColumns) && !pack.data.includes(`mine<${column}>`))
    expect(missing.sort()).toEqual(notInPackage.toSorted())
  })

  it('holds their names, is complete as a page, and holds nothing of anybody else', () => {
    for (const text of [pack.data, pack.page]) {
      expect(text).toContain('mine-name')
      expect(text).not.toContain('theirs')
    }
    const escaped = (canary: string) => canary.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const canaries = new Set(pack.data.match(/mine<[^>]+>/g))
    expect(canaries.size).toBeGreaterThan(60)
    expect([...canaries].filter((canary) => !pack.page.includes(escaped(canary)))).toEqual([])
  })
})

/** Whether packages hold anything of the table; the list of tables says why not for every other. */
const isInPackage = (table: string) =>
  personalTables.some((one) => one.table === table && 'section' in one.inExport)

/** Columns that no package holds although packages hold their table, by reason. */
const reasons: Record<string, string[]> = {
  'stands in the package under the name by which the person is called': [
    'acting_persons.real_name_encrypted',
    'earlier_selves.real_name_encrypted',
    'staff_members.display_name',
    'super_admin_changes.real_name_encrypted',
  ],
  'stands in the package as it was worded': [
    'notifications.needs',
    'notifications.params',
    'notifications.staff_privilege',
    'notifications.template',
  ],
  'was written before the texts were encrypted, until a job has done it': [
    'adoption_requests.note',
    'adoption_requests.organisation',
    'adoption_requests.place',
    'adoption_requests.purpose',
    'data_views.reason',
    'tool_requests.answer',
    'tool_requests.keywords',
    'tool_requests.need',
    'tool_requests.note',
    'tool_requests.tool_name',
  ],
  'why staff decided about a team or an organisation, which its own pages tell': [
    'application_decisions.reason',
    'organisation_events.reason',
    'organisation_events.reason_words',
    'organisation_events.remarks',
    'organisations.reason',
    'organisations.reason_words',
    'organisations.remarks',
    'super_admin_change_events.reason',
    'super_admin_change_events.reason_words',
    'super_admin_changes.first_reason',
    'super_admin_changes.first_reason_words',
    'super_admin_changes.reason',
    'super_admin_changes.reason_words',
  ],
  'what an agreement or an edition lays down, which its own pages show': [
    'venture_agreements.questions',
    'venture_agreements.tranches',
    'venture_judges.fields',
    'venture_judges.tracks',
    'venture_reports.questions',
  ],
  'a note that staff keep for themselves': [
    'adoption_requests.note_encrypted',
    'tool_requests.note_encrypted',
  ],
  'of an organisation, and stands in the registration that the package holds': [
    'organisations.credit_code',
    'organisations.entity_type',
    'organisations.name_key',
    'organisations.name_sound',
    'organisations.verified_name',
  ],
  'a keyed hash, a digest or a secret': [
    'application_revisions.receipt',
    'consents.text_hash',
    'feedback_tickets.code_hash',
    'feedback_tickets.request_hash',
    'files.sha256',
    'organisations.address_index',
    'organisations.contact_phone_index',
    'organisations.legal_representative_index',
    'passkeys.public_key',
    'passkeys.transports',
    'staff_members.totp_secret_encrypted',
    'team_invitations.phone_index',
    'venture_agreements.hash',
    'volunteer_certificates.code_encrypted',
  ],
  'a step between states, or a key, of which the package holds the words': [
    'account_suspensions.lift_reason',
    'application_events.from_state',
    'application_events.to_state',
    'applications.correction_keys',
    'applications.declared',
    'files.attached_kind',
    'order_events.from_state',
    'order_events.to_state',
  ],
  'the address of the account with stars': ['deliveries.recipient_masked'],
}
const notInPackage = Object.values(reasons).flat()
