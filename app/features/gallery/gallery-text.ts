import type { Locale } from '../../../shared/lib/locale.ts'

/** Picks a text of the gallery in the language of the page. */
export type GalleryText = (zh: string, en: string) => string

export type GallerySectionProps = { t: GalleryText }

export function galleryText(locale: Locale): GalleryText {
  return (zh, en) => (locale === 'zh' ? zh : en)
}
