import type { CallContext } from '../../context.ts'
import type { FoundText } from '../../search/found-text.ts'
import { listFoundTexts } from './found-tools.queries.ts'

/** Search results for published tools, in the page's language where possible. */
export async function listFoundTools(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  recordIds: string[],
): Promise<FoundText[]> {
  const rows = await listFoundTexts(db, recordIds.map(Number))
  return recordIds.flatMap((recordId) => {
    const texts = rows.filter(({ number }) => String(number) === recordId)
    const row = texts.find(({ language }) => language === locale) ?? texts[0]
    if (!row) return []
    return {
      recordId,
      language: row.language,
      title: row.name,
      summary: row.tagline,
      body: [...row.description, row.audience].join('\n'),
    }
  })
}
