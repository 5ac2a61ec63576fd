import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { toolbox } from '../../../../shared/contract/toolbox/toolbox.ts'
import type { ComparedTool, ToolCard } from '../../../../shared/contract/toolbox/toolbox-parts.ts'
import { langOf, pathInLocale } from '../../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Anchor, Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { CompareField } from './compare-field.tsx'
import { comparedAtMost, compareHref, comparePath } from './compare-href.ts'
import { CompareTable } from './compare-table.tsx'

export type ComparePageProps = OutputOf<(typeof toolbox)['compare']> & {
  /** The name by which another tool was searched. */
  name: string
}

/** Two to four tools side by side; the address holds which. */
export function ComparePage({ items, suggestions, matches, isCut, name }: ComparePageProps) {
  const locale = useLocale()
  const path = pathInLocale(comparePath, locale)
  const offered = matches.length > 0 ? matches : suggestions
  const without = (tool: ComparedTool) =>
    compareHref(
      path,
      items.filter(({ toolId }) => toolId !== tool.toolId),
    )
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs label={m.toolbox_breadcrumbs()} crumbs={[{ href: '/tools', text: m.toolbox_title() }]} />
      <header className="stack">
        <Heading level={1} text={m.toolbox_compare()} />
        {items.length > 1 && <p className="text-lg text-ink-2 measure">{m.toolbox_compare_lead()}</p>}
      </header>
      {items.length === 0 && <NothingChosen />}
      {items.length === 1 && <p>{m.toolbox_compare_one_text()}</p>}
      {items.length > 0 && <CompareTable tools={items} removeHrefOf={without} />}
      {isCut && <Notice kind="info" live title={m.toolbox_compare_cut()} />}
      {items.length < comparedAtMost ? (
        <section className="stack no-print" aria-labelledby="add">
          <Heading
            level={2}
            size="xl"
            id="add"
            text={items.length > 0 ? m.toolbox_compare_add() : m.toolbox_compare_first()}
          />
          <CompareField key={`${items.length} ${name}`} items={items} name={name} />
          {name !== '' && matches.length === 0 && <p role="status">{m.toolbox_compare_unknown({ name })}</p>}
          {matches.length > 0 && <p role="status">{m.toolbox_compare_matches({ name })}</p>}
          {offered.length > 0 && (
            <ul className="topic-tools">
              {offered.map((tool) => (
                <AddedTool key={tool.toolId} tool={tool} href={compareHref(path, [...items, tool])} />
              ))}
            </ul>
          )}
        </section>
      ) : (
        <p className="no-print">{m.toolbox_compare_full()}</p>
      )}
    </div>
  )
}

function AddedTool({ tool, href }: { tool: ToolCard; href: string }) {
  const locale = useLocale()
  return (
    <li className="topic-tool" lang={langOf(tool.language, locale)}>
      <p className="card-title">
        <Anchor href={href} className="card-link">
          {m.toolbox_compare_add_one({ tool: tool.name })}
        </Anchor>
      </p>
      <p className="text-ink-2">{tool.tagline}</p>
    </li>
  )
}

function NothingChosen() {
  return (
    <EmptyState
      seed="compare"
      title={m.toolbox_compare_none_title()}
      text={
        <div className="stack">
          <p>{m.toolbox_compare_none_text()}</p>
          <p>
            <Link href="/tools/specialList">{m.toolbox_special_title()}</Link>
          </p>
        </div>
      }
      action={<ButtonLink href="/tools/keywordToolList">{m.toolbox_to_help()}</ButtonLink>}
    />
  )
}
