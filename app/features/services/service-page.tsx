import type { ReactNode } from 'react'
import * as m from '#messages'
import type { ServiceDetail } from '../../../shared/contract/services.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { ApplyLink } from '../../api/parts/offering/apply-link.tsx'
import { HowToApply } from '../../api/parts/offering/how-to-apply.tsx'
import { type EligibilityState, useEligibility } from '../../api/parts/offering/use-eligibility.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Glance } from '../../ui/glance.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Cover } from '../../ui/joint/pictures.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { ServiceRows } from './service-rows.tsx'

/** A digital service: what is done, for whom, how it works, and what it does not include. */
export function ServicePage({ service, ordering }: { service: ServiceDetail; ordering?: ReactNode }) {
  const locale = useLocale()
  const lang = langOf(service.language, locale)
  const offering = { offeringKind: 'service', offeringId: service.serviceId } as const
  const eligibility = useEligibility(offering, service.applying !== null)
  return (
    <div className="page stack stack-xl">
      <article className="stack stack-lg">
        <Breadcrumbs
          label={m.toolbox_breadcrumbs()}
          crumbs={[
            { href: '/tools', text: m.toolbox_title() },
            { href: '/tools/digitalServices', text: m.services_title() },
          ]}
        />
        <ServiceHead service={service} lang={lang} eligibility={eligibility} />
        <ServiceGlance service={service} />
        {lang && <Notice kind="info" title={m.translation_missing()} />}
        <div className="service-body">
          <div className="stack stack-lg">
            <Block title={m.services_what()}>
              <Prose html={service.html} {...(lang && { lang })} />
              <SourceNote source={service.provenance} />
            </Block>
            <Block title={m.services_steps()}>
              <ol className="claim-steps" lang={lang}>
                {service.steps.map((step, index) => (
                  <li key={step}>
                    <span className="claim-number" aria-hidden="true">
                      {index + 1}
                    </span>
                    <span>{step}</span>
                  </li>
                ))}
              </ol>
            </Block>
            <Block title={m.services_for_whom()}>
              <p className="measure" lang={lang}>
                {service.audience}
              </p>
            </Block>
            <Block title={m.services_limits()}>
              <p className="measure" lang={lang}>
                {service.limits}
              </p>
            </Block>
            <Tools service={service} />
          </div>
          <aside className="service-results stack">
            <Heading level={2} size="xl" text={m.services_results()} />
            <ul className="plain-points" lang={lang}>
              {service.results.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ul>
          </aside>
        </div>
        {service.applying && <HowToApply {...{ offering, eligibility, lang }} applying={service.applying} />}
        {ordering}
        <Record service={service} />
      </article>
      <Similar service={service} />
    </div>
  )
}

type HeadProps = { service: ServiceDetail; lang: string | undefined; eligibility: EligibilityState }

function ServiceHead({ service, lang, eligibility }: HeadProps) {
  const ask = new URLSearchParams({ keywords: service.title })
  const { applying } = service
  return (
    <header className="record-head">
      <div className="stack">
        <div lang={lang} className="stack">
          <Heading level={1} text={service.title} locale={service.language} />
          <p className="text-lg text-ink-2 measure">{service.summary}</p>
        </div>
        <div className="button-row">
          {applying ? (
            <ApplyLink
              offering={{ offeringKind: 'service', offeringId: service.serviceId }}
              eligibility={eligibility}
              text={applying.words.apply}
            />
          ) : (
            <ButtonLink kind="primary" href={`/tools/searchToolList?${ask}#request`}>
              {m.services_ask()}
            </ButtonLink>
          )}
        </div>
        <p className="text-sm text-ink-2 measure">
          {applying ? applying.words.note : m.services_ask_lead({ days: service.replyDays })}
        </p>
      </div>
      <Cover kind="service" id={service.serviceId} isFirst className="record-cover" />
    </header>
  )
}

/** The key facts, joined like boards. */
function ServiceGlance({ service }: { service: ServiceDetail }) {
  const locale = useLocale()
  const facts = [
    { term: m.services_facet_who(), text: service.labels.whoMayApply },
    { term: m.services_facet_cost(), text: service.labels.cost },
    { term: m.services_facet_mode(), text: service.labels.modes.join(locale === 'zh' ? '、' : ', ') },
    { term: m.services_work(), text: m.services_work_days({ days: service.workDays }) },
  ]
  return <Glance facts={facts} />
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={title} />
      {children}
    </section>
  )
}

function Tools({ service }: { service: ServiceDetail }) {
  const locale = useLocale()
  if (service.tools.length === 0) return null
  return (
    <Block title={m.services_tools()}>
      <ul className="service-tools">
        {service.tools.map((tool) => (
          <li key={tool.toolId} lang={langOf(tool.language, locale)}>
            <Link alone href={`/tools/toolsDetail/${tool.toolId}`}>
              {tool.name}
            </Link>
            <p className="text-sm text-ink-2">{tool.tagline}</p>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** Who provides it, how many there are, and when it was last checked. */
function Record({ service }: { service: ServiceDetail }) {
  const locale = useLocale()
  return (
    <dl className="tool-record">
      <div>
        <dt>{m.services_provider()}</dt>
        <dd lang={langOf(service.language, locale)}>{service.provider}</dd>
      </div>
      <div>
        <dt>{m.services_places()}</dt>
        <dd>
          {service.places === null
            ? m.services_places_none()
            : m.services_places_count({ count: service.places })}
        </dd>
      </div>
      <div>
        <dt>{m.services_reply()}</dt>
        <dd>{m.services_days({ days: service.replyDays })}</dd>
      </div>
      <div>
        <dt>{m.services_reviewed()}</dt>
        <dd>{datedText(service.reviewedOn, locale)}</dd>
      </div>
    </dl>
  )
}

function Similar({ service }: { service: ServiceDetail }) {
  return (
    <section className="stack stack-lg" aria-labelledby="similar">
      {service.similar.length > 0 && (
        <>
          <Heading level={2} id="similar" text={m.services_similar()} />
          <ServiceRows services={service.similar} level={3} />
        </>
      )}
      <p>
        <Link alone href="/tools/digitalServices">
          {m.services_all()}
        </Link>
      </p>
    </section>
  )
}
