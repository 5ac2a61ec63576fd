import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import {
  type ContentMove,
  type ContentState,
  contentTransitions,
} from '../../../../shared/rules/content/content-states.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import type { Account, CallContext, StaffMember } from '../../../context.ts'
import { getRecordAt, type OpenRecord, type RecordInput } from '../records/open-record.ts'
import {
  findReviewRule,
  holdScheduled,
  isInFuture,
  saveReviewRule,
  type TextKey,
  updateRecord,
  updateText,
} from '../records/records.queries.ts'
import { usesOf } from '../records/uses-of-record.ts'
import { keepTyped } from '../records/versions.queries.ts'
import { checkPublishable } from './check-publishable.ts'
import { checkMove, checkReview } from './content.policy.ts'
import { publishText, withdrawText } from './publish-text.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { tellHeld } from './tell-scheduler.ts'

type MoveInput = RecordInput & {
  version: number
  language: Locale
  move: ContentMove
  publishAt?: string
  because?: string | undefined
}

/**
 * Moves one language of a record to another state. The other language is not touched. Staff move texts; whoever
 * proposes one submits it.
 */
export async function moveText(
  ctx: CallContext<Account>,
  input: MoveInput,
): Promise<{ version: number; state: ContentState }> {
  const open = await getRecordAt(ctx.db, input, input.version)
  const { record } = open
  const text = open.texts[input.language]
  checkMove(record, text, input.move)
  const state = nextState(contentTransitions, text, input.move) ?? text.state
  await carryOut(ctx, open, input)
  const { accountId } = ctx.actor
  const version = await updateRecord(ctx.db, record, { accountId })
  ctx.audit({
    kind: `content.${input.move}`,
    subjectKind: 'content',
    subjectId: `${record.collection}/${record.number}`,
    before: { language: input.language, state: text.state },
    after: { language: input.language, state, ...(input.publishAt && { publishAt: input.publishAt }) },
  })
  return { version, state }
}

async function carryOut(
  ctx: CallContext<Account>,
  { record, texts }: OpenRecord,
  input: MoveInput,
): Promise<void> {
  const { collection, number } = record
  const key = { collection, number, language: input.language }
  const text = texts[input.language]
  const { accountId } = ctx.actor
  switch (input.move) {
    case 'submit':
      await checkPublishable(ctx.db, record, text, new Date('9999-12-31'))
      await keepTyped(ctx.db, { record, texts }, input.language, accountId)
      return updateText(ctx.db, key, {
        ...{ state: 'in_review', publishAt: null, submittedBy: accountId, missed: null },
      })
    case 'sendBack':
      // A translation, and a text that readers know, are matters among editors.
      if (input.because !== undefined && isOwnDraft({ record, texts }, input.language))
        await ctx.services.ports.proposals.sentBack(ctx, key, input.because)
      return backToDraft(ctx, key)
    case 'unschedule':
      return backToDraft(ctx, key)
    case 'withdraw':
      return withdrawText(ctx, key)
    case 'schedule': {
      const publishAt = await timeToCome(ctx, input.publishAt)
      checkReview(text, accountId, await findReviewRule(ctx.db))
      await checkPublishable(ctx.db, record, text, publishAt)
      await keepTyped(ctx.db, { record, texts }, input.language, accountId)
      await updateText(ctx.db, key, { state: 'scheduled', publishAt, scheduledBy: accountId, missed: null })
      return ctx.services.enqueue(ctx.db, 'publish-due', {}, { startAfter: publishAt })
    }
    case 'publish':
      checkReview(text, accountId, await findReviewRule(ctx.db))
      await checkPublishable(ctx.db, record, text, new Date())
      await publishText(ctx, record, key, accountId)
  }
}

const isOwnDraft = ({ record, texts }: OpenRecord, language: Locale) =>
  language === record.source_language && texts[language].live_version === null

const backToDraft = ({ db }: Pick<CallContext, 'db'>, key: TextKey) =>
  updateText(db, key, { state: 'draft', publishAt: null, submittedBy: null, missed: null })

/** @throws ApiError `invalidInput` for a time that is missing, or past by the database's clock */
async function timeToCome(ctx: CallContext, publishAt: string | undefined): Promise<Date> {
  const reason = publishAt ? 'dateInPast' : 'required'
  const at = new Date(publishAt ?? 0)
  if (!publishAt || !(await isInFuture(ctx.db, at))) {
    throw new ApiError('invalidInput', { fields: { publishAt: { reason } } })
  }
  return at
}

type ManyInput = {
  collection: CollectionName
  language: Locale
  move: 'publish' | 'withdraw' | 'submit'
  /** Also withdraws records that others refer to. */
  alsoUsed: boolean
  items: { number: string; version: number }[]
}

/** The same move for many records; a refused one gets its reason and does not stop the others. */
export async function moveMany(ctx: CallContext<StaffMember>, { items, alsoUsed, ...rest }: ManyInput) {
  const done: string[] = []
  const refused: Refusal[] = []
  // A fixed order, so that two callers moving the same records cannot deadlock.
  for (const item of items.toSorted((a, b) => Number(a.number) - Number(b.number))) {
    const uses =
      rest.move === 'withdraw' && !alsoUsed
        ? await usesOf(ctx.db, { collection: rest.collection, number: Number(item.number) })
        : []
    if (uses.length > 0) {
      refused.push({ number: item.number, error: 'inUse', fields: [], uses })
      continue
    }
    try {
      await moveText(ctx, { ...rest, ...item })
      done.push(item.number)
    } catch (error) {
      refused.push(refusalOf(item.number, error))
    }
  }
  return { done, refused }
}

/** Confirms a translation that is older than its source as still correct. */
export async function confirmTranslation(
  ctx: CallContext<StaffMember>,
  input: RecordInput & { version: number; language: Locale },
): Promise<{ version: number }> {
  const { record } = await getRecordAt(ctx.db, input, input.version)
  const { collection, number } = record
  const { accountId } = ctx.actor
  await updateText(ctx.db, { collection, number, language: input.language }, { isCurrent: true })
  const version = await updateRecord(ctx.db, record, { accountId })
  ctx.audit({
    kind: 'content.confirmed',
    subjectKind: 'content',
    subjectId: `${collection}/${number}`,
    after: { language: input.language },
  })
  return { version }
}

/**
 * Sets whether publishing requires a second person; for administrators. Texts scheduled before may have been
 * read by nobody else, so they go back to review.
 */
export async function setReviewRule(ctx: CallContext<StaffMember>, { isNeeded }: { isNeeded: boolean }) {
  const held = isNeeded && !(await findReviewRule(ctx.db)) ? await holdScheduled(ctx.db) : []
  for (const text of held) await tellHeld(ctx, text)
  await saveReviewRule(ctx.db, isNeeded)
  ctx.audit({
    kind: 'content.reviewRule',
    subjectKind: 'settings',
    subjectId: 'contentReview',
    after: { isNeeded, held: held.length },
  })
  return { isNeeded }
}
