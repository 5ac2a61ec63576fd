import { locales } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { indexDocument, removeDocument } from '../../../search/index-document.ts'
import type { Services } from '../../../services.ts'
import { findFace, findShownFace } from './face.queries.ts'

/** The kind under which the search knows organisations; the institutions of zones are of the same. */
const searchKind = 'organisation'

/**
 * Makes an organisation found, or no longer: called in the transaction of whatever changes what it shows or how it
 * stands. Nothing rendered before is served again.
 */
export async function refreshFace(
  { db, services }: { db: Db; services: Pick<Services, 'contentChanged'> },
  organisationId: string,
): Promise<void> {
  // Most never agreed to anything; what changes about them changes no page.
  if (!(await findFace(db, organisationId))) return
  const face = await findShownFace(db, organisationId)
  if (face) {
    for (const language of locales) {
      const about = language === 'zh' ? face.about_zh : face.about_en
      const document = { kind: searchKind, recordId: organisationId, language }
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
  } else await removeDocument(db, { kind: searchKind, recordId: organisationId })
  await services.contentChanged(db, face ? [`/organization/${organisationId}`] : 'everywhere')
}
