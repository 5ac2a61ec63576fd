import { eachAlone } from '../../jobs/each-alone.ts'
import type { Services } from '../../services.ts'
import { keepPhone, listWithoutPhone } from './earlier-users.queries.ts'
import { earlierContexts } from './take-over.ts'

const rowsAtOnce = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Gives rows decided before phones were kept their account's phone, if its index still matches: a change of
 * keys recomputes the index from it. A migration has no key.
 */
export async function keepDecidedPhones(services: Services, jobId: string): Promise<void> {
  const { pool, cipher } = services
  let after = beforeAll
  for (;;) {
    const rows = await listWithoutPhone(pool, { after, limit: rowsAtOnce })
    const of = { services, jobId, task: 'sweep-expired:phones', list: () => rows } as const
    await eachAlone(of, async ({ id, phone_index, phone_encrypted }) => {
      const phone = cipher.decrypt(phone_encrypted ?? '', 'accounts.phone')
      if (!cipher.blindIndexes(phone, earlierContexts.phone).includes(phone_index)) return
      await keepPhone(pool, id, {
        phone_encrypted: cipher.encrypt(phone, earlierContexts.phone),
        phone_index: cipher.blindIndex(phone, earlierContexts.phone),
      })
    })
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last.id
  }
}
