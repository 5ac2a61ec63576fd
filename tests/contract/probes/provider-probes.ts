import { hashOfToken } from '../../../server/domains/sign-in/sessions/resolve-session.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const state = 'A'.repeat(43)

/** Gives team A's super admin an identity at a provider. */
async function withIdentity({ portal, teamA }: World, provider: string): Promise<void> {
  const subject = `${teamA.superAdmin.accountId} ${provider}`
  await portal.db
    .insertInto('provider_identities')
    .values({
      account_id: teamA.superAdmin.accountId,
      provider,
      subject_encrypted: portal.services.cipher.encrypt(subject, 'provider_identities.subject'),
      subject_index: hashOfToken(subject).toString('hex'),
      label_encrypted: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const providerProbes: Probes['providers'] = {
  // No provider is connected in tests: somebody who returns from one finds nothing that was begun.
  start: { existing: async () => ({ provider: 'club' }) },
  finish: { existing: async () => ({ provider: 'club', query: '?code=1' }) },
  resume: { existing: async () => ({ state }) },
  link: { existing: async () => ({ state }) },
  unlink: {
    existing: async (world) => {
      await withIdentity(world, 'club')
      return { provider: 'club' }
    },
    missing: async () => ({ provider: 'nobody' }),
  },
  list: { existing: async () => ({}) },
}

export const wechatProbes: Probes['wechat'] = {
  sign: { existing: async () => ({ url: 'http://localhost:3000/tools' }) },
}
