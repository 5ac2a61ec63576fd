import * as m from '#messages'
import type { ResourceCard } from '../../../shared/contract/resource-parts.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { SeededGlyph } from '../../ui/joint/pictures.tsx'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { kindText } from './resource-words.ts'

/** A list of resources, each row one link. */
export function ResourceRows({ resources, level = 2 }: { resources: ResourceCard[]; level?: 2 | 3 }) {
  return (
    <ol className="service-rows">
      {resources.map((resource) => (
        <ResourceRow key={resource.resourceId} resource={resource} level={level} />
      ))}
    </ol>
  )
}

function ResourceRow({ resource, level }: { resource: ResourceCard; level: 2 | 3 }) {
  const locale = useLocale()
  const Title = `h${level}` as const
  const lang = langOf(resource.language, locale)
  return (
    <li className="service-row">
      <p className="service-row-kind">
        <SeededGlyph seed={`resource-${resource.kind}`} />
        {kindText(resource.kind)}
      </p>
      <div className="stack stack-sm">
        <Title className="card-title" lang={lang}>
          <Anchor href={`/resource/${resource.resourceId}`} className="card-link">
            {resource.title}
          </Anchor>
        </Title>
        <p className="text-ink-2 measure" lang={lang}>
          {resource.summary}
        </p>
        {lang && <p className="text-sm text-ink-2">{m.resources_untranslated()}</p>}
        <dl className="result-row-facts service-row-facts">
          <Fact term={m.resources_format()} text={resource.format} lang={lang} />
          <Fact term={m.resources_provider()} text={resource.provider} lang={lang} />
          <Fact term={m.resources_reviewed()} text={datedText(resource.reviewedOn, locale)} />
        </dl>
      </div>
    </li>
  )
}

function Fact({ term, text, lang }: { term: string; text: string; lang?: string | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd lang={lang}>{text}</dd>
    </div>
  )
}
