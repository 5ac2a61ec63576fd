import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createTeam } from '../../../../tests/support/world/actors.ts'
import { plainAnswers } from '../../../../tests/support/world/tools.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** A team with a draft for a round. @returns what sends it */
async function draftFor(roundId: string) {
  const { teamId: TeamID, superAdmin } = await createTeam(portal)
  const { applications } = await portal.api({ token: superAdmin.token })
  await applications.start({ TeamID, roundId })
  return () => applications.enterRound({ TeamID, roundId, answers: plainAnswers })
}

/** Sends until it is taken, as somebody who was told to try again does. */
async function untilTaken<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'unavailable') throw error
    }
  }
}

it('sixty teams that send at once all have an entry, or are told to send again', async () => {
  const roundId = await createRound(portal)
  const senders: (() => Promise<{ reference: string }>)[] = []
  for (let at = 0; at < 60; at += 1) senders.push(await draftFor(roundId))
  const sent = await Promise.all(senders.map(untilTaken))
  const stored = await portal.db
    .selectFrom('venture_entries')
    .innerJoin('applications', 'applications.id', 'venture_entries.application_id')
    .select(['applications.reference', 'applications.state'])
    .where('round_number', '=', Number(roundId))
    .execute()
  expect(stored.map(({ reference }) => reference).sort()).toEqual(
    sent.map(({ reference }) => reference).sort(),
  )
  expect(new Set(stored.map(({ reference }) => reference)).size).toBe(senders.length)
  expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(['submitted']))
})

it('a call that sends holds one connection, so that enough of them at once do not wait for each other', async () => {
  const send = await draftFor(await createRound(portal))
  let giveBack = () => {}
  const held = new Promise<void>((resolve) => {
    giveBack = resolve
  })
  // All connections of the node's pool but one.
  const taken = Array.from({ length: 19 }, () => {
    let hold = () => {}
    const isHeld = new Promise<void>((resolve) => {
      hold = resolve
    })
    const done = portal.db.connection().execute(async (db) => {
      await sql`select 1`.execute(db)
      hold()
      await held
    })
    return { isHeld, done }
  })
  try {
    await Promise.all(taken.map(({ isHeld }) => isHeld))
    expect(await send()).toMatchObject({ state: 'submitted' })
  } finally {
    giveBack()
    await Promise.all(taken.map(({ done }) => done))
  }
})
