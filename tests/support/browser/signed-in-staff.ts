import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser, BrowserContext } from '@playwright/test'
import { openPerson, type Person, type PersonOptions } from './person.ts'
import { inDatabase } from './portal-database.ts'
import { signInAsStaff } from './sign-in-steps.ts'

/** The phones of demo staff who are signed in for every test that is not about their sign-in. */
const phones = {
  reviewer: '13900000002',
  verifier: '13900000001',
  administrator: '13900000003',
  secondAdministrator: '13900000008',
  editor: '13900000004',
  agent: '13900000006',
  secondAgent: '13900000007',
  manager: '13900000009',
  secondManager: '13900000010',
  judge: '13900000014',
}

export type StaffName = keyof typeof phones
type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Signs each of them in once for the whole run, with the second factor: a phone gets one code a minute, so
 * each test would wait for its own.
 */
export async function signInStaff(browser: Browser): Promise<void> {
  const storage: Partial<Record<StaffName, Storage>> = {}
  for (const name of Object.keys(phones) as StaffName[]) {
    const person = await openPerson(browser, { locale: 'zh', hasScript: false })
    await signInAsStaff(person, phones[name])
    storage[name] = await person.page.context().storageState()
  }
  writeFileSync(statePath(), JSON.stringify(storage))
}

/**
 * A signed-in browser of one of them. Many tests share a person, so each begins with the person's full
 * allowance of writes per minute, and as if the second factor had just been proven, however long the run lasts.
 */
export async function openStaff(
  browser: Browser,
  name: StaffName,
  options: Omit<PersonOptions, 'storageState'>,
): Promise<Person> {
  const storageState = staffStorage()[name]
  const hashes = storageState.cookies.map(({ value }) => createHash('sha256').update(value).digest())
  await inDatabase(`delete from rate_limits where key like 'write:%'`)
  await inDatabase(
    'update sessions set step_up_at = now() where token_hash = any($1) and step_up_at is not null',
    [hashes],
  )
  return openPerson(browser, { ...options, storageState })
}

/** The storage of their browsers. */
export function staffStorage(): Record<StaffName, Storage> {
  return JSON.parse(readFileSync(statePath(), 'utf8')) as Record<StaffName, Storage>
}

function statePath(): string {
  const path = process.env.BROWSER_TEST_STAFF
  if (!path) throw new Error('the configuration names no file for the staff that is signed in')
  return path
}
