import type { MetaDescriptor } from 'react-router'
import type { HelpCard } from '../../../shared/contract/support/support.ts'
import { languageTag } from '../../../shared/lib/locale.ts'

/** What search engines are told of questions and their answers. */
export function faqMeta(items: (HelpCard & { answer?: string })[], language: 'zh' | 'en'): MetaDescriptor[] {
  if (items.length === 0) return []
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: languageTag(language),
        mainEntity: items.map(({ title, summary, answer }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: answer ?? summary },
        })),
      },
    },
  ]
}
