import type { Probes } from './probes.ts'

export const accessProbes: Probes['access'] = {
  statementList: { existing: async () => ({ aspect: 'keyboard' as const }) },
  pageChecks: { existing: async () => ({}) },
}
