/** What the one client reports to whoever keeps the shared client state. */
export type ClientEvents = {
  /** HTTP 403: the login has ended. */
  loginEnded: () => void
  /** Code 5001: what the person may not see or do. */
  notAvailable: () => void
}

const listeners: Partial<ClientEvents> = {}

/** Sets who acts on the client's reports; called once, when the page starts. */
export function onClientEvents(handlers: ClientEvents): void {
  Object.assign(listeners, handlers)
}

export function reportClientEvent(event: keyof ClientEvents): void {
  listeners[event]?.()
}
