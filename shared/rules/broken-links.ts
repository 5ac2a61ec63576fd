/** What came before any answer. */
export const linkFaults = ['noHost', 'noConnection', 'notSecure', 'timeout', 'redirects', 'inside'] as const
export type LinkFaultName = (typeof linkFaults)[number]
/** An HTTP status, or what came before any. */
export type LinkFault = `${number}` | LinkFaultName

/** A link is called broken when it failed on so many different days: one bad night says nothing. */
export const brokenAfterDays = 3
