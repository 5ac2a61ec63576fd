import { shanghaiDay } from '../shared/lib/text/shanghai-time.ts'
import type { CallContext } from './context.ts'

/**
 * Counts that all pages of a list have in common. They cost a look at every record, so the node keeps them until
 * content changes, and no longer than the day, since what is past is counted apart.
 * @param list name of the list; together with what is chosen in it the counts are known
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
