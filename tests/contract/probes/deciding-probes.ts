import { openDeliberation } from '../../support/world/venture/deliberation.ts'
import { createJudgedRound } from '../../support/world/venture/judged-round.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

/** The same with a proposal for its first entry. */
async function proposed(world: World) {
  const round = await openDeliberation(world.portal)
  const { roundId, entryId, one } = round
  const { version } = await one.propose({
    roundId,
    entryId,
    version: 0,
    outcome: 'advance',
    reason: '值得',
  })
  return { ...round, version }
}

/** The same with every entry decided by two persons. */
async function decided(world: World) {
  const round = await openDeliberation(world.portal)
  const { roundId, one, two } = round
  await one.proposeAll({ roundId, advance: 2, waitlist: 0, reason: '按名次' })
  await two.confirmAll({ roundId })
  return round
}

const missingRound = { roundId: '999999999' }
const missingEntry = { ...missingRound, entryId: '00000000-0000-7000-8000-000000000000' }
const only = ({ roundId }: { roundId: string }) => ({ roundId })

export const decidingProbes: Probes['ventureDecidingStaff'] = {
  deliberation: {
    existing: async (world) => only(await openDeliberation(world.portal)),
    missing: async () => missingRound,
  },
  whatIf: {
    existing: async (world) => only(await openDeliberation(world.portal)),
    missing: async () => missingRound,
  },
  decision: {
    existing: async (world) => {
      const { roundId, entryId } = await openDeliberation(world.portal)
      return { roundId, entryId }
    },
    missing: async () => missingEntry,
  },
  deliberate: {
    existing: async ({ portal }) => ({
      ...only(await createJudgedRound(portal, { entries: 4, judges: 3, judgesOfEntry: 2, places: 2 })),
      version: 1,
    }),
    missing: async () => ({ ...missingRound, version: 1 }),
  },
  propose: {
    existing: async (world) => {
      const { roundId, entryId } = await openDeliberation(world.portal)
      return { roundId, entryId, version: 0, outcome: 'advance' as const, reason: '值得' }
    },
    missing: async () => ({ ...missingEntry, version: 0, outcome: 'advance' as const, reason: '值得' }),
  },
  proposeAll: {
    existing: async (world) => ({
      ...only(await openDeliberation(world.portal)),
      advance: 2,
      waitlist: 0,
      reason: '按名次',
    }),
    missing: async () => ({ ...missingRound, advance: 2, waitlist: 0, reason: '按名次' }),
  },
  confirm: {
    existing: async (world) => {
      const { roundId, entryId, version } = await proposed(world)
      return { roundId, entryId, version }
    },
    missing: async () => ({ ...missingEntry, version: 1 }),
  },
  confirmAll: {
    existing: async (world) => only(await proposed(world)),
    missing: async () => missingRound,
  },
  publish: {
    existing: async (world) => {
      const { roundId, versionOf } = await decided(world)
      return { roundId, version: await versionOf() }
    },
    missing: async () => ({ ...missingRound, version: 1 }),
  },
  holdPublish: {
    existing: async (world) => {
      const { roundId, one, versionOf } = await decided(world)
      await one.publish({ roundId, version: await versionOf() })
      return { roundId, version: await versionOf() }
    },
    missing: async () => ({ ...missingRound, version: 1 }),
  },
  exportRanking: {
    existing: async (world) => only(await openDeliberation(world.portal)),
    missing: async () => missingRound,
  },
}
