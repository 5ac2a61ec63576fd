import * as m from '#messages'
import type { Article } from '../../../shared/contract/content/content.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** The articles before and after this one. */
export function ArticleNeighbours({ article }: { article: Article }) {
  const locale = useLocale()
  const { previous, next } = article
  if (!previous && !next) return null
  const neighbours = [
    { name: m.content_previous(), found: previous },
    { name: m.content_next(), found: next },
  ]
  return (
    <nav aria-label={m.content_neighbours()} className="article-neighbours no-print">
      {neighbours.map(
        ({ name, found }) =>
          found && (
            <p key={name}>
              <span className="text-sm text-ink-2">{name}</span>
              <Link alone lang={langOf(found.language, locale)} href={`/news/${found.articleId}`}>
                {found.title}
              </Link>
            </p>
          ),
      )}
    </nav>
  )
}
