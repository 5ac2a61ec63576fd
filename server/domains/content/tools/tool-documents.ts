import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { indexDocument, removeDocument, type SearchDocument } from '../../../search/index-document.ts'
import { fieldNames } from '../records/field-names.ts'
import { costName, kindName, needName } from './facet-words.ts'
import { listCalledFree, listPublishedTexts, type PublishedText } from './tool-documents.queries.ts'

/** The kind of tool documents in the search index. */
export const toolKind = 'tool'

/** Reindexes a tool, in the transaction that changes it. */
export async function reindexTool(db: Db, number: number): Promise<void> {
  await removeDocument(db, { kind: toolKind, recordId: String(number) })
  const fieldNames = await namesOfFields(db)
  for (const text of await listPublishedTexts(db, number))
    await indexDocument(db, documentOf(text, fieldNames))
}

/**
 * Reindexes tools that an earlier release indexed as free because their cost was not stated. One transaction
 * each: they stay findable throughout, and publishing need not wait for all of them.
 */
export async function renewCalledFree(db: Db): Promise<void> {
  for (const number of await listCalledFree(db, toolKind)) {
    await db.transaction().execute((trx) => reindexTool(trx, number))
  }
}

type FieldNames = (alias: string, locale: Locale) => string

async function namesOfFields(db: Db): Promise<FieldNames> {
  const fields = new Map((await fieldNames(db)).map(({ alias, name }) => [alias, name]))
  return (alias, locale) => fields.get(alias)?.[locale] ?? ''
}

function documentOf(text: PublishedText, fieldName: FieldNames): SearchDocument {
  const { language } = text
  return {
    kind: toolKind,
    recordId: String(text.number),
    language,
    title: text.name,
    keywords: [
      ...text.keywords.split(/[，,]/).map((word) => word.trim()),
      ...text.needs.map((need) => needName(need, language)),
      ...text.fields.map((alias) => fieldName(alias, language)),
    ].filter((word) => word !== ''),
    summary: text.tagline,
    body: [
      ...text.description,
      text.audience,
      kindName(text.kind, language),
      ...(text.cost === 'unstated' ? [] : [costName(text.cost, language)]),
    ].join('\n'),
    facets: [
      ...text.needs.map((need) => `need:${need}`),
      ...text.fields.map((field) => `field:${field}`),
      `kind:${text.kind}`,
      ...(text.cost === 'unstated' ? [] : [`cost:${text.cost}`]),
      `whoMayApply:${text.who_may_apply}`,
    ],
  }
}
