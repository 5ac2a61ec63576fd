import { escapedHtml } from '../../../../shared/lib/text/html-text.ts'
import { type CollectionName, collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import { fillBlanks, hasBlank } from '../../../../shared/rules/content/portal-blanks.ts'
import type { Db } from '../../../db/database.ts'
import { readSiteSettings } from '../../settings/site-settings.ts'

/**
 * A text as published: blanks for the operator's details are filled from the settings. Returns the same
 * object where there are none.
 */
export async function fillText(
  db: Db,
  collection: CollectionName,
  fields: FieldValues,
): Promise<FieldValues> {
  if (blanksLeft(fields).length === 0) return fields
  const settings = await readSiteSettings(db)
  const rich = new Set(
    fieldsOf(collections[collection], 'own').flatMap(({ kind, name }) => (kind === 'richText' ? [name] : [])),
  )
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? fillBlanks(value, settings, rich.has(name) ? escapedHtml : undefined)
        : value,
    ]),
  )
}

/** The fields that still contain a blank. */
export function blanksLeft(fields: FieldValues): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' && hasBlank(value) ? [name] : [],
  )
}
