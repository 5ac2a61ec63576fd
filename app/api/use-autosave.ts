import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError, type ErrorName } from '../../shared/contract/errors.ts'

const restMs = 1500

export type Autosave =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; savedAt: string }
  | { status: 'failed'; reason: ErrorName }

/** Keeps what a form holds now; tells when it was kept. */
export type Keep = (form: FormData) => Promise<{ savedAt: string }>

/**
 * Saves a page when its writer rests, leaves it or turns away, with script: whatever was typed, right or wrong. A save
 * that failed is tried again with the next change, when the network is back, and when the writer comes back to the
 * page: what hindered it may have been settled elsewhere.
 */
export function useAutosave(form: RefObject<HTMLFormElement | null>, keep: Keep): Autosave {
  const [state, setState] = useState<Autosave>({ status: 'idle' })
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasFailed = false
    const save = async () => {
      timer = undefined
      setState({ status: 'saving' })
      const next = await latest.current(new FormData(element)).then(savedState, failedState)
      hasFailed = next.status === 'failed'
      setState(next)
    }
    const rest = () => {
      clearTimeout(timer)
      timer = setTimeout(save, restMs)
    }
    const saveWhatWaits = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      void save()
    }
    const turnOrReturn = () => {
      if (document.visibilityState === 'hidden') saveWhatWaits()
      else if (hasFailed) rest()
    }
    const forget = () => {
      clearTimeout(timer)
      timer = undefined
      hasFailed = false
    }
    // Files come and go without an input event of their own: the list of hidden fields tells.
    const files = new MutationObserver((changes) => changes.some(isFileChange) && rest())
    files.observe(element, { childList: true, subtree: true })
    element.addEventListener('input', rest)
    // The form itself brings everything: nothing older may come after it.
    element.addEventListener('submit', forget)
    window.addEventListener('online', rest)
    document.addEventListener('visibilitychange', turnOrReturn)
    return () => {
      saveWhatWaits()
      files.disconnect()
      element.removeEventListener('input', rest)
      element.removeEventListener('submit', forget)
      window.removeEventListener('online', rest)
      document.removeEventListener('visibilitychange', turnOrReturn)
    }
  }, [form])
  return state
}

function savedState({ savedAt }: { savedAt: string }): Autosave {
  return { status: 'saved', savedAt }
}

function failedState(failure: unknown): Autosave {
  return { status: 'failed', reason: failure instanceof ApiError ? failure.reason : 'internal' }
}

function isFileChange({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some(
    (node) => node instanceof Element && node.querySelector('input[type=hidden]') !== null,
  )
}
