import type { ReactNode } from 'react'

export type ProseProps = {
  /** The language of the text if it differs from the page's. */
  lang?: string
} & ({ children: ReactNode; html?: undefined } | { html: string; children?: undefined })

/** Running text in a readable width. `html` must have been sanitised by the server. */
export function Prose({ lang, children, html }: ProseProps) {
  if (html === undefined)
    return (
      <div className="prose" lang={lang}>
        {children}
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
