import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { toolbox } from '../../../../shared/contract/toolbox/toolbox.ts'
import { langOf, pathInLocale } from '../../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Anchor, Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type NeedQuery, needHref, questions, unsure } from './need-query.ts'
import { NeedQuestion, needPath } from './need-question.tsx'
import { answerWord, needWords } from './need-words.ts'

type Recommended = OutputOf<(typeof toolbox)['recommend']>
type Item = Recommended['items'][number]

/** `found` is null while questions are open. */
export type NeedPageProps = { query: NeedQuery; found: Recommended | null }

const tickedAtFirst = 2

/** A few questions, one per page, then the tools that fit, each with its reasons. */
export function NeedPage({ query, found }: NeedPageProps) {
  if (!found || query.step !== null) return <NeedQuestion chosen={query.chosen} step={query.step ?? 1} />
  return <NeedResult chosen={query.chosen} found={found} />
}

function NeedResult({ chosen, found }: { chosen: NeedQuery['chosen']; found: Recommended }) {
  const locale = useLocale()
  const path = pathInLocale(needPath, locale)
  const { items, considered } = found
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs label={m.toolbox_breadcrumbs()} crumbs={[{ href: '/tools', text: m.toolbox_title() }]} />
      <header className="stack">
        <Heading level={1} text={m.toolbox_help_result()} />
        {items.length > 0 && (
          <p className="text-lg text-ink-2 measure">{m.toolbox_help_result_lead({ count: considered })}</p>
        )}
      </header>
      <div className="need-result">
        <Given chosen={chosen} path={path} />
        {items.length > 0 ? <Choice items={items} /> : <NoMatch />}
      </div>
      <Keywords chosen={chosen} />
    </div>
  )
}

/** The answers so far, each with a link to change it. */
function Given({ chosen, path }: { chosen: NeedQuery['chosen']; path: string }) {
  const locale = useLocale()
  return (
    <section className="need-given stack" aria-labelledby="given">
      <Heading level={2} size="lg" id="given" text={m.toolbox_help_answers()} />
      <dl>
        {questions.map((question, index) => (
          <div key={question}>
            <dt>{needWords[question].title()}</dt>
            <dd>
              {(chosen[question].length > 0 ? chosen[question] : [unsure])
                .map((value) => answerWord(question, value))
                .join(locale === 'zh' ? '、' : ', ')}{' '}
              <Link alone href={needHref(path, { chosen }, index + 1)}>
                {m.toolbox_help_change()}
                <VisuallyHidden> {needWords[question].title()}</VisuallyHidden>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link alone href={path}>
          {m.toolbox_help_again()}
        </Link>
      </p>
    </section>
  )
}

/** The tools, with boxes to tick for comparing. */
function Choice({ items }: { items: Item[] }) {
  const locale = useLocale()
  return (
    <Form method="get" action={pathInLocale('/tools/compare', locale)} className="stack">
      <ol className="need-tools">
        {items.map(({ tool, reasons, cautions }, index) => (
          <li key={tool.toolId} className="need-tool">
            <label className="choice need-tick">
              <input
                type="checkbox"
                className="choice-box"
                name="id"
                value={tool.toolId}
                defaultChecked={index < tickedAtFirst}
                aria-label={m.toolbox_compare_tick({ tool: tool.name })}
              />
            </label>
            <div className="stack stack-sm">
              <h2 className="card-title" lang={langOf(tool.language, locale)}>
                <Anchor href={`/tools/toolsDetail/${tool.toolId}`} className="link">
                  {tool.name}
                </Anchor>
              </h2>
              <p lang={langOf(tool.language, locale)}>{tool.tagline}</p>
              <Said title={m.toolbox_help_why()} texts={reasons} kind="reason" />
              <Said title={m.toolbox_help_mind()} texts={cautions} kind="caution" />
            </div>
          </li>
        ))}
      </ol>
      {items.length > 1 && (
        <div className="button-row">
          <Button kind="primary">{m.toolbox_compare_chosen()}</Button>
        </div>
      )}
    </Form>
  )
}

type SaidProps = { title: string; texts: { kind: string; text: string }[]; kind: 'reason' | 'caution' }

function Said({ title, texts, kind }: SaidProps) {
  if (texts.length === 0) return null
  return (
    <div className="need-said" data-kind={kind}>
      <p className="font-bold">{title}</p>
      <ul>
        {texts.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

function NoMatch() {
  return (
    <EmptyState
      seed="no-match"
      title={m.toolbox_help_none_title()}
      text={<p>{m.toolbox_help_none_text()}</p>}
      action={<ButtonLink href="/tools/searchToolList#request">{m.toolbox_request_link()}</ButtonLink>}
    />
  )
}

/** The needs as search words. */
function Keywords({ chosen }: { chosen: NeedQuery['chosen'] }) {
  const words = chosen.need.filter((need) => need !== unsure).map((need) => answerWord('need', need))
  if (words.length === 0) return null
  return (
    <section className="stack stack-sm">
      <h2 className="text-base">{m.toolbox_help_keywords()}</h2>
      <ul className="row">
        {words.map((word) => (
          <li key={word}>
            <Link alone href={`/tools/searchToolList?${new URLSearchParams({ keywords: word })}`}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
