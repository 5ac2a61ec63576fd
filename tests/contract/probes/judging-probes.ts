import { randomUUID } from 'node:crypto'
import { conductVersion } from '../../../shared/rules/venture/judges.ts'
import { enterRound, openRound, type TestRound, typedReview } from '../../support/world/venture/judging.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const rounds = new WeakMap<World, Promise<TestRound>>()

/** A round that is being judged, with an entry, and staff of the world as its judge. */
function roundOf(world: World): Promise<TestRound> {
  const opened = rounds.get(world) ?? open(world)
  rounds.set(world, opened)
  return opened
}

async function open({ portal }: World): Promise<TestRound> {
  const round = await openRound(portal)
  await round.beginJudging(1)
  return round
}

/** The staff member's place in the edition. */
async function judgeOf(world: World, state: 'invited' | 'active' | 'removed') {
  const { edition } = await roundOf(world)
  const signed = state === 'active' && { conduct_version: conductVersion }
  const row = { edition, account_id: world.staff.judge.accountId, state, ...signed }
  return world.portal.db
    .insertInto('venture_judges')
    .values(row)
    .onConflict((conflict) => conflict.columns(['edition', 'account_id']).doUpdateSet({ ...row, version: 1 }))
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function reviewOf(world: World, state: 'assigned' | 'draft' = 'assigned'): Promise<string> {
  const { number } = await roundOf(world)
  const { id: judge } = await judgeOf(world, 'active')
  const { entryId } = await enterRound(world.portal, number)
  const { id } = await world.portal.db
    .insertInto('venture_reviews')
    .values({ round_number: Number(number), entry_id: entryId, judge_id: judge, state })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const nobody = async () => ({ reviewId: randomUUID() })
const answers = { note: '预算要再问' }
const said = { version: 1, action: 'accept' as const, agreed: true, fields: ['health'], schools: '一中' }

export const judgingProbes: Probes['judging'] = {
  mine: { existing: async () => ({}) },
  answer: {
    existing: async (world) => ({ judgeId: (await judgeOf(world, 'invited')).id, ...said }),
    missing: async () => ({ judgeId: randomUUID(), ...said }),
  },
  entry: { existing: async (world) => ({ reviewId: await reviewOf(world) }), missing: nobody },
  save: {
    existing: async (world) => ({ reviewId: await reviewOf(world), answers }),
    missing: async () => ({ ...(await nobody()), answers }),
  },
  submit: {
    existing: async (world) => ({ reviewId: await reviewOf(world), answers: typedReview }),
    missing: async () => ({ ...(await nobody()), answers: typedReview }),
  },
  step: {
    existing: async (world) => ({ reviewId: await reviewOf(world), action: 'decline' as const }),
    missing: async () => ({ ...(await nobody()), action: 'decline' as const }),
  },
}

const round = async (world: World) => ({ round: (await roundOf(world)).number })
const noRound = async () => ({ round: '999999999' })

export const judgingStaffProbes: Probes['judgingStaff'] = {
  round: { existing: round, missing: noRound },
  judgeSet: {
    existing: async (world) => {
      const { edition } = await roundOf(world)
      const userID = world.staff.judge.accountId
      await judgeOf(world, 'removed')
      return { edition, userID, action: 'invite' as const, tracks: ['elder'] }
    },
    missing: async (world) => ({
      ...{ edition: (await roundOf(world)).edition, userID: randomUUID() },
      action: 'invite' as const,
    }),
  },
  assign: { existing: round, missing: noRound },
  pairSet: {
    existing: async (world) => {
      const { id: judgeId } = await judgeOf(world, 'active')
      const { entryId } = await enterRound(world.portal, (await roundOf(world)).number)
      return { judgeId, entryId, action: 'give' as const }
    },
    missing: async () => ({ judgeId: randomUUID(), entryId: randomUUID(), action: 'give' as const }),
  },
  sampleSet: {
    existing: async (world) => {
      const { entryId } = await enterRound(world.portal, (await roundOf(world)).number)
      return { entryId, isSample: true }
    },
    missing: async () => ({ entryId: randomUUID(), isSample: true }),
  },
  preview: {
    existing: async (world) => {
      const { number } = await roundOf(world)
      const { entryId } = await enterRound(world.portal, number)
      const { reference } = await world.portal.db
        .selectFrom('venture_entries')
        .select('reference')
        .where('id', '=', entryId)
        .executeTakeFirstOrThrow()
      return { round: number, reference }
    },
    missing: async () => ({ ...(await noRound()), reference: 'SQ-0000-0000' }),
  },
  remind: { existing: round, missing: noRound },
}
