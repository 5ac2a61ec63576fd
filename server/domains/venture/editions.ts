import * as m from '#messages'
import { words } from '#words/venture_round_state'
import type { VentureEdition, VentureEditionLink } from '../../../shared/contract/venture.ts'
import { camelCase } from '../../../shared/lib/text/camel-case.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import type { VentureEditionID } from '../../../shared/rules/content/venture-collections.ts'
import type { CallContext } from '../../context.ts'
import { articleCards } from '../content/articles.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { htmlOf, picturesById } from '../content/shown-parts.ts'
import { listCards } from '../projects/list-projects.ts'
import { listSets } from '../projects/project-sets.ts'
import { listRounds } from './entries/shown-rounds.ts'
import { schemaOfEdition } from './schema-org.ts'
import { type EditionText, listMilestones, type MilestoneText } from './venture.queries.ts'

/** Projects per set on an edition's page; the set's own page has all. */
const projectsOfSet = 3

/** An edition, if published, and the others. */
export async function editionDetail(ctx: CallContext, { editionID }: { editionID: VentureEditionID }) {
  const texts = await listPublished(ctx, 'ventureEditions')
  const own = texts.find(({ number }) => String(number) === editionID)
  return {
    edition: own ? await showEdition(ctx, own) : null,
    editions: texts
      .flatMap((text) => linkOf(text) ?? [])
      .sort((a, b) => Number(b.editionID) - Number(a.editionID)),
  }
}

/** An edition with all that its page shows; a draft, too. */
export async function showEdition(ctx: CallContext, text: EditionText): Promise<VentureEdition> {
  const link = linkOf(text)
  if (!link) throw new Error(`there is no edition ${text.number}`)
  const { values } = text
  const [planHtml, rulesHtml, outcomesHtml, rounds, milestones, sets, articles, pictures] = await Promise.all(
    [
      htmlBelow(ctx, values.plan),
      htmlBelow(ctx, values.competitionRules),
      htmlBelow(ctx, values.outcomes),
      roundsOf(ctx, text.number),
      listMilestones(ctx.db, text.number, ctx.locale),
      setsOf(ctx, values.sets),
      articleCards(ctx, values.articles),
      picturesById(ctx, [values.cover]),
    ],
  )
  const edition = {
    ...link,
    planHtml,
    rulesHtml,
    outcomesHtml,
    figures: values.figures.map(figureOf),
    rounds,
    timeline: milestones.map(milestoneOf),
    sets,
    articles,
    cover: pictures.get(values.cover) ?? null,
    updatedAt: text.published_at.toISOString(),
  }
  return { ...edition, schemaOrg: schemaOfEdition(ctx, edition) }
}

async function roundsOf(ctx: CallContext, edition: number): Promise<VentureEdition['rounds']> {
  const { locale } = ctx
  const { items } = await listRounds(ctx)
  return items
    .filter((round) => round.edition === edition)
    .map(({ roundId, language, title, state, window }) => {
      const days = window && {
        opens: instantText(window.opensAt, locale),
        closes: instantText(window.closesAt, locale),
      }
      const stateText = words[camelCase(state)]({}, { locale })
      return {
        ...{ roundId, language, title },
        line: days
          ? m.venture_round_line(
              { state: stateText, days: m.venture_round_between(days, { locale }) },
              { locale },
            )
          : stateText,
      }
    })
}

/** A text below a heading of the page: its headings are one level lower, without anchors. */
async function htmlBelow(ctx: CallContext, text: string): Promise<string> {
  const html = await htmlOf(ctx, text)
  return html.replace(/<(\/?)h3>/g, '<$1h4>').replace(/<(\/?)h2[^>]*>/g, '<$1h3>')
}

/** Editions have numbers of their own; a record with a number out of all collections is none. */
const mostEditions = 999

function linkOf({ number, language, values }: EditionText): VentureEditionLink | null {
  if (number > mostEditions) return null
  return {
    editionID: String(number),
    language,
    title: values.title,
    summary: values.summary,
    since: values.since,
  }
}

/** Splits `64 | applications` into a figure and its label; a line without a bar is only a figure. */
function figureOf(line: string) {
  const [value = '', ...label] = line.split('|')
  return { value: value.trim(), label: label.join('|').trim() }
}

function milestoneOf({ number, language, values }: MilestoneText) {
  return {
    milestoneID: String(number),
    language,
    title: values.title,
    summary: values.summary,
    startsOn: values.startsOn,
    endsOn: values.endsOn,
  }
}

/** Those sets that visitors can read, in their order, each with its newest projects. */
async function setsOf(ctx: CallContext, numbers: number[]): Promise<VentureEdition['sets']> {
  if (numbers.length === 0) return []
  const { items } = await listSets(ctx, { classIds: [] })
  const chosen = items.filter(({ instanceSetID }) => numbers.includes(Number(instanceSetID)))
  return Promise.all(
    chosen.map(async (set) => ({
      ...set,
      projects: await listCards(ctx, {
        scope: { set: Number(set.instanceSetID) },
        choice: { class: [], stage: [], field: [] },
        sort: 'newest',
        limit: projectsOfSet,
        offset: 0,
      }),
    })),
  )
}
