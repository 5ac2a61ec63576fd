import type { Project, ProjectSet } from '../../../shared/contract/projects.ts'
import { sharePath } from '../../../shared/lib/joint/picture-path.ts'
import { languageTag, pathInLocale } from '../../../shared/lib/locale.ts'
import type { CallContext } from '../../context.ts'

type Ctx = Pick<CallContext, 'locale' | 'services'>

/** What search engines are told of a project: something that can be taken along, and what happens around it. */
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
  const events = project.activities.map((activity) => ({
    '@type': 'Event',
    name: activity.title,
    description: activity.summary,
    inLanguage: languageTag(activity.language),
    startDate: activity.startsOn,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: activity.place, address: activity.place },
    organizer: maker,
    url,
    image,
  }))
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [work, ...events] })
}

/** What search engines are told of a project set. */
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
