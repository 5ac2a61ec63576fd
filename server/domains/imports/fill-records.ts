import { ApiError } from '../../../shared/contract/errors.ts'
import {
  type FillPart,
  type FillWay,
  fillableFields,
  fillWaysOf,
} from '../../../shared/rules/applications/fill-fields.ts'
import type { CollectionField } from '../../../shared/rules/content/collection-schema.ts'
import { type CollectionName, isList } from '../../../shared/rules/content/collections.ts'
import type { FieldValue, FieldValues } from '../../../shared/rules/content/field-values.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { type Refusal, refusalOf } from '../content/publish/refusal.ts'
import { checkTools } from '../content/records/check-chosen-tools.ts'
import type { Typed } from '../content/records/clean-typed.ts'
import { cleanValues } from '../content/records/clean-values.ts'
import { getRecordAt, type OpenRecord } from '../content/records/open-record.ts'
import { isSame } from '../content/records/same-values.ts'
import { saveRecord } from '../content/records/save-record.ts'
import { followFilled } from './follow-filled.ts'

type FillInput = {
  collection: CollectionName
  part: FillPart
  field: string
  way: FillWay
  value: FieldValue
  items: { number: string; version: number }[]
}

/**
 * Sets one field of many records, each saved separately with a version. Records that an import made can still
 * be undone with it.
 * @throws ApiError `invalidInput` for a field that is unique to each record, or a tool that is not listed
 */
export async function fillRecords(ctx: CallContext<StaffMember>, { items, ...fill }: FillInput) {
  const { collection, part, way } = fill
  const fillable = fillableFields(collection).find(({ key }) => key === `${part}.${fill.field}`)
  if (!fillable) throw new ApiError('invalidInput', { fields: { field: { reason: 'notAnOption' } } })
  const { field } = fillable
  if (!fillWaysOf(field).includes(way))
    throw new ApiError('invalidInput', { fields: { way: { reason: 'notAnOption' } } })
  const value = cleanedValue(field, fill.value)
  await checkTools(ctx.db, field, [value].flat(), 'value')
  const done: string[] = []
  const same: string[] = []
  const refused: Refusal[] = []
  // A fixed order, so that two callers filling the same records cannot deadlock.
  for (const item of items.toSorted((a, b) => Number(a.number) - Number(b.number))) {
    try {
      const isChanged = await fillRecord(ctx, { collection, ...item }, { part, field, way, value })
      if (isChanged) done.push(item.number)
      else same.push(item.number)
    } catch (error) {
      refused.push(refusalOf(item.number, error))
    }
  }
  return { done, same, refused }
}

/** @throws ApiError `invalidInput` for an empty `value`: fields are never emptied in bulk */
function cleanedValue(field: CollectionField, sent: FieldValue): FieldValue {
  const value = cleanValues([field], {
    [field.name]: isList(field) ? [sent].flat() : ([sent].flat()[0] ?? ''),
  })[field.name]
  if (value === undefined || value.length === 0)
    throw new ApiError('invalidInput', { fields: { value: { reason: 'required' } } })
  return value
}

type Fill = { part: FillPart; field: CollectionField; way: FillWay; value: FieldValue }
type Item = { collection: CollectionName; number: string; version: number }

/** @returns whether anything changed */
async function fillRecord(ctx: CallContext<StaffMember>, item: Item, fill: Fill): Promise<boolean> {
  const open = await getRecordAt(ctx.db, item, item.version)
  const typed = filled(open, fill)
  if (!typed) return false
  const { version } = await saveRecord(ctx, { ...item, ...typed })
  const { collection, number } = open.record
  await followFilled(ctx.db, { collection, number, from: item.version, to: version })
  return true
}

/** Null where the record already has the value, or has another that must be kept. */
function filled({ record, texts }: OpenRecord, { part, field, way, value }: Fill): Typed | null {
  const before: FieldValues = part === 'shared' ? record.shared : texts[part].fields
  const old = before[field.name] ?? (isList(field) ? [] : '')
  if (way === 'whereEmpty' && old.length > 0) return null
  const next = way === 'add' ? [...new Set([old, value].flat())] : value
  const after = { ...before, [field.name]: next }
  if (isSame(before, after)) return null
  const typed = { shared: record.shared, texts: { zh: texts.zh.fields, en: texts.en.fields } }
  return part === 'shared'
    ? { ...typed, shared: after }
    : { ...typed, texts: { ...typed.texts, [part]: after } }
}
