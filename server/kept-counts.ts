import { shanghaiDay } from '../shared/lib/text/shanghai-time.ts'
import type { CallContext } from './context.ts'

/**
 * Counts that all pages of a list share. They cost a scan of every record, so the node caches them until
 * content changes, and for the day at most, because past dates are counted separately.
 * @param list name of the list; together with the choices in it, it identifies the counts
 */
export function keptCounts<Counts>(
  { services, locale }: Pick<CallContext, 'services' | 'locale'>,
  list: string,
  choice: unknown,
  count: () => Promise<Counts>,
): Promise<Counts> {
  if (!services.answers) return count()
  const key = `counts of ${list} ${locale} ${shanghaiDay(new Date())} ${JSON.stringify(choice)}`
  return services.answers.answer(key, count) as Promise<Counts>
}
