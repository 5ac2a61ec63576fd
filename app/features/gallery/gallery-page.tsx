import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ContentsList } from '../../ui/contents-list.tsx'
import { Heading } from '../../ui/heading.tsx'
import { GalleryArt } from './gallery-art.tsx'
import { GalleryButtons } from './gallery-buttons.tsx'
import { GalleryChoices } from './gallery-choices.tsx'
import { GalleryData } from './gallery-data.tsx'
import { GalleryFields } from './gallery-fields.tsx'
import { GalleryFilters } from './gallery-filters.tsx'
import { GalleryLists } from './gallery-lists.tsx'
import { GalleryLive } from './gallery-live.tsx'
import { GalleryRecords } from './gallery-records.tsx'
import { GalleryCards, GalleryStatus } from './gallery-status.tsx'
import { type GallerySectionProps, galleryProps } from './gallery-text.ts'
import { GalleryWords } from './gallery-words.tsx'

export type GalleryPageProps = { locale: Locale }

/** Every primitive in every state, to look at and to check by machine. */
export function GalleryPage({ locale }: GalleryPageProps) {
  const props = galleryProps(locale)
  const { t } = props
  return (
    <div className="page stack stack-xl py-12">
      <GalleryHead {...props} />
      {/* In a box of its own, so that it does not stay with the reader while scrolling. */}
      <div>
        <ContentsList
          label={t('这一页的目录', 'Contents of this page')}
          lang={undefined}
          contents={sections.map(({ id, title }) => ({ id, text: title[locale] }))}
        />
      </div>
      {sections.map(({ id, title, Part }) => (
        <section key={id} className="stack stack-lg" aria-labelledby={id}>
          <Heading id={id} level={2} text={title[locale]} />
          <Part {...props} />
        </section>
      ))}
    </div>
  )
}

type Part = (props: GallerySectionProps) => ReactNode

const sections: { id: string; title: Record<Locale, string>; Part: Part }[] = [
  { id: 'part-words', title: { zh: '文字、链接、图标', en: 'Words, links, signs' }, Part: GalleryWords },
  { id: 'part-buttons', title: { zh: '按钮', en: 'Buttons' }, Part: GalleryButtons },
  { id: 'part-fields', title: { zh: '填写', en: 'Fields' }, Part: GalleryFields },
  { id: 'part-choices', title: { zh: '勾选', en: 'Choices' }, Part: GalleryChoices },
  { id: 'part-status', title: { zh: '进度与状态', en: 'Progress and state' }, Part: GalleryStatus },
  { id: 'part-records', title: { zh: '额度与经过', en: 'Quotas and histories' }, Part: GalleryRecords },
  { id: 'part-lists', title: { zh: '一件事的各项', en: 'The facts of one thing' }, Part: GalleryLists },
  { id: 'part-data', title: { zh: '表格与分页', en: 'Tables and pages' }, Part: GalleryData },
  { id: 'part-filters', title: { zh: '筛选与结果', en: 'Filters and results' }, Part: GalleryFilters },
  { id: 'part-cards', title: { zh: '卡片', en: 'Cards' }, Part: GalleryCards },
  { id: 'part-live', title: { zh: '展开与倒数', en: 'Opening and counting' }, Part: GalleryLive },
  { id: 'part-art', title: { zh: '榫卯图形', en: 'Drawn joints' }, Part: GalleryArt },
]

function GalleryHead({ t, to }: GallerySectionProps) {
  return (
    <div className="stack">
      <Breadcrumbs
        label={t('所在位置', 'You are here')}
        crumbs={[
          { href: to('/home'), text: t('首页', 'Home') },
          { href: to('/staff'), text: t('工作台', 'Staff') },
        ]}
      />
      <Heading level={1} size="3xl" text={t('界面部件样张', 'Gallery of components')} />
      <p className="measure text-lg text-ink-2">
        {t(
          '每一种部件都在这里，每一种状态都看得到；小字是它在源码里的名字。',
          'Every part of the interface in all its states; the small words are its names in the sources.',
        )}
      </p>
    </div>
  )
}
