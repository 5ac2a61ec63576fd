import { sql } from 'kysely'
import type { Criterion } from '../../../shared/rules/venture/criteria.ts'
import type { Db } from '../database.ts'

const scale = { low: 1, high: 10, isRequired: true, isCounted: true } as const

/** By what the programme's rounds are judged. */
const criteria: Criterion[] = [
  {
    ...{ key: 'real', weight: 4, ...scale },
    label: { zh: '麻烦真不真', en: 'Is the trouble real' },
    hint: {
      zh: '有没有一个具体的人、一次发生过的事，而不是一个行业的缺口。',
      en: 'A person and a time that it happened, instead of a gap in a sector.',
    },
  },
  {
    ...{ key: 'reach', weight: 3, ...scale },
    label: { zh: '够不够得着', en: 'Can they reach the people' },
    hint: {
      zh: '团队平时就见得到这些人，第一周就能请他们来试。',
      en: 'The team meets them anyway and can ask them to try in the first week.',
    },
  },
  {
    ...{ key: 'learn', weight: 3, ...scale },
    label: { zh: '别人学得到什么', en: 'What others learn' },
    hint: {
      zh: '失败了也留下数字和做法，别的机构看得懂。',
      en: 'Figures and a way of working stay behind, also when it fails.',
    },
  },
  {
    ...{ key: 'cost', weight: 1, ...scale, isCounted: false },
    label: { zh: '钱花得值不值', en: 'Is the money well spent' },
    hint: {
      zh: '只给合议时参考，不计入总分。',
      en: 'Read when the round is deliberated, not part of the score.',
    },
  },
]

type DemoRound = {
  number: number
  edition: number
  /** Days from now, before it where negative. */
  opensIn: number
  closesIn: number
  dueIn: number
  noticeDays: number
  places: number
  /** Whole yuan. */
  budget: number
  judgesPerEntry: number
}

/** Opens the demo's round of the fifth edition, ten days ago for a month. */
export const loadRounds = (db: Db): Promise<boolean> =>
  openRound(db, {
    ...{ number: 5101, edition: 5, opensIn: -10, closesIn: 20, dueIn: 41 },
    ...{ noticeDays: 7, places: 12, budget: 600_000, judgesPerEntry: 3 },
  })

/**
 * Opens a round whose texts the portal was given, unless it has the round or removed it.
 * @returns whether it was opened
 */
export async function openRound(db: Db, { number, edition, ...round }: DemoRound): Promise<boolean> {
  const days = (count: number) => sql<Date>`date_trunc('hour', now()) + ${count} * interval '1 day'`
  const known = await db
    .selectFrom('offerings')
    .select('number')
    .where('kind', '=', 'round')
    .where('number', '=', number)
    .executeTakeFirst()
  if (!known) return false
  const opened = await db
    .insertInto('venture_rounds')
    .values({
      ...{ number, edition, ordinal: 1, state: 'open', grace_minutes: 60, changed_by: null },
      ...{ opens_at: days(round.opensIn), closes_at: days(round.closesIn) },
      ...{ scores_due_at: days(round.dueIn), notice_days: round.noticeDays },
      ...{ places: round.places, budget: round.budget, judges_per_entry: round.judgesPerEntry },
      criteria: JSON.stringify(criteria),
      hidden_questions: ['contactName', 'contactPhone', 'members'],
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return opened !== undefined
}
