import { useLocation } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox.ts'
import type { ComparedTool } from '../../../shared/contract/toolbox-parts.ts'
import { langOf, localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { CompareTable } from './compare-table.tsx'

export type ComparePageProps = OutputOf<(typeof toolbox)['compare']>

const comparePath = '/tools/compare'

/** The address that compares some tools. */
function compareHref(path: string, tools: readonly { toolId: string }[]): string {
  return `${path}?${new URLSearchParams(tools.map(({ toolId }) => ['id', toolId]))}`
}

/** Two to four tools side by side; the address holds which. */
export function ComparePage({ items, suggestions }: ComparePageProps) {
  const locale = localeOfPath(useLocation().pathname)
  const path = pathInLocale(comparePath, locale)
  const without = (tool: ComparedTool) =>
    compareHref(
      path,
      items.filter(({ toolId }) => toolId !== tool.toolId),
    )
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs
        label={m.toolbox_breadcrumbs()}
        crumbs={[{ href: pathInLocale('/tools', locale), text: m.toolbox_title() }]}
      />
      <header className="stack">
        <Heading level={1} text={m.toolbox_compare()} locale={locale} />
        {items.length > 1 && <p className="text-lg text-ink-2 measure">{m.toolbox_compare_lead()}</p>}
      </header>
      {items.length === 0 && <NothingChosen />}
      {items.length === 1 && <p>{m.toolbox_compare_one_text()}</p>}
      {items.length > 0 && <CompareTable tools={items} removeHrefOf={without} />}
      {suggestions.length > 0 && (
        <section className="stack no-print" aria-labelledby="add">
          <Heading level={2} size="xl" id="add" text={m.toolbox_compare_add()} locale={locale} />
          <ul className="topic-tools">
            {suggestions.map((tool) => (
              <li key={tool.toolId} className="topic-tool" lang={langOf(tool.language, locale)}>
                <p className="card-title">
                  <Anchor href={compareHref(path, [...items, tool])} className="card-link">
                    {m.toolbox_compare_add_one({ tool: tool.name })}
                  </Anchor>
                </p>
                <p className="text-ink-2">{tool.tagline}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function NothingChosen() {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <EmptyState
      seed="compare"
      title={m.toolbox_compare_none_title()}
      text={
        <div className="stack">
          <p>{m.toolbox_compare_none_text()}</p>
          <p>
            <Link href={pathInLocale('/tools/specialList', locale)}>{m.toolbox_special_title()}</Link>
          </p>
        </div>
      }
      action={
        <ButtonLink href={pathInLocale('/tools/keywordToolList', locale)}>{m.toolbox_to_help()}</ButtonLink>
      }
    />
  )
}
