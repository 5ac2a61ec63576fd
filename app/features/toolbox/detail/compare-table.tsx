import type { ReactNode } from 'react'
import * as m from '#messages'
import type { ComparedTool } from '../../../../shared/contract/toolbox/toolbox-parts.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

export type CompareTableProps = {
  tools: ComparedTool[]
  /** The address without a tool. */
  removeHrefOf: (tool: ComparedTool) => string
}

type Line = { title: string; cell: (tool: ComparedTool) => ReactNode; isOwn?: boolean }

/**
 * A row for each question, a column for each tool. On narrow screens every row becomes a block in which each
 * answer follows the tool's name, so that nothing scrolls sideways.
 */
export function CompareTable({ tools, removeHrefOf }: CompareTableProps) {
  const locale = useLocale()
  return (
    <table {...role('table')} className="compare" data-tools={tools.length}>
      <caption>
        <VisuallyHidden>{m.toolbox_compare()}</VisuallyHidden>
      </caption>
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          <th {...role('columnheader')} scope="col" className="compare-corner">
            {m.toolbox_compare_what()}
          </th>
          {tools.map((tool) => (
            <th key={tool.toolId} {...role('columnheader')} scope="col">
              <Link alone lang={langOf(tool.language, locale)} href={`/tools/toolsDetail/${tool.toolId}`}>
                {tool.name}
              </Link>
              <Link alone ink href={removeHrefOf(tool)} className="compare-remove no-print">
                {m.list_remove()}
                <VisuallyHidden> {tool.name}</VisuallyHidden>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {linesOf(locale === 'zh' ? '、' : ', ').map(({ title, cell, isOwn }) => (
          <tr key={title} {...role('row')}>
            <th {...role('rowheader')} scope="row">
              {title}
            </th>
            {tools.map((tool) => (
              <td key={tool.toolId} {...role('cell')}>
                <span className="compare-tool" aria-hidden="true">
                  {tool.name}
                </span>
                <div lang={isOwn ? langOf(tool.language, locale) : undefined}>{cell(tool)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function linesOf(comma: string): Line[] {
  return [
    { title: m.toolbox_what(), cell: (tool) => tool.tagline, isOwn: true },
    { title: m.toolbox_cost(), cell: (tool) => tool.labels.cost },
    { title: m.toolbox_cost_after(), cell: (tool) => tool.costAfter || m.toolbox_unsaid(), isOwn: true },
    { title: m.toolbox_exit(), cell: (tool) => tool.exitRoute || m.toolbox_unsaid(), isOwn: true },
    { title: m.toolbox_who(), cell: (tool) => <Who tool={tool} /> },
    { title: m.toolbox_quota(), cell: ({ quota }) => quotaText(quota) },
    { title: m.toolbox_reply(), cell: (tool) => tool.labels.reply },
    { title: m.toolbox_hosting(), cell: (tool) => tool.hosting },
    {
      title: m.toolbox_screens(),
      cell: ({ screenLanguages }) => screenLanguages?.join(comma) ?? m.toolbox_screens_unknown(),
    },
    { title: m.toolbox_licence(), cell: (tool) => <span lang="en">{tool.licence}</span> },
  ]
}

function Who({ tool }: { tool: ComparedTool }) {
  if (!tool.isAppliedFor) return tool.labels.whoMayApply
  if (tool.rules.length === 0) return m.toolbox_no_rules()
  return (
    <>
      <p>{tool.labels.whoMayApply}</p>
      <ul className="plain-points text-sm">
        {tool.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  )
}

function quotaText({ stock, left }: ComparedTool['quota']): string {
  if (stock === null || left === null) return m.toolbox_quota_unlimited()
  return left === 0 ? m.toolbox_quota_none({ stock }) : m.toolbox_quota_left({ left, stock })
}

/** Explicit, because browsers drop the table's own roles once the narrow layout changes its display. */
function role(name: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') {
  return { role: name }
}
