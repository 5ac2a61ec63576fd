import type { ConfigInfo } from '../../../shared/contract/home.ts'
import { editionAlias, ventureEditions } from '../../../shared/rules/content/venture-collections.ts'
import type { CallContext } from '../../context.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { readSiteSettings } from '../settings/site-settings.ts'
import { listRounds } from '../venture/entries/shown-rounds.ts'

/** The address of the programme, which leads to the page of its running edition. */
export const programmePath = '/venture'

/**
 * Where a link that staff entered leads: the programme to its running edition, and an edition to its page once that is
 * published; until then to the newest one, and nowhere (null) while none is.
 */
export async function shownTargets(ctx: CallContext): Promise<(target: string) => string | null> {
  const [editions, { currentRound }] = await Promise.all([
    listPublished(ctx, 'ventureEditions'),
    readSiteSettings(ctx.db),
  ])
  const running = await editionOf(ctx, currentRound, editions)
  return (target) => {
    if (target === programmePath) return running?.path ?? null
    const isPath = ({ number }: { number: number }) => target === `/${editionAlias(number)}`
    const isEdition =
      ventureEditions.some(({ alias }) => target === `/${alias}`) || /^\/venture\/\d+$/.test(target)
    return !isEdition || editions.some(isPath) ? target : pathOfNewest(editions)
  }
}

/**
 * The running edition, by its own page, the newest or its rounds; a programme that has published nothing yet is not
 * spoken of. A number that no page comes near is the default of a portal whose first edition has not begun.
 */
export async function editionOf(
  ctx: CallContext,
  round: number,
  published: { number: number }[],
): Promise<ConfigInfo['edition']> {
  const path = pathOfNewest(published)
  if (path === null) {
    const hasRounds = (await listRounds(ctx)).items.some(({ edition }) => edition === round)
    return hasRounds ? { round, path: '/ventureRounds' } : null
  }
  const newest = Math.max(...published.map(({ number }) => number))
  if (published.some(({ number }) => number === round)) return { round, path: `/${editionAlias(round)}` }
  return { round: newest < round - 1 ? newest : round, path }
}

/** The page of the newest edition, without language prefix; null while none is published. */
function pathOfNewest(editions: readonly { number: number }[]): string | null {
  return editions.length === 0 ? null : `/${editionAlias(Math.max(...editions.map(({ number }) => number)))}`
}
