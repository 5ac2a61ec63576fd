import type { Project, ProjectActivity, ProjectSet } from '../../../shared/contract/projects.ts'
import { sharePath } from '../../../shared/lib/joint/picture-path.ts'
import { languageTag, pathInLocale } from '../../../shared/lib/locale.ts'
import { clockSpan } from '../../../shared/lib/text/clock-span.ts'
import type { CallContext } from '../../context.ts'

type Ctx = Pick<CallContext, 'locale' | 'services'>

/** Structured data of a project for search engines: a reusable work, with its activities. */
export function schemaOfProject(ctx: Ctx, project: Omit<Project, 'schemaOrg'>): string {
  const url = addressOf(ctx, `/projects/detail/${project.instanceID}`)
  const image = ctx.services.origin + (project.cover?.src ?? sharePath('project', project.instanceID))
  const maker = { '@type': 'Organization', name: project.maker }
  const work = {
    '@type': project.code ? 'SoftwareSourceCode' : 'CreativeWork',
    name: project.title,
    description: project.summary,
    inLanguage: languageTag(project.language),
    url,
    image,
    license: project.licence,
    ...(project.code && { codeRepository: project.code }),
    author: maker,
    keywords: [...project.classes, ...project.fields].map(({ name }) => name).join(', '),
    datePublished: project.publishedAt,
    dateModified: project.updatedAt,
  }
  const events = project.activities.map((activity) => eventOf(ctx, activity, project.maker))
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [work, ...events] })
}

/** Structured data of an activity for search engines. */
export function schemaOfActivity(ctx: Ctx, activity: ProjectActivity, maker: string): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...eventOf(ctx, activity, maker) })
}

function eventOf(ctx: Ctx, activity: ProjectActivity, maker: string) {
  const { activityID, startsOn, place } = activity
  const span = clockSpan(activity.hours)
  return {
    '@type': 'Event',
    name: activity.title,
    description: activity.summary,
    inLanguage: languageTag(activity.language),
    startDate: span ? `${startsOn}T${span.from}:00+08:00` : startsOn,
    ...(span && { endDate: `${startsOn}T${span.to}:00+08:00` }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: place },
    organizer: { '@type': 'Organization', name: maker },
    url: addressOf(ctx, `/projects/activity/${activityID}`),
    image: ctx.services.origin + sharePath('projectactivity', activityID),
  }
}

/** Structured data of a project set for search engines. */
export function schemaOfSet(ctx: Ctx, set: Omit<ProjectSet, 'schemaOrg'>): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: set.title,
    description: set.summary,
    inLanguage: languageTag(set.language),
    url: addressOf(ctx, `/vcp/projects/${set.instanceSetID}`),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: set.projects.length,
      itemListElement: set.projects.map((project, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: project.title,
        url: addressOf(ctx, `/projects/detail/${project.instanceID}`),
      })),
    },
  })
}

function addressOf({ locale, services }: Ctx, path: string): string {
  return services.origin + pathInLocale(path, locale)
}
