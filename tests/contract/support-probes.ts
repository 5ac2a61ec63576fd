import type { Probes } from './probes.ts'

const nothing = { existing: async () => ({}) }
const article = {
  existing: async () => ({ helpId: '102' }),
  missing: async () => ({ helpId: '999999999' }),
}

export const supportProbes: Probes['support'] = {
  describeSupportCenterList: nothing,
  helpArticle: article,
  helpFor: { existing: async () => ({ page: 'signIn' as const }) },
  helpSearch: { existing: async () => ({ keywords: '验证码' }) },
  helpVote: {
    existing: async () => ({ helpId: '102', isHelpful: true }),
    missing: async () => ({ helpId: '999999999', isHelpful: true }),
  },
}

export const supportStaffProbes: Probes['supportStaff'] = {
  helpVotes: nothing,
}
