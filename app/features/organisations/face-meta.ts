import type { MetaDescriptor } from 'react-router'
import * as m from '#messages'
import type { PublicFace } from '../../../shared/contract/organisation-faces.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'

/** The head of an organisation's page. */
export function faceMeta(args: MetaArgs, face: PublicFace): MetaDescriptor[] {
  const origin = (args.matches[0]?.loaderData as { origin?: string } | undefined)?.origin ?? ''
  return [
    ...pageMeta(args, { title: face.name, description: face.about }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: face.name,
        description: face.about,
        url: origin + args.location.pathname,
        image: `${origin}/share.png`,
        ...(face.website && { sameAs: face.website }),
        memberOf: { '@type': 'Organization', name: m.site_name(), url: origin },
      },
    },
  ]
}
