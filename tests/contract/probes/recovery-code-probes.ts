import type { Probes } from './probes.ts'

const nothing = { existing: async () => ({}) }

export const recoveryCodeProbes: Probes['recoveryCodes'] = {
  overview: nothing,
  create: {
    existing: async () => ({ madeAt: null }),
    missing: async () => ({ madeAt: '2026-01-01T00:00:00.000Z' }),
  },
  use: { existing: async () => ({ code: '0000-0000-0000' }) },
}
