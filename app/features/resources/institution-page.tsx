import * as m from '#messages'
import type { Institution, Linked, ResourceCard } from '../../../shared/contract/resource-parts.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Cover } from '../../ui/joint/pictures.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { LinkedRows } from './linked-rows.tsx'
import { ResourceRows } from './resource-rows.tsx'

export type InstitutionPageProps = {
  institution: Institution
  cases: Linked[]
  resources: { items: ResourceCard[]; total: number }
}

/** An institution of a zone: what it does, what it offers, its projects and its resources. */
export function InstitutionPage({ institution, cases, resources }: InstitutionPageProps) {
  const locale = useLocale()
  const lang = langOf(institution.language, locale)
  return (
    <div className="page stack stack-xl">
      <article className="stack stack-lg">
        <Breadcrumbs
          label={m.resources_crumbs()}
          crumbs={institution.fields.slice(0, 1).map(({ alias, name }) => ({
            href: `/field/${alias}`,
            text: name,
          }))}
        />
        <header className="record-head">
          <div lang={lang} className="stack">
            <Heading level={1} text={institution.title} locale={institution.language} />
            <p className="text-lg text-ink-2 measure">{institution.summary}</p>
          </div>
          <Cover kind="organisation" id={institution.ZoneInstitutionID} isFirst className="record-cover" />
        </header>
        {lang && <Notice kind="info" title={m.translation_missing()} />}
        <div className="service-body">
          <Prose html={institution.html} {...(lang && { lang })} />
          {institution.offers.length > 0 && (
            <aside className="service-results stack">
              <Heading level={2} size="xl" text={m.resources_offers()} />
              <ul className="plain-points" lang={lang}>
                {institution.offers.map((offer) => (
                  <li key={offer}>{offer}</li>
                ))}
              </ul>
            </aside>
          )}
        </div>
        <Record institution={institution} lang={lang} />
      </article>
      {cases.length > 0 && (
        <section className="stack stack-lg" aria-labelledby="cases">
          <Heading level={2} id="cases" text={m.resources_cases()} />
          <LinkedRows items={cases} path="/projects/detail" />
        </section>
      )}
      {resources.items.length > 0 && (
        <section className="stack stack-lg" aria-labelledby="resources">
          <Heading level={2} id="resources" text={m.resources_of_institution()} />
          <ResourceRows resources={resources.items} level={3} />
        </section>
      )}
    </div>
  )
}

function Record({ institution, lang }: { institution: Institution; lang: string | undefined }) {
  const locale = useLocale()
  const { place, since, contact, website, zones } = institution
  return (
    <dl className="tool-record">
      {place && (
        <div>
          <dt>{m.resources_place()}</dt>
          <dd lang={lang}>{place}</dd>
        </div>
      )}
      {since !== null && (
        <div>
          <dt>{m.resources_since()}</dt>
          <dd>{since}</dd>
        </div>
      )}
      {contact && (
        <div>
          <dt>{m.resources_contact()}</dt>
          <dd lang={lang}>{contact}</dd>
        </div>
      )}
      {website && (
        <div>
          <dt>{m.resources_website()}</dt>
          <dd>
            <Link alone href={website} rel="noopener">
              {website}
            </Link>
          </dd>
        </div>
      )}
      {zones.length > 0 && (
        <div>
          <dt>{m.resources_facet_zone()}</dt>
          <dd>
            <ul className="row">
              {zones.map(({ AliasID, name, language }) => (
                <li key={AliasID} lang={langOf(language, locale)}>
                  <Link alone href={`/resource?zone=${AliasID}`}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}
