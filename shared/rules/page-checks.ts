/**
 * The automatic checks of every page template in both languages; the page tests run exactly these, in this
 * order. Checks with `isPerView` run in each combination of colours, size and width, the others once.
 */
export const pageChecks = [
  { id: 'rules', isPerView: true },
  { id: 'reflow', isPerView: true },
  { id: 'targets', isPerView: true },
  { id: 'structure', isPerView: false },
  { id: 'ownWords', isPerView: false },
  { id: 'oneLanguage', isPerView: false },
  { id: 'tabWalk', isPerView: false },
  { id: 'composing', isPerView: false },
  { id: 'media', isPerView: false },
  { id: 'textRoom', isPerView: false },
] as const
export type PageCheckID = (typeof pageChecks)[number]['id']
export const pageCheckIds = pageChecks.map(({ id }) => id)
export type ViewCheckID = Extract<(typeof pageChecks)[number], { isPerView: true }>['id']
export type WholeCheckID = Exclude<PageCheckID, ViewCheckID>

/** A recorded run of the page tests. */
export type PageCheckRun = {
  /** ISO instant of its end. */
  at: string
  templates: number
  views: number
  passed: number
  failed: { template: string; language: 'zh' | 'en' }[]
}
