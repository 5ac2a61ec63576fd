import { type RefObject, useEffect, useState } from 'react'
import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { Button } from '../../ui/controls/button.tsx'

type State = 'absent' | 'silent' | 'reading' | 'paused'

export type ReadAloudProps = {
  /** The element to read. */
  target: RefObject<HTMLElement | null>
  language: Locale
}

/** Reads a text aloud with the browser's own voice; not shown where the browser has none. */
export function ReadAloud({ target, language }: ReadAloudProps) {
  const [state, setState] = useState<State>('absent')
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    setState('silent')
    return () => speechSynthesis.cancel()
  }, [])
  if (state === 'absent') return null
  const start = () => {
    speechSynthesis.cancel()
    for (const text of blocksOf(target.current)) speechSynthesis.speak(utteranceOf(text, language))
    // An empty utterance at the end signals that everything has been read.
    const last = utteranceOf(' ', language)
    last.onend = () => setState('silent')
    speechSynthesis.speak(last)
    setState('reading')
  }
  const pause = () => {
    speechSynthesis.pause()
    setState('paused')
  }
  const resume = () => {
    speechSynthesis.resume()
    setState('reading')
  }
  const stop = () => {
    speechSynthesis.cancel()
    setState('silent')
  }
  return (
    <>
      {state === 'silent' && (
        <Button type="button" onClick={start}>
          {m.content_read()}
        </Button>
      )}
      {state === 'reading' && (
        <Button type="button" onClick={pause}>
          {m.content_read_pause()}
        </Button>
      )}
      {state === 'paused' && (
        <Button type="button" onClick={resume}>
          {m.content_read_on()}
        </Button>
      )}
      {state !== 'silent' && (
        <Button type="button" kind="quiet" onClick={stop}>
          {m.content_read_stop()}
        </Button>
      )}
    </>
  )
}

/** One utterance per block: browsers stop in the middle of a long one. */
function blocksOf(element: HTMLElement | null): string[] {
  const blocks = element?.querySelectorAll('h2, h3, h4, p, li, td, th, pre') ?? []
  return [...blocks]
    .filter((block) => !block.querySelector('p, li'))
    .map((block) => block.textContent.trim())
    .filter((text) => text !== '')
}

function utteranceOf(text: string, language: Locale): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language === 'zh' ? 'zh-CN' : 'en-GB'
  return utterance
}
