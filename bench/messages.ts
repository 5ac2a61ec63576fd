import { openBenchPortal } from './messages/bench-portal.ts'
import { measureCalls } from './messages/crowded-calls.ts'
import { measureStreams } from './messages/open-streams.ts'

const full = {
  sizes: [
    { accounts: 1000, messages: 10_000 },
    { accounts: 100_000, messages: 1_000_000 },
  ],
  calls: 200,
  streams: 5000,
}
const small = {
  sizes: [
    { accounts: 200, messages: 3000 },
    { accounts: 1000, messages: 10_000 },
  ],
  calls: 20,
  streams: 200,
}

/**
 * Measures sign-in, unread counts and the list of messages as the portal grows, and what open event streams cost.
 * `npm run bench:messages -- calls` or `-- streams` runs one part; `-- small` tries them at a size that takes a minute.
 */
async function main(...words: string[]): Promise<void> {
  const { sizes, calls, streams } = words.includes('small') ? small : full
  for (const part of ['calls', 'streams'] as const) {
    if (words.some((word) => word !== 'small') && !words.includes(part)) continue
    const portal = await openBenchPortal()
    try {
      if (part === 'calls') await measureCalls(portal, sizes, calls)
      else await measureStreams(portal, streams)
    } finally {
      await portal.stop()
    }
  }
}

await main(...process.argv.slice(2))
