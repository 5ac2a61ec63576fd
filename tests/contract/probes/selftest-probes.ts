import { randomUUID } from 'node:crypto'
import { keptResult, openRoundOf, sharedResult } from '../../support/world/selftests.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const use = 'maturity' as const
const nobody = { entityType: null, organisationSize: null }

/** The callers of the matrix have begun no test: a test belongs to the browser that began it. */
export const selftestProbes: Probes['selftest'] = {
  questionnaire: { existing: async () => ({ use }) },
  survey: { existing: async () => ({ use }) },
  statedOutcome: { existing: async () => ({ use, answers: {} }) },
  describeTest: { existing: async () => ({ use }), missing: async () => ({ use, part: 99 }) },
  beginTest: { existing: async () => ({ use, ...nobody }) },
  answerTest: { existing: async () => ({ use, part: 1, answers: {} }) },
  describeResult: { existing: async () => ({ use }) },
  openStep: { existing: async () => ({ use, adviceId: '801' }) },
  forgetTest: { existing: async () => ({ use }) },
  shareResult: { existing: async () => ({ use }) },
  endShares: { existing: async () => ({ use }) },
  describeShared: {
    existing: async ({ portal, teamA }) => ({ token: await sharedResult(portal, teamA.teamId) }),
    missing: async () => ({ token: 'A'.repeat(22) }),
  },
}

export const selftestStaffProbes: Probes['selftestStaff'] = {
  figures: { existing: async () => ({ use }) },
  dryRuns: { existing: async () => ({}) },
}

const aboutKept = {
  existing: async ({ portal, teamA }: World) => ({
    resultID: (await keptResult(portal, teamA.teamId)).resultId,
  }),
  missing: async () => ({ resultID: randomUUID() }),
}

const writesKept = {
  existing: async (world: World) => ({
    ...{ TeamID: world.actingTeam.teamId, ...(await aboutKept.existing(world)) },
  }),
  missing: async ({ actingTeam }: World) => ({ TeamID: actingTeam.teamId, resultID: randomUUID() }),
}

const step = { dueOn: '2030-02-01', target: 60, isDone: true }

export const selftestTeamProbes: Probes['selftestTeam'] = {
  describePlan: { existing: async () => ({ use }) },
  describeKept: aboutKept,
  // Nothing is finished in the browsers of the matrix, so that nothing is kept.
  keepResult: { existing: async ({ actingTeam }) => ({ TeamID: actingTeam.teamId, use }) },
  saveStep: {
    existing: async ({ portal, teamA, actingTeam }) => ({
      ...{ TeamID: actingTeam.teamId, stepID: (await keptResult(portal, teamA.teamId)).stepId, ...step },
    }),
    missing: async ({ actingTeam }) => ({ TeamID: actingTeam.teamId, stepID: randomUUID(), ...step }),
  },
  forgetKept: writesKept,
  shareKept: writesKept,
  endShares: writesKept,
}

const byLink = {
  existing: async ({ portal, teamA }: World) => ({ token: (await openRoundOf(portal, teamA.teamId)).token }),
  missing: async () => ({ token: 'A'.repeat(22) }),
}

const ofRound = <More extends object>(more: More) => ({
  existing: async ({ portal, teamA, actingTeam }: World) => ({
    ...{ TeamID: actingTeam.teamId, roundID: (await openRoundOf(portal, teamA.teamId)).roundId, ...more },
  }),
  missing: async ({ actingTeam }: World) => ({ TeamID: actingTeam.teamId, roundID: randomUUID(), ...more }),
})

export const selftestRoundProbes: Probes['selftestRounds'] = {
  describe: byLink,
  join: byLink,
  describeOwn: { existing: async () => ({ use }) },
  open: {
    existing: async ({ portal, actingTeam }) => {
      await portal.db.deleteFrom('selftest_rounds').where('team_id', '=', actingTeam.teamId).execute()
      return { TeamID: actingTeam.teamId, use, ...nobody }
    },
  },
  settle: ofRound({ answers: { '31': ['2'] } }),
  end: ofRound({}),
}
