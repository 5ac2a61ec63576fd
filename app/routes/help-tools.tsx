import type { RefObject } from 'react'
import * as m from '#messages'
import type { Locale } from '../../shared/lib/locale.ts'
import { ReadAloud } from '../features/content/read-aloud.tsx'
import { PrintButton } from '../ui/controls/print-button.tsx'

export type HelpToolsProps = { body: RefObject<HTMLElement | null>; language: Locale }

/** The tools that help articles share with articles of the content centre. */
export function HelpTools({ body, language }: HelpToolsProps) {
  return (
    <>
      <ReadAloud target={body} language={language} />
      <PrintButton>{m.content_print()}</PrintButton>
    </>
  )
}
