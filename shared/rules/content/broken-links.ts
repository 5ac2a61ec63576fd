/** Failures without a response; `withdrawn` is a record of the portal that is no longer published. */
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
/** An HTTP status, or a failure without one. */
export type LinkFault = `${number}` | LinkFaultName

/** An outside link counts as broken after failures on this many different days: one outage says nothing. */
export const brokenAfterDays = 3
