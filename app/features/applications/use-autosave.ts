import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SectionView } from '../../../shared/contract/application-parts.ts'
import { carriedFiles } from '../../api/upload-files.ts'
import type { PostedAnswers } from './posted-answers.ts'
import { answerName } from './question-names.ts'

const restMs = 1500

export type Autosave =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; savedAt: string }
  | { status: 'failed' }

/** Where a page keeps its answers; tells when they were kept. */
export type Keep = (answers: PostedAnswers) => Promise<{ savedAt: string }>

/**
 * Saves a page when its writer rests, leaves it or turns away, with script: whatever was typed, right or wrong. A save
 * that failed is tried again with the next change, and when the network is back.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  page: { sections: readonly SectionView[]; keep: Keep },
): Autosave {
  const [state, setState] = useState<Autosave>({ status: 'idle' })
  const latest = useRef(page)
  latest.current = page
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = async () => {
      timer = undefined
      const { sections, keep } = latest.current
      setState({ status: 'saving' })
      const saved = await keep(answersOf(new FormData(element), sections)).catch(() => null)
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

/** What the fields of a page hold now; files by the ids of those that are stored. */
function answersOf(data: FormData, sections: readonly SectionView[]): PostedAnswers {
  const answers: PostedAnswers = {}
  for (const { key, type } of sections.flatMap((section) => section.questions)) {
    const name = answerName(key)
    const texts = (field: string) => data.getAll(field).filter((value) => typeof value === 'string')
    if (type === 'file') answers[key] = carriedFiles(texts(`${name}Id`)).map(({ fileId }) => fileId)
    else if (type === 'choices') answers[key] = texts(name)
    else if (type === 'agreement') answers[key] = data.has(name)
    else answers[key] = texts(name)[0] ?? ''
  }
  return answers
}
