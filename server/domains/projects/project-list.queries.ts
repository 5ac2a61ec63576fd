import { type RawBuilder, sql } from 'kysely'
import {
  type ProjectFacet,
  type ProjectSort,
  type ProjectStage,
  projectFacets,
} from '../../../shared/rules/toolbox/project-facets.ts'
import type { Db } from '../../db/database.ts'

/** The chosen values per filter; a filter without any matches everything. */
export type ProjectChoice = { class: string[]; stage: ProjectStage[]; field: string[] }

/** The projects before filtering: all, those of a set, or search results. */
export type ProjectScope = { set?: number | undefined; numbers?: number[] }

export type ProjectQuery = {
  scope: ProjectScope
  choice: ProjectChoice
  /** `given` keeps the order of the scope's numbers. */
  sort: ProjectSort | 'given'
  limit: number
  offset: number
}

/** The numbers and likes of a page of projects, in order. */
export async function listNumbers(db: Db, query: ProjectQuery) {
  const { rows } = await numbersQuery(query).execute(db)
  return rows
}

/** The statement behind `listNumbers`, also used by the test of its plan. */
export function numbersQuery({ scope, choice, sort, limit, offset }: ProjectQuery) {
  const chosen = Object.values(conditionsOf(choice)).filter((condition) => condition !== null)
  return sql<{ number: number; likes: number }>`
    select p.number, p.likes from project_listing p
    where ${sql.join([scopeCondition(scope), ...chosen], sql` and `)}
    order by ${orderOf(sort, scope)} limit ${limit} offset ${offset}`
}

function orderOf(sort: ProjectQuery['sort'], { numbers }: ProjectScope): RawBuilder<unknown> {
  if (sort === 'given') return sql`array_position(${numbers ?? []}::integer[], p.number)`
  if (sort === 'liked') return sql`p.likes desc, p.number desc`
  return sql`p.first_published_at desc, p.number desc`
}

function scopeCondition({ set, numbers }: ProjectScope): RawBuilder<unknown> {
  const parts = [sql`true`]
  if (set !== undefined) parts.push(sql`p.sets @> ${[set]}::integer[]`)
  if (numbers) parts.push(sql`p.number = any(${numbers}::integer[])`)
  return sql.join(parts, sql` and `)
}

function conditionsOf(choice: ProjectChoice): Record<ProjectFacet, RawBuilder<unknown> | null> {
  return {
    class: choice.class.length === 0 ? null : sql`p.classes && ${choice.class.map(Number)}::integer[]`,
    stage: choice.stage.length === 0 ? null : sql`p.stage = any(${choice.stage}::text[])`,
    field: choice.field.length === 0 ? null : sql`p.fields && ${choice.field}::text[]`,
  }
}

/**
 * The number of projects with a value under the other filters' choices. Value '' gives their total; facet
 * `total` gives the number of projects that pass every filter.
 */
export type ProjectCountRow = { facet: ProjectFacet | 'total'; value: string; count: number }

/** Counts every value of every filter. Unfiltered counts were computed on publication. */
export async function countFacets(
  db: Db,
  scope: ProjectScope,
  choice: ProjectChoice,
): Promise<ProjectCountRow[]> {
  const chosen = projectFacets.filter((facet) => choice[facet].length > 0)
  const isWhole = scope.set === undefined && scope.numbers === undefined
  // A filter ignores its own choice, so a single chosen filter counts as if nothing were chosen.
  const known = isWhole ? projectFacets.filter((facet) => chosen.every((other) => other === facet)) : []
  const kept = known.length > 0 ? await keptCounts(db, known) : []
  if (isWhole && chosen.length === 0) return kept
  const counted = projectFacets.filter((facet) => !known.includes(facet))
  const { rows } = await facetCountsQuery(scope, choice, counted).execute(db)
  return [...kept.filter(({ facet }) => facet !== 'total'), ...rows]
}

async function keptCounts(db: Db, facets: ProjectFacet[]): Promise<ProjectCountRow[]> {
  const rows = await db.selectFrom('project_facet_counts').selectAll().execute()
  const total = rows.find(({ facet }) => facet === 'total')?.count ?? 0
  return [
    ...rows.filter(({ facet }) => facet === 'total' || (facets as string[]).includes(facet)),
    ...facets.map((facet) => ({ facet, value: '', count: total })),
  ]
}

