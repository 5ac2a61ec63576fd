import type { ActFailure } from './act.ts'

/**
 * The refusal that one form of a page with several has to show: its own, or that of another form with which
 * it was posted and whose texts would otherwise be lost.
 */
export function ownFailure(failure: ActFailure | undefined, intent: string): ActFailure | undefined {
  if (!failure || failure.values.intent?.[0] === intent) return failure
  const along = Object.entries(failure.values).flatMap(([name, texts]) =>
    name.startsWith('along.') ? [[name.slice('along.'.length), texts]] : [],
  )
  return along.length === 0 ? undefined : { ...failure, fields: {}, values: Object.fromEntries(along) }
}

/**
 * Identifies the refusal. A refused form stays as it is while its page reloads behind it, because somebody
 * may already be correcting it; the next refusal is a new form. Undefined for a form that was not refused.
 */
export function refusedKey(failure: ActFailure | undefined): string | undefined {
  if (!failure) return
  const { version = [], told = [] } = failure.values
  return ['refused', ...version, ...told].join(' ')
}
