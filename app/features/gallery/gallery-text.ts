import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'

/** Picks a text of the gallery in the language of the page. */
export type GalleryText = (zh: string, en: string) => string

export type GallerySectionProps = {
  t: GalleryText
  /** A page of the portal in the language of this one. */
  to: (path: string) => string
}

export function galleryProps(locale: Locale): GallerySectionProps {
  return {
    t: (zh, en) => (locale === 'zh' ? zh : en),
    to: (path) => pathInLocale(path, locale),
  }
}
