import type { CallContext } from '../../../context.ts'
import type { FoundText } from '../../../search/found-text.ts'
import { listShownFaces } from './face.queries.ts'

/** Search results for organisations that agreed to be shown, in the page's language if they wrote in it. */
export async function listFoundFaces(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  organisationIds: string[],
): Promise<FoundText[]> {
  const faces = await listShownFaces(db, organisationIds)
  return faces.map(({ organisation_id, name, about_zh, about_en }) => {
    const about = { zh: about_zh, en: about_en }
    const language = about[locale] === '' ? (locale === 'zh' ? 'en' : 'zh') : locale
    return { recordId: organisation_id, language, title: name, summary: about[language], body: '' }
  })
}
