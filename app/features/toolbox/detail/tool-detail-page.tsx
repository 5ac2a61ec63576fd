import type { ReactNode } from 'react'
import * as m from '#messages'
import type { ToolDetail } from '../../../../shared/contract/toolbox/toolbox-parts.ts'
import { langOf, languageTag, pathInLocale } from '../../../../shared/lib/locale.ts'
import { datedText } from '../../../../shared/lib/text/day-text.ts'
import { ApplyLink } from '../../../api/parts/offering/apply-link.tsx'
import { ClaimSteps, Papers } from '../../../api/parts/offering/how-to-apply.tsx'
import { OfferingRules } from '../../../api/parts/offering/offering-rules.tsx'
import { type EligibilityState, useEligibility } from '../../../api/parts/offering/use-eligibility.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Cover } from '../../../ui/joint/pictures.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { SourceNote } from '../../../ui/source-note.tsx'
import { ToolRows } from '../tool-rows.tsx'
import { comparedAtMost, compareHref, comparePath } from './compare-href.ts'
import { ToolGlance } from './tool-glance.tsx'
import { useQuota } from './use-live-tool.ts'

/** A tool: what it does and for whom, whether my team may have it, how to get it and how to leave it. */
export function ToolDetailPage({ tool, access }: { tool: ToolDetail; access: ReactNode }) {
  const locale = useLocale()
  const offering = { offeringKind: 'tool', offeringId: tool.toolId } as const
  const eligibility = useEligibility(offering, tool.isAppliedFor)
  const quota = useQuota(tool.toolId, tool.stockPerYear !== null)
  const lang = langOf(tool.language, locale)
  return (
    <div className="page stack stack-xl">
      <article className="stack stack-lg">
        <Breadcrumbs label={m.toolbox_breadcrumbs()} crumbs={[{ href: '/tools', text: m.toolbox_title() }]} />
        <ToolHead tool={tool} lang={lang} eligibility={eligibility} hasNone={quota?.left === 0} />
        <ToolGlance tool={tool} quota={quota} />
        {lang && <Notice kind="info" title={m.translation_missing()} />}
        <div className="tool-body">
          <About tool={tool} lang={lang} />
          <aside className="tool-aside">
            {tool.take ? (
              <TakeIt take={tool.take} />
            ) : (
              <OfferingRules offering={offering} rules={tool.rules} state={eligibility} />
            )}
          </aside>
          <div className="tool-how stack stack-lg">
            <ClaimSteps
              title={tool.words.steps}
              steps={tool.claimSteps}
              after={tool.words.afterSteps}
              lang={lang}
            />
            {!tool.take && <Papers papers={tool.papers} lang={lang} />}
            <div className="tool-after" lang={lang}>
              <Block title={m.toolbox_exit()} texts={[tool.exitRoute]} />
              <Block title={m.toolbox_cost_after()} texts={[tool.costAfter]} />
            </div>
            {access}
            <Record tool={tool} />
            <SourceNote source={tool.provenance} />
          </div>
        </div>
      </article>
      <Similar tool={tool} />
    </div>
  )
}

type HeadProps = {
  tool: ToolDetail
  lang: string | undefined
  eligibility: EligibilityState
  hasNone: boolean
}

