import type { MetaDescriptor } from 'react-router'
import type { HelpCard } from '../../../shared/contract/support/support.ts'
import { languageTag } from '../../../shared/lib/locale.ts'

/** Structured data of questions and answers for search engines. */
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
