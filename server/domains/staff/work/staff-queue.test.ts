import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '../../../../shared/rules/staff/roles.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  createMember,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../../tests/support/world/actors.ts'
import { createApplication } from '../../../../tests/support/world/applications.ts'
import { createTool } from '../../../../tests/support/world/tools.ts'

let portal: TestPortal
let both: TestAccount
const applications: string[] = []
const verifications: string[] = []

beforeAll(async () => {
  portal = await openPortal()
  both = await createStaff(portal, ['reviewer', 'verifier'])
  const toolId = await createTool(portal)
  for (let at = 0; at < 6; at += 1) {
    const { applicationId } = await createApplication(portal, 'in_review', { toolId })
    applications.push(applicationId)
    await dueIn('applications', applicationId, at * 2)
  }
  for (let at = 0; at < 5; at += 1) {
    const id = await createVerification(`晨光读书会 ${at}`)
    verifications.push(id)
    await dueIn('organisations', id, at * 2 + 1)
  }
})
afterAll(() => portal.close())

async function createVerification(name: string): Promise<string> {
  const team = await createTeam(portal, { kind: 'unregistered', name })
  const row = await portal.db
    .insertInto('organisations')
    .values({
      reference: `RZ-2026-${crypto.randomUUID().slice(0, 8)}`,
      team_id: team.teamId,
      submitted_by: team.superAdmin.accountId,
      entity_type: 'volunteerTeam',
      name,
      name_key: name,
      state: 'pending_review',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function dueIn(table: 'applications' | 'organisations', id: string, days: number) {
  await portal.db
    .updateTable(table)
    .set({
      assigned_to: null,
      due_on: sql<string>`((now() at time zone 'Asia/Shanghai')::date + ${days}::int)`,
    })
    .where('id', '=', id)
    .execute()
}

async function queueOf(member: TestAccount) {
  return (await portal.api({ token: member.token })).staff
}

describe('staff.queue', () => {
  it('mixes both kinds by their due day, each once over all pages', async () => {
    const staff = await queueOf(both)
    const ids: string[] = []
    for (let page = 1; page <= 4; page += 1) {
      const { items, total } = await staff.queue({ page, pageSize: 3 })
      expect(total).toBe(11)
      ids.push(...items.map((item) => item.id))
    }
    const expected = applications
      .flatMap((id, at) => [id, verifications[at]])
      .filter((id) => id !== undefined)
    expect(ids).toEqual(expected)
  })

  it.each<[StaffRole, number, number]>([
    ['reviewer', 6, 0],
    ['verifier', 0, 5],
    ['administrator', 0, 0],
    ['editor', 0, 0],
  ])('shows a %s only the work of that role', async (role, ofApplications, ofVerifications) => {
    const staff = await queueOf(await createStaff(portal, [role]))
    const { items, total } = await staff.queue({})
    expect(total).toBe(ofApplications + ofVerifications)
    expect(items.filter((item) => item.kind === 'application')).toHaveLength(ofApplications)
    const other = role === 'reviewer' ? 'verification' : 'application'
    expect((await staff.queue({ kind: other })).items).toEqual([])
    const foreign = role === 'reviewer' ? verifications : applications
    expect((await staff.queue({ ids: foreign })).items).toEqual([])
  })

  it('finds by reference in any spelling and by part of the name, with wildcards as plain characters', async () => {
    const staff = await queueOf(both)
    const [first] = (await staff.queue({ kind: 'application', pageSize: 1 })).items
    const typed = first?.reference.toLowerCase().replaceAll('-', ' ') ?? ''
    expect((await staff.queue({ search: typed })).items.map((item) => item.id)).toEqual([first?.id])
    expect((await staff.queue({ search: '读书会 3' })).total).toBe(1)
    expect((await staff.queue({ search: '%' })).total).toBe(0)
  })

  it('narrows by assignee and overdue, and counts the views', async () => {
    const mine = applications[5] ?? ''
    await portal.db
      .updateTable('applications')
      .set({ assigned_to: both.accountId, due_on: '2026-01-05' })
      .where('id', '=', mine)
      .execute()
    const staff = await queueOf(both)
    expect((await staff.queue({ assignee: 'me' })).items.map((item) => item.id)).toEqual([mine])
    expect((await staff.queue({ assignee: 'nobody' })).total).toBe(10)
    const { items, counts } = await staff.queue({ isOverdue: true })
    expect(items).toMatchObject([{ id: mine, isOverdue: true, assignee: { accountId: both.accountId } }])
    expect(counts).toEqual({ all: 11, mine: 1, unassigned: 10, overdue: 1, waiting: 0 })
  })

  it('forgets who had an item open once they leave it or sign out', async () => {
    const colleague = await createStaff(portal, ['verifier', 'reviewer'])
    const api = await portal.api({ token: colleague.token })
    const [applicationId = '', organisationId = ''] = [applications[0], verifications[1]]
    const holders = async () => {
      const { items } = await (await queueOf(both)).queue({ ids: [applicationId, organisationId] })
      return items.map(({ openWith }) => openWith?.accountId ?? null)
    }
    const look = async () => {
      await api.staff.look({ kind: 'application', id: applicationId })
      await api.staff.look({ kind: 'verification', id: organisationId })
    }
    await look()
    expect(await holders()).toEqual([colleague.accountId, colleague.accountId])
    // Nobody else can release it.
    await (await queueOf(both)).leave({ id: applicationId })
    await api.staff.leave({ id: organisationId })
    expect((await holders()).toSorted()).toEqual([colleague.accountId, null].toSorted())
    await look()
    await api.signIn.logout({ appId: 'yisun' })
    expect(await holders()).toEqual([null, null])
  })

  it('tells who has an item open, and whose own interest it is', async () => {
    const colleague = await createStaff(portal, ['verifier'])
    const id = verifications[0] ?? ''
    await portal.db
      .updateTable('organisations')
      .set({ locked_by: colleague.accountId, locked_until: sql<Date>`now() + interval '5 minutes'` })
      .where('id', '=', id)
      .execute()
    const found = (await (await queueOf(both)).queue({ ids: [id] })).items
    expect(found).toMatchObject([{ openWith: { accountId: colleague.accountId }, isOwnInterest: false }])
    const { team_id } = await portal.db
      .selectFrom('organisations')
      .select('team_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const member = await createMember(portal, team_id, 'member')
    await portal.db
      .insertInto('staff_members')
      .values({
        account_id: member.accountId,
        roles: ['verifier'],
        display_name: '方未',
        totp_secret_encrypted: null,
        totp_confirmed_at: sql<Date>`now()`,
        totp_last_step: null,
      })
      .execute()
    await portal.db
      .updateTable('sessions')
      .set({ second_factor_at: sql<Date>`now()` })
      .where('account_id', '=', member.accountId)
      .execute()
    expect((await (await queueOf(member)).queue({ ids: [id] })).items).toMatchObject([
      { isOwnInterest: true },
    ])
  })
})
