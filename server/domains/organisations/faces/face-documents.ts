import { locales } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { indexDocument, removeDocument } from '../../../search/index-document.ts'
import type { Services } from '../../../services.ts'
import { findFace, findShownFace } from './face.queries.ts'

/** The search kind of organisations; the institutions of zones have the same. */
const searchKind = 'organisation'

/**
 * Indexes an organisation or removes it from the index, in the transaction that changes what it shows or its
 * standing. Pages rendered before are invalidated.
 */
export async function refreshFace(
  { db, services }: { db: Db; services: Pick<Services, 'contentChanged'> },
  organisationId: string,
): Promise<void> {
  // Most organisations never agreed to be shown; changes to them affect no page.
  const agreed = await findFace(db, organisationId)
  if (!agreed) return
  const { organisation_id: recordId } = agreed
  const face = await findShownFace(db, recordId)
  if (face) {
    for (const language of locales) {
      const about = language === 'zh' ? face.about_zh : face.about_en
      const document = { kind: searchKind, recordId, language }
      if (about === '') await removeDocument(db, document)
      else
        await indexDocument(db, {
          ...document,
          title: face.name,
          keywords: [],
          summary: about,
          body: '',
          facets: [`entityType:${face.entity_type}`],
        })
    }
  } else await removeDocument(db, { kind: searchKind, recordId })
  await services.contentChanged(db, face ? [`/organization/${recordId}`] : 'everywhere')
}
