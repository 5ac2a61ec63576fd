import type { ErrorDetails } from '../../../shared/contract/errors.ts'

/** What a form is held back for: its page stays in any case, and it is sent once more when its person has seen to it. */
export type HeldBack = 'loginEnded' | 'noTeam' | 'secondFactorNeeded'

/** What the one client reports to whoever keeps the shared client state. */
export type ClientEvents = {
  /**
   * HTTP 403: the login has ended. Answers whether the same person has signed in again over the page.
   * @param form why a form that was being sent is held back; null for any other call
   */
  loginEnded: (form: HeldBack | null) => Promise<boolean>
  /**
   * Code 5001: what the person may not see or do. Answers whether the page is left for the one that says who may.
   * @param goal the page that is gone to, for which it was asked
   */
  notAvailable: (refused: ErrorDetails, goal?: string) => Promise<boolean>
}

const listeners: Partial<ClientEvents> = {}

/** Sets who acts on the client's reports; called once, when the page starts. */
export function onClientEvents(handlers: ClientEvents): void {
  Object.assign(listeners, handlers)
}

/** @returns whether the page is left */
export async function reportNotAvailable(refused: ErrorDetails, goal?: string): Promise<boolean> {
  return (await listeners.notAvailable?.(refused, goal)) ?? false
}

let isSigningOut = false

/** Whoever signs out by a press knows that their login ends: what is refused for it until the page is left is no news. */
export async function withoutNews<T>(signOut: () => Promise<T>): Promise<T> {
  isSigningOut = true
  try {
    return await signOut()
  } catch (error) {
    isSigningOut = false
    throw error
  }
}

/** @returns whether what was refused is to be sent once more: the same person has signed in again meanwhile */
export async function reportLoginEnded(form: HeldBack | null = null): Promise<boolean> {
  if (isSigningOut) return false
  return (await listeners.loginEnded?.(form)) ?? false
}

let beforeForm: (() => Promise<void>) | undefined

/** Sets what a posted form waits for, once it is known whose page this is. */
export function onForm(wait: () => Promise<void>): void {
  beforeForm = wait
}

export async function askBeforeForm(): Promise<void> {
  await beforeForm?.()
}
