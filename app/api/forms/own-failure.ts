import type { ActFailure } from './act.ts'

/**
 * The refusal as a form of a page with several has to show it: its own, or that of another with which it went along
 * and whose texts would be lost otherwise.
 */
export function ownFailure(failure: ActFailure | undefined, intent: string): ActFailure | undefined {
  if (!failure || failure.values.intent?.[0] === intent) return failure
  const along = Object.entries(failure.values).flatMap(([name, texts]) =>
    name.startsWith('along.') ? [[name.slice('along.'.length), texts]] : [],
  )
  return along.length === 0 ? undefined : { ...failure, fields: {}, values: Object.fromEntries(along) }
}

/**
 * A refused form stays as it is while its page loads anew behind it, since somebody may be mending it already; the next
 * refusal is another form. Undefined for one that was not refused.
 */
export function refusedKey(failure: ActFailure | undefined): string | undefined {
  if (!failure) return
  const { version = [], told = [] } = failure.values
  return ['refused', ...version, ...told].join(' ')
}
