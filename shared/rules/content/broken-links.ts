/** What came before any answer; `withdrawn` is a record of the portal that is published no more. */
export const linkFaults = [
  'noHost',
  'noConnection',
  'notSecure',
  'timeout',
  'redirects',
  'inside',
  'withdrawn',
] as const
export type LinkFaultName = (typeof linkFaults)[number]
/** An HTTP status, or what came before any. */
export type LinkFault = `${number}` | LinkFaultName

/** An outside link is called broken when it failed on so many different days: one bad night says nothing. */
export const brokenAfterDays = 3
