import type { ReactNode } from 'react'
import * as m from '#messages'
import type { FieldPage as Field } from '../../../shared/contract/resource-parts.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Cover, SeededGlyph } from '../../ui/joint/pictures.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { LinkedRows } from './linked-rows.tsx'
import { ResourceRows } from './resource-rows.tsx'
import { ZoneSection } from './zone-section.tsx'

/** A field of public benefit: what it is, what it needs, and everything in the portal that serves it. */
export function FieldPage({ field }: { field: Field }) {
  const locale = useLocale()
  const lang = langOf(field.language, locale)
  return (
    <div className="page stack stack-xl">
      <article className="stack stack-lg">
        <Breadcrumbs label={m.resources_crumbs()} crumbs={[{ href: '/', text: m.nav_home() }]} />
        <header className="record-head">
          <div lang={lang} className="stack">
            <Heading level={1} text={field.title} locale={field.language} />
            <p className="text-lg text-ink-2 measure">{field.summary}</p>
          </div>
          <Cover kind="field" id={field.alias} isFirst className="record-cover" />
        </header>
        {lang && <Notice kind="info" title={m.translation_missing()} />}
        {(field.html !== '' || field.needs.length > 0) && (
          <div className="service-body">
            <Prose html={field.html} {...(lang && { lang })} />
            {field.needs.length > 0 && (
              <aside className="service-results stack">
                <Heading level={2} size="xl" text={m.resources_field_needs()} />
                <ul className="plain-points" lang={lang}>
                  {field.needs.map((need) => (
                    <li key={need}>{need}</li>
                  ))}
                </ul>
              </aside>
            )}
          </div>
        )}
      </article>
      <Zones field={field} />
      <Served field={field} />
      <Others field={field} />
    </div>
  )
}

function Zones({ field: { zones } }: { field: Field }) {
  if (zones.length === 0) return null
  return (
    <Block id="zones" title={m.resources_zones()}>
      {zones.map((zone) => (
        <ZoneSection key={zone.AliasID} zone={zone} />
      ))}
    </Block>
  )
}

/** What the portal has for the field, each kind with a link to all of it. */
function Served({ field }: { field: Field }) {
  const locale = useLocale()
  const { alias, tools, resources, projects, services, articles } = field
  const filtered = (path: string) => `${pathInLocale(path, locale)}?field=${alias}`
  return (
    <>
      {tools.items.length > 0 && (
        <Block
          id="tools"
          title={m.resources_field_tools()}
          more={{ href: filtered('/tools'), text: m.resources_field_all_tools({ count: tools.total }) }}
        >
          <LinkedRows items={tools.items} path="/tools/toolsDetail" />
        </Block>
      )}
      {resources.items.length > 0 && (
        <Block
          id="resources"
          title={m.resources_field_resources()}
          more={{
            href: filtered('/resource'),
            text: m.resources_field_all_resources({ count: resources.total }),
          }}
        >
          <ResourceRows resources={resources.items} level={3} />
        </Block>
      )}
      {projects.items.length > 0 && (
        <Block
          id="projects"
          title={m.resources_field_projects()}
          more={{
            href: filtered('/projects'),
            text: m.resources_field_all_projects({ count: projects.total }),
          }}
        >
          <LinkedRows items={projects.items} path="/projects/detail" />
        </Block>
      )}
      {services.length > 0 && (
        <Block
          id="services"
          title={m.resources_field_services()}
          more={{
            href: '/tools/digitalServices',
            text: m.resources_field_all_services(),
          }}
        >
          <LinkedRows items={services} path="/tools/digitalService" />
        </Block>
      )}
      {articles.length > 0 && (
        <Block id="articles" title={m.resources_field_articles()}>
          <LinkedRows items={articles} path="/news" />
        </Block>
      )}
    </>
  )
}

type BlockProps = {
  id: string
  title: string
  more?: { href: string; text: string }
  children: ReactNode
}

function Block({ id, title, more, children }: BlockProps) {
  return (
    <section className="stack stack-lg" aria-labelledby={id}>
      <Heading level={2} id={id} text={title} />
      {children}
      {more && (
        <p>
          <Link alone href={more.href}>
            {more.text}
          </Link>
        </p>
      )}
    </section>
  )
}

function Others({ field }: { field: Field }) {
  if (field.others.length === 0) return null
  return (
    <nav className="stack" aria-labelledby="other-fields">
      <Heading level={2} size="xl" id="other-fields" text={m.resources_field_others()} />
      <ul className="other-fields">
        {field.others.map(({ alias, name }) => (
          <li key={alias} className="other-field">
            <SeededGlyph seed={alias} />
            <Link alone href={`/field/${alias}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
