import type { MetaDescriptor } from 'react-router'
import type { ServiceDetail } from '../../../shared/contract/services.ts'
import { type MetaArgs, originOf, shareImage } from '../../api/pages/page-meta.ts'
import { siteNameOf } from '../../api/pages/site-name.ts'

/** The structured data of a service for search engines. */
export function serviceMeta({ location, matches }: MetaArgs, service: ServiceDetail): MetaDescriptor[] {
  const origin = originOf({ matches })
  return [
    { property: 'og:type', content: 'website' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: service.title,
        description: service.summary,
        serviceType: service.labels.category,
        url: origin + location.pathname,
        image: `${origin}${shareImage({ location }, 'service')}`,
        provider: { '@type': 'Organization', name: service.provider },
        broker: { '@type': 'Organization', name: siteNameOf({ matches }), url: origin },
        audience: { '@type': 'Audience', audienceType: service.labels.whoMayApply },
        isRelatedTo: service.tools.map(({ toolId, name }) => ({
          '@type': 'SoftwareApplication',
          name,
          url: `${origin}/tools/toolsDetail/${toolId}`,
        })),
      },
    },
  ]
}
