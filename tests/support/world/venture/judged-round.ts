import { sql } from 'kysely'
import { sealAnswers } from '../../../../server/domains/applications/form/application-texts.ts'
import { sealReviewText } from '../../../../server/domains/venture/judging/judge-texts.ts'
import type { TestPortal } from '../../portal/portal.ts'
import { createPeople, createTeamRows } from '../actors.ts'
import { type Made, madeRound } from './made-round.ts'
import { createRound } from './rounds.ts'

type Given = { budget?: number; answersOf?: (entry: number) => Record<string, string>; roundId?: string }

/**
 * A round whose judging begins: its entries have the worth and its judges the severity of `madeRound`.
 * @param given.answersOf what an entry's team has answered
 * @param given.roundId a round that is there
 */
export async function createRoundToJudge(portal: TestPortal, made: Made, given: Given = {}) {
  const { budget = 0, answersOf = () => ({}) } = given
  const { db, services } = portal
  const closed = { opensIn: -48, closesIn: -24, state: 'reviewing' as const }
  const roundId = given.roundId ?? (await createRound(portal, closed))
  const number = Number(roundId)
  const truth = madeRound(made)
  const words = (text: string) => ({ zh: text, en: text })
  const { edition } = await db
    .updateTable('venture_rounds')
    .set({
      ...{ state: 'reviewing', places: made.places, budget, judges_per_entry: made.judgesOfEntry },
      criteria: JSON.stringify(
        truth.input.criteria.map(({ id, ...one }) => ({
          ...one,
          ...{ key: id, label: words(id), hint: words(''), isRequired: true, isCounted: true },
        })),
      ),
    })
    .where('number', '=', number)
    .returning('edition')
    .executeTakeFirstOrThrow()
  const names = [...truth.worth.keys()]
  const teams = await createTeamRows(
    portal,
    names.map((name) => ({ name: `团队 ${edition} ${name}` })),
  )
  const members = await createPeople(
    portal,
    teams.map((teamId) => ({ membership: { teamId, role: 'superAdmin' } })),
  )
  const set = await db
    .selectFrom('question_sets')
    .select('id')
    .where('offering_kind', '=', 'round')
    .where('offering_number', '=', number)
    .executeTakeFirstOrThrow()
  const applications = await db
    .insertInto('applications')
    .values(
      teams.map((team_id, index) => ({
        ...{ offering_kind: 'round', offering_number: number, team_id, reference: `SQ-${edition}-${index}` },
        ...{
          started_by: members[index]?.accountId ?? '',
          question_set_id: set.id,
          state: 'approved' as const,
        },
        answers_encrypted: sealAnswers(services, { purpose: '试一试', ...answersOf(index) }),
        submitted_at: sql`now()` as never,
      })),
    )
    .returning('id')
    .execute()
  const entryRows = await db
    .insertInto('venture_entries')
    .values(
      teams.map((team_id, index) => ({
        ...{ reference: `SQ-${edition}-${index}`, edition, team_id, round_number: number },
        ...{ application_id: applications[index]?.id ?? '', state: 'in_review' as const },
        ...{ organisation_id: null, track: null, title_encrypted: null },
      })),
    )
    .returning('id')
    .execute()
  const entries = new Map(names.map((name, index) => [name, entryRows[index]?.id ?? '']))
  const judgeNames = [...truth.severity.keys()]
  const judges = await createPeople(
    portal,
    judgeNames.map(() => ({ staffRoles: ['judge'] })),
  )
  const judgeIds = new Map<string, string>()
  for (const [index, name] of judgeNames.entries()) {
    const { id } = await db
      .insertInto('venture_judges')
      .values({
        ...{ edition, account_id: judges[index]?.accountId ?? '', state: 'active', conduct_version: 1 },
        ...{ statement_encrypted: null, conduct_signed_at: null, invited_by: null, reminded_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    judgeIds.set(name, id)
  }
  const byId = new Map([...entries].map(([name, id]) => [id, name]))
  return { roundId, number, edition, truth, entries, byId, teams, members, judges, judgeIds }
}

/** The same with every review sent. */
export async function createJudgedRound(portal: TestPortal, made: Made, budget = 0) {
  const round = await createRoundToJudge(portal, made, { budget })
  await sendReviews(portal, round, round.truth.input.reviews)
  return round
}

type ToJudge = Awaited<ReturnType<typeof createRoundToJudge>>

/** Sends reviews, whether they were assigned or not. */
export async function sendReviews(
  { db, services }: TestPortal,
  { number, entries, judgeIds }: ToJudge,
  given: ToJudge['truth']['input']['reviews'],
): Promise<void> {
  const reviews = given.map(({ entry, judge, scores }) => ({
    ...{ round_number: number, entry_id: entries.get(entry) ?? '', judge_id: judgeIds.get(judge) ?? '' },
    ...{ state: 'submitted', scores, submitted_at: new Date().toISOString() },
    feedback_encrypted: sealReviewText(services, 'feedback', `写给 ${entry} 的话`),
  }))
  await sql`insert into venture_reviews (round_number, entry_id, judge_id, state, scores, feedback_encrypted,
      submitted_at)
    select * from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as r (round_number integer, entry_id uuid,
      judge_id uuid, state text, scores jsonb, feedback_encrypted text, submitted_at timestamptz)
    on conflict (round_number, entry_id, judge_id, is_sample) do update set state = excluded.state,
      scores = excluded.scores, feedback_encrypted = excluded.feedback_encrypted,
      submitted_at = excluded.submitted_at`.execute(db)
}
