import type { MetaDescriptor } from 'react-router'
import * as m from '#messages'
import type { FieldPage, Institution, ResourceDetail } from '../../../shared/contract/resource-parts.ts'
import { sharePath } from '../../../shared/lib/joint/picture-path.ts'
import { languageTag } from '../../../shared/lib/locale.ts'
import type { ResourceKind } from '../../../shared/rules/toolbox/resource-facets.ts'
import { type MetaArgs, originOf, pageMeta, shareImage } from '../../api/pages/page-meta.ts'
import { siteNameOf } from '../../api/pages/site-name.ts'

/** The schema.org type of each kind. */
const types: Record<ResourceKind, string> = {
  guide: 'TechArticle',
  template: 'CreativeWork',
  dataset: 'Dataset',
  course: 'Course',
  code: 'SoftwareSourceCode',
}

/** The head of a resource's page. */
export function resourceMeta(args: MetaArgs, resource: ResourceDetail): MetaDescriptor[] {
  const origin = originOf(args)
  const image = sharePath('resource', resource.resourceId)
  return [
    ...pageMeta(args, { title: resource.title, description: resource.summary, image }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': types[resource.kind],
        name: resource.title,
        ...(resource.kind === 'guide' && { headline: resource.title }),
        description: resource.summary,
        inLanguage: languageTag(resource.language),
        url: origin + args.location.pathname,
        image: origin + image,
        license: resource.licence,
        isAccessibleForFree: true,
        ...(resource.accessibility && { accessibilitySummary: resource.accessibility }),
        [resource.kind === 'course' ? 'provider' : 'author']: {
          '@type': 'Organization',
          name: resource.provider,
        },
        keywords: resource.fields.map(({ name }) => name).join(', '),
        datePublished: resource.publishedAt,
        dateModified: resource.updatedAt,
      },
    },
  ]
}

/** The head of a field's page: a collection of what serves it. */
export function fieldMeta(args: MetaArgs, field: FieldPage): MetaDescriptor[] {
  const origin = originOf(args)
  const image = shareImage(args, 'field')
  return [
    ...pageMeta(args, {
      image,
      title: m.resources_field_title({ field: field.title }),
      description: field.summary,
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: field.title,
        description: field.summary,
        inLanguage: languageTag(field.language),
        url: origin + args.location.pathname,
        image: origin + image,
        isPartOf: { '@type': 'WebSite', name: siteNameOf(args), url: origin },
      },
    },
  ]
}

/** The head of an institution's page. */
export function institutionMeta(args: MetaArgs, institution: Institution): MetaDescriptor[] {
  const origin = originOf(args)
  const image = sharePath('organisation', institution.ZoneInstitutionID)
  return [
    ...pageMeta(args, { title: institution.title, description: institution.summary, image }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'NGO',
        name: institution.title,
        description: institution.summary,
        url: origin + args.location.pathname,
        image: origin + image,
        knowsAbout: institution.fields.map(({ name }) => name),
        ...(institution.since !== null && { foundingDate: String(institution.since) }),
        ...(institution.place && { location: { '@type': 'Place', name: institution.place } }),
        ...(institution.website && { sameAs: institution.website }),
      },
    },
  ]
}
