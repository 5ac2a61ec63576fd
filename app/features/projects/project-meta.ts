import type { MetaDescriptor } from 'react-router'
import * as m from '#messages'
import type { Project, ProjectSet } from '../../../shared/contract/projects.ts'
import { sharePath } from '../../../shared/lib/joint/picture-path.ts'
import { languageTag, localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'

type MetaArgs = {
  location: { pathname: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

/** The picture with which a project or set is shared: its own, else the generator's. */
export function shareImage(kind: 'project' | 'projectset', id: string, cover: Project['cover']): string {
  return cover?.src ?? sharePath(kind, id)
}

/** What search engines are told of a project: software that can be taken along, and what happens around it. */
export function projectMeta(args: MetaArgs, project: Project): MetaDescriptor[] {
  const { origin, url } = placeOf(args)
  const image = origin + shareImage('project', project.instanceID, project.cover)
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': project.code ? 'SoftwareSourceCode' : 'CreativeWork',
        name: project.title,
        description: project.summary,
        inLanguage: languageTag(project.language),
        url,
        image,
        license: project.licence,
        ...(project.code && { codeRepository: project.code }),
        author: { '@type': 'Organization', name: project.maker },
        publisher: { '@type': 'Organization', name: m.site_name(), url: origin },
        keywords: [...project.classes, ...project.fields].map(({ name }) => name).join(', '),
        datePublished: project.publishedAt,
        dateModified: project.updatedAt,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/LikeAction',
          userInteractionCount: project.likes,
        },
      },
    },
    ...project.activities.map((activity) => ({
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: activity.title,
        description: activity.summary,
        inLanguage: languageTag(activity.language),
        startDate: activity.startsOn,
        location: { '@type': 'Place', name: activity.place, address: activity.place },
        organizer: { '@type': 'Organization', name: project.maker },
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        url,
        image,
      },
    })),
  ]
}

/** What search engines are told of a project set. */
export function projectSetMeta(args: MetaArgs, set: ProjectSet): MetaDescriptor[] {
  const { origin, url } = placeOf(args)
  const locale = localeOfPath(args.location.pathname)
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: set.title,
        description: set.summary,
        inLanguage: languageTag(set.language),
        url,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: set.projects.length,
          itemListElement: set.projects.map((project, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: project.title,
            url: origin + pathInLocale(`/projects/detail/${project.instanceID}`, locale),
          })),
        },
      },
    },
  ]
}

function placeOf({ location, matches }: MetaArgs): { origin: string; url: string } {
  const origin = (matches[0]?.loaderData as { origin?: string } | undefined)?.origin ?? ''
  return { origin, url: origin + location.pathname }
}
