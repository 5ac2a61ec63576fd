import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentTextStates } from '../../../shared/contract/content-parts.ts'
import { debounce } from '../../../shared/lib/debounce.ts'
import { collections } from '../../../shared/rules/collections.ts'
import { browserApi } from '../../api/browser-api.ts'
import type { RecordRef } from './record-actions.ts'
import { readTyped } from './typed-values.ts'

const restMs = 2000

type AutosaveState = { status: 'idle' | 'saving' | 'failed' } | { status: 'saved'; savedAt: string }

/** What was saved last: the version, which the form's hidden field has to hold, and how the texts stand since then. */
type Saved = { version: number; texts: ContentTextStates }

export type Autosave = AutosaveState & {
  /** Null before the first time. */
  last: Saved | null
}

/**
 * Saves drafts while their writer rests. The version moves along; sending the form waits for a save that is on its
 * way, else it would be refused because of its own autosave.
 * @param record null for one that is not there yet, or whose texts change by a deliberate save alone
 */
export function useRecordAutosave(
  form: RefObject<HTMLFormElement | null>,
  record: RecordRef | null,
): Autosave {
  const [state, setState] = useState<AutosaveState>({ status: 'idle' })
  const [last, setLast] = useState<Saved | null>(null)
  const { collection, number } = record ?? {}
  useEffect(() => {
    const element = form.current
    if (!element || !collection || !number) return
    let running: Promise<void> | undefined
    const save = async () => {
      const field = element.elements.namedItem('version')
      if (!(field instanceof HTMLInputElement)) return
      setState({ status: 'saving' })
      const typed = readTyped(collections[collection], new FormData(element), { isTyping: true })
      const input = { collection, number, version: Number(field.value), ...typed }
      const saved = await browserApi()
        .contentStaff.recordAutosave(input)
        .catch(() => null)
      // At once, since a form that waits for this is sent next. Set in the field alone, the next rendering took it back.
      flushSync(() => {
        if (saved) setLast(saved)
        setState(saved ? { status: 'saved', savedAt: saved.savedAt } : { status: 'failed' })
      })
    }
    const begin = () => {
      running = (running ?? Promise.resolve()).then(save).finally(() => {
        running = undefined
      })
    }
    const rest = debounce(begin, restMs)
    const hold = (event: SubmitEvent) => {
      rest.cancel()
      if (!running) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const { submitter } = event
      void running.finally(() => element.requestSubmit(submitter))
    }
    element.addEventListener('input', rest)
    element.addEventListener('submit', hold, { capture: true })
    return () => {
      rest.cancel()
      element.removeEventListener('input', rest)
      element.removeEventListener('submit', hold, { capture: true })
    }
  }, [form, collection, number])
  return { ...state, last }
}
