import * as m from '#messages'
import { clockText } from '../../../shared/lib/shanghai-time.ts'
import type { Autosave } from './use-autosave.ts'

/** When the draft was last saved, by itself or by its button. */
export function SavedLine({ autosave, savedAt }: { autosave: Autosave; savedAt: string }) {
  return (
    <p
      className={autosave.status === 'failed' ? 'text-sm font-bold text-red' : 'text-sm text-ink-2'}
      role="status"
    >
      {textOf(autosave, savedAt)}
    </p>
  )
}

function textOf(autosave: Autosave, savedAt: string): string {
  switch (autosave.status) {
    case 'idle':
      return m.apply_saved_at({ time: clockText(savedAt) })
    case 'saving':
      return m.apply_saving()
    case 'saved':
      return m.apply_autosaved_at({ time: clockText(autosave.savedAt) })
    case 'failed':
      return m.apply_not_saved()
  }
}
