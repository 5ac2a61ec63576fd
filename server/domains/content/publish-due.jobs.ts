import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import { appendAudit } from '../../db/audit.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { checkPublishable } from './check-publishable.ts'
import { getRecord } from './open-record.ts'
import { publishText } from './publish-text.ts'
import {
  isInFuture,
  listDueTexts,
  type RecordRow,
  type TextKey,
  type TextRow,
  updateRecord,
  updateText,
} from './records.queries.ts'
import { tellMissed } from './tell-scheduler.ts'

type Problems = Record<string, FieldError>

/** Publishes every text whose time has come. It is asked again by the clock, so a job that was lost costs a minute. */
export async function publishDue(services: Services, _payload: unknown, jobId: string): Promise<void> {
  for (const key of await listDueTexts(services.pool)) {
    await services.pool.transaction().execute((trx) => publishOne(services, trx, key, jobId))
  }
}

async function publishOne(services: Services, db: Db, key: TextKey, jobId: string): Promise<void> {
  const open = await getRecord(db, { ...key, number: String(key.number) }, true)
  const { record, texts } = open
  const text = texts[key.language]
  // Another node, or an editor, was here since the list was made.
  if (text.state !== 'scheduled' || !text.publish_at || (await isInFuture(db, text.publish_at))) return
  const why = await problemsOf(db, record, text)
  const state = why ? 'draft' : 'published'
  if (why) {
    const missed = { at: text.publish_at, why }
    await updateText(db, key, { state: 'draft', publishAt: null, missed })
    await tellMissed({ db, services }, open, key, { ...missed, told: text.scheduled_by ?? text.updated_by })
  } else await publishText({ db, services }, record, key, null)
  await updateRecord(db, record, { accountId: null })
  await appendAudit(db, [
    {
      accountId: null,
      teamId: null,
      requestId: jobId,
      kind: 'content.publish',
      subjectKind: 'content',
      subjectId: `${key.collection}/${key.number}`,
      before: { language: key.language, state: text.state },
      after: { language: key.language, state, ...(why && { why: Object.keys(why) }) },
    },
  ])
}

/** What keeps a text from its readers now, by the dotted path of a field; null where nothing does. */
async function problemsOf(db: Db, record: RecordRow, text: TextRow): Promise<Problems | null> {
  try {
    await checkPublishable(db, record, text, new Date())
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.details.fields ?? {}
    throw error
  }
}