function ToolHead({ tool, lang, eligibility, hasNone }: HeadProps) {
  const locale = useLocale()
  const tools = pathInLocale('/tools', locale)
  return (
    <header className="record-head">
      <div className="stack">
        <div lang={lang} className="stack">
          <Heading level={1} text={tool.name} locale={tool.language} />
          <p className="text-lg text-ink-2 measure">{tool.tagline}</p>
        </div>
        <ul className="record-topics" aria-label={m.toolbox_filed_under()}>
          <li>
            <Link alone ink href={`${tools}?kind=${tool.kind}`}>
              {tool.labels.kind}
            </Link>
          </li>
          {tool.needNames.map(({ need, name }) => (
            <li key={need}>
              <Link alone ink href={`${tools}?need=${need}`}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <div className="button-row">
          <PrimaryAction tool={tool} eligibility={eligibility} />
        </div>
        <p className="text-sm text-ink-2">{hasNone ? m.toolbox_quota_wait() : tool.words.note}</p>
      </div>
      <Cover kind="tool" id={tool.toolId} isFirst className="record-cover" />
    </header>
  )
}

/** What it does and for whom; a text that repeats the line below the name is omitted. */
function About({ tool, lang }: Pick<HeadProps, 'tool' | 'lang'>) {
  const locale = useLocale()
  const { description, saysMore, audience } = tool
  if (!saysMore && audience === '') return null
  return (
    <div className="tool-about stack stack-lg" lang={lang}>
      {saysMore && (
        <section className="stack">
          <div lang={languageTag(locale)}>
            <Heading level={2} size="xl" text={m.toolbox_what()} />
          </div>
          <Prose html={description} />
        </section>
      )}
      <Block title={m.toolbox_for_whom()} texts={[audience]} />
    </div>
  )
}

/** In place of the rules: what the portal does and does not do for people who take the tool. */
function TakeIt({ take: { title, text } }: { take: NonNullable<ToolDetail['take']> }) {
  return (
    <section className="tool-rules">
      <Heading level={2} size="xl" text={title} />
      <p>{text}</p>
    </section>
  )
}

/** The one thing to do: take the tool, apply, continue my draft, or see my application. */
function PrimaryAction({ tool, eligibility }: Pick<HeadProps, 'tool' | 'eligibility'>) {
  const { take } = tool
  if (take)
    return (
      take.href && (
        <ButtonLink kind="primary" href={take.href} rel="noopener external">
          {take.action}
        </ButtonLink>
      )
    )
  return (
    <ApplyLink
      offering={{ offeringKind: 'tool', offeringId: tool.toolId }}
      eligibility={eligibility}
      text={m.toolbox_apply()}
    />
  )
}

/** Empty texts are left out. */
function Block({ title, texts }: { title: string; texts: string[] }) {
  const locale = useLocale()
  if (texts.every((text) => text === '')) return null
  return (
    <section className="stack">
      {/* The title is always in the language of the page. */}
      <div lang={languageTag(locale)}>
        <Heading level={2} size="xl" text={title} />
      </div>
      {texts.map((text) => (
        <p key={text} className="measure">
          {text}
        </p>
      ))}
    </section>
  )
}

/** Licence, homepage and the day of the last check. */
function Record({ tool }: { tool: ToolDetail }) {
  const locale = useLocale()
  return (
    <dl className="tool-record">
      <div>
        <dt>{m.toolbox_licence()}</dt>
        <dd lang="en">{tool.licence}</dd>
      </div>
      {tool.homepage && (
        <div>
          <dt>{m.toolbox_homepage()}</dt>
          <dd>
            <Outside href={tool.homepage} />{' '}
            <Link alone href={`/tools/errTip?tool=${tool.toolId}`}>
              {m.toolbox_did_not_open()}
            </Link>
          </dd>
        </div>
      )}
      {tool.repository && (
        <div>
          <dt>{m.toolbox_repository()}</dt>
          <dd>
            <Outside href={tool.repository} />{' '}
            {tool.publiccode && (
              <Link alone href={tool.publiccode} download>
                publiccode.yml
              </Link>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{m.toolbox_fields()}</dt>
        <dd>{tool.fieldNames.map(({ name }) => name).join(locale === 'zh' ? '、' : ', ')}</dd>
      </div>
      {tool.reviewedOn && (
        <div>
          <dt>{m.toolbox_reviewed()}</dt>
          <dd>{datedText(tool.reviewedOn, locale)}</dd>
        </div>
      )}
    </dl>
  )
}

function Outside({ href }: { href: string }) {
  return (
    <Link alone href={href} rel="noopener external">
      {URL.parse(href)?.hostname ?? href}
    </Link>
  )
}

function Similar({ tool: { toolId, similar } }: { tool: ToolDetail }) {
  const locale = useLocale()
  const path = pathInLocale(comparePath, locale)
  const own = (
    <Link alone href={compareHref(path, [{ toolId }])}>
      {m.toolbox_compare_own()}
    </Link>
  )
  if (similar.length === 0) return <p className="no-print">{own}</p>
  return (
    <section className="stack stack-lg" aria-labelledby="similar">
      <Heading level={2} id="similar" text={m.toolbox_similar()} />
      <ToolRows tools={similar} level={3} />
      <p>
        <Link alone href={compareHref(path, [{ toolId }, ...similar].slice(0, comparedAtMost))}>
          {m.toolbox_compare_with()}
        </Link>
      </p>
      <p className="no-print">{own}</p>
    </section>
  )
}
