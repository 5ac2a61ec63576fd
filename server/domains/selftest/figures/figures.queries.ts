import { sql } from 'kysely'
import { peerTerms, type SelftestMeasure } from '../../../../shared/rules/selftest/peers.ts'
import type { SelftestUse } from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { Db } from '../../../db/database.ts'
import { holdsToday } from '../../../db/holds-today.ts'
import { allowLongStatements } from '../../../db/long-statements.queries.ts'
import type { SelftestTables } from '../../../db/tables/selftest.ts'

const figureKey = sql.raw('selftest_use, measure, key, basis, entity_type, organisation_size')

/**
 * Counts everything again, in the caller's transaction. Scores come from the latest test that each verified
 * organisation keeps; answers and advice from every finished test, one that a team keeps of it not counted twice.
 */
export async function countFigures(db: Db): Promise<void> {
  await allowLongStatements(db)
  await sql`
    with standing as (
      select distinct on (coalesce(o.entity_id, o.id), r.selftest_use) r.id, r.selftest_use, o.entity_type, r.organisation_size
      from selftest_results r
      join teams t on t.id = r.team_id
      join organisations o on o.id = t.organisation_id
      where r.finished_at is not null and ${holdsToday('o')}
      order by coalesce(o.entity_id, o.id), r.selftest_use, r.finished_at desc, r.id desc
    ), scored as (
      select g.selftest_use, s.dimension, s.basis, g.entity_type, g.organisation_size, s.score, count(*) as n
      from standing g
      join selftest_scores s on s.result_id = g.id
      group by grouping sets (
        (g.selftest_use, s.dimension, s.basis, s.score),
        (g.selftest_use, s.dimension, s.basis, s.score, g.entity_type),
        (g.selftest_use, s.dimension, s.basis, s.score, g.entity_type, g.organisation_size)
      )
      having grouping(g.organisation_size) = 1 or g.organisation_size is not null
    ), finished as (
      select r.id, r.selftest_use, v.basis, r.answers, r.advised, r.opened
      from selftest_results r
      join selftest_versions v on v.id = r.version_id
      where r.finished_at is not null and not exists (select from selftest_results b where b.id = r.kept_from)
    ), answered as (
      select f.selftest_use, a.key::integer as question, f.basis, given.answer, count(*) as n,
        count(*) filter (where given.place = 1) as givers
      from finished f
      cross join lateral jsonb_each(f.answers) a
      cross join lateral jsonb_array_elements_text(
        case jsonb_typeof(a.value) when 'array' then a.value else jsonb_build_array(a.value) end
      ) with ordinality given (answer, place)
      where f.basis is not null
      group by f.selftest_use, a.key, f.basis, given.answer
    ), applied as (
      select s.selftest_use, s.advice, count(distinct s.id) as n
      from selftest_steps s
      join selftest_results r on r.id = s.result_id
      join selftest_versions v on v.id = r.version_id
      cross join lateral jsonb_path_query(v.questionnaire, '$.advice[*] ? (@.number == $number).targets[*]',
        jsonb_build_object('number', s.advice)) target
      join applications a on a.team_id = s.team_id and a.offering_kind || 's' = target ->> 'collection'
        and a.offering_number = (target ->> 'number')::integer and a.submitted_at >= s.created_at
      group by s.selftest_use, s.advice
    ), counted as (
      select selftest_use, 'dimension' as measure, dimension as key, basis, entity_type, organisation_size,
        sum(n)::integer as givers, jsonb_object_agg(score, n) as counts
      from scored group by selftest_use, dimension, basis, entity_type, organisation_size
      union all
      select selftest_use, 'question', question, basis, null, null, sum(givers)::integer, jsonb_object_agg(answer, n)
      from answered group by selftest_use, question, basis
      union all
      select f.selftest_use, 'advice', number, '', null, null, count(*)::integer, jsonb_build_object('recommended',
        count(*), 'opened', count(*) filter (where number = any(f.opened)), 'applied', coalesce(max(a.n), 0))
      from finished f
      cross join lateral unnest(f.advised) number
      left join applied a on a.selftest_use = f.selftest_use and a.advice = number
      group by f.selftest_use, number
    ), told as (
      select * from counted where givers >= ${peerTerms.least}
    ), gone as (
      delete from selftest_figures f where not exists (
        select from told t where (t.selftest_use, t.measure, t.key, t.basis) = (f.selftest_use, f.measure, f.key, f.basis)
          and t.entity_type is not distinct from f.entity_type
          and t.organisation_size is not distinct from f.organisation_size)
    )
    insert into selftest_figures (${figureKey}, givers, counts)
    select ${figureKey}, givers, counts from told
    on conflict (${figureKey}) do update set givers = excluded.givers, counts = excluded.counts
      where selftest_figures.givers / ${peerTerms.step} <> excluded.givers / ${peerTerms.step}
  `.execute(db)
}

type Figures = SelftestTables['selftest_figures']
/** The part of organisations that is asked for; null for all of them. */
export type Part = Pick<Figures, 'entity_type' | 'organisation_size'>

/** The scores of organisations of a part, by dimension, where the questions were the same. */
export async function listScoresOfPart(
  db: Db,
  use: SelftestUse,
  bases: ReadonlyMap<number, Buffer>,
  part: Part,
) {
  const rows = await db
    .selectFrom('selftest_figures')
    .select(['key', 'basis', 'givers', 'counts'])
    .where('selftest_use', '=', use)
    .where('measure', '=', 'dimension')
    .where('key', 'in', [...bases.keys()])
    .where('entity_type', 'is not distinct from', part.entity_type)
    .where('organisation_size', 'is not distinct from', part.organisation_size)
    .execute()
  return rows.filter(({ key, basis }) => bases.get(key)?.equals(basis))
}

/** The figures of a measure, whole and by kind of organisation. */
export async function listFigures(db: Db, use: SelftestUse, measure: SelftestMeasure) {
  return db
    .selectFrom('selftest_figures')
    .select(['key', 'basis', 'entity_type', 'givers', 'counts'])
    .where('selftest_use', '=', use)
    .where('measure', '=', measure)
    .where('organisation_size', 'is', null)
    .orderBy('key')
    .execute()
}