const values: Record<ProjectFacet, RawBuilder<unknown>> = {
  class: sql`unnest(classes)::text`,
  stage: sql`stage`,
  field: sql`unnest(fields)`,
}

/** Counts the rest in one pass over the projects that any count needs; its plan is tested. */
export function facetCountsQuery(
  scope: ProjectScope,
  choice: ProjectChoice,
  counted: readonly ProjectFacet[],
) {
  const conditions = conditionsOf(choice)
  const chosen = projectFacets.filter((facet) => conditions[facet] !== null)
  const others = (facet: ProjectFacet) => chosen.filter((other) => other !== facet)
  const passing = (facets: ProjectFacet[]) => allOf(facets.map((facet) => sql.ref(`in_${facet}`)))
  const flags = chosen.map((facet) => sql`, (${conditions[facet]}) as ${sql.ref(`in_${facet}`)}`)
  const needed = counted.map((facet) => allOf(others(facet).map((other) => conditions[other])))
  const parts = counted.map(
    (facet) => sql`
      select ${sql.lit(facet)} as facet, '' as value, count(*)::integer as count from t where ${passing(others(facet))}
      union all select ${sql.lit(facet)}, value, count(*)::integer
      from (select ${values[facet]} as value from t where ${passing(others(facet))}) found group by value`,
  )
  return sql<ProjectCountRow>`
    with t as materialized (
      select p.classes, p.fields, p.stage ${sql.join(flags, sql``)}
      from project_listing p where ${scopeCondition(scope)} and (${sql.join(needed, sql` or `)})
    )
    select 'total' as facet, '' as value, count(*)::integer as count from t where ${passing(chosen)}
    union all ${sql.join(parts, sql` union all `)}`
}

function allOf(conditions: (RawBuilder<unknown> | null)[]): RawBuilder<unknown> {
  const present = conditions.filter((condition) => condition !== null)
  return present.length === 0 ? sql`true` : sql`(${sql.join(present, sql` and `)})`
}

export async function findListing(db: Db, number: number) {
  return db
    .selectFrom('project_listing')
    .select(['number', 'likes', 'classes', 'fields'])
    .where('number', '=', number)
    .executeTakeFirst()
}

/** Likes by project number. */
export async function listLikes(db: Db, numbers: number[]): Promise<Map<number, number>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('project_listing')
    .select(['number', 'likes'])
    .where('number', 'in', numbers)
    .execute()
  return new Map(rows.map(({ number, likes }) => [number, likes]))
}

/** Projects of the same class, those of the same field first, then by newest. */
export async function listSimilar(
  db: Db,
  number: number,
  classes: number[],
  fields: string[],
  limit: number,
) {
  const { rows } = await similarQuery(number, classes, fields, limit).execute(db)
  return rows.map((row) => row.number)
}

export function similarQuery(number: number, classes: number[], fields: string[], limit: number) {
  // Among the newest hundred of the class, so that a large class is not read completely.
  return sql<{ number: number }>`
    select number from (
      select p.number, p.fields, p.first_published_at from project_listing p
      where p.classes && ${classes}::integer[] and p.number <> ${number}
      order by p.first_published_at desc, p.number desc limit 100
    ) p
    order by (p.fields && ${fields}::text[]) desc, p.first_published_at desc, p.number desc limit ${limit}`
}

/** The number of published projects per class and stage. */
export async function countByClass(db: Db) {
  const { rows } = await sql<{ class: number; stage: ProjectStage; count: number }>`
    select class, stage, count(*)::integer as count
    from project_listing, unnest(classes) as class group by class, stage`.execute(db)
  return rows
}

/** The number of published projects per set, in all or some classes. */
export async function countBySet(db: Db, classes: number[]): Promise<Map<number, number>> {
  const ofClasses = classes.length === 0 ? sql`true` : sql`classes && ${classes}::integer[]`
  const { rows } = await sql<{ set: number; count: number }>`
    select set, count(*)::integer as count from project_listing, unnest(sets) as set
    where ${ofClasses} group by set`.execute(db)
  return new Map(rows.map(({ set, count }) => [set, count]))
}
