import type { Probes } from './probes.ts'

export const volunteerProbes: Probes['volunteers'] = {
  activityList: { existing: async () => ({ when: 'upcoming' as const, kind: 'call' as const }) },
  activityDetail: {
    existing: async () => ({ activityID: '41' }),
    missing: async () => ({ activityID: '999999999' }),
  },
}
