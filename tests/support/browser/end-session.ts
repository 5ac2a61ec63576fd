import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import * as m from '#messages'
import type { Person } from './person.ts'
import { inDatabase } from './portal-database.ts'

/** Ends this browser's session as time does: the browser hears of it with its next request. */
export async function endSession({ page }: Person): Promise<void> {
  const cookies = await page.context().cookies()
  const hashes = cookies.map(({ value }) => createHash('sha256').update(value).digest())
  const ended = await inDatabase(
    'update sessions set ended_at = now() where token_hash = any($1) and ended_at is null returning id',
    [hashes],
  )
  expect(ended).toHaveLength(1)
  await endCodeWait()
}

/** Whoever signs in again soon is not made to wait for a code. */
export async function endCodeWait(): Promise<void> {
  await inDatabase(`update one_time_codes set created_at = created_at - interval '2 minutes'`)
}

/** The dialog that opens over a page on which something was being written. */
export function signInAgainOn(person: Person) {
  return person.page.getByRole('dialog', { name: m.sign_in_again_title({}, person) })
}
