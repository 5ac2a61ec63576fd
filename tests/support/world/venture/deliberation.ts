import type { TestPortal } from '../../portal/portal.ts'
import { createStaff } from '../actors.ts'
import { createJudgedRound } from './judged-round.ts'
import type { Made } from './made-round.ts'

/** A round that is deliberated, with the calls of the manager who began it and of another. */
export async function openDeliberation(
  portal: TestPortal,
  made: Made = { entries: 4, judges: 3, judgesOfEntry: 2, places: 2 },
  budget = 0,
) {
  const round = await createJudgedRound(portal, made, budget)
  const manager = async () =>
    (await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })).ventureDecidingStaff
  const [one, two] = [await manager(), await manager()]
  const { roundId } = round
  const versionOf = async () => (await one.deliberation({ roundId })).round.version
  await one.deliberate({ roundId, version: await versionOf() })
  await portal.runJobs()
  return { ...round, entryId: round.entries.get('entry-0') ?? '', one, two, versionOf }
}
