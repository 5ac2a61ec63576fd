import { sql } from 'kysely'
import { sealAnswers } from '../../../../server/domains/applications/form/application-texts.ts'
import { sealReviewText } from '../../../../server/domains/venture/judging/judge-texts.ts'
import type { TestPortal } from '../../portal/portal.ts'
import { createPeople, createTeamRows, type TestAccount } from '../actors.ts'
import { type Made, madeRound } from './made-round.ts'
import { createRound } from './rounds.ts'

/**
 * A round that is being judged, with every review sent: its entries have the worth and its judges the severity of
 * `madeRound`.
 */
export async function createJudgedRound(portal: TestPortal, made: Made, budget = 0) {
  const { db, services } = portal
  const roundId = await createRound(portal, { opensIn: -48, closesIn: -24, state: 'reviewing' })
  const number = Number(roundId)
  const truth = madeRound(made)
  const words = (text: string) => ({ zh: text, en: text })
  const { edition } = await db
    .updateTable('venture_rounds')
    .set({
      places: made.places,
      budget,
      judges_per_entry: made.judgesOfEntry,
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
  const answers = sealAnswers(services, { purpose: '试一试' })
  const entries = new Map<string, string>()
  for (const [index, name] of names.entries()) {
    const [teamId = '', member] = [teams[index], members[index] as TestAccount]
    const reference = `SQ-${edition}-${index}`
    const application = await db
      .insertInto('applications')
      .values({
        ...{ offering_kind: 'round', offering_number: number, team_id: teamId, reference },
        ...{ started_by: member.accountId, question_set_id: set.id, answers_encrypted: answers },
        ...{ state: 'approved', submitted_at: sql`now()` as never },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entry = await db
      .insertInto('venture_entries')
      .values({
        ...{ reference, edition, team_id: teamId, round_number: number, application_id: application.id },
        ...{ state: 'in_review', organisation_id: null, track: null, title_encrypted: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    entries.set(name, entry.id)
  }
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
  const reviews = truth.input.reviews.map(({ entry, judge, scores }) => ({
    round_number: number,
    entry_id: entries.get(entry) ?? '',
    judge_id: judgeIds.get(judge) ?? '',
    state: 'submitted',
    scores,
    feedback_encrypted: sealReviewText(services, 'feedback', `写给 ${entry} 的话`),
    submitted_at: new Date().toISOString(),
  }))
  await sql`insert into venture_reviews (round_number, entry_id, judge_id, state, scores, feedback_encrypted,
      submitted_at)
    select * from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as r (round_number integer, entry_id uuid,
      judge_id uuid, state text, scores jsonb, feedback_encrypted text, submitted_at timestamptz)`.execute(db)
  const byId = new Map([...entries].map(([name, id]) => [id, name]))
  return { roundId, number, edition, truth, entries, byId, teams, members, judges, judgeIds }
}
