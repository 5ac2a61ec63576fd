import type { Acting } from '../teams/act-as.ts'
import type { Cast, VentureCast } from '../teams/cast.ts'
import { demoTeams } from '../teams/members.ts'
import { decideRound, runAwards } from './award-round.ts'
import { type DemoEntry, type Entered, enterRound } from './enter-round.ts'
import { assign, scoreRound, seatJudges } from './judge-round.ts'
import { keptEntries } from './kept-entries.ts'
import { relayEntries } from './relay-entries.ts'

const kept = { number: 5103, edition: 3, noticeDays: 5, places: 2, amount: 40_000, daysToJudge: 2 }
const relay = {
  ...{ number: 5102, edition: 4, daysToJudge: 45, judgesPerEntry: 3 },
  ...{ noticeDays: 5, places: 4, budget: 120_000 },
}

/**
 * A round of an earlier edition whose awards are running, and one that is being judged: so that whoever tries the demo
 * can judge, decide and pay.
 * @param teams in the order of `demoTeams`
 */
export async function runVenture({ office, ...others }: Cast, teams: readonly Acting[]): Promise<void> {
  const { managers, judges } = office
  if (!managers || !judges) return
  const cast = { ...others, office: { ...office, managers, judges } }
  const [reading, teaching, elders, companions, ...neighbours] = demoTeams.flatMap(({ lead }, place) => {
    const team = teams[place]
    return team ? [{ team, lead }] : []
  })
  // In turn: whom judges were given before is taken into account when they are given more.
  await award(cast, withEntries(keptEntries, [reading, elders, companions]))
  await judge(cast, withEntries(relayEntries, [teaching, elders, companions, ...neighbours]))
}

async function award(cast: VentureCast, entered: readonly Entered[]): Promise<void> {
  const { office } = cast
  const { amount, ...planned } = kept
  const budget = kept.places * amount
  if (!(await enterRound(cast, { ...planned, budget, judgesPerEntry: 2 }, entered))) return
  const round = String(kept.number)
  await seatJudges(office, kept.edition)
  await assign(office.managers[0], round, [])
  await scoreRound(office, round, keptEntries, 'done')
  await decideRound(cast, kept)
  await runAwards(
    cast,
    kept,
    entered.slice(0, kept.places).map(({ team }) => team),
  )
}

async function judge(cast: VentureCast, entered: readonly Entered[]): Promise<void> {
  const { office } = cast
  if (!(await enterRound(cast, relay, entered))) return
  const round = String(relay.number)
  await seatJudges(office, relay.edition)
  const samples = relayEntries.slice(0, 2).map(({ title }) => title)
  await assign(office.managers[0], round, samples)
  await scoreRound(office, round, relayEntries, 'underWay')
}

type Entrant = Omit<Entered, 'entry'>

const withEntries = (entries: readonly DemoEntry[], entrants: readonly (Entrant | undefined)[]): Entered[] =>
  entries.flatMap((entry, place) => {
    const entrant = entrants[place]
    return entrant ? [{ entry, ...entrant }] : []
  })
