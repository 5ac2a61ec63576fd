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
  return beginDeliberation(portal, await createJudgedRound(portal, made, budget))
}

/** Begins the deliberation of a round whose reviews are sent. */
export async function beginDeliberation(
  portal: TestPortal,
  round: Awaited<ReturnType<typeof createJudgedRound>>,
) {
  const manager = async () =>
    (await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })).ventureDecidingStaff
  const [one, two] = [await manager(), await manager()]
  const { roundId } = round
  const versionOf = async () => (await one.deliberation({ roundId })).round.version
  await one.deliberate({ roundId, version: await versionOf() })
  const { failures } = await portal.runJobs()
  if (failures.length > 0) throw failures[0]
  return { ...round, entryId: round.entries.get('entry-0') ?? '', one, two, versionOf }
}
