import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../server/db/database.ts'
import { findLastStart } from '../server/db/last-start.ts'
import type { Config } from '../server/env.ts'
import { StartError } from '../server/start-error.ts'

const sameSettings = 'run this command with the settings with which the portal runs'

/**
 * Fails when a command would create another portal because it was given other settings.
 * @throws StartError
 */
export function requireData({ database, dataDir }: Config): void {
  if (database || existsSync(join(dataDir, 'postgres/PG_VERSION'))) return
  throw new StartError(
    `YISUN_DATA_DIR: in ${dataDir} there is no data of a portal; start the portal first, or ${sameSettings}`,
  )
}

/** PostgreSQL's codes for a table that does not exist yet, and for one that is not granted yet. */
const halfMade = ['42P01', '42501']
const stillStarting =
  'The portal of this data is not ready: wait until its start has printed its address, and run this again; where none is starting, start it first, with the same settings'

/**
 * Fails when the portal of this database has another address, was never started, or is just starting.
 * @throws StartError
 */
export async function requireOwnPortal(db: Db, { origin, isDemo }: Config): Promise<void> {
  const last = await findLastStart(db).catch((error: { code?: string }) => {
    if (halfMade.includes(error.code ?? '')) return null
    throw error
  })
  if (!last) throw new StartError(stillStarting)
  if (last.isDemo !== isDemo)
    throw new StartError(
      `YISUN_DEMO: the portal of this data runs with ${last.isDemo ? 1 : 0}; ${sameSettings}`,
    )
  if (last.origin !== origin)
    throw new StartError(
      `YISUN_ORIGIN: the portal of this data is at ${last.origin}, the link would lead to ${origin}; ${sameSettings}`,
    )
}

const timeoutMs = 5000

/**
 * Opens an invitation as its reader would.
 * @returns null where it opens, else why it could not be tried from this machine
 * @throws StartError where something else responds at the address
 */
export async function tryInvitation({ origin }: Config, token: string): Promise<string | null> {
  const answer = await ask(origin, token)
  if (answer instanceof Error) return reasonOf(answer)
  if (answer.state === 'open') return null
  throw new StartError(
    `YISUN_ORIGIN: at ${origin} answers something else than the portal of this data, so the link would not open; ${sameSettings}`,
  )
}

async function ask(origin: string, token: string): Promise<{ state: unknown } | Error> {
  try {
    const response = await fetch(`${origin}/api/techforgood/staff/v1/invitation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await response.json().catch(() => null)
    return { state: body?.data?.state }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function reasonOf(error: Error): string {
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.name
}
