import type { VentureEdition } from '../../../shared/contract/venture.ts'
import { sharePath } from '../../../shared/lib/joint/picture-path.ts'
import { languageTag, pathInLocale } from '../../../shared/lib/locale.ts'
import { editionAlias } from '../../../shared/rules/content/venture-collections.ts'
import type { CallContext } from '../../context.ts'

/** Structured data of an edition for search engines: a page that collects project sets. */
export function schemaOfEdition(
  { locale, services: { origin } }: Pick<CallContext, 'locale' | 'services'>,
  edition: Omit<VentureEdition, 'schemaOrg'>,
): string {
  const addressOf = (path: string) => origin + pathInLocale(path, locale)
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: edition.title,
    description: edition.summary,
    inLanguage: languageTag(edition.language),
    url: addressOf(`/${editionAlias(edition.editionID)}`),
    image: origin + (edition.cover?.src ?? sharePath('edition', edition.editionID)),
    dateModified: edition.updatedAt,
    ...(edition.sets.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: edition.sets.length,
        itemListElement: edition.sets.map((set, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: set.title,
          url: addressOf(`/vcp/projects/${set.instanceSetID}`),
        })),
      },
    }),
  })
}
