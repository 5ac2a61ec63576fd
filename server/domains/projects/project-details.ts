import { ApiError } from '../../../shared/contract/errors.ts'
import type { Project } from '../../../shared/contract/projects.ts'
import { listOf, textOf } from '../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../context.ts'
import { openContent } from '../content/open-content.ts'
import { publiccodePath, startingAt } from '../content/publiccode/publiccode-path.ts'
import { shownProvenance } from '../content/publish/shown-provenance.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { cardsOf } from './list-projects.ts'
import { findText, listActivities, listTexts, type ReadText } from './live.queries.ts'
import { presentActivity, presentCards, presentKit } from './project.present.ts'
import { findListing, listLikes, listSimilar } from './project-list.queries.ts'
import { schemaOfProject } from './schema-org.ts'

const similarProjects = 3

/** The page of a project. @throws ApiError `notFound` where no language of it is published */
export async function projectDetails(
  ctx: CallContext,
  { instanceID }: { instanceID: string },
): Promise<Project> {
  const text = await findText(ctx.db, 'projects', Number(instanceID), ctx.locale)
  if (!text) throw new ApiError('notFound')
  return presentProject(ctx, text)
}

/** A project with everything its page shows; also for drafts. */
export async function presentProject(ctx: CallContext, text: ReadText): Promise<Project> {
  const { number, shared } = text
  const listing = await findListing(ctx.db, number)
  const classes = listOf(shared, 'classes').map(Number)
  const similar = await listSimilar(ctx.db, number, classes, listOf(shared, 'fields'), similarProjects)
  const likes = await listLikes(ctx.db, similar)
  const [card] = await presentCards(ctx, [text], new Map([[number, listing?.likes ?? 0]]))
  if (!card) throw new Error('a text gives a card')
  const [html, sets, activities, others] = await Promise.all([
    htmlOf(ctx, textOf(text.fields, 'body')),
    listTexts(ctx.db, 'projectSets', ctx.locale, listOf(shared, 'sets').map(Number)),
    listActivities(ctx.db, number, ctx.locale),
    cardsOf(
      ctx,
      similar.map((other) => ({ number: other, likes: likes.get(other) ?? 0 })),
    ),
  ])
  const project = {
    ...card,
    ...presentKit(text),
    publiccode: textOf(shared, 'code')
      ? publiccodePath('projects', number, await openContent(ctx.db, 'projects', startingAt(number)))
      : null,
    html,
    provenance: shownProvenance(text.provenance, ctx.locale),
    sets: sets.map((set) => ({
      instanceSetID: String(set.number),
      title: textOf(set.fields, 'title'),
      language: set.language,
    })),
    activities: activities.map(presentActivity),
    similar: others,
    publishedAt: text.first_published_at.toISOString(),
    updatedAt: text.published_at.toISOString(),
  }
  return { ...project, schemaOrg: schemaOfProject(ctx, project) }
}
