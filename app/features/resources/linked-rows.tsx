import * as m from '#messages'
import type { Linked } from '../../../shared/contract/resource-parts.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type LinkedRowsProps = {
  items: Linked[]
  /** The path before their numbers: `/tools/toolsDetail`. */
  path: string
  /** The level of each heading. */
  level?: 3 | 4
}

/** Related things of other kinds: a name and a line each, side by side where there is room. */
export function LinkedRows({ items, path, level = 3 }: LinkedRowsProps) {
  const locale = useLocale()
  const Title = `h${level}` as const
  return (
    <ul className="linked-rows">
      {items.map(({ number, title, summary, language }) => {
        const lang = langOf(language, locale)
        return (
          <li key={number} className="linked-row">
            <Title className="card-title" lang={lang}>
              <Anchor href={`${path}/${number}`} className="card-link">
                {title}
              </Anchor>
            </Title>
            <p className="text-ink-2" lang={lang}>
              {summary}
            </p>
            {lang && <p className="text-sm text-ink-2">{m.resources_untranslated()}</p>}
          </li>
        )
      })}
    </ul>
  )
}
