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
/** So many hosts are asked in a turn, and so many of them at once. */
const hostsATurn = 20
const asksAtOnce = 4

/**
 * Looks where published records lead: to other records at once, outside a few hosts a turn, and not at all where the
 * operator has that switched off.
 */
export async function checkLinks(services: Services): Promise<void> {
  const { pool, links: probe, origin } = services
  const urls = await pool.transaction().execute(async (db) => {
    await takeTurn(db)
    for (const text of await listUnread(db, textsAtOnce))
      await replaceLinks(db, text, linksOfText(text, origin))
    await forgetLinks(db)
    await lookInside(db)
    return probe ? claimLinks(db, hostsATurn) : []
  })
  const work = async (): Promise<void> => {
    for (let url = urls.shift(); url; url = urls.shift()) {
      const answer = await probe?.look(url)
      if (!answer) return
      if (answer === 'found') await noteFound(pool, url)
      else await noteFault(pool, url, answer)
    }
  }
  await Promise.all(Array.from({ length: asksAtOnce }, work))
}
