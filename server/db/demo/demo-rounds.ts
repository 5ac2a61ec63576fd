import { sql } from 'kysely'
import type { Criterion } from '../../../shared/rules/venture/criteria.ts'
import type { Db } from '../database.ts'

const scale = { low: 1, high: 10, isRequired: true, isCounted: true } as const

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

/** Opens the demo's round of the fifth edition, ten days ago for a month, unless the portal has it or removed it. */
export async function loadRounds(db: Db): Promise<void> {
  const days = (count: number) => sql<Date>`date_trunc('hour', now()) + ${count} * interval '1 day'`
  const known = await db
    .selectFrom('offerings')
    .select('number')
    .where('kind', '=', 'round')
    .where('number', '=', 5101)
    .executeTakeFirst()
  if (!known) return
  await db
    .insertInto('venture_rounds')
    .values({
      number: 5101,
      edition: 5,
      ordinal: 1,
      state: 'open',
      opens_at: days(-10),
      closes_at: days(20),
      grace_minutes: 60,
      scores_due_at: days(41),
      notice_days: 7,
      places: 12,
      budget: 600_000,
      judges_per_entry: 3,
      criteria: JSON.stringify(criteria),
      hidden_questions: ['contactName', 'contactPhone', 'members'],
      changed_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
