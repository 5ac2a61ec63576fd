import { TaskEndedError } from './pool.ts'

/**
 * Streams a result for each item, in order. An item at which the thread was ended yields `instead`, and
 * another thread continues after it.
 */
export async function oneByOne<Item, Result>(
  items: readonly Item[],
  begin: (rest: Item[]) => AsyncGenerator<Result>,
  instead: Result,
): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < items.length) {
    try {
      for await (const result of begin(items.slice(results.length))) results.push(result)
    } catch (error) {
      if (!(error instanceof TaskEndedError)) throw error
      results.push(instead)
    }
  }
  return results
}
