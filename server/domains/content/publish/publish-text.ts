import { collections, recordPath } from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { forgetText, indexActivitiesOf, indexText } from '../article-documents.ts'
import { keepQuestions } from '../offerings/keep-questions.ts'
import { getRecord } from '../records/open-record.ts'
import { type RecordRow, type TextKey, updateText } from '../records/records.queries.ts'
import { keepTyped, putLive, removeLive } from '../records/versions.queries.ts'
import { publishTool, withdrawTool } from '../tools/publish-tool.ts'
import { fillText } from './fill-text.ts'
import { nameFound, renewFiled } from './renew-filed.ts'

type Ctx = { db: Db; services: Pick<Services, 'contentChanged' | 'enqueue'> }

/** Publishes the current content of a text. The caller has checked that it may be published. */
export async function publishText(
  { db, services }: Ctx,
  record: RecordRow,
  key: TextKey,
  accountId: string | null,
): Promise<number> {
  const input = { collection: key.collection, number: String(key.number) }
  const opened = await getRecord(db, input)
  const fields = await fillText(db, key.collection, opened.texts[key.language].fields)
  if (fields !== opened.texts[key.language].fields) await updateText(db, key, { fields })
  const { texts } = await getRecord(db, input)
  const version = await keepTyped(db, { record, texts }, key.language, accountId)
  await updateText(db, key, {
    state: 'published',
    publishAt: null,
    liveVersion: version.version,
    isPublished: true,
    submittedBy: null,
    missed: null,
  })
  const { texts: published } = await getRecord(db, input)
  const nameBefore = await nameFound(db, key)
  await putLive(db, record, version, published[key.language])
  if (key.collection === 'tools') await publishTool(db, { ...version, number: key.number })
  else {
    await keepQuestions(db, version)
    await indexText(db, key)
  }
  if (key.collection === 'projects') await indexActivitiesOf(db, key.number)
  await renewFiled({ db, services }, key, nameBefore)
  await services.contentChanged(db, pagesOf(record))
  return version.version
}

/** Unpublishes a text and invalidates everything rendered with it. */
export async function withdrawText({ db, services }: Ctx, key: TextKey): Promise<void> {
  await updateText(db, key, {
    ...{ state: 'withdrawn', publishAt: null, liveVersion: null, submittedBy: null, missed: null },
  })
  const nameBefore = await nameFound(db, key)
  await removeLive(db, key)
  if (key.collection === 'tools') await withdrawTool(db, key)
  else await forgetText(db, key)
  if (key.collection === 'projects') await indexActivitiesOf(db, key.number)
  await renewFiled({ db, services }, key, nameBefore)
  await services.contentChanged(db, 'everywhere')
}

/** The pages that show a record, so that an editor sees a publication at once. */
export function pagesOf(record: Pick<RecordRow, 'collection' | 'number' | 'alias'>): string[] | 'everywhere' {
  const path = recordPath(record.collection, record)
  const { shownAt } = collections[record.collection]
  if (shownAt === 'everywhere') return shownAt
  return path === null ? [...shownAt] : [path, ...shownAt]
}
