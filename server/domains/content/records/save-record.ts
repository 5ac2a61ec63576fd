import { ApiError } from '../../../../shared/contract/errors.ts'
import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import type { Account, CallContext } from '../../../context.ts'
import { checkPublishable } from '../publish/check-publishable.ts'
import { afterEdit } from '../publish/content.policy.ts'
import { statesOf } from '../publish/text-states.ts'
import { cleanTyped, type Typed } from './clean-typed.ts'
import { aliasOfNew, changedAlias } from './given-alias.ts'
import { getRecord, getRecordAt, type OpenRecord, type RecordInput } from './open-record.ts'
import { findReviewRule, insertRecord, insertTexts, updateRecord, updateText } from './records.queries.ts'
import { isSame, isSameOrigin } from './same-values.ts'
import { requireKnown } from './unknown-chosen.ts'
import { keepFirstVersions, keepOthersTyped, keepTyped } from './versions.queries.ts'

type Ctx = Pick<CallContext<Account>, 'db' | 'actor' | 'audit' | 'services'>

type Added = Typed & {
  collection: CollectionName
  sourceLanguage: Locale
  /** The number and alias of a record whose collection has its own; nobody can ask for them by a form. */
  own?: { number: number; alias: string }
}

/** Creates a record with two drafts. Its source language is the only one written, else the input's. */
export async function addRecord(ctx: Ctx, input: Added): Promise<{ number: string; version: number }> {
  const { accountId } = ctx.actor
  if (!input.own && !collections[input.collection].canCreate) throw new ApiError('illegalTransition')
  const typed = await cleanTyped(ctx.services.threads, input.collection, input)
  await requireKnown(ctx.db, input.collection, { held: {}, chosen: typed.shared })
  refuseEmpty(input.collection, input.sourceLanguage, typed)
  const { provenance = null } = input
  const sourceLanguage = firstWritten(typed.texts) ?? input.sourceLanguage
  const key = await insertRecord(ctx.db, {
    ...input,
    alias: input.own?.alias ?? (await aliasOfNew(ctx.db, input)),
    number: input.own?.number,
    sourceLanguage,
    shared: typed.shared,
    provenance,
    accountId,
  })
  await insertTexts(ctx.db, key, typed.texts, accountId)
  await keepFirstVersions(ctx.db, key, { ...typed, provenance }, accountId)
  const number = String(key.number)
  ctx.audit({ kind: 'content.added', subjectKind: 'content', subjectId: `${input.collection}/${number}` })
  return { number, version: 1 }
}

/** A record without any text could not be found again. @throws ApiError `invalidInput` */
function refuseEmpty(collection: CollectionName, language: Locale, { texts }: Typed): void {
  const isWritten = locales.some((locale) => Object.values(texts[locale]).some(({ length }) => length > 0))
  if (isWritten) return
  const path = `texts.${language}.${collections[collection].titleField}`
  throw new ApiError('invalidInput', { fields: { [path]: { reason: 'required' } } })
}

/** The only language with content: the other will be its translation, whatever the editor's page language. */
function firstWritten(texts: Record<Locale, FieldValues>): Locale | null {
  const written = locales.filter((locale) => Object.values(texts[locale]).some(({ length }) => length > 0))
  return written.length === 1 ? (written[0] ?? null) : null
}

type SaveInput = RecordInput & Typed & { version: number }

/**
 * Saves both languages and the shared values. A text that differs from its newest version gets a new one,
 * whether just typed or left by autosave; unsaved typing of another author is first kept as theirs.
 */
export async function saveRecord(ctx: Ctx, input: SaveInput): Promise<{ version: number }> {
  const open = await getRecordAt(ctx.db, input, input.version)
  const { accountId } = ctx.actor
  await keepOthersTyped(ctx.db, open, accountId)
  const { version, changed } = await applyTyped(ctx, open, input)
  const { collection, number } = open.record
  const saved = await getRecordAt(ctx.db, input, version)
  for (const language of locales) {
    const text = saved.texts[language]
    if (changed.includes(language) && text.state === 'scheduled') {
      await checkPublishable(ctx.db, saved.record, text, text.publish_at ?? new Date())
    }
    await keepTyped(ctx.db, saved, language, accountId)
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

/**
 * Saves while somebody types, without a new version of their own text; another author's typing is kept as a
 * version. Texts under review or scheduled change only by an explicit save.
 */
export async function autosaveRecord(ctx: Ctx, input: SaveInput) {
  const open = await getRecordAt(ctx.db, input, input.version)
  const isOpen = locales.every((locale) => !['in_review', 'scheduled'].includes(open.texts[locale].state))
  if (!isOpen) throw new ApiError('illegalTransition')
  await keepOthersTyped(ctx.db, open, ctx.actor.accountId)
  const { version } = await applyTyped(ctx, open, input)
  const { states } = await statesOf(ctx.db, await getRecord(ctx.db, input))
  return { version, savedAt: new Date().toISOString(), texts: states }
}

/** Writes the differences. */
async function applyTyped(
  ctx: Ctx,
  open: OpenRecord,
  input: Typed,
): Promise<{ version: number; changed: Locale[] }> {
  const { record, texts } = open
  const { collection, number } = record
  const { accountId } = ctx.actor
  const typed = await cleanTyped(ctx.services.threads, collection, input)
  await requireKnown(ctx.db, collection, { held: record.shared, chosen: typed.shared })
  const alias = await changedAlias(ctx.db, open, input.alias)
  const { provenance = record.provenance } = input
  const isSharedSame =
    alias === undefined && isSame(record.shared, typed.shared) && isSameOrigin(record.provenance, provenance)
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
  const change = { shared: typed.shared, alias, provenance, accountId }
  const version = await updateRecord(ctx.db, { collection, number }, change)
  return { version, changed }
}
