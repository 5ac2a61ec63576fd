import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { debounce } from '../../../shared/lib/debounce.ts'
import { collections } from '../../../shared/rules/collections.ts'
import { browserApi } from '../../api/browser-api.ts'
import type { RecordRef } from './record-actions.ts'
import { readTyped } from './typed-values.ts'

const restMs = 2000

type AutosaveState = { status: 'idle' | 'saving' | 'failed' } | { status: 'saved'; savedAt: string }

export type Autosave = AutosaveState & {
  /** That which was saved last, which the form's hidden field has to hold; null before the first time. */
  version: number | null
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
  const [version, setVersion] = useState<number | null>(null)
  const { collection, number } = record ?? {}
  useEffect(() => {
    const element = form.current
    if (!element || !collection || !number) return
    let running: Promise<void> | undefined
    const save = async () => {
      const field = element.elements.namedItem('version')
      if (!(field instanceof HTMLInputElement)) return
      setState({ status: 'saving' })
      const typed = readTyped(collections[collection], new FormData(element))
      const input = { collection, number, version: Number(field.value), ...typed }
      const saved = await browserApi()
        .contentStaff.recordAutosave(input)
        .catch(() => null)
      // At once, since a form that waits for this is sent next. Set in the field alone, the next rendering took it back.
      flushSync(() => {
        if (saved) setVersion(saved.version)
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
  return { ...state, version }
}
