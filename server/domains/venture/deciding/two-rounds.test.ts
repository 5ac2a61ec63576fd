import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { plainAnswers } from '../../../../tests/support/world/tools.ts'
import { beginDeliberation } from '../../../../tests/support/world/venture/deliberation.ts'
import { createJudgedRound } from '../../../../tests/support/world/venture/judged-round.ts'
import { decideAndPublish } from '../../../../tests/support/world/venture/publication.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const made = { entries: 6, judges: 3, judgesOfEntry: 2, places: 2 }

/** The first of two rounds, published with two winners and three who wait; the second takes entries. */
async function publishFirst() {
  const first = await createJudgedRound(portal, made)
  const second = await createRound(portal, { edition: first.edition, ordinal: 2 })
  const round = await decideAndPublish(portal, await beginDeliberation(portal, first), { waitlist: 3 })
  const ofEntry = async (id: string) => {
    const row = await portal.db
      .selectFrom('venture_entries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { token = '' } = round.members[round.teams.indexOf(row.team_id)] ?? {}
    return { row, applications: (await portal.api({ token })).applications }
  }
  return {
    ...round,
    async withdraw(id: string) {
      const { row, applications } = await ofEntry(id)
      await applications.withdraw({
        TeamID: row.team_id as never,
        applicationId: row.application_id as never,
      })
    },
    async enterSecond(id: string) {
      const { row, applications } = await ofEntry(id)
      const at = { TeamID: row.team_id as never, roundId: second }
      await applications.start(at)
      await applications.enterRound({ ...at, answers: plainAnswers })
    },
    async placed() {
      const { placed } = await (await portal.api()).venture.roundDetail({ roundId: round.roundId })
      return placed?.map(({ reference }) => reference).toSorted()
    },
  }
}

it('who comes up from the waiting list holds the place also in the next round, and nobody gets it twice (trust 37, 60)', async () => {
  const round = await publishFirst()
  const [gone, stays] = await round.entriesIn('advanced')
  await round.withdraw(gone?.id ?? '')
  const up = (await round.entriesIn('advanced')).find(({ id }) => id !== stays?.id)
  const listed = [stays?.reference, up?.reference].toSorted()
  expect(await round.placed()).toEqual(listed)
  await round.enterSecond(up?.id ?? '')
  expect(await round.placed()).toEqual(listed)
  const about = { round: round.roundId, entry: up?.reference ?? '' }
  const { support } = await portal.api()
  const sent = await support.feedbackSend({
    ...{ formKey: 'f'.repeat(32), kind: 'complaint', topic: 'objection', ...about },
    body: '名单里的项目去年已经得到过同样的资助。',
  })
  expect(sent.reference).toMatch(/^FK-/)
  expect((await round.one.deliberation({ roundId: round.roundId })).round.counts.advance).toBe(2)

  await round.withdraw(stays?.id ?? '')
  const next = await round.entriesIn('advanced')
  expect(next).toHaveLength(1)
  expect(await round.entriesIn('waitlisted')).toHaveLength(1)
  expect(await round.placed()).toEqual([up?.reference, next[0]?.reference].toSorted())
})

it('places that many give up at once go to the waiting list in order, and never more than there are (trust 37, 39, 60)', async () => {
  const round = await publishFirst()
  const winners = await round.entriesIn('advanced')
  const waiting = await portal.db
    .selectFrom('venture_decisions')
    .select('entry_id')
    .where('round_number', '=', round.number)
    .where('outcome', '=', 'waitlist')
    .orderBy('waits_at')
    .execute()
  const [one = '', two = '', three = ''] = waiting.map(({ entry_id }) => entry_id)
  await Promise.all([...winners.map(({ id }) => id), one].map((id) => round.withdraw(id)))
  const { rows } = { rows: await round.entriesIn('advanced') }
  expect(rows.map(({ id }) => id).toSorted()).toEqual([two, three].toSorted())
  expect(await round.placed()).toHaveLength(2)
})
