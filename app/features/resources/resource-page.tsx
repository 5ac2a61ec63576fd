import type { ReactNode } from 'react'
import * as m from '#messages'
import type { ResourceDetail } from '../../../shared/contract/resource-parts.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { ApplyLink } from '../../api/parts/offering/apply-link.tsx'
import { HowToApply } from '../../api/parts/offering/how-to-apply.tsx'
import { useEligibility } from '../../api/parts/offering/use-eligibility.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Cover } from '../../ui/joint/pictures.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { LinkedRows } from './linked-rows.tsx'
import { ResourceRows } from './resource-rows.tsx'
import { kindText } from './resource-words.ts'

/**
 * A technology resource: the thing itself, how to start with it, and who may do what with it.
 * @param props.ordering how it is ordered, where teams borrow or book it
 */
export function ResourcePage({ resource, ordering }: { resource: ResourceDetail; ordering?: ReactNode }) {
  const locale = useLocale()
  const lang = langOf(resource.language, locale)
  const { applying } = resource
  const offering = { offeringKind: 'resource', offeringId: resource.resourceId } as const
  const eligibility = useEligibility(offering, applying !== null)
  return (
    <div className="page stack stack-xl">
      <article className="stack stack-lg">
        <Breadcrumbs
          label={m.resources_crumbs()}
          crumbs={[{ href: '/resource', text: m.resources_title() }]}
        />
        <header className="record-head">
          <div className="stack">
            <p className="text-ink-2">{kindText(resource.kind)}</p>
            <div lang={lang} className="stack">
              <Heading level={1} text={resource.title} locale={resource.language} />
              <p className="text-lg text-ink-2 measure">{resource.summary}</p>
            </div>
            {(applying || resource.documents) && (
              <div className="button-row">
                {applying && <ApplyLink {...{ offering, eligibility }} text={applying.words.apply} />}
                {resource.documents && (
                  <ButtonLink
                    kind={applying ? 'secondary' : 'primary'}
                    href={resource.documents}
                    rel="noopener"
                  >
                    {m.resources_fetch()}
                  </ButtonLink>
                )}
              </div>
            )}
            {applying && <p className="text-sm text-ink-2 measure">{applying.words.note}</p>}
          </div>
          <Cover kind="resource" id={resource.resourceId} isFirst className="record-cover" />
        </header>
        {lang && <Notice kind="info" title={m.translation_missing()} />}
        <div className="service-body">
          <div className="stack">
            <Prose html={resource.html} {...(lang && { lang })} />
            <SourceNote source={resource.provenance} />
          </div>
          <aside className="service-results stack">
            <Heading level={2} size="xl" text={m.resources_steps()} />
            <ol className="claim-steps" lang={lang}>
              {resource.steps.map((step, index) => (
                <li key={step}>
                  <span className="claim-number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          </aside>
        </div>
        <Block id="audience" title={m.resources_audience()}>
          <p className="measure" lang={lang}>
            {resource.audience}
          </p>
        </Block>
        {resource.accessibility && (
          <Block id="accessibility" title={m.resources_accessibility()}>
            <p className="measure" lang={lang}>
              {resource.accessibility}
            </p>
          </Block>
        )}
        {applying && <HowToApply {...{ offering, applying, eligibility, lang }} />}
        {ordering}
        <Record resource={resource} lang={lang} />
      </article>
      {resource.tools.length > 0 && (
        <Block id="tools" title={m.resources_tools()}>
          <LinkedRows items={resource.tools} path="/tools/toolsDetail" />
        </Block>
      )}
      <Similar resource={resource} />
    </div>
  )
}

function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby={id}>
      <Heading level={2} size="xl" id={id} text={title} />
      {children}
    </section>
  )
}

/** Its provider, licence, fields and zones, and when it was last checked. */
function Record({ resource, lang }: { resource: ResourceDetail; lang: string | undefined }) {
  const locale = useLocale()
  const { institution, fields, zones } = resource
  return (
    <dl className="tool-record">
      <div>
        <dt>{m.resources_provider()}</dt>
        <dd>
          {institution ? (
            <Link
              href={`/organization/${institution.ZoneInstitutionID}`}
              lang={langOf(institution.language, locale)}
            >
              {institution.title}
            </Link>
          ) : (
            <span lang={lang}>{resource.provider}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{m.resources_licence()}</dt>
        <dd lang="en">{resource.licence}</dd>
      </div>
      <div>
        <dt>{m.resources_format()}</dt>
        <dd lang={lang}>{resource.format}</dd>
      </div>
      <div>
        <dt>{m.resources_reviewed()}</dt>
        <dd>{datedText(resource.reviewedOn, locale)}</dd>
      </div>
      <div>
        <dt>{m.resources_facet_field()}</dt>
        <dd>
          <Links
            links={fields.map(({ alias, name }) => ({
              href: `/field/${alias}`,
              text: name,
              lang: undefined,
            }))}
          />
        </dd>
      </div>
      {zones.length > 0 && (
        <div>
          <dt>{m.resources_facet_zone()}</dt>
          <dd>
            <Links
              links={zones.map(({ AliasID, name, language }) => ({
                href: `/resource?zone=${AliasID}`,
                text: name,
                lang: langOf(language, locale),
              }))}
            />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Links({ links }: { links: { href: string; text: string; lang: string | undefined }[] }) {
  return (
    <ul className="row">
      {links.map(({ href, text, lang }) => (
        <li key={href} lang={lang}>
          <Link alone href={href}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Similar({ resource }: { resource: ResourceDetail }) {
  return (
    <section className="stack stack-lg" aria-labelledby="similar">
      {resource.similar.length > 0 && (
        <>
          <Heading level={2} id="similar" text={m.resources_similar()} />
          <ResourceRows resources={resource.similar} level={3} />
        </>
      )}
      <p>
        <Link alone href="/resource">
          {m.resources_all()}
        </Link>
      </p>
    </section>
  )
}
