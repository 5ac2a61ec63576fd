import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/lib/locale.ts'
import { UiWords } from '../../ui/ui-words.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryCards, GalleryStatus } from './gallery-status.tsx'
import { galleryText } from './gallery-text.ts'

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
      <main id="main" className="page stack stack-xl py-12">
        <h1>{t('界面部件', 'Interface parts')}</h1>
        <Section title={t('进度与状态', 'Progress and state')}>
          <GalleryStatus t={t} />
        </Section>
        <Section title={t('卡片', 'Cards')}>
          <GalleryCards t={t} />
        </Section>
        <Section title={t('表单', 'Forms')}>
          <GalleryForms t={t} />
        </Section>
      </main>
    </UiWords>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack stack-lg">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
