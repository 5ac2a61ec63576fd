import { z } from 'zod'
import { locales } from '../../../../shared/lib/locale.ts'
import { collectionNames } from '../../../../shared/rules/content/collections.ts'
import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { Services } from '../../../services.ts'
import { indexText } from '../article-documents.ts'
import { findRecord } from '../records/records.queries.ts'
import { nextNotFound } from './index-missing.ts'

const payloadSchema = z.object({
  collection: z.enum(collectionNames),
  number: z.int(),
  language: z.enum(locales),
})

/**
 * Indexes what the search lacks among the thousand texts after one, each locked as by publishing, and goes on from
 * there. What fails is tried again at the next start.
 */
export async function indexMissingAfter(services: Services, payload: unknown, jobId: string): Promise<void> {
  const { pool, enqueue } = services
  const { missing, last } = await nextNotFound(pool, payloadSchema.parse(payload))
  const list = () => missing.map((key) => ({ key, id: `${key.collection}/${key.number}/${key.language}` }))
  await eachInTransaction({ services, jobId, task: 'renew-found:missing', list }, async ({ db }, { key }) => {
    await findRecord(db, key, true)
    await indexText(db, key)
  })
  if (last) await enqueue(pool, 'index-missing', last)
}
