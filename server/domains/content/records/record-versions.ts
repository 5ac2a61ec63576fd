import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { plainText } from '../../../../shared/lib/text/html-text.ts'
import { diffTexts } from '../../../../shared/lib/text/text-diff.ts'
import type { CollectionField } from '../../../../shared/rules/content/collection-schema.ts'
import { collections } from '../../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { afterEdit } from '../publish/content.policy.ts'
import { formText } from '../tools/form-text.ts'
import { getRecord, getRecordAt, type RecordInput } from './open-record.ts'
import { nameOf } from './record.present.ts'
import { findReviewRule, namesOfStaff, updateRecord, updateText } from './records.queries.ts'
import { isSame } from './same-values.ts'
import { findVersion, keepTyped, keepVersion, listVersions } from './versions.queries.ts'

type Ctx = CallContext<StaffMember>
type TextInput = RecordInput & { language: Locale }

/** A text's versions, and how one of them differs from the draft. */
export async function listSavedVersions(ctx: Ctx, input: TextInput & { compared?: number | undefined }) {
  const { record, texts } = await getRecord(ctx.db, input)
  const { collection, number } = record
  const text = texts[input.language]
  const rows = await listVersions(ctx.db, { collection, number, language: input.language })
  const names = await namesOfStaff(
    ctx.db,
    rows.map((row) => row.saved_by),
  )
  const compared = rows.find((row) => row.version === input.compared)
  if (input.compared !== undefined && !compared) throw new ApiError('notFound')
  return {
    title: nameOf(collection, texts, ctx.locale).title,
    version: record.version,
    items: rows.map((row) => ({
      version: row.version,
      savedAt: row.saved_at.toISOString(),
      savedBy: names.get(row.saved_by ?? '') ?? null,
      isLive: row.version === text.live_version,
    })),
    compared: compared
      ? {
          version: compared.version,
          differences: differences(collections[collection].fields, input.language, compared, {
            fields: text.fields,
            shared: record.shared,
          }),
        }
      : null,
  }
}

type Both = { fields: FieldValues; shared: FieldValues }

/** Differences field by field, without markup. */
function differences(fields: readonly CollectionField[], language: Locale, before: Both, after: Both) {
  return fields.flatMap((field) => {
    const read = (both: Both) => readable(field, language, field.perLanguage ? both.fields : both.shared)
    const [old, now] = [read(before), read(after)]
    return old === now ? [] : { field: field.name, pieces: diffTexts(old, now) }
  })
}

function readable({ name, kind }: CollectionField, language: Locale, values: FieldValues): string {
  const value = values[name] ?? ''
  if (Array.isArray(value)) return value.join(', ')
  if (kind === 'rules' || kind === 'questions') return formText(kind, value, language)
  return kind === 'richText' ? plainText(value) : value
}

type RestoreInput = TextInput & { version: number; restored: number }

/** Restores a version as the draft. What is published does not change. */
export async function restoreVersion(ctx: Ctx, input: RestoreInput): Promise<{ version: number }> {
  const { record, texts } = await getRecordAt(ctx.db, input, input.version)
  const key = { collection: record.collection, number: record.number, language: input.language }
  const found = await findVersion(ctx.db, key, input.restored)
  if (!found) throw new ApiError('notFound')
  const text = texts[input.language]
  if (text.state === 'in_review' || text.state === 'scheduled') throw new ApiError('illegalTransition')
  const { accountId } = ctx.actor
  await keepTyped(ctx.db, { record, texts }, input.language, accountId)
  if (!isSame(text.fields, found.fields)) {
    const edited = afterEdit(text, accountId, await findReviewRule(ctx.db))
    await updateText(ctx.db, key, { ...edited, fields: found.fields, isCurrent: true, accountId })
  }
  const version = await updateRecord(ctx.db, record, { accountId })
  await keepVersion(ctx.db, key, { ...record, fields: found.fields }, accountId)
  ctx.audit({
    kind: 'content.restored',
    subjectKind: 'content',
    subjectId: `${record.collection}/${record.number}`,
    after: { language: input.language, restored: input.restored },
  })
  return { version }
}
