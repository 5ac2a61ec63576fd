import type { ErrorDetails } from '../../../shared/contract/errors.ts'

/** Why a form is held back: its page stays, and the form is sent again once the person has solved it. */
export type HeldBack = 'loginEnded' | 'noTeam' | 'secondFactorNeeded'

/** What the one client reports to the keeper of the shared client state. */
export type ClientEvents = {
  /**
   * HTTP 403: the login has ended. Resolves to whether the same person has signed in again over the page.
   * @param form why a form that was being sent is held back; null for any other call
   */
  loginEnded: (form: HeldBack | null) => Promise<boolean>
  /**
   * Code 5001: what the person may not see or do. Resolves to whether the page is left for the one that says
   * which roles may.
   * @param goal the page that is navigated to and for which the call was made
   */
  notAvailable: (refused: ErrorDetails, goal?: string) => Promise<boolean>
}

const listeners: Partial<ClientEvents> = {}

/** Sets the handlers of the client's reports; called once, when the page starts. */
export function onClientEvents(handlers: ClientEvents): void {
  Object.assign(listeners, handlers)
}

/** @returns whether the page is left */
export async function reportNotAvailable(refused: ErrorDetails, goal?: string): Promise<boolean> {
  return (await listeners.notAvailable?.(refused, goal)) ?? false
}

let isSigningOut = false

/** While a person signs out by a press, refusals for the ended login are not reported. */
export async function withoutNews<T>(signOut: () => Promise<T>): Promise<T> {
  isSigningOut = true
  try {
    return await signOut()
  } catch (error) {
    isSigningOut = false
    throw error
  }
}

/** @returns whether to send the refused request again: the same person has signed in again meanwhile */
export async function reportLoginEnded(form: HeldBack | null = null): Promise<boolean> {
  if (isSigningOut) return false
  return (await listeners.loginEnded?.(form)) ?? false
}

let beforeForm: (() => Promise<void>) | undefined

/** Sets what a posted form waits for, once the owner of the page is known. */
export function onForm(wait: () => Promise<void>): void {
  beforeForm = wait
}

export async function askBeforeForm(): Promise<void> {
  await beforeForm?.()
}
