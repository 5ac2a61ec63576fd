import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const nothing = { existing: async () => ({}) }
const missingExport = { missing: async () => ({ exportId: randomUUID() }) }

/** Removes all earlier requests. */
async function nothingAsked({ portal }: World): Promise<void> {
  await sql`delete from account_exports`.execute(portal.db)
  await sql`delete from account_deletions`.execute(portal.db)
}

/** A package of team A's super admin that is ready. */
async function readyExport(world: World): Promise<{ exportId: string }> {
  await nothingAsked(world)
  const made = await world.portal.db
    .insertInto('account_exports')
    .values({
      account_id: world.teamA.superAdmin.accountId,
      language: 'zh',
      storage_key: randomUUID(),
      bytes: 1,
      ready_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
      released_session: null,
      released_until: null,
      taken_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { exportId: made.id }
}

/** A consent of team A's super admin. */
async function consentOf({ portal, teamA }: World, document: 'privacy' | 'terms') {
  const { text_hash: hash } = await portal.db
    .selectFrom('content_live')
    .select('text_hash')
    .where('alias', '=', document)
    .where('language', '=', 'zh')
    .executeTakeFirstOrThrow()
  await sql`insert into consents (account_id, document, version, language, text_hash)
    select account_id, ${document}, 1, 'zh', ${hash} from sessions group by account_id
    on conflict do nothing`.execute(portal.db)
  return portal.db
    .selectFrom('consents')
    .select('id')
    .where('account_id', '=', teamA.superAdmin.accountId)
    .where('document', '=', document)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
}

export const privacyProbes: Probes['privacy'] = {
  newTexts: nothing,
  consentRenew: {
    existing: async ({ portal, teamA }) => {
      await portal.db.deleteFrom('consents').where('account_id', '=', teamA.superAdmin.accountId).execute()
      return { privacy: 1, terms: 1 }
    },
  },
  mine: nothing,
  codeSend: { existing: async () => ({ purpose: 'confirmIdentity' as const }) },
  consentText: {
    existing: async (world) => ({ consentId: (await consentOf(world, 'privacy')).id }),
    missing: async () => ({ consentId: randomUUID() }),
  },
  consentWithdraw: {
    existing: async (world) => {
      await consentOf(world, 'terms')
      return { document: 'terms' as const }
    },
  },
  exportRequest: {
    existing: async (world) => {
      await nothingAsked(world)
      return {}
    },
  },
  exportOpen: { existing: readyExport, ...missingExport },
  deletionPreview: nothing,
  deletionRequest: {
    existing: async (world) => {
      await nothingAsked(world)
      return {}
    },
  },
  deletionWithdraw: {
    existing: async ({ portal }) => {
      await sql`insert into account_deletions (account_id, due_at)
        select account_id, now() + interval '7 days' from sessions group by account_id on conflict do nothing`.execute(
        portal.db,
      )
      return {}
    },
  },
  deletionInfo: { existing: async () => ({ token: 'A'.repeat(44) }) },
}
