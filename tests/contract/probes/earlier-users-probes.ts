import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fileNameContext } from '../../../server/domains/earlier-users/file-name.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const nothing = { existing: async () => ({}) }

const file = () => new File([`手机,姓名\n139${String(Math.random()).slice(2, 10)},林知远\n`], 'users.csv')

/** Adds a row that waits for each person, by their sign-in phone: the staff and the newest accounts. */
async function waitForAll({ portal }: World): Promise<void> {
  const { cipher } = portal.services
  const accounts = await portal.db
    .selectFrom('accounts')
    .select('phone_encrypted')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('staff_members').select('account_id')),
        eb('id', 'in', selectFrom('accounts').select('id').orderBy('id', 'desc').limit(100)),
      ]),
    )
    .execute()
  await portal.db.deleteFrom('earlier_users').execute()
  const importId = await importOf(portal)
  await portal.db
    .insertInto('earlier_users')
    .values(
      accounts.flatMap(({ phone_encrypted }) => {
        if (!phone_encrypted) return []
        const phone = cipher.decrypt(phone_encrypted, 'accounts.phone')
        return [
          {
            import_id: importId,
            phone_encrypted: cipher.encrypt(phone, 'earlier_users.phone'),
            phone_index: cipher.blindIndex(phone, 'earlier_users.phone'),
            name_encrypted: null,
            email_encrypted: null,
            team_name: '旧团队',
            account_id: null,
            decided_at: null,
          },
        ]
      }),
    )
    .execute()
}

async function importOf(portal: World['portal']): Promise<string> {
  const { id } = await portal.db
    .insertInto('earlier_user_imports')
    .values({
      file_name_encrypted: portal.services.cipher.encrypt('users.csv', fileNameContext),
      added: 1,
      updated: 0,
      refused: 0,
      report: '[]',
      imported_by: sql<string>`(select id from accounts limit 1)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const earlierUsersProbes: Probes['earlierUsers'] = {
  checknewuser: nothing,
  status: nothing,
  import: {
    existing: async (world) => {
      await waitForAll(world)
      return { isAgreed: true }
    },
  },
}

export const earlierUsersStaffProbes: Probes['earlierUsersStaff'] = {
  list: nothing,
  report: {
    existing: async ({ portal }) => ({ importId: await importOf(portal) }),
    missing: async () => ({ importId: randomUUID() }),
  },
  upload: { existing: async () => ({ file: file() }) },
}
