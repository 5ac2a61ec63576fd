import type { MetaDescriptor } from 'react-router'
import type { PublicFace } from '../../../shared/contract/organisations/organisation-faces.ts'
import { type MetaArgs, originOf, pageMeta, shareImage } from '../../api/pages/page-meta.ts'
import { siteNameOf } from '../../api/pages/site-name.ts'

/** The head of an organisation's page. */
export function faceMeta(args: MetaArgs, face: PublicFace): MetaDescriptor[] {
  const origin = originOf(args)
  const image = shareImage(args, 'organisation')
  return [
    ...pageMeta(args, { title: face.name, description: face.about, image }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: face.name,
        description: face.about,
        url: origin + args.location.pathname,
        image: origin + image,
        ...(face.website && { sameAs: face.website }),
        memberOf: { '@type': 'Organization', name: siteNameOf(args), url: origin },
      },
    },
  ]
}
