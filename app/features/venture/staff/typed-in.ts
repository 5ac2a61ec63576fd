import type { ActFailure } from '../../../api/forms/act.ts'

/** What was typed into the form that was refused, and the errors of its fields; of another form nothing. */
export function typedIn(failure: ActFailure | undefined, intent: string) {
  const own = failure?.values.intent?.[0] === intent ? failure : undefined
  return {
    values: own?.values,
    typed: (name: string, stored: string) => (own ? (own.values[name]?.[0] ?? '') : stored),
    error: (name: string): { error?: string } => {
      const text = own?.fields[name]
      return text ? { error: text } : {}
    },
  }
}
