import { type RefObject, useEffect, useRef, useState } from 'react'

const restMs = 1500

export type Autosave =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; savedAt: string }
  | { status: 'failed' }

/** Keeps what a form holds now; tells when it was kept. */
export type Keep = (form: FormData) => Promise<{ savedAt: string }>

/**
 * Saves a page when its writer rests, leaves it or turns away, with script: whatever was typed, right or wrong. A save
 * that failed is tried again with the next change, and when the network is back.
 */
export function useAutosave(form: RefObject<HTMLFormElement | null>, keep: Keep): Autosave {
  const [state, setState] = useState<Autosave>({ status: 'idle' })
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = async () => {
      timer = undefined
      setState({ status: 'saving' })
      const saved = await latest.current(new FormData(element)).catch(() => null)
      setState(saved ? { status: 'saved', savedAt: saved.savedAt } : { status: 'failed' })
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
    const forget = () => {
      clearTimeout(timer)
      timer = undefined
    }
    // Files come and go without an input event of their own: the list of hidden fields tells.
    const files = new MutationObserver((changes) => changes.some(isFileChange) && rest())
    files.observe(element, { childList: true, subtree: true })
    element.addEventListener('input', rest)
    // The form itself brings everything: nothing older may come after it.
    element.addEventListener('submit', forget)
    window.addEventListener('online', rest)
    document.addEventListener('visibilitychange', saveWhatWaits)
    return () => {
      saveWhatWaits()
      files.disconnect()
      element.removeEventListener('input', rest)
      element.removeEventListener('submit', forget)
      window.removeEventListener('online', rest)
      document.removeEventListener('visibilitychange', saveWhatWaits)
    }
  }, [form])
  return state
}

function isFileChange({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some(
    (node) => node instanceof Element && node.querySelector('input[type=hidden]') !== null,
  )
}
