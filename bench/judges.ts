import type { FactsToAssign } from '../server/domains/venture/judging/assign-by-facts.ts'
import { createThreadPool } from '../server/threads/pool.ts'

const fields = 12
const perEntry = 5

/**
 * Prints how long judges are assigned in a thread, as the portal does it: 500 and 2,000 entries to 60 judges, five to
 * each, with a few conflicts and pairs of earlier rounds.
 */
async function main(): Promise<void> {
  const pool = createThreadPool({
    threadFile: new URL('../server/threads/thread.ts', import.meta.url),
    threads: 1,
  })
  try {
    await secondsOf(pool, inputOf(100, 60))
    const few = await secondsOf(pool, inputOf(500, 60))
    const many = await secondsOf(pool, inputOf(2_000, 60))
    console.log(
      `judges: 2,000 entries to 60 in ${many.toFixed(2)} s, ×${(many / few).toFixed(1)} of 500 entries in ${few.toFixed(2)} s`,
    )
  } finally {
    await pool.close()
  }
}

async function secondsOf(pool: ReturnType<typeof createThreadPool>, input: FactsToAssign): Promise<number> {
  const began = performance.now()
  const assignment = await pool.run('assignByFacts', input, 60_000)
  if ('infeasible' in assignment) throw new Error(`stands against it: ${assignment.infeasible.rule}`)
  return (performance.now() - began) / 1000
}

/** Made entries and judges, the same in every run. */
function inputOf(entryCount: number, judgeCount: number): FactsToAssign {
  let state = 1
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const fieldOf = () => `field ${below(fields)}`
  const entries = Array.from({ length: entryCount }, (_, at) => ({
    id: `e${at}`,
    track: `track ${below(4)}`,
    fields: [fieldOf(), fieldOf()],
  }))
  const judges = Array.from({ length: judgeCount }, (_, at) => ({
    id: `j${at}`,
    tracks: at % 2 === 0 ? [] : [`track ${below(4)}`, `track ${below(4)}`],
    fields: [fieldOf(), fieldOf(), fieldOf()],
  }))
  const factsOf = () => ({
    organisations: [`organisation ${below(4_000)}`],
    teams: [`team ${below(4_000)}`],
    phones: [`phone ${below(4_000)}`, `phone ${below(4_000)}`],
    mailDomains: [`domain${below(500)}.org`],
    awardedWith: [],
    schools: [`school ${below(100)}`],
    employers: [`employer ${below(1_000)}`],
  })
  const pairs = entries.flatMap((entry) => judges.map((judge) => ({ judge: judge.id, entry: entry.id })))
  return {
    entries,
    judges,
    conflicts: [],
    factsOfEntries: entries.map(({ id }) => ({ ...factsOf(), id })),
    factsOfJudges: new Map(judges.map(({ id }) => [id, { ...factsOf(), declared: [], checked: [] }])),
    begun: [],
    kept: [],
    barred: pairs.filter(() => below(1000) < 1),
    earlier: pairs.filter(() => below(100) < 3),
    held: [],
    perEntry,
    loadsWithin: 1,
  }
}

await main()
