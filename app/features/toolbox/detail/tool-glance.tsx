import * as m from '#messages'
import type { ToolDetail, ToolQuota } from '../../../../shared/contract/toolbox/toolbox-parts.ts'
import { Glance } from '../../../ui/glance.tsx'

export type ToolGlanceProps = { tool: ToolDetail; quota: ToolQuota | null }

/** The key facts about a tool. */
export function ToolGlance({ tool, quota }: ToolGlanceProps) {
  const facts = [
    { term: m.toolbox_who(), text: tool.labels.whoMayApply },
    { term: m.toolbox_cost(), text: tool.labels.cost },
    { term: m.toolbox_quota(), text: quotaText(tool, quota) },
    { term: m.toolbox_reply(), text: tool.labels.reply },
  ]
  return <Glance facts={facts} />
}

function quotaText(tool: ToolDetail, quota: ToolQuota | null): string {
  const stock = tool.stockPerYear
  if (stock === null) return m.toolbox_quota_unlimited()
  if (!quota || quota.left === null) return m.toolbox_quota_stock({ stock })
  return quota.left === 0
    ? m.toolbox_quota_none({ stock })
    : m.toolbox_quota_left({ left: quota.left, stock })
}
