import { words as stageWords } from '#words/projects_stage'
import type { ProjectCard, ProjectFacetCounts, ProjectList } from '../../../shared/contract/projects.ts'
import {
  type ProjectFacet,
  type ProjectSort,
  type ProjectStage,
  projectFacets,
  projectStages,
} from '../../../shared/rules/toolbox/project-facets.ts'
import type { CallContext } from '../../context.ts'
import { noteMissedSearch } from '../../search/missed-searches.ts'
import { search } from '../../search/search.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { fieldNames } from '../content/records/field-names.ts'
import { listTexts } from './live.queries.ts'
import { presentCards } from './project.present.ts'
import {
  countFacets,
  listNumbers,
  type ProjectChoice,
  type ProjectCountRow,
  type ProjectQuery,
} from './project-list.queries.ts'

/** The most projects that a search returns: beyond these, other words help more than more pages. */
const foundAtMost = 100

export type ListInput = {
  classes: string[]
  search: string
  stage: ProjectStage[]
  page: number
  extras: { field: string[]; set?: string | undefined; sort: ProjectSort; pageSize: number }
}

/** Published projects by filters and words, one page, with the count that each filter value would leave. */
export async function listProjects(ctx: CallContext, input: ListInput): Promise<ProjectList> {
  const { page, extras } = input
  const choice: ProjectChoice = { class: input.classes, stage: input.stage, field: extras.field }
  const found = input.search === '' ? null : await findNumbers(ctx, input.search)
  const scope = { ...(extras.set && { set: Number(extras.set) }), ...(found && { numbers: found.numbers }) }
  const range = { limit: extras.pageSize, offset: (page - 1) * extras.pageSize }
  const [items, counts, labels] = await Promise.all([
    listCards(ctx, { scope, choice, sort: found ? 'given' : extras.sort, ...range }),
    countFacets(ctx.db, scope, choice),
    facetLabels(ctx),
  ])
  const total = counts.find(({ facet }) => facet === 'total')?.count ?? 0
  return {
    items,
    total,
    page,
    pageSize: extras.pageSize,
    pageCount: Math.ceil(total / extras.pageSize),
    facets: projectFacets.map((facet) => presentFacet(facet, labels[facet], counts)),
    spelling: found?.spelling ?? null,
  }
}

/** Projects as cards, in the order of a query. */
export async function listCards(ctx: CallContext, query: ProjectQuery): Promise<ProjectCard[]> {
  const rows = await listNumbers(ctx.db, query)
  return cardsOf(ctx, rows)
}

/** The cards of published projects in the order of their numbers. */
export async function cardsOf(
  ctx: CallContext,
  rows: { number: number; likes: number }[],
): Promise<ProjectCard[]> {
  const numbers = rows.map(({ number }) => number)
  const texts = await listTexts(ctx.db, 'projects', ctx.locale, numbers)
  const ordered = numbers.flatMap((number) => texts.find((text) => text.number === number) ?? [])
  return presentCards(ctx, ordered, new Map(rows.map(({ number, likes }) => [number, likes])))
}

async function findNumbers(ctx: CallContext, text: string) {
  const found = await search(ctx.db, {
    text,
    language: ctx.locale,
    kinds: ['project'],
    limit: foundAtMost,
    offset: 0,
  })
  if (found.total === 0) await noteMissedSearch(ctx, 'projects', text)
  return { numbers: found.hits.map(({ recordId }) => Number(recordId)), spelling: found.spelling }
}

type Label = { value: string; label: string }

async function facetLabels(ctx: CallContext): Promise<Record<ProjectFacet, Label[]>> {
  const [classes, fields] = await Promise.all([listPublished(ctx, 'projectClasses'), fieldNames(ctx.db)])
  return {
    class: classes.map((one) => ({ value: String(one.number), label: one.values.name })),
    stage: projectStages.map((stage) => ({
      value: stage,
      label: stageWords[stage]({}, { locale: ctx.locale }),
    })),
    field: fields.map(({ alias, name }) => ({ value: alias, label: name[ctx.locale] })),
  }
}

function presentFacet(facet: ProjectFacet, labels: Label[], counts: ProjectCountRow[]): ProjectFacetCounts {
  const own = new Map(counts.filter((row) => row.facet === facet).map((row) => [row.value, row.count]))
  return {
    facet,
    totalWithout: own.get('') ?? 0,
    options: labels.map((label) => ({ ...label, count: own.get(label.value) ?? 0 })),
  }
}
