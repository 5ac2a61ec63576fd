import { z } from 'zod'
import { locales } from '../../../../shared/lib/locale.ts'
import { collectionNames } from '../../../../shared/rules/content/collections.ts'
import { eachInTransaction, laterTry } from '../../../jobs/each-alone.ts'
import type { Services } from '../../../services.ts'
import { indexText } from '../article-documents.ts'
import { pointersTo } from '../records/filed-under.ts'
import { listPointing } from '../records/pointing.queries.ts'
import { pointedAs } from '../records/pointing-fields.ts'
import { findRecord } from '../records/records.queries.ts'
import { reindexTool } from '../tools/tool-documents.ts'

const payloadSchema = z.object({
  collection: z.enum(collectionNames),
  number: z.int(),
  language: z.enum(locales),
  from: z.enum(collectionNames),
  after: z.int(),
})

const recordsAtOnce = 200

/**
 * Reindexes records under the present names of the records they refer to. Each is locked as by publishing,
 * one at a time: none waits for all of them, and a concurrent publication is not overwritten.
 */
export async function renewFound(services: Services, payload: unknown, jobId: string): Promise<void> {
  const { pool, enqueue } = services
  const parsed = payloadSchema.parse(payload)
  const { from: collection, language } = parsed
  const pointing = pointersTo(parsed.collection).get(collection) ?? []
  const pointed = await pointedAs(pool, parsed)
  if (pointed === null) return
  const numbers = await listPointing(pool, pointing, {
    pointed,
    after: parsed.after,
    limit: recordsAtOnce,
  })
  const list = () => numbers.map((number) => ({ number, id: `${collection}/${number}/${language}` }))
  const left = await eachInTransaction(
    { services, jobId, task: 'renew-found', list },
    async ({ db }, { number }) => {
      await findRecord(db, { collection, number }, true)
      if (collection === 'tools') await reindexTool(db, number)
      else await indexText(db, { collection, number, language })
    },
  )
  if (left > 0) await enqueue(pool, 'renew-found', parsed, laterTry)
  const last = numbers.at(-1)
  if (last !== undefined && numbers.length === recordsAtOnce)
    await enqueue(pool, 'renew-found', { ...parsed, after: last })
}
