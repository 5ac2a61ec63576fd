import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import { type Locale, locales } from '../../../shared/lib/locale.ts'
import {
  type CollectionName,
  collections,
  type FieldValues,
  fieldsOf,
} from '../../../shared/rules/collections.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { requireRole } from '../accounts/staff-policy.ts'
import { cleanValues, fieldErrors, markupErrors } from './clean-values.ts'
import { afterEdit, checkComplete } from './content.policy.ts'
import { getRecordAt, type OpenRecord, type RecordInput } from './open-record.ts'
import { findReviewRule, insertRecord, insertText, updateRecord, updateText } from './records.queries.ts'
import { isSame, keepVersion } from './versions.queries.ts'

export type Typed = { shared: FieldValues; texts: Record<Locale, FieldValues> }

/** Begins a record with a draft in each language. */
export async function addRecord(
  ctx: CallContext<StaffMember>,
  input: Typed & { collection: CollectionName; sourceLanguage: Locale },
): Promise<{ number: string; version: number }> {
  requireRole(ctx, 'editor')
  const { accountId } = ctx.actor
  if (!collections[input.collection].canCreate) throw new ApiError('illegalTransition')
  const typed = cleanTyped(input.collection, input)
  const key = await insertRecord(ctx.db, { ...input, shared: typed.shared, accountId })
  for (const language of locales) {
    await insertText(ctx.db, { ...key, language }, typed.texts[language], accountId)
    await keepVersion(
      ctx.db,
      { ...key, language },
      { fields: typed.texts[language], shared: typed.shared },
      accountId,
    )
  }
  const number = String(key.number)
  ctx.audit({ kind: 'content.added', subjectKind: 'content', subjectId: `${input.collection}/${number}` })
  return { number, version: 1 }
}

type SaveInput = RecordInput & Typed & { version: number }

/** Saves both languages and what they share. Each text that changes keeps a version; the other stays as it is. */
export async function saveRecord(
  ctx: CallContext<StaffMember>,
  input: SaveInput,
): Promise<{ version: number }> {
  requireRole(ctx, 'editor')
  const open = await getRecordAt(ctx.db, input, input.version)
  const { version, changed } = await applyTyped(ctx, open, input)
  const { collection, number } = open.record
  for (const language of changed) {
    const saved = await getRecordAt(ctx.db, input, version)
    const text = saved.texts[language]
    if (text.state === 'scheduled') checkComplete(saved.record, text, text.publish_at ?? new Date())
    const { accountId } = ctx.actor
    const values = { fields: text.fields, shared: saved.record.shared }
    await keepVersion(ctx.db, { collection, number, language }, values, accountId)
  }
  ctx.audit({
    kind: 'content.saved',
    subjectKind: 'content',
    subjectId: `${collection}/${number}`,
    before: { version: open.record.version },
    after: { version, changed },
  })
  return { version }
}

/** Saves while somebody types. What is under review or scheduled changes only by a deliberate save. */
export async function autosaveRecord(ctx: CallContext<StaffMember>, input: SaveInput) {
  requireRole(ctx, 'editor')
  const open = await getRecordAt(ctx.db, input, input.version)
  const isOpen = locales.every((locale) => !['in_review', 'scheduled'].includes(open.texts[locale].state))
  if (!isOpen) throw new ApiError('illegalTransition')
  const { version } = await applyTyped(ctx, open, input)
  return { version, savedAt: new Date().toISOString() }
}

/** Writes what differs. */
async function applyTyped(
  ctx: CallContext<StaffMember>,
  { record, texts }: OpenRecord,
  input: Typed,
): Promise<{ version: number; changed: Locale[] }> {
  const { collection, number } = record
  const { accountId } = ctx.actor
  const typed = cleanTyped(collection, input)
  const isSharedSame = isSame(record.shared, typed.shared)
  const changed = locales.filter(
    (locale) => !isSharedSame || !isSame(texts[locale].fields, typed.texts[locale]),
  )
  const isReviewNeeded = await findReviewRule(ctx.db)
  for (const language of changed) {
    const text = texts[language]
    const hasNewWords = !isSame(text.fields, typed.texts[language])
    await updateText(
      ctx.db,
      { collection, number, language },
      {
        fields: typed.texts[language],
        ...afterEdit(text, accountId, isReviewNeeded),
        isCurrent: hasNewWords,
        accountId,
      },
    )
  }
  const version = await updateRecord(ctx.db, { collection, number }, { shared: typed.shared, accountId })
  return { version, changed }
}

/** @throws ApiError `invalidInput` by dotted path */
function cleanTyped(collection: CollectionName, { shared, texts }: Typed): Typed {
  const schema = collections[collection]
  const own = fieldsOf(schema, 'own')
  const both = fieldsOf(schema, 'shared')
  refuse({ ...markupErrors('texts.zh', own, texts.zh), ...markupErrors('texts.en', own, texts.en) })
  const typed = {
    shared: cleanValues(both, shared),
    texts: { zh: cleanValues(own, texts.zh), en: cleanValues(own, texts.en) },
  }
  refuse({
    ...fieldErrors('texts.zh', own, typed.texts.zh, false),
    ...fieldErrors('texts.en', own, typed.texts.en, false),
    ...fieldErrors('shared', both, typed.shared, false),
  })
  return typed
}

/** @throws ApiError `invalidInput` where anything is wrong */
function refuse(fields: Record<string, FieldError>): void {
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
}
