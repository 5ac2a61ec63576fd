import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { HeroField, Logo } from '../../ui/joint/pictures.tsx'
import { Link } from '../../ui/link.tsx'
import { Prose } from '../../ui/prose.tsx'
import { UiWords } from '../../ui/ui-words.tsx'
import { GalleryArt } from './gallery-art.tsx'
import { GalleryData, GalleryFilters, GalleryLists } from './gallery-data.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryLive, GalleryRecords } from './gallery-live.tsx'
import { GalleryCards, GalleryStatus } from './gallery-status.tsx'
import { type GallerySectionProps, galleryText } from './gallery-text.ts'

export type GalleryPageProps = { locale: Locale }

/** Every primitive in every state, to look at and to check by machine. */
export function GalleryPage({ locale }: GalleryPageProps) {
  const t = galleryText(locale)
  const words = {
    errorPrefix: t('错误：', 'Error: '),
    optional: t('（选填）', ' (optional)'),
    newWindow: t('（在新窗口打开）', ' (opens in a new window)'),
  }
  return (
    <UiWords value={words}>
      <div className="page stack stack-xl py-12">
        <GalleryHead t={t} locale={locale} />
        {sections.map(({ title, Part }) => (
          <section key={title.en} className="stack stack-lg">
            <Heading level={2} text={title[locale]} locale={locale} />
            <Part t={t} />
          </section>
        ))}
        <section className="stack stack-lg">
          <Heading level={2} text={t('正文', 'Running text')} locale={locale} />
          <GalleryProse t={t} />
        </section>
      </div>
    </UiWords>
  )
}

type Part = (props: GallerySectionProps) => ReactNode

const sections: { title: Record<Locale, string>; Part: Part }[] = [
  { title: { zh: '进度与状态', en: 'Progress and state' }, Part: GalleryStatus },
  { title: { zh: '卡片', en: 'Cards' }, Part: GalleryCards },
  { title: { zh: '榫卯图形', en: 'Drawn joints' }, Part: GalleryArt },
  { title: { zh: '表单', en: 'Forms' }, Part: GalleryForms },
  { title: { zh: '长表单', en: 'Long forms' }, Part: GalleryLists },
  { title: { zh: '筛选', en: 'Filters' }, Part: GalleryFilters },
  { title: { zh: '表格与分页', en: 'Tables and pages' }, Part: GalleryData },
  { title: { zh: '打开、复制、上传', en: 'Opening, copying, uploading' }, Part: GalleryLive },
  { title: { zh: '额度与经过', en: 'Quotas and histories' }, Part: GalleryRecords },
]

function GalleryHead({ t, locale }: GallerySectionProps & { locale: Locale }) {
  return (
    <div className="stack stack-lg">
      <Breadcrumbs
        label={t('所在位置', 'You are here')}
        crumbs={[
          { href: '/home', text: t('首页', 'Home') },
          { href: '/staff', text: t('工作台', 'Staff') },
        ]}
      />
      <div className="grid items-center gap-8 lg:grid-cols-2">
        <div className="stack">
          <Logo className="size-12" />
          <Heading
            level={1}
            size="4xl"
            text={t('把合适的技术，接到需要它的地方', 'Technology that fits, where it is needed')}
            locale={locale}
          />
          <p className="measure text-lg text-ink-2">
            {t(
              '界面部件的样张：每一种都在这里，每一种状态都看得到。',
              'A sheet of the interface parts, in all their states.',
            )}
          </p>
          <ButtonRow>
            <ButtonLink href="/selfTest" kind="primary">
              {t('开始自测（约 8 分钟）', 'Start the self-test (8 minutes)')}
            </ButtonLink>
            <ButtonLink href="/toolbox">{t('浏览工具箱', 'Browse the toolbox')}</ButtonLink>
          </ButtonRow>
        </div>
        <HeroField seed="home" className="aspect-[4/3]" />
      </div>
    </div>
  )
}

function GalleryProse({ t }: GallerySectionProps) {
  return (
    <Prose>
      <p>
        {t(
          '一份好申请写清三件事：谁来用、用来做什么、怎样知道有用。可以先看',
          'A good application says who, what for, and how you will know. See ',
        )}
        <Link href="/support/1">{t('填写示例', 'an example')}</Link>
        {t('，再开始写。', ' first.')}
      </p>
      <h3>{t('要准备的材料', 'What to prepare')}</h3>
      <ul>
        <li>{t('登记证书的照片或扫描件', 'A photo or scan of the certificate')}</li>
        <li>{t('联系人的手机号', 'A mobile number')}</li>
      </ul>
      <blockquote>
        {t('多数申请在 5 个工作日内得到答复。', 'Most are answered within 5 working days.')}
      </blockquote>
    </Prose>
  )
}
