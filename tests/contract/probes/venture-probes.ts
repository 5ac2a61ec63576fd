import type { Probes } from './probes.ts'

export const ventureProbes: Probes['venture'] = {
  list: { existing: async () => ({ page: 1 }) },
  secondList: { existing: async () => ({ page: 1 }) },
  editionEntries: { existing: async () => ({ editionID: '3' as const, page: 1 }) },
  editionDetail: { existing: async () => ({ editionID: '3' as const }) },
}
