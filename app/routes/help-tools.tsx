import type { RefObject } from 'react'
import type { Locale } from '../../shared/lib/locale.ts'
import { PrintButton } from '../features/content/print-button.tsx'
import { ReadAloud } from '../features/content/read-aloud.tsx'

export type HelpToolsProps = { body: RefObject<HTMLElement | null>; language: Locale }

/** What a help article shares with the articles of the content centre. */
export function HelpTools({ body, language }: HelpToolsProps) {
  return (
    <>
      <ReadAloud target={body} language={language} />
      <PrintButton />
    </>
  )
}
