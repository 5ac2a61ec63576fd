import type { Probes } from './probes.ts'

const use = 'maturity' as const
const nobody = { entityType: null, organisationSize: null }

/** The callers of the matrix have begun no test: a test belongs to the browser that began it. */
export const selftestProbes: Probes['selftest'] = {
  describeTest: { existing: async () => ({ use }), missing: async () => ({ use, part: 99 }) },
  beginTest: { existing: async () => ({ use, ...nobody }) },
  answerTest: { existing: async () => ({ use, part: 1, answers: {} }) },
  describeResult: { existing: async () => ({ use }) },
  forgetTest: { existing: async () => ({ use }) },
}

export const selftestStaffProbes: Probes['selftestStaff'] = {
  dryRuns: { existing: async () => ({}) },
}
