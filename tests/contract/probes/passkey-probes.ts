import { randomBytes, randomUUID } from 'node:crypto'
import { SoftwareAuthenticator } from '../../support/software-authenticator.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const nothing = { existing: async () => ({}) }
const challenge = 'A'.repeat(43)
// Answers to a challenge that was never issued; right answers are tested where sessions exist for them.
const answer = () => ({ response: new SoftwareAuthenticator().answer({ challenge }) })

/** Gives team A's super admin a passkey. */
async function withPasskey({ portal, teamA }: World): Promise<string> {
  const { id } = await portal.db
    .insertInto('passkeys')
    .values({
      account_id: teamA.superAdmin.accountId,
      credential_id: randomBytes(32),
      public_key: randomBytes(77),
      counter: 0,
      transports: [],
      name: '办公室电脑',
      last_used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const passkeyProbes: Probes['passkeys'] = {
  list: nothing,
  registerStart: nothing,
  register: {
    existing: async () => {
      const user = { id: randomBytes(16).toString('base64url') }
      return { name: '办公室电脑', response: new SoftwareAuthenticator().create({ challenge, user }) }
    },
  },
  remove: {
    existing: async (world) => ({ passkeyID: await withPasskey(world) }),
    missing: async () => ({ passkeyID: randomUUID() }),
  },
  proveStart: {
    existing: async (world) => {
      await withPasskey(world)
      return {}
    },
  },
  prove: { existing: async () => answer() },
  signInStart: nothing,
  signIn: { existing: async () => answer() },
}
