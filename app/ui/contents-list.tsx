export type ContentsListProps = {
  label: string
  contents: { id: string; text: string }[]
  /** Set if the text's language differs from the page's. */
  lang: 'zh-CN' | 'en' | undefined
}

/** The headings of a text, each a link to its place. */
export function ContentsList({ label, contents, lang }: ContentsListProps) {
  return (
    <nav aria-label={label} className="article-contents no-print" lang={lang}>
      <ol>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a className="link link-alone" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
