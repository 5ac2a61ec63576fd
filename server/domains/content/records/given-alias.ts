import { ApiError, type FieldReason } from '../../../../shared/contract/errors.ts'
import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, textOf } from '../../../../shared/rules/content/field-values.ts'
import type { Db } from '../../../db/database.ts'
import { syllablesOf } from '../../../search/pinyin-keys.ts'
import type { OpenRecord } from './open-record.ts'
import { holdAliases, isAliasTaken } from './records.queries.ts'

/**
 * The alias of a new record: as typed, or derived from its name where the form does not ask for one.
 * @throws ApiError `invalidInput` for `alias`
 */
export async function aliasOfNew(
  db: Db,
  { collection, alias, texts }: { collection: CollectionName; alias?: string | undefined; texts: Texts },
): Promise<string | null> {
  if (!collections[collection].hasGivenAlias) return null
  await holdAliases(db)
  if (alias === undefined) return aliasOfName(db, collection, texts)
  return checked(db, { collection, number: 0 }, alias)
}

/**
 * A changed alias. It is the record's address, so a record that was ever published keeps it.
 * @throws ApiError `invalidInput` for `alias`
 */
export async function changedAlias(
  db: Db,
  { record, texts }: OpenRecord,
  alias: string | undefined,
): Promise<string | null | undefined> {
  if (!collections[record.collection].hasGivenAlias || alias === undefined) return undefined
  if (alias === (record.alias ?? '')) return undefined
  if (locales.some((language) => texts[language].first_published_at !== null)) throw refusal('unexpected')
  await holdAliases(db)
  return checked(db, record, alias)
}

/** Checks that the contract accepts the alias and that no other record has it. */
async function checked(
  db: Db,
  key: { collection: CollectionName; number: number },
  alias: string,
): Promise<string | null> {
  if (alias === '') return null
  if (await isAliasTaken(db, key, alias)) throw refusal('notAnOption')
  return alias
}

function refusal(reason: FieldReason): ApiError {
  return new ApiError('invalidInput', { fields: { alias: { reason } } })
}

type Texts = Record<Locale, FieldValues>

const mostTries = 20

/** From the English name, else from the pinyin of the Chinese name; null where neither yields one. */
async function aliasOfName(db: Db, collection: CollectionName, texts: Texts): Promise<string | null> {
  const stem = stemOf(collection, texts)
  if (stem === '') return null
  for (let at = 1; at <= mostTries; at += 1) {
    const alias = at === 1 ? stem : `${stem}-${at}`
    if (!(await isAliasTaken(db, { collection, number: 0 }, alias))) return alias
  }
  return null
}

/** The base of an address: the English name, else the Chinese name's pinyin; empty if neither yields one. */
export function stemOf(collection: CollectionName, texts: Texts): string {
  const { titleField } = collections[collection]
  const spoken = syllablesOf(textOf(texts.zh, titleField)).join('')
  return slugOf(textOf(texts.en, titleField)) || slugOf(spoken)
}

function slugOf(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words
    .join('-')
    .replace(/^[0-9-]+/, '')
    .slice(0, 36)
    .replace(/-$/, '')
}
