import type { EntryFacts, JudgeFacts } from '../../../../shared/rules/venture/conflicts.ts'
import { fieldsQuestion, namesIn, statedQuestions } from '../../../../shared/rules/venture/judges.ts'
import type { CallContext } from '../../../context.ts'
import { answersByKey } from '../../applications/form/judged-answers.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import { listAwarded, listChecked, listDeclared, listPersonFacts, listTeamFacts } from './facts.queries.ts'
import { openStatement } from './judge-texts.ts'
import type { JudgeRow } from './judges.queries.ts'

type Reader = Pick<CallContext, 'db' | 'services'>

const asked = [fieldsQuestion, ...statedQuestions.schools, ...statedQuestions.employers]

/** What is known of entries, by their id: for finding conflicts, and the fields that they are in. */
export async function factsOfEntries(
  ctx: Reader,
  entries: readonly EntryRow[],
): Promise<Map<string, EntryFacts & { fields: string[] }>> {
  const [edition = 0] = entries.map((entry) => entry.edition)
  const [teams, awarded, answers] = await Promise.all([
    listTeamFacts(ctx.db, [...new Set(entries.map(({ team_id }) => team_id))]),
    listAwarded(ctx.db, edition),
    answersByKey(
      ctx,
      entries.map(({ application_id }) => application_id),
      asked,
    ),
  ])
  const teamOf = new Map(teams.map((team) => [team.team_id, team]))
  const open = opener(ctx)
  return new Map(
    entries.map((entry) => {
      const team = teamOf.get(entry.team_id)
      const given = answers.get(entry.application_id) ?? {}
      const stated = (keys: readonly string[]) => keys.flatMap((key) => (given[key] ?? []).flatMap(namesIn))
      const teamIds = team?.teams ?? [entry.team_id]
      return [
        entry.id,
        {
          id: entry.id,
          organisations: team?.organisations ?? [],
          teams: teamIds,
          phones: (team?.phones_encrypted ?? []).map(open.phone),
          mailDomains: (team?.emails_encrypted ?? []).map(open.domain),
          awardedWith: awarded.filter(({ team_id }) => teamIds.includes(team_id)).map(({ id }) => id),
          schools: stated(statedQuestions.schools),
          employers: stated(statedQuestions.employers),
          fields: [entry.track ?? [], given[fieldsQuestion] ?? []].flat(),
        },
      ]
    }),
  )
}

/** What is known of judges, by their id. */
export async function factsOfJudges(
  ctx: Reader,
  judges: readonly JudgeRow[],
): Promise<Map<string, JudgeFacts>> {
  const [edition = 0] = judges.map((judge) => judge.edition)
  const accountIds = judges.map(({ account_id }) => account_id)
  const [people, checked, declared, awarded] = await Promise.all([
    listPersonFacts(ctx.db, accountIds),
    listChecked(ctx.db, accountIds),
    listDeclared(
      ctx.db,
      judges.map(({ id }) => id),
    ),
    listAwarded(ctx.db, edition),
  ])
  const personOf = new Map(people.map((person) => [person.account_id, person]))
  const open = opener(ctx)
  return new Map(
    judges.map((judge) => {
      const person = personOf.get(judge.account_id)
      const { organisations, schools, employers } = openStatement(ctx.services, judge)
      const teams = person?.teams ?? []
      return [
        judge.id,
        {
          organisations: [...namesIn(organisations), ...(person?.organisations ?? [])],
          teams,
          phones: [person?.phone_encrypted ?? []].flat().map(open.phone),
          mailDomains: [person?.email_encrypted ?? []].flat().map(open.domain),
          awardedWith: awarded
            .filter(
              ({ team_id, organisation_id }) =>
                teams.includes(team_id) || person?.organisations.includes(organisation_id ?? ''),
            )
            .map(({ id }) => id),
          schools: namesIn(schools),
          employers: namesIn(employers),
          declared: declared.get(judge.id) ?? [],
          checked: checked.get(judge.account_id) ?? [],
        },
      ]
    }),
  )
}

function opener({ services: { cipher } }: Reader) {
  return {
    phone: (stored: string) => cipher.decrypt(stored, 'accounts.phone'),
    domain: (stored: string) => cipher.decrypt(stored, 'accounts.email').replace(/^.*@/, ''),
  }
}
