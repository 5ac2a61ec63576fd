import { readFileSync, writeFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'

/** The people whose pages are checked; each is signed in once for the whole run. */
export type PersonName =
  | 'verified'
  | 'newTeam'
  | 'late'
  | 'pending'
  | 'returned'
  | 'ordering'
  | 'providing'
  | 'reviewer'
  | 'administrator'
  | 'editor'
  | 'agent'
  | 'manager'

/** The result of the setup: each person's browser state, and the objects that addresses name. */
export type PersonalState = {
  storage: Record<PersonName, Awaited<ReturnType<BrowserContext['storageState']>>>
  paths: Record<string, string>
  /** Texts that these people have written. */
  entered: string[]
}

export function writePersonalState(state: PersonalState): void {
  writeFileSync(statePath(), JSON.stringify(state))
}

export function readPersonalState(): PersonalState {
  return JSON.parse(readFileSync(statePath(), 'utf8')) as PersonalState
}

function statePath(): string {
  const path = process.env.BROWSER_TEST_STATE
  if (!path) throw new Error('the configuration names no file for the state of the people')
  return path
}
