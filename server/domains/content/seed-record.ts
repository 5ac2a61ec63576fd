import { type Locale, locales } from '../../../shared/lib/locale.ts'
import {
  type CollectionName,
  collections,
  type FieldValues,
  fieldsOf,
} from '../../../shared/rules/collections.ts'
import type { Db } from '../../db/database.ts'
import { indexText } from './article-documents.ts'
import { cleanValues } from './clean-values.ts'
import { checkComplete } from './content.policy.ts'
import { getRecord } from './open-record.ts'
import { insertSeed, noteGiven, setPublishedAt, type TextKey, updateText } from './records.queries.ts'
import { storeTool } from './tools/publish-tool.ts'
import { keepVersion, putLive } from './versions.queries.ts'

export type Seed = {
  collection: CollectionName
  number: number
  alias?: string
  shared: FieldValues
  texts: Record<Locale, FieldValues>
  publishedAt: Date
}

/**
 * Writes a record that a portal begins with, published in both languages, once: one that is there already stays as it
 * is, and one that was taken away stays away. Tools are put in the search together, by who seeds them.
 * @returns whether it was written
 */
export async function seedRecord(db: Db, seed: Seed): Promise<boolean> {
  const { collection, number } = seed
  if (!(await noteGiven(db, seed))) return false
  const schema = collections[collection]
  const shared = cleanValues(fieldsOf(schema, 'shared'), seed.shared)
  if (!(await insertSeed(db, { collection, number, alias: seed.alias ?? null, shared }))) return false
  for (const language of locales) {
    const key: TextKey = { collection, number, language }
    const fields = cleanValues(fieldsOf(schema, 'own'), seed.texts[language])
    await setPublishedAt(db, key, fields, seed.publishedAt)
    const version = await keepVersion(db, key, { fields, shared, provenance: null }, null)
    await updateText(db, key, { state: 'published', liveVersion: version.version })
    const { record, texts } = await getSeeded(db, key)
    checkComplete(record, texts, seed.publishedAt)
    await putLive(db, record, version, texts)
    if (collection === 'tools') await storeTool(db, version)
    else await indexText(db, key)
  }
  return true
}

/** Writes a record that a portal begins with as a draft for its staff; one that is there already stays. */
export async function seedDraft(db: Db, seed: Omit<Seed, 'publishedAt'>): Promise<void> {
  const { collection, number, alias = null } = seed
  if (!(await noteGiven(db, seed))) return
  const schema = collections[collection]
  const shared = cleanValues(fieldsOf(schema, 'shared'), seed.shared)
  if (!(await insertSeed(db, { collection, number, alias, shared }))) return
  for (const language of locales) {
    const fields = cleanValues(fieldsOf(schema, 'own'), seed.texts[language])
    await updateText(db, { collection, number, language }, { fields })
  }
}

async function getSeeded(db: Db, { collection, number, language }: TextKey) {
  const { record, texts } = await getRecord(db, { collection, number: String(number) })
  return { record, texts: texts[language] }
}
