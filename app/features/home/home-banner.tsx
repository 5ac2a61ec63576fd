import type { HomePage } from '../../../shared/contract/home.ts'
import { targetHref } from '../../../shared/lib/link-target.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** What staff want visitors to see first: a single line with a link, and a picture if there is one. */
export function HomeBanner({ banner }: { banner: NonNullable<HomePage['banner']> }) {
  const locale = useLocale()
  const { title, text, link, language, picture } = banner
  return (
    <aside className="home-banner" lang={langOf(language, locale)}>
      {picture && (
        <picture>
          <source type="image/avif" srcSet={picture.avif} sizes="(min-width: 48rem) 14rem, 100vw" />
          <img
            className="home-banner-picture"
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
          />
        </picture>
      )}
      <p>
        <Link ink href={targetHref(link, locale)} className="home-block-link font-bold">
          {title}
        </Link>
        {text && <span className="home-banner-text">{text}</span>}
      </p>
    </aside>
  )
}
