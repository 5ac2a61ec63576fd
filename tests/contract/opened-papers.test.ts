import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { hashOfToken } from '../../server/domains/sign-in/sessions/resolve-session.ts'
import { paperTerms } from '../../shared/rules/organisations/paper-openings.ts'
import type { StaffRole } from '../../shared/rules/staff/roles.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import {
  createAccount,
  createMember,
  createSession,
  createStaff,
  type TestAccount,
} from '../support/world/actors.ts'
import { createApplication } from '../support/world/applications.ts'
import { sendFeedback } from '../support/world/feedback.ts'
import { makePdf } from '../support/world/make-pdf.ts'
import { contestChange, requestChange } from '../support/world/super-admin-changes.ts'
import { sendVerification } from '../support/world/verifications.ts'
import { callNamed, callOverHttp, freshAddress } from './callers.ts'

/**
 * Certificates and letters show what is masked everywhere else, so opening one takes a reason and a fresh
 * proof, and its owner is told.
 */
let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
})
afterAll(() => portal.close())

type Case = { kind: string; id: string; owner: TestAccount; input: Record<string, unknown> }
type Place = { opens: string; role: StaffRole; page: string; make: () => Promise<Case> }

const places: Place[] = [
  {
    opens: 'organisationsStaff.openPapers',
    role: 'verifier',
    page: '/staff/verifications',
    async make() {
      const { team, organisationId: id } = await sendVerification(portal)
      return { kind: 'organisation', id, owner: team.superAdmin, input: { organisationId: id } }
    },
  },
  {
    opens: 'organisationsStaff.changeOpenPapers',
    role: 'verifier',
    page: '/staff/superAdminChanges',
    async make() {
      const { changeId: id, next } = await contestChange(portal, await requestChange(portal))
      return { kind: 'superAdminChange', id, owner: next, input: { changeId: id } }
    },
  },
  {
    opens: 'applicationsStaff.openPapers',
    role: 'reviewer',
    page: '/staff/applications',
    async make() {
      const { applicationId: id, team } = await createApplication(portal, 'in_review')
      const { fileId } = await uploaded(team.superAdmin, 'answer')
      await sql`update files set attached_kind = 'application', attached_id = ${id} where id = ${fileId}`.execute(
        portal.db,
      )
      return { kind: 'application', id, owner: team.superAdmin, input: { applicationId: id } }
    },
  },
  {
    opens: 'supportStaff.openPapers',
    role: 'supportAgent',
    page: '/staff/feedback',
    async make() {
      const owner = await createAccount(portal)
      const { fileId } = await uploaded(owner, 'feedback')
      const api = await portal.api({ token: owner.token })
      const { ticketId: id } = await sendFeedback(portal, api, { files: [fileId] })
      return { kind: 'feedback', id, owner, input: { ticketId: id } }
    },
  },
]

it('trust 14, 31: papers of a verification are closed to colleagues, whom its page shows masked names', async () => {
  const { team, organisationId: id } = await sendVerification(portal)
  const links = await linksOf({ kind: 'organisation', id, owner: team.superAdmin, input: {} })
  expect(links.length).toBe(2)
  for (const role of ['member', 'admin'] as const) {
    const { token } = await createMember(portal, team.teamId, role)
    for (const link of links) expect(await sizeFor(link, token)).toBe('missing')
    const seen = await (await portal.api({ token })).organisations.detail({ organisationId: id })
    expect(seen.papers.map(({ file, isClosed }) => [file, isClosed])).toEqual(links.map(() => [null, true]))
  }
  for (const link of links) expect(await sizeFor(link, team.superAdmin.token)).toBeGreaterThan(100)
})

