import * as m from '#messages'
import { words as pageWords } from '#words/collections_help_page'
import { words as stageNames } from '#words/projects_stage'
import type { ContentDetail, ContentTextState } from '../../../../shared/contract/content/content-parts.ts'
import type { ErrorName } from '../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { ContentMove, ContentState } from '../../../../shared/rules/content/content-states.ts'
import type { HelpPage } from '../../../../shared/rules/help-pages.ts'
import type { ProjectStage } from '../../../../shared/rules/toolbox/project-facets.ts'
import { errorText } from '../../../api/forms/form-errors.ts'
import type { Tone } from '../../../ui/status-tag.tsx'
import { choiceWord } from './choice-words.ts'
import { fieldWord, hasFieldWord } from './field-words.ts'

export { words as moveWords } from '#words/collections_move'

/** What a collection is called, and one record of it. */
export const collectionWords: Record<CollectionName, { name: () => string; add: () => string }> = {
  articles: { name: m.collections_articles, add: m.collections_articles_add },
  labels: { name: m.collections_labels, add: m.collections_labels_add },
  pages: { name: m.collections_pages, add: m.collections_pages },
  helps: { name: m.collections_helps, add: m.collections_helps_add },
  helpCategories: { name: m.collections_help_categories, add: m.collections_help_categories_add },
  services: { name: m.collections_services, add: m.collections_services_add },
  projects: { name: m.collections_projects, add: m.collections_projects_add },
  projectClasses: { name: m.collections_project_classes, add: m.collections_project_classes_add },
  projectSets: { name: m.collections_project_sets, add: m.collections_project_sets_add },
  projectActivities: { name: m.collections_project_activities, add: m.collections_project_activities_add },
  projectLibrary: { name: m.collections_project_library, add: m.collections_project_library },
  tools: { name: m.collections_tools, add: m.collections_tools_add },
  topics: { name: m.collections_topics, add: m.collections_topics_add },
  scenes: { name: m.collections_scenes, add: m.collections_scenes_add },
  notices: { name: m.collections_notices, add: m.collections_notices_add },
  selfTests: { name: m.collections_self_tests, add: m.collections_self_tests_add },
  selfTestLevels: { name: m.collections_self_test_levels, add: m.collections_self_test_levels_add },
  selfTestDimensions: {
    name: m.collections_self_test_dimensions,
    add: m.collections_self_test_dimensions_add,
  },
  selfTestQuestions: {
    name: m.collections_self_test_questions,
    add: m.collections_self_test_questions_add,
  },
  selfTestAdvice: { name: m.collections_self_test_advice, add: m.collections_self_test_advice_add },
  accessibilityStatements: { name: m.collections_access, add: m.collections_access_add },
  ventureEditions: { name: m.collections_editions, add: m.collections_editions },
  ventureMilestones: { name: m.collections_milestones, add: m.collections_milestones_add },
  ventureRounds: { name: m.collections_venture_rounds, add: m.collections_venture_rounds_add },
  ventureEntries: { name: m.collections_entries, add: m.collections_entries_add },
  volunteerActivities: { name: m.collections_volunteers, add: m.collections_volunteers_add },
  regions: { name: m.collections_regions, add: m.collections_regions_add },
  fieldPages: { name: m.collections_pages_of_fields, add: m.collections_pages_of_fields_add },
  zones: { name: m.collections_zones, add: m.collections_zones_add },
  institutions: { name: m.collections_institutions, add: m.collections_institutions_add },
  resources: { name: m.collections_resources, add: m.collections_resources_add },
  homePage: { name: m.collections_home_page, add: m.collections_home_page },
  homeBlocks: { name: m.collections_home_blocks, add: m.collections_home_blocks_add },
  banners: { name: m.collections_banners, add: m.collections_banners_add },
  footerLinks: { name: m.collections_footer_links, add: m.collections_footer_links_add },
  reasonTemplates: { name: m.collections_reasons, add: m.collections_reasons_add },
  verificationReasons: {
    name: m.collections_verification_reasons,
    add: m.collections_verification_reasons_add,
  },
  synonyms: { name: m.collections_synonyms, add: m.collections_synonyms_add },
  fieldMenu: { name: m.collections_field_menu, add: m.collections_field_menu_add },
}

/** What an option of a choice says; one without words is shown by its name. */
export function optionWord(field: string, value: string): string {
  if (field === 'stage') return stageNames[value as ProjectStage]?.() ?? value
  if (field === 'pages') return pageWords[value as HelpPage]?.() ?? value
  // Editors choose an error by the message that readers see.
  return field === 'errors' ? errorText(value as ErrorName) : (choiceWord(field, value) ?? value)
}

/** The same words, for imports into collections. */
export const importWords = {
  collection: (name: CollectionName) => collectionWords[name].name(),
  field: (name: string) => fieldWord(name).label(),
  option: optionWord,
}

export function languageName(language: Locale): string {
  return language === 'zh' ? m.collections_zh() : m.collections_en()
}

/** The name of a field by its dotted path, with its language: `texts.zh.title`. */
export function partFieldName(path: string): string {
  const [first = '', second = '', third = ''] = path.split('.')
  if (path === 'alias') return m.collections_field_alias()
  const isOwn = first === 'texts'
  const part = second === 'zh' || second === 'en' ? languageName(second) : m.collections_shared()
  const name = isOwn ? third : second
  const field = hasFieldWord(name) ? fieldWord(name).label() : name
  return m.collections_part_field({ field, part })
}

export const stateWords: Record<ContentState, () => string> = {
  draft: m.collections_state_draft,
  in_review: m.collections_state_in_review,
  scheduled: m.collections_state_scheduled,
  published: m.collections_state_published,
  withdrawn: m.collections_state_withdrawn,
}

const tones: Record<ContentState, Tone> = {
  draft: 'plain',
  in_review: 'azure',
  scheduled: 'azure',
  published: 'green',
  withdrawn: 'amber',
}

/** The state of a text in a word, also where readers still see an older version. */
export function stateText(
  text: Pick<ContentTextState, 'state' | 'isLive' | 'hasChanges' | 'isEmpty'>,
): string {
  if (text.isEmpty && !text.isLive) return m.collections_state_empty()
  if (text.state === 'draft' && text.isLive) return m.collections_state_changed()
  return stateWords[text.state]()
}

export function toneOf({ state, isLive }: Pick<ContentTextState, 'state' | 'isLive'>): Tone {
  return state === 'draft' && isLive ? 'amber' : tones[state]
}

const doneWords: Record<
  ContentMove | 'save' | 'confirm' | 'restore',
  (inputs: { language: string }) => string
> = {
  save: m.collections_done_save,
  submit: m.collections_done_submit,
  sendBack: m.collections_done_send_back,
  schedule: m.collections_done_schedule,
  unschedule: m.collections_done_unschedule,
  publish: m.collections_done_publish,
  withdraw: m.collections_done_withdraw,
  confirm: m.collections_done_confirm,
  restore: m.collections_done_restore,
}

/** What was just done, as the address says it: `publish.zh`. */
export function doneText(done: string, record: ContentDetail | null): string | null {
  const [what = '', of = 'zh'] = done.split('.')
  const language = of === 'en' ? 'en' : 'zh'
  const words = Object.hasOwn(doneWords, what) ? doneWords[what as ContentMove] : null
  const first = what === 'publish' && record?.texts[language].hiddenBehind
  if (first)
    return m.collections_done_publish_behind({ language: languageName(language), title: first.title })
  return words ? words({ language: languageName(language) }) : null
}
