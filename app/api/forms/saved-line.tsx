import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { clockText, instantText } from '../../../shared/lib/text/day-text.ts'
import { useLocale } from '../../ui/page-locale.tsx'
import { errorText, fieldText } from './form-errors.ts'
import { useInterruption } from './interruption.ts'
import type { Autosave } from './use-autosave.ts'

/** When a page was last saved, by itself or by its button; before that, that it saves by itself. */
export function SavedLine({ autosave, savedAt }: { autosave: Autosave; savedAt: string | null }) {
  const locale = useLocale()
  const isHeld = useInterruption() !== 'none'
  return (
    <p
      className={autosave.status === 'failed' ? 'text-sm font-bold text-red' : 'text-sm text-ink-2'}
      role="status"
    >
      {isHeld && autosave.status === 'saving' ? m.not_saved_yet() : textOf(autosave, savedAt, locale)}
    </p>
  )
}

function textOf(autosave: Autosave, savedAt: string | null, locale: Locale): string {
  switch (autosave.status) {
    case 'idle':
      // With the day: it may have been weeks ago.
      return savedAt ? m.saved_at({ time: instantText(savedAt, locale) }) : ''
    case 'saving':
      return m.saving()
    case 'saved':
      return m.autosaved_at({ time: clockText(autosave.savedAt) })
    case 'failed':
      return failureText(autosave)
  }
}

/** Retrying helps against most failures; a few need the reader to do something. */
function failureText({ reason, fields = {} }: Extract<Autosave, { status: 'failed' }>): string {
  if (reason === 'consentNeeded') return errorText(reason)
  if (reason === 'notAvailable' || reason === 'illegalTransition') return m.draft_gone()
  if (Object.values(fields).some((error) => error.reason === 'changedElsewhere'))
    return m.not_saved_conflict()
  const gone = Object.values(fields).find((error) => error.reason === 'fileGone')
  return gone ? fieldText(gone) : m.not_saved()
}
