import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { notify } from '../../server/domains/messages/notify.ts'
import { hashOfToken } from '../../server/domains/sign-in/sessions/resolve-session.ts'
import { createStaffInvitation } from '../../server/domains/staff/invitations/create-staff-invitation.ts'
import { heldId } from '../../shared/lib/owned-id.ts'
import { type StaffRole, staffRoles, type TeamRole } from '../../shared/rules/staff/roles.ts'
import type { TestPortal } from '../support/portal/portal.ts'
import {
  agreeToAll,
  createPeople,
  createSession,
  createSessions,
  createStaff,
  createTeamRows,
  type Person,
  type TestAccount,
  type TestTeam,
} from '../support/world/actors.ts'
import { makePdf } from '../support/world/make-pdf.ts'

/** Every actor who may try a call. */
export const actorNames = [
  'visitor',
  'noTeam',
  'otherTeam',
  'member',
  'admin',
  'superAdmin',
  'suspended',
  'staffWithoutFactor',
  ...staffRoles,
] as const
export type ActorName = (typeof actorNames)[number]

export type World = {
  portal: TestPortal
  teamA: TestTeam
  /** The team for which the present actor acts: writes state it. */
  actingTeam: TestTeam
  staff: Record<StaffRole, TestAccount>
  publicKey: { kty: 'EC'; crv: 'P-256'; x: string; y: string }
  /** A fresh token of an actor; a new session each time, so that one call cannot end another's. */
  tokenOf(actor: ActorName): Promise<string | undefined>
  /** One token for each actor. */
  tokens(): Promise<Partial<Record<ActorName, string>>>
  teamOf(actor: ActorName): TestTeam
  paper(): File
  freshPhone(): string
  /** A further session of team A's super admin. */
  furtherSession(): Promise<string>
  /** A further member of staff. */
  furtherStaff(): Promise<string>
}

/**
 * Two teams, staff of every role, and the other actors.
 * @param shift worlds of one shift share their staff, two shifts have no person in common
 */
export async function createWorld(portal: TestPortal, shift: Shift = 'first'): Promise<World> {
  const [idA = '', idB = ''] = await createTeamRows(portal, [{}, {}])
  const ofTeam = (teamId: string, role: TeamRole): Person => ({ membership: { teamId, role } })
  const [superAdmin, otherTeam, noTeam, member, admin, suspended] = await createPeople(portal, [
    ofTeam(idA, 'superAdmin'),
    ofTeam(idB, 'superAdmin'),
    {},
    ofTeam(idA, 'member'),
    ofTeam(idA, 'admin'),
    { ...ofTeam(idA, 'admin'), isSuspended: true },
  ])
  if (!superAdmin || !otherTeam) throw new Error('Nobody is there')
  const teamA: TestTeam = { teamId: heldId(idA), superAdmin }
  const teamB: TestTeam = { teamId: heldId(idB), superAdmin: otherTeam }
  const { staffWithoutFactor, staff } = await staffOf(portal, shift)
  const people = { noTeam, otherTeam, member, admin, superAdmin, suspended, staffWithoutFactor, ...staff }
  const teamOf = (actor: ActorName) => (actor === 'otherTeam' ? teamB : teamA)
  return {
    portal,
    teamA,
    actingTeam: teamA,
    staff,
    publicKey: await publicKey,
    teamOf,
    ...tokensOf(portal, people, teamOf),
    paper: () => new File([new Uint8Array(makePdf({ pages: 1 }))], '证书.pdf'),
    freshPhone: () => `138${randomInt(10_000_000, 99_999_999)}`,
    furtherSession: async () => sessionIdOf(portal, await createSession(portal, teamA.superAdmin.accountId)),
    furtherStaff: async () => (await createStaff(portal, ['editor'])).accountId,
  }
}

type WorldStaff = { staffWithoutFactor: TestAccount; staff: Record<StaffRole, TestAccount> }
/** Two shifts of staff are different people. */
type Shift = 'first' | 'second'
const staffOfShifts = {
  first: new WeakMap<TestPortal, Promise<WorldStaff>>(),
  second: new WeakMap<TestPortal, Promise<WorldStaff>>(),
}

/**
 * All worlds of a portal and shift share one staff, with sessions of their own: each message to the staff
 * goes to every member, so a new staff per world would make each test slower than the last.
 */
