import type { MetaDescriptor } from 'react-router'
import type { VentureEdition } from '../../../shared/contract/venture.ts'
import { sharePath } from '../../../shared/lib/joint/picture-path.ts'
import { editionAlias, type VentureEditionID } from '../../../shared/rules/content/venture-collections.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { editionTitle } from './venture-words.ts'

/** The head of an edition's page, with its share picture and data for search engines. */
export function editionMeta(
  args: MetaArgs,
  data: { editionID: VentureEditionID; edition: VentureEdition | null; editions: readonly unknown[] },
): MetaDescriptor[] {
  const { editionID, edition } = data
  const title = editionTitle(data)
  if (!edition) return pageMeta(args, { title, isIndexed: false })
  const image = edition.cover?.src ?? sharePath('edition', editionID)
  return [
    ...pageMeta(args, {
      ...{ title, description: edition.summary, image },
      canonicalPath: `/${editionAlias(editionID)}`,
    }),
    { 'script:ld+json': JSON.parse(edition.schemaOrg) },
  ]
}