describe.each(places)('trust 31: papers behind $opens', ({ opens, role, page, make }) => {
  const open = (one: Case, by: { token: string }, reason = '核对证书上的名称') =>
    callOverHttp(
      portal,
      callNamed(opens),
      { ...one.input, reason },
      { token: by.token, address: freshAddress() },
    )

  it('are closed until a reason is given, which stands beside the audit and their owner reads', async () => {
    const [one, other] = [await make(), await make()]
    const staff = await createStaff(portal, [role])
    const [mine, others] = [await linksOf(one), await linksOf(other)]
    expect(mine.length).toBeGreaterThan(0)
    for (const link of [...mine, ...others]) expect(await sizeFor(link, staff.token)).toBe('closed')
    const [link = ''] = mine
    const asPage = await portal.fetch(`/en${link}`, cookieOf(staff.token, { accept: 'text/html' }))
    expect(asPage.headers.get('location')).toBe(`/en${page}/${one.id}`)
    expect(await looksAt(one)).toEqual([])

    expect(await open(one, staff, '')).toMatchObject({ reason: 'invalidInput' })
    expect(await open(one, staff, '   ')).toMatchObject({ reason: 'invalidInput' })
    expect(await sizeFor(link, staff.token)).toBe('closed')
    expect(await open(one, staff, '核对 13800138000 的证书')).toMatchObject({ reason: 'ok' })
    for (const own of mine) expect(await sizeFor(own, staff.token)).toBeGreaterThan(100)
    // The link is bound to one case, one session and one member of staff.
    for (const foreign of others) expect(await sizeFor(foreign, staff.token)).toBe('closed')
    expect(await sizeFor(link, await createSession(portal, staff.accountId, { isStaff: true }))).toBe(
      'closed',
    )
    expect(await sizeFor(link, (await createStaff(portal, [role])).token)).toBe('closed')

    const looks = await looksAt(one)
    expect(looks[0]).toEqual({
      kind: 'papers.opened',
      account_id: staff.accountId,
      after: { reasonHash: expect.any(String) },
    })
    expect(looks.slice(1).map(({ kind }) => kind)).toEqual(mine.map(() => 'file.opened'))
    const owner = await portal.api({ token: one.owner.token })
    expect((await owner.usercenter.dataViews({})).views[0]).toMatchObject({
      reason: '核对 138****8000 的证书',
    })
  })

  it('need a fresh proof, and close after their time', async () => {
    const one = await make()
    const staff = await createStaff(portal, [role])
    const [link = ''] = await linksOf(one)
    await proofLiesBack(staff.token, 16)
    expect(await open(one, staff)).toMatchObject({ reason: 'stepUpNeeded' })
    expect(await sizeFor(link, staff.token)).toBe('closed')
    await proofLiesBack(staff.token, 1)
    expect(await open(one, staff)).toMatchObject({ reason: 'ok' })
    await passMinutes(staff, paperTerms.openMinutes - 1)
    expect(await sizeFor(link, staff.token)).toBeGreaterThan(100)
    await passMinutes(staff, 1)
    expect(await sizeFor(link, staff.token)).toBe('closed')
  })

  it('are opened case by case, not many in an hour', async () => {
    const one = await make()
    const staff = await createStaff(portal, [role])
    const tries = await Promise.all(
      Array.from({ length: paperTerms.casesPerHour + 3 }, () =>
        open(one, staff).then(({ reason }) => reason),
      ),
    )
    expect(tries.filter((reason) => reason === 'tooMany')).toHaveLength(3)
  })
})

it('trust 31: nobody else opens papers: not the owner’s colleagues without a role, nor staff of another one', async () => {
  for (const { opens, make, role } of places) {
    const one = await make()
    const roles: StaffRole[] = ['reviewer', 'verifier', 'editor', 'supportAgent', 'administrator']
    for (const other of roles.filter((name) => name !== role)) {
      const { token } = await createStaff(portal, [other])
      const outcome = await callOverHttp(
        portal,
        callNamed(opens),
        { ...one.input, reason: 'x' },
        { token, address: freshAddress() },
      )
      expect([opens, other, outcome.reason]).toEqual([opens, other, 'notAvailable'])
      for (const link of await linksOf(one)) expect(await sizeFor(link, token)).toBe('missing')
    }
  }
})

async function uploaded(by: TestAccount, purpose: 'answer' | 'feedback') {
  const api = await portal.api({ token: by.token })
  const file = new File([new Uint8Array(makePdf())], '附件.pdf')
  return api.files.upload({ purpose, file })
}

async function linksOf({ kind, id }: Case): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('files')
    .select(['id', 'purpose'])
    .where('attached_kind', '=', kind)
    .where('attached_id', '=', id)
    .execute()
  return rows.map((row) => `/files/${row.id}/${row.purpose}.pdf`)
}

function cookieOf(token: string, headers: Record<string, string> = {}) {
  return { cookie: `${sessionCookie}=${token}`, headers }
}

/** The number of bytes served, or the reason why none are. */
async function sizeFor(link: string, token: string): Promise<number | string> {
  const response = await portal.fetch(link, cookieOf(token))
  if (response.headers.get('content-type') === 'application/pdf')
    return (await response.arrayBuffer()).byteLength
  const { code } = (await response.json()) as { code: number }
  return { 4042: 'closed', 5001: 'missing' }[code] ?? code
}

async function looksAt({ kind, id }: Case) {
  return portal.db
    .selectFrom('audit_events')
    .select(['kind', 'account_id', 'after'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('kind', 'in', ['papers.opened', 'file.opened'])
    .orderBy('position')
    .execute()
}

async function proofLiesBack(token: string, minutes: number): Promise<void> {
  await portal.db
    .updateTable('sessions')
    .set({ step_up_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
    .where('token_hash', '=', hashOfToken(token))
    .execute()
}

async function passMinutes({ accountId }: TestAccount, minutes: number): Promise<void> {
  await sql`
    update paper_openings set open_until = open_until - make_interval(mins => ${minutes})
    from sessions where sessions.id = session_id and sessions.account_id = ${accountId}`.execute(portal.db)
}
