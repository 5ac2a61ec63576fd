import { ApiError, type ErrorName } from '../../../../shared/contract/errors.ts'
import type { HostAttendance } from '../../../../shared/rules/volunteers/signups.ts'
import { unsentKey } from '../../../api/state/unsent.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'

/** What a host has ticked on this device and the portal has not taken yet. */
export type Tick = {
  /** Makes it count once, however often it is sent. */
  key: string
  /** Of whom; empty for somebody who came unannounced. */
  signupId: string
  /** The sign-up as the host saw it. */
  version: number
  name: string
  action: HostAttendance | 'walkIn'
  /** `HH:MM` in China; empty for whoever stayed. */
  leftAt: string
  /** When it was ticked. */
  at: string
  /** Why the portal did not take it; the host then decides. */
  refused?: ErrorName
}

const placeOf = (shiftId: string) => unsentKey + shiftId

/** Signing out empties the browser's store, and these with it, once the person has agreed to that. */
export function readTicks(shiftId: string): Tick[] {
  try {
    return JSON.parse(localStorage.getItem(placeOf(shiftId)) ?? '[]')
  } catch {
    return []
  }
}

/** @returns false where the browser keeps nothing */
function keepTicks(shiftId: string, ticks: readonly Tick[]): boolean {
  try {
    if (ticks.length === 0) localStorage.removeItem(placeOf(shiftId))
    else localStorage.setItem(placeOf(shiftId), JSON.stringify(ticks))
    return true
  } catch {
    return false
  }
}

/** Adds a tick; of one sign-up the last counts, while none has been sent. */
export function addTick(shiftId: string, tick: Tick): boolean {
  const others = readTicks(shiftId).filter(({ signupId }) => signupId === '' || signupId !== tick.signupId)
  return keepTicks(shiftId, [...others, tick])
}

/** Takes a tick away, if it is still the one that was sent. */
export function dropTick(shiftId: string, key: string): void {
  keepTicks(
    shiftId,
    readTicks(shiftId).filter((tick) => tick.key !== key),
  )
}

/** No answer, or one that time mends, as it does where a device's clock is fast: the tick stays and is sent again. */
const later: readonly ErrorName[] = ['unavailable', 'internal', 'loginEnded', 'tooMany', 'consentNeeded']

export type Sent = {
  /** How many the portal has taken or refused. */
  answered: number
  /** Whether there was no network after all. */
  isOffline: boolean
}

/** Sends what waits, in order, until there is no answer. */
export async function sendTicks(shiftId: string, TeamID: string): Promise<Sent> {
  let answered = 0
  for (const tick of readTicks(shiftId)) {
    if (tick.refused) continue
    try {
      await sendTick(shiftId, TeamID, tick)
      dropTick(shiftId, tick.key)
      answered += 1
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { reason } = error
      if (later.includes(reason) || error.details.fields?.attendance)
        return { answered, isOffline: reason === 'unavailable' }
      const marked = readTicks(shiftId).map((one) =>
        one.key === tick.key ? { ...one, refused: reason } : one,
      )
      keepTicks(shiftId, marked)
      answered += 1
    }
  }
  return { answered, isOffline: false }
}

async function sendTick(shiftId: string, TeamID: string, tick: Tick): Promise<void> {
  const { key, signupId, version, name, action, leftAt } = tick
  const { hosting } = browserApi()
  const once = { idempotencyKey: key }
  if (action === 'walkIn') await hosting.walkIn({ TeamID, shiftId, name, leftAt }, once)
  else await hosting.attendance({ TeamID, signupId, version, action, leftAt }, once)
}
