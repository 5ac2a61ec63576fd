import * as m from '#messages'
import type { ToolDetail, ToolQuota } from '../../../shared/contract/toolbox-parts.ts'

export type ToolGlanceProps = { tool: ToolDetail; quota: ToolQuota | null }

/** The four things that decide first, joined like boards. */
export function ToolGlance({ tool, quota }: ToolGlanceProps) {
  const facts = [
    { term: m.toolbox_who(), text: tool.labels.whoMayApply },
    { term: m.toolbox_cost(), text: tool.labels.cost },
    { term: m.toolbox_quota(), text: quotaText(tool, quota) },
    { term: m.toolbox_reply(), text: m.toolbox_reply_days({ days: tool.replyWorkingDays }) },
  ]
  return (
    <dl className="tool-glance">
      {facts.map((fact, index) => (
        <div key={fact.term} className="tool-glance-fact">
          <dt>{fact.term}</dt>
          <dd>
            {fact.text}
            {index < facts.length - 1 && (
              <svg className="tool-glance-tenon" viewBox="0 0 18 40" aria-hidden="true">
                <path d="M-1 10V30H3V10Z" />
                <path d="M0 10H2L17 4V36L2 30H0" />
              </svg>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function quotaText(tool: ToolDetail, quota: ToolQuota | null): string {
  const stock = tool.stockPerYear
  if (stock === null) return m.toolbox_quota_unlimited()
  if (!quota || quota.left === null) return m.toolbox_quota_stock({ stock })
  return quota.left === 0
    ? m.toolbox_quota_none({ stock })
    : m.toolbox_quota_left({ left: quota.left, stock })
}
