import * as m from '#messages'
import type { StatedResource } from '../../../shared/contract/access.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Heading } from '../../ui/heading.tsx'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** Technology resources with their accessibility statements. */
export function StatedResources({ resources }: { resources: StatedResource[] }) {
  const locale = useLocale()
  if (resources.length === 0) return null
  return (
    <section className="stack stack-lg" aria-labelledby="resources">
      <Heading level={2} id="resources" text={m.access_resources()} />
      <ul className="topic-grid">
        {resources.map(({ resourceId, language, title, accessibility }) => (
          <li key={resourceId} className="topic" lang={langOf(language, locale)}>
            <h3 className="card-title">
              <Anchor href={`/resource/${resourceId}`} className="card-link">
                {title}
              </Anchor>
            </h3>
            <p>{accessibility}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
