import type { ActFailure } from '../../../api/forms/act.ts'

/** The text typed into a field of a refused form; undefined if nothing was refused. */
export function typedText(failure: ActFailure | undefined, name: string): string | undefined {
  return failure && (failure.values[name]?.[0] ?? '')
}
