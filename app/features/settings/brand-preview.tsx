import { useDeferredValue } from 'react'
import * as m from '#messages'
import { tidyColour } from '../../../shared/lib/colour.ts'
import { markNameOf } from '../../../shared/lib/joint/mark-name.ts'
import { accentOf, brandPath, type Scheme } from '../../../shared/rules/brand.ts'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import type { TypedBrand } from './brand-form.ts'

export type BrandPreviewProps = {
  name: string
  shown: TypedBrand
  /** Where an uploaded mark is hardly seen. */
  faintOn: Scheme[]
}

/** Header, links, share picture and icons in a brand that is not saved yet, on light and on dark pages. */
export function BrandPreview({ name, shown, faintOn }: BrandPreviewProps) {
  const locale = useLocale()
  const { accent, accentDark, markSeed, markPicture, ...short } = useDeferredValue(shown)
  const colours = accentOf({ accent: tidyColour(accent), accentDark: tidyColour(accentDark) })
  const pictures = `${brandPath(colours)}/${markNameOf({ markSeed: markSeed.trim(), markPicture })}`
  const shortName = (locale === 'zh' ? short.shortNameZh : short.shortNameEn).trim() || name
  const sample = { name: shortName, mark: `${pictures}/mark.svg` }
  return (
    <section className="stack" aria-labelledby="brand-preview">
      <link rel="stylesheet" href={`${brandPath(colours)}/preview.css`} />
      <Heading level={2} id="brand-preview" text={m.brand_preview_title()} />
      <p className="measure">{m.brand_preview_lead()}</p>
      {faintOn.length > 0 && (
        <Notice kind="warning" live title={m.brand_mark_faint()}>
          <p>{faintOn.map((scheme) => faintWords[scheme]()).join(' ')}</p>
        </Notice>
      )}
      <Sample scheme="light" title={m.brand_preview_light()} {...sample} />
      <Sample scheme="dark" title={m.brand_preview_dark()} {...sample} />
      <div className="row items-start">
        <Shown src={`${pictures}/share.png`} width={320} height={168} text={m.brand_preview_share()} />
        <Shown src={`${pictures}/180.png`} width={90} height={90} text={m.brand_preview_icon()} />
        <Shown src={sample.mark} width={16} height={16} text={m.brand_preview_tab()} />
      </div>
    </section>
  )
}

const faintWords = { light: m.brand_mark_faint_light, dark: m.brand_mark_faint_dark }

type SampleProps = { scheme: Scheme; title: string; name: string; mark: string }

function Sample({ scheme, title, name, mark }: SampleProps) {
  return (
    <figure className="stack stack-sm">
      <figcaption className="font-bold">{title}</figcaption>
      <div className={`brand-on-${scheme} stack border border-line p-4`}>
        <p className="row text-lg font-bold">
          <img src={mark} alt="" width={32} height={32} />
          <span>{name}</span>
        </p>
        <p>
          {m.brand_preview_text()} <span className="text-green underline">{m.brand_preview_link()}</span>
        </p>
        <p>
          <span className="inline-block bg-green px-4 py-2 font-bold text-on-green">
            {m.brand_preview_button()}
          </span>
        </p>
      </div>
    </figure>
  )
}

type ShownProps = { src: string; width: number; height: number; text: string }

function Shown({ src, width, height, text }: ShownProps) {
  return (
    <figure className="stack stack-sm">
      <img src={src} alt="" width={width} height={height} className="border border-line" />
      <figcaption>{text}</figcaption>
    </figure>
  )
}