async function staffOf(portal: TestPortal, shift: Shift): Promise<WorldStaff> {
  const made = staffOfShifts[shift].get(portal) ?? createWorldStaff(portal)
  staffOfShifts[shift].set(portal, made)
  const { staffWithoutFactor, staff } = await made
  // In each world they begin with a clean state, limits included.
  const ids = [staffWithoutFactor, ...Object.values(staff)].map(({ accountId }) => accountId)
  await sql`delete from rate_limits where key like any(${ids.map((id) => `%${id}%`)})`.execute(portal.db)
  // An invitation that one of them has accepted added its roles.
  for (const role of staffRoles)
    await portal.db
      .updateTable('staff_members')
      .set({ roles: [role] })
      .where('account_id', '=', staff[role].accountId)
      .execute()
  await agreeToAll(portal.db, ids)
  const tokens = await createSessions(
    portal,
    staffRoles.map((role) => ({ accountId: staff[role].accountId, isStaff: true })),
  )
  const fresh = staffRoles.map((role, index) => [role, { ...staff[role], token: tokens[index] }])
  return { staffWithoutFactor, staff: Object.fromEntries(fresh) as Record<StaffRole, TestAccount> }
}

async function createWorldStaff(portal: TestPortal): Promise<WorldStaff> {
  const [staffWithoutFactor, ...members] = await createPeople(portal, [
    { staffRoles: [...staffRoles] },
    ...staffRoles.map((role) => ({ staffRoles: [role] })),
  ])
  if (!staffWithoutFactor) throw new Error('No staff')
  const staff = Object.fromEntries(staffRoles.map((role, index) => [role, members[index]]))
  return { staffWithoutFactor, staff: staff as Record<StaffRole, TestAccount> }
}

type SignedIn = Exclude<ActorName, 'visitor'>

/** Unused tokens. Tests that need one actor's token soon need the others', so all are made at once. */
function tokensOf(
  portal: TestPortal,
  people: Record<SignedIn, TestAccount | undefined>,
  teamOf: (actor: ActorName) => TestTeam,
): Pick<World, 'tokenOf' | 'tokens'> {
  const names = Object.keys(people) as SignedIn[]
  const waiting = new Map<ActorName, string[]>()
  async function tokens() {
    const made = await createSessions(
      portal,
      names.map((name) => {
        const isStaff = (staffRoles as readonly string[]).includes(name)
        const hasTeam = !isStaff && name !== 'noTeam' && name !== 'staffWithoutFactor'
        const accountId = people[name]?.accountId ?? ''
        return { accountId, isStaff, ...(hasTeam && { teamId: teamOf(name).teamId }) }
      }),
    )
    return Object.fromEntries(names.map((name, at) => [name, made[at] ?? '']))
  }
  async function tokenOf(actor: ActorName) {
    if (actor === 'visitor') return undefined
    const left = waiting.get(actor)?.pop()
    if (left) return left
    for (const [name, token] of Object.entries(await tokens()) as [ActorName, string][])
      waiting.set(name, [...(waiting.get(name) ?? []), token])
    return waiting.get(actor)?.pop()
  }
  return { tokenOf, tokens }
}

async function sessionIdOf(portal: TestPortal, token: string): Promise<string> {
  const row = await portal.db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirstOrThrow()
  return row.id
}

/** One key for all worlds: nothing reveals its owner. */
const publicKey = makePublicKey()

async function makePublicKey(): Promise<World['publicKey']> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return { kty: 'EC', crv: 'P-256', x, y }
}

/** A message to team A. */
export async function createNotice({ portal, teamA }: World): Promise<string> {
  await portal.db.transaction().execute((db) =>
    notify(
      { db, services: portal.services },
      {
        to: { kind: 'team', teamId: teamA.teamId },
        category: 'tool',
        template: 'application_submitted',
        params: { tool: { zh: '云盘', en: 'Cloud drive' }, reference: 'SQ-2026-TEST1', days: 5 },
        link: '/accountCenter',
      },
    ),
  )
  const row = await portal.db
    .selectFrom('notifications')
    .select('id')
    .where('team_id', '=', teamA.teamId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.id
}

/** The token of an open invitation to join the staff. */
export async function inviteStaff({ portal }: World): Promise<string> {
  const input = { name: '新同事', roles: ['reviewer'], renewsSecondFactor: false }
  const { link } = await createStaffInvitation(portal.db, 'https://portal.test', input, 'commandLine')
  return new URL(link).searchParams.get('token') ?? ''
}
