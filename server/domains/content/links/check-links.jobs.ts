import { eachAlone, eachInTransaction } from '../../../jobs/each-alone.ts'
import type { Services } from '../../../services.ts'
import {
  claimLinks,
  forgetLinks,
  listUnread,
  noteFault,
  noteFound,
  replaceLinks,
  takeTurn,
} from './links.queries.ts'
import { linksOfText } from './links-of-text.ts'
import { lookInside } from './look-inside.ts'

const textsAtOnce = 500
/** Hosts asked per run, and the number of them asked at the same time. */
const hostsATurn = 20
const asksAtOnce = 4

/**
 * Checks where published records lead: to other records at once; to outside addresses a few hosts per run,
 * and not at all where the operator has switched that off.
 */
export async function checkLinks(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const { pool, links: probe, origin } = services
  const unread = async () =>
    (await listUnread(pool, textsAtOnce)).map((text) => ({
      text,
      id: `${text.collection}/${text.number}/${text.language}`,
    }))
  await eachInTransaction(
    { services, jobId, task: 'check-links', list: unread },
    async ({ db }, { text }) => {
      await takeTurn(db)
      await replaceLinks(db, text, linksOfText(text, origin))
    },
  )
  const urls = await pool.transaction().execute(async (db) => {
    await takeTurn(db)
    await forgetLinks(db)
    await lookInside(db)
    return probe ? claimLinks(db, hostsATurn) : []
  })
  await eachAlone(
    { services, jobId, task: 'check-links:ask', list: () => urls, atOnce: asksAtOnce },
    async ({ url }) => {
      const answer = await probe?.look(url)
      if (answer === 'found') await noteFound(pool, url)
      else if (answer) await noteFault(pool, url, answer)
    },
  )
}
