import * as m from '#messages'
import type { ServiceCard } from '../../../shared/contract/services.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { SeededGlyph } from '../../ui/joint/pictures.tsx'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** A list of services, each row one link. */
export function ServiceRows({ services, level = 2 }: { services: ServiceCard[]; level?: 2 | 3 }) {
  return (
    <ol className="service-rows">
      {services.map((service) => (
        <ServiceRow key={service.serviceId} service={service} level={level} />
      ))}
    </ol>
  )
}

function ServiceRow({ service, level }: { service: ServiceCard; level: 2 | 3 }) {
  const locale = useLocale()
  const Title = `h${level}` as const
  const lang = langOf(service.language, locale)
  const { labels } = service
  return (
    <li className="service-row">
      <p className="service-row-kind">
        <SeededGlyph seed={service.category} />
        {labels.category}
      </p>
      <div className="stack stack-sm">
        <Title className="card-title" lang={lang}>
          <Anchor href={`/tools/digitalService/${service.serviceId}`} className="card-link">
            {service.title}
          </Anchor>
        </Title>
        <p className="text-ink-2 measure" lang={lang}>
          {service.summary}
        </p>
        {lang && <p className="text-sm text-ink-2">{m.services_untranslated()}</p>}
        <dl className="result-row-facts service-row-facts">
          <Fact term={m.services_facet_who()} text={labels.whoMayApply} />
          <Fact term={m.services_facet_cost()} text={labels.cost} />
          <Fact term={m.services_facet_mode()} text={labels.modes.join(locale === 'zh' ? '、' : ', ')} />
          <Fact term={m.services_reply()} text={m.services_days({ days: service.replyDays })} />
        </dl>
      </div>
    </li>
  )
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
