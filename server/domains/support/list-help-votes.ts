import type { HelpVotes } from '../../../shared/contract/support/support.staff.ts'
import { locales } from '../../../shared/lib/locale.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { presentCard } from './help.present.ts'
import { countVotes } from './help-votes.queries.ts'

/**
 * Every published article with its votes per language; most unhelpful votes first, recent ones before all.
 */
export async function listHelpVotes(ctx: CallContext<StaffMember>): Promise<{ items: HelpVotes[] }> {
  const votes = await countVotes(ctx.db)
  const items: HelpVotes[] = []
  for (const locale of locales) {
    const articles = await listPublished({ db: ctx.db, locale }, 'helps')
    for (const { helpId, title } of articles.filter((row) => row.language === locale).map(presentCard)) {
      const own = votes.find((row) => String(row.help_number) === helpId && row.language === locale)
      items.push({
        helpId,
        title,
        language: locale,
        helpful: own?.helpful ?? 0,
        notHelpful: own?.not_helpful ?? 0,
        notHelpfulLately: own?.not_helpful_lately ?? 0,
      })
    }
  }
  return {
    items: items.toSorted((a, b) => b.notHelpfulLately - a.notHelpfulLately || b.notHelpful - a.notHelpful),
  }
}
