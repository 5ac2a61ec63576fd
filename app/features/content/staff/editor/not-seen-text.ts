import * as m from '#messages'
import type { CollectionName } from '../../../../../shared/rules/content/collections.ts'

const texts: Partial<Record<CollectionName, () => string>> = {
  labels: m.collections_not_seen_label,
  helpCategories: m.collections_not_seen_help_category,
  projectClasses: m.collections_not_seen_class,
  notices: m.collections_not_seen_notice,
  accessibilityStatements: m.collections_not_seen_statement,
  ventureMilestones: m.collections_not_seen_milestone,
  ventureEntries: m.collections_not_seen_entry,
}

/** Why visitors do not see a published record on the page where it belongs. */
export function notSeenText(collection: string | undefined): string | null {
  const text = Object.entries(texts).find(([name]) => name === collection)?.[1]
  return text?.() ?? null
}
