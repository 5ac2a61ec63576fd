import type { ArticleCard } from '../../../shared/contract/content/content.ts'
import { Cover } from '../../ui/joint/pictures.tsx'

/** The picture of an article, or a generated cover if it has none. */
export function ArticleCover({ article, isFirst }: { article: ArticleCard; isFirst?: boolean }) {
  const { cover } = article
  if (!cover) return <Cover kind="article" id={article.articleId} {...(isFirst && { isFirst })} />
  const sizes = isFirst ? '(min-width: 64rem) 26rem, 100vw' : '(min-width: 48rem) 14rem, 40vw'
  return (
    <picture>
      <source type="image/avif" srcSet={cover.avif} sizes={sizes} />
      <source type="image/webp" srcSet={cover.webp} sizes={sizes} />
      <img
        className="article-picture"
        src={cover.src}
        alt={isFirst ? cover.alt : ''}
        width={cover.width}
        height={cover.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
