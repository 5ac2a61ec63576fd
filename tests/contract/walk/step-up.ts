import { sql } from 'kysely'
import { expect } from 'vitest'
import { hashOfToken } from '../../../server/domains/sign-in/sessions/resolve-session.ts'
import type { TestPortal } from '../../support/portal/portal.ts'
import { type Stage, send } from './stage.ts'

/** Sixteen minutes after the proof, it is too old. */
export async function tryWithOldProof(stage: Stage): Promise<void> {
  const token = await stage.existing.world.tokenOf(stage.actor)
  await proofLiesBack(stage.portal, token, 16)
  expect(await send(stage, stage.existing.own, { token })).toMatchObject({ reason: 'stepUpNeeded' })
}

/** Fourteen minutes after the proof, it is still valid. */
export async function tryWithFreshProof(stage: Stage): Promise<void> {
  const token = await stage.existing.world.tokenOf(stage.actor)
  await proofLiesBack(stage.portal, token, 14)
  expect((await send(stage, stage.existing.own, { token })).reason).not.toBe('stepUpNeeded')
}

export async function proofLiesBack(
  { db }: TestPortal,
  token: string | undefined,
  minutes: number,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ step_up_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
    .where('token_hash', '=', hashOfToken(token ?? ''))
    .execute()
}
