import { sql } from 'kysely'
import { createRound } from '../../support/world/venture/rounds.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

export const ventureProbes: Probes['venture'] = {
  list: { existing: async () => ({ page: 1 }) },
  secondList: { existing: async () => ({ page: 1 }) },
  editionEntries: { existing: async () => ({ editionID: '3', page: 1 }) },
  roundList: { existing: async () => ({}) },
  roundDetail: {
    existing: async ({ portal }) => ({ roundId: await createRound(portal) }),
    missing: async () => ({ roundId: '999999999' }),
  },
  editionDetail: { existing: async () => ({ editionID: '3' }) },
}

const missing = { number: '999999999' }

function ofRound<More extends object>(more: More, state: 'planned' | 'open' = 'open') {
  return {
    existing: async ({ portal }: World) => ({
      number: await createRound(portal, { state }),
      version: 1,
      ...more,
    }),
    missing: async () => ({ ...missing, version: 1, ...more }),
  }
}

/** A round among others, so that it can be taken out. */
const removable = {
  existing: async ({ portal }: World) => {
    const { edition } = await portal.db
      .selectFrom('venture_rounds')
      .select('edition')
      .where('number', '=', Number(await createRound(portal, { state: 'planned' })))
      .executeTakeFirstOrThrow()
    const number = await createRound(portal, { edition, ordinal: 2, state: 'planned' })
    await portal.db
      .deleteFrom('content_live')
      .where('collection', '=', 'ventureRounds')
      .where('number', '=', Number(number))
      .execute()
    return { number, version: 1 }
  },
  missing: async () => ({ ...missing, version: 1 }),
}

const planned = {
  ...{ opensOn: '2096-03-01', opensTime: '09:00', closesOn: '2096-03-20', closesTime: '18:00' },
  ...{ dueOn: '2096-04-10', dueTime: '18:00', graceMinutes: 60, noticeDays: 5, places: 20, budget: 300_000 },
  judgesPerEntry: 3,
  criteria: [
    {
      ...{ label: { zh: '需要', en: 'Need' }, hint: { zh: '有多需要', en: 'How much' } },
      ...{ weight: 2, low: 0, high: 10, isRequired: true, isCounted: true },
    },
  ],
  ...{ hiddenQuestions: [], seesOthers: 'afterOwn' as const },
}
const later = { closesOn: '2096-03-20', closesTime: '18:00', dueOn: '2096-04-10', dueTime: '18:00' }

export const ventureStaffProbes: Probes['ventureStaff'] = {
  editions: { existing: async () => ({}) },
  makeEdition: {
    existing: async ({ portal }) => {
      const { rows } = await sql<{ next: number }>`
        select greatest(4, max(edition), (select max(number) from content_records
          where collection = 'ventureEditions' and number < 1000)) + 1 as next from venture_rounds`.execute(
        portal.db,
      )
      return { edition: rows[0]?.next ?? 5 }
    },
  },
  addRound: {
    existing: async ({ portal }) => {
      const { edition } = await portal.db
        .selectFrom('venture_rounds')
        .select('edition')
        .where('number', '=', Number(await createRound(portal, { state: 'planned' })))
        .executeTakeFirstOrThrow()
      return { edition }
    },
    missing: async () => ({ edition: 998 }),
  },
  removeRound: removable,
  round: {
    existing: async ({ portal }) => ({ number: await createRound(portal) }),
    missing: async () => missing,
  },
  plan: ofRound(planned, 'planned'),
  postpone: ofRound({ ...later, reason: '节假日' }),
  entries: {
    existing: async ({ portal }) => ({ number: await createRound(portal) }),
    missing: async () => missing,
  },
  exportEntries: {
    existing: async ({ portal }) => ({ number: await createRound(portal) }),
    missing: async () => missing,
  },
}
