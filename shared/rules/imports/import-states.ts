/**
 * The state of an import. In `reading`, `checking`, `importing` and `undoing` a job works on it; in the
 * others it waits for an editor, or is over.
 */
export const importStates = [
  'reading',
  'unreadable',
  'ready',
  'checking',
  'checked',
  'importing',
  'done',
  'undoing',
  'undone',
  'discarded',
] as const
export type ImportState = (typeof importStates)[number]

const working: readonly ImportState[] = ['reading', 'checking', 'importing', 'undoing']

export function isWorking(state: ImportState): boolean {
  return working.includes(state)
}

/** What an editor can do, and in which states. */
const allowedIn = {
  map: ['ready', 'checked'],
  start: ['checked'],
  undo: ['done'],
  /** An import that has written nothing yet is discarded with its rows. */
  discard: ['unreadable', 'ready', 'checked'],
} as const satisfies Record<string, readonly ImportState[]>
export type ImportStep = keyof typeof allowedIn

export function canStep(step: ImportStep, state: ImportState): boolean {
  const states: readonly ImportState[] = allowedIn[step]
  return states.includes(state)
}

/** The outcome of a row; each row has exactly one. */
export const importOutcomes = ['created', 'changed', 'same', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]
