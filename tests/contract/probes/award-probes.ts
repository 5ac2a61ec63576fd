import { randomUUID } from 'node:crypto'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { createAgreedAward, createAward, managerApi, usualTerms } from '../../support/world/venture/awards.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const awardOf = ({ portal, teamA: team }: World) => createAward(portal, { team })
const agreedOf = ({ portal, teamA: team }: World) => createAgreedAward(portal, { team })

/** The only report or tranche that a test needs, of an award that is agreed. */
async function partOf(world: World, table: 'venture_reports' | 'venture_tranches'): Promise<string> {
  const { awardId } = await agreedOf(world)
  const { id } = await world.portal.db
    .selectFrom(table)
    .select('id')
    .where('award_id', '=', awardId)
    .orderBy('due_on')
    .executeTakeFirstOrThrow()
  return id
}

const agreement = { number: 1, hash: '0'.repeat(64) }
const written = { answers: { done: '做了' }, isSent: false }
const step = { version: 1, action: 'propose' as const, paidOn: shanghaiDay(new Date()) }
let references = 0
const bankReference = () => `TT-${++references}`
const terms = { version: 1, ...usualTerms }
const decision = { version: 2, action: 'return' as const, reason: '再写清楚些' }
const stop = { version: 1, action: 'askStop' as const, reason: '团队解散了' }
const back = { amount: 1, dueOn: shanghaiDay(new Date()), reason: '多付了' }

export const awardProbes: Probes['ventureAwards'] = {
  details: {
    existing: async (world) => ({ awardId: (await awardOf(world)).awardId }),
    missing: async () => ({ awardId: randomUUID() }),
  },
  find: {
    existing: async (world) => ({ applicationId: (await awardOf(world)).applicationId }),
    missing: async () => ({ applicationId: randomUUID() }),
  },
  agree: {
    existing: async (world) => {
      const { awardId } = await awardOf(world)
      return { TeamID: world.actingTeam.teamId, awardId, ...(await proposedTo(world, awardId)) }
    },
    missing: async ({ actingTeam }) => ({ TeamID: actingTeam.teamId, awardId: randomUUID(), ...agreement }),
  },
  report: {
    existing: async (world) => ({
      ...{ TeamID: world.actingTeam.teamId, reportId: await partOf(world, 'venture_reports') },
      ...written,
    }),
    missing: async ({ actingTeam }) => ({ TeamID: actingTeam.teamId, reportId: randomUUID(), ...written }),
  },
}

/** Writes an agreement for an award, as the team then reads it. */
async function proposedTo({ portal, teamA }: World, awardId: string) {
  await (await managerApi(portal)).ventureAwardsStaff.propose({ awardId, ...terms })
  const { ventureAwards } = await portal.api({ token: teamA.superAdmin.token })
  const [latest] = (await ventureAwards.details({ awardId })).agreements
  return { number: 1, hash: latest?.hash ?? '' }
}

/** Sends the report as the team does. */
async function sentReport(world: World): Promise<string> {
  const reportId = await partOf(world, 'venture_reports')
  await world.portal.db
    .updateTable('venture_reports')
    .set({ state: 'sent', version: 2 })
    .where('id', '=', reportId)
    .execute()
  return reportId
}

/** An award of which something was paid. */
async function paidAward(world: World): Promise<string> {
  const { awardId } = await agreedOf(world)
  await world.portal.db
    .updateTable('venture_tranches')
    .set({
      state: 'paid',
      paid_on: '2026-01-10',
      bank_reference_encrypted: world.portal.services.cipher.encrypt(
        'TT-0',
        'venture_tranches.bank_reference',
      ),
    })
    .where('award_id', '=', awardId)
    .execute()
  return awardId
}

export const awardStaffProbes: Probes['ventureAwardsStaff'] = {
  list: { existing: async () => ({}) },
  detail: {
    existing: async (world) => ({ awardId: (await awardOf(world)).awardId }),
    missing: async () => ({ awardId: randomUUID() }),
  },
  propose: {
    existing: async (world) => ({ awardId: (await awardOf(world)).awardId, ...terms }),
    missing: async () => ({ awardId: randomUUID(), ...terms }),
  },
  tranche: {
    existing: async (world) => ({
      ...{ trancheId: await partOf(world, 'venture_tranches'), ...step },
      bankReference: bankReference(),
    }),
    missing: async () => ({ trancheId: randomUUID(), ...step, bankReference: bankReference() }),
  },
  payback: {
    existing: async (world) => ({ awardId: await paidAward(world), ...back }),
    missing: async () => ({ awardId: randomUUID(), ...back }),
  },
  report: {
    existing: async (world) => ({ reportId: await sentReport(world), ...decision }),
    missing: async () => ({ reportId: randomUUID(), ...decision }),
  },
  end: {
    existing: async (world) => ({ awardId: (await awardOf(world)).awardId, ...stop }),
    missing: async () => ({ awardId: randomUUID(), ...stop }),
  },
}
