import type { Probes } from './probes.ts'

export const auditStaffProbes: Probes['auditStaff'] = { auditList: { existing: async () => ({}) } }
