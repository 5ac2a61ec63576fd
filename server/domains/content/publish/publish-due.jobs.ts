import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { Db } from '../../../db/database.ts'
import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { Services } from '../../../services.ts'
import type { NotifyContext } from '../../messages/notify.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { getRecord, type OpenRecord } from '../records/open-record.ts'
import {
  isInFuture,
  listDueTexts,
  type RecordRow,
  type TextKey,
  type TextRow,
  updateRecord,
  updateText,
} from '../records/records.queries.ts'
import { checkPublishable } from './check-publishable.ts'
import { publishText } from './publish-text.ts'
import { tellLeft, tellMissed } from './tell-scheduler.ts'

type Problems = Record<string, FieldError>

/**
 * Publishes every text whose time has come, if it is complete and the person who scheduled it may still
 * publish. The clock runs this every minute, so a lost job costs a minute.
 */
export async function publishDue(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const list = async (waiting: readonly string[]) =>
    (await listDueTexts(services.pool, waiting)).map((key) => ({
      ...key,
      id: `${key.collection}/${key.number}/${key.language}`,
    }))
  await eachInTransaction({ services, jobId, task: 'publish-due', list }, publishOne)
}

async function publishOne({ db, services, audit }: OwnContext, key: TextKey): Promise<void> {
  const open = await getRecord(db, { ...key, number: String(key.number) }, true)
  const { record, texts } = open
  const text = texts[key.language]
  // Another node or an editor changed the text since it was listed.
  if (text.state !== 'scheduled' || !text.publish_at || (await isInFuture(db, text.publish_at))) return
  const after = await carryOut({ db, services }, open, key, text.publish_at)
  await updateRecord(db, record, { accountId: null })
  audit({
    kind: 'content.publish',
    subjectKind: 'content',
    subjectId: `${key.collection}/${key.number}`,
    before: { language: key.language, state: text.state },
    after: { language: key.language, ...after },
  })
}

/** Publishes a text, or holds it back and notifies staff. */
async function carryOut(ctx: NotifyContext, open: OpenRecord, key: TextKey, at: Date) {
  const { record, texts } = open
  const text = texts[key.language]
  const answersForIt = text.scheduled_by ?? text.updated_by
  const why = await problemsOf(ctx.db, record, text)
  if (why) {
    const missed = { at, why }
    await updateText(ctx.db, key, { state: 'draft', publishAt: null, missed })
    await tellMissed(ctx, open, key, { ...missed, told: answersForIt })
    return { state: 'draft', why: Object.keys(why) }
  }
  if (!answersForIt || !(await staffWithPrivilege(ctx.db, 'editContent')).includes(answersForIt)) {
    const submittedBy = text.submitted_by ?? answersForIt
    await updateText(ctx.db, key, {
      ...{ state: 'in_review', publishAt: null, submittedBy, missed: { at, why: {} } },
    })
    await tellLeft(ctx, open, key, at)
    return { state: 'in_review', why: 'noRight' }
  }
  await publishText(ctx, record, key, null)
  return { state: 'published' }
}

/** The errors that prevent publication, by dotted path; null where there are none. */
async function problemsOf(db: Db, record: RecordRow, text: TextRow): Promise<Problems | null> {
  try {
    await checkPublishable(db, record, text, new Date())
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.details.fields ?? {}
    throw error
  }
}
