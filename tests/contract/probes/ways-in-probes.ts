import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const nothing = { existing: async () => ({}) }

let lastEmail = 0

/** An email address that no other probe uses. */
function freshEmail(): string {
  lastEmail += 1
  return `probe-${process.pid}-${lastEmail}@example.org`
}

/** Gives team A's super admin an email address to remove. */
async function withEmail({ portal, teamA }: World): Promise<void> {
  const email = freshEmail()
  const { cipher } = portal.services
  await portal.db
    .updateTable('accounts')
    .set({
      email_encrypted: cipher.encrypt(email, 'accounts.email'),
      email_index: cipher.blindIndex(email, 'accounts.email'),
    })
    .where('id', '=', teamA.superAdmin.accountId)
    .execute()
}

export const waysInProbes: Probes['waysIn'] = {
  overview: nothing,
  identityConfirm: { existing: async () => ({ code: '000000' }) },
  identityMail: nothing,
  phoneChange: { existing: async (world) => ({ phone: world.freshPhone(), code: '000000' }) },
  emailAdd: { existing: async () => ({ email: freshEmail() }) },
  emailRemove: {
    existing: async (world) => {
      await withEmail(world)
      return {}
    },
  },
  mailLinkAsk: { existing: async () => ({ email: freshEmail() }) },
  mailLinkInfo: { existing: async () => ({ token: 'A'.repeat(43) }) },
  mailLinkFollow: { existing: async () => ({ token: 'A'.repeat(43) }) },
}
