import type { ConfigInfo } from '../../shared/contract/home.ts'
import { type Locale, pathInLocale } from '../../shared/lib/locale.ts'

/** Stated here, so that no page loads the rules of colours for it. */
const usual = { light: '#075b49', dark: '#5ccbae' }

export type BrandHeadProps = { brand: ConfigInfo['brand'] | undefined; locale: Locale }

/** The brand in the head of a document; that of a new portal where the settings could not be loaded. */
export function BrandHead({ brand, locale }: BrandHeadProps) {
  const { light, dark } = brand ?? usual
  const manifest = pathInLocale('/manifest.webmanifest', locale)
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      {brand && <meta name="apple-mobile-web-app-title" content={brand.shortName} />}
      <link rel="icon" href={brand ? `${brand.pictures}/mark.svg` : '/favicon.svg'} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={brand ? `${brand.pictures}/180.png` : '/touch-icon.png'} />
      <link rel="manifest" href={manifest} />
      {brand?.style && <link rel="stylesheet" href={brand.style} />}
    </>
  )
}
