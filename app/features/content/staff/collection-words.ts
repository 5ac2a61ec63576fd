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
  ventureEntries: { name: m.collections_entries, add: m.collections_entries_add },
  volunteerActivities: { name: m.collections_volunteers, add: m.collections_volunteers_add },
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

type FieldWords = { label: () => string; hint?: () => string }

const fieldWords: Record<string, FieldWords> = {
  title: { label: m.collections_field_title },
  name: { label: m.collections_field_name },
  summary: { label: m.collections_field_summary, hint: m.collections_field_summary_hint },
  body: { label: m.collections_field_body },
  byline: { label: m.collections_field_byline, hint: m.collections_field_byline_hint },
  labels: { label: m.collections_field_labels, hint: m.collections_field_labels_hint },
  cover: { label: m.collections_field_cover, hint: m.collections_field_cover_hint },
  order: { label: m.collections_field_order, hint: m.collections_field_order_hint },
  keywords: { label: m.collections_field_keywords, hint: m.collections_field_keywords_hint },
  category: { label: m.collections_field_category, hint: m.collections_field_category_hint },
  pages: { label: m.collections_field_pages, hint: m.collections_field_pages_hint },
  errors: { label: m.collections_field_errors, hint: m.collections_field_errors_hint },
  edition: { label: m.collections_field_edition, hint: m.collections_field_edition_hint },
  prefix: { label: m.collections_field_prefix, hint: m.collections_field_prefix_hint },
  advice: { label: m.collections_field_advice, hint: m.collections_field_advice_hint },
  publishedOn: { label: m.collections_field_published_on },
  provider: { label: m.collections_field_provider, hint: m.collections_field_provider_hint },
  audience: { label: m.collections_field_audience, hint: m.collections_field_audience_hint },
  results: { label: m.collections_field_results },
  steps: { label: m.collections_field_steps },
  limits: { label: m.collections_field_limits, hint: m.collections_field_limits_hint },
  serviceCategory: { label: m.collections_field_service_category },
  modes: { label: m.collections_field_modes },
  cost: { label: m.collections_field_cost },
  whoMayApply: { label: m.collections_field_who, hint: m.collections_field_who_hint },
  replyDays: { label: m.collections_field_reply_days, hint: m.collections_field_reply_days_hint },
  workDays: { label: m.collections_field_work_days, hint: m.collections_field_work_days_hint },
  places: { label: m.collections_field_places, hint: m.collections_field_places_hint },
  tools: { label: m.collections_field_tools, hint: m.collections_field_tools_hint },
  tagline: { label: m.collections_field_tagline, hint: m.collections_field_tagline_hint },
  description: { label: m.collections_field_description, hint: m.collections_field_description_hint },
  claimSteps: { label: m.collections_field_claim_steps },
  papers: { label: m.collections_field_papers },
  activationSteps: {
    label: m.collections_field_activation_steps,
    hint: m.collections_field_activation_steps_hint,
  },
  exitRoute: { label: m.collections_field_exit_route, hint: m.collections_field_exit_route_hint },
  costAfter: { label: m.collections_field_cost_after },
  toolNeeds: { label: m.collections_field_tool_needs },
  toolKind: { label: m.collections_field_tool_kind },
  toolCost: { label: m.collections_field_tool_cost, hint: m.collections_field_tool_cost_hint },
  homepage: { label: m.collections_field_homepage },
  repository: { label: m.collections_field_repository, hint: m.collections_field_repository_hint },
  interfaceLanguages: {
    label: m.collections_field_interface_languages,
    hint: m.collections_field_interface_languages_hint,
  },
  rules: { label: m.collections_field_rules },
  questions: { label: m.collections_field_questions, hint: m.collections_field_questions_hint },
  stockPerYear: { label: m.collections_field_stock_per_year, hint: m.collections_field_stock_per_year_hint },
  allowanceUnits: {
    label: m.collections_field_allowance_units,
    hint: m.collections_field_allowance_units_hint,
  },
  termMonths: { label: m.collections_field_term_months, hint: m.collections_field_term_months_hint },
  activationKind: { label: m.collections_field_activation_kind },
  startLink: { label: m.collections_field_start_link, hint: m.collections_field_start_link_hint },
  reviewedOn: { label: m.collections_field_reviewed_on, hint: m.collections_field_reviewed_on_hint },
  effectiveOn: { label: m.collections_field_effective_on, hint: m.collections_field_effective_on_hint },
  maker: { label: m.collections_field_maker, hint: m.collections_field_maker_hint },
  place: { label: m.collections_field_place },
  requirements: { label: m.collections_field_requirements },
  reuseSteps: { label: m.collections_field_reuse_steps },
  contact: { label: m.collections_field_contact, hint: m.collections_field_contact_hint },
  classes: { label: m.collections_field_classes, hint: m.collections_field_classes_hint },
  stage: { label: m.collections_field_stage },
  fields: { label: m.collections_field_fields },
  sets: { label: m.collections_field_sets },
  since: { label: m.collections_field_since },
  setupDays: { label: m.collections_field_setup_days, hint: m.collections_field_setup_days_hint },
  licence: { label: m.collections_field_licence, hint: m.collections_field_licence_hint },
  code: { label: m.collections_field_code },
  documents: { label: m.collections_field_documents },
  project: { label: m.collections_field_project },
  barriers: { label: m.access_barriers, hint: m.collections_field_barriers_hint },
  keyboard: { label: m.access_aspect_keyboard },
  screenReader: { label: m.access_aspect_screen_reader },
  captions: { label: m.access_aspect_captions },
  contrast: { label: m.access_aspect_contrast },
  accessBasis: { label: m.collections_field_access_basis },
  checkedOn: { label: m.collections_field_checked_on },
  source: { label: m.access_source, hint: m.collections_field_source_hint },
  plan: { label: m.venture_plan },
  figures: { label: m.venture_figures, hint: m.collections_field_figures_hint },
  outcomes: { label: m.venture_outcomes, hint: m.collections_field_outcomes_hint },
  articles: { label: m.venture_articles },
  ventureEdition: { label: m.collections_field_venture_edition },
  outcome: { label: m.venture_entry_outcome },
  ventureState: { label: m.venture_state },
  amount: { label: m.collections_field_amount },
  startsOn: { label: m.collections_field_starts_on },
  host: { label: m.volunteers_host },
  howToJoin: { label: m.volunteers_join, hint: m.collections_field_how_to_join_hint },
  volunteerKind: { label: m.volunteers_kind },
  mode: { label: m.volunteers_mode },
  skills: { label: m.volunteers_skill },
  startTime: { label: m.collections_field_start_time, hint: m.collections_field_time_hint },
  endsOn: { label: m.collections_field_ends_on, hint: m.collections_field_ends_on_hint },
  endTime: { label: m.collections_field_end_time, hint: m.collections_field_time_hint },
  closesOn: { label: m.volunteers_closes },
  people: { label: m.volunteers_people },
  volunteerHours: { label: m.collections_field_volunteer_hours },
  needs: { label: m.collections_field_needs },
  services: { label: m.collections_field_services, hint: m.collections_field_in_order_hint },
  offers: { label: m.collections_field_offers },
  institutions: { label: m.collections_field_institutions, hint: m.collections_field_in_order_hint },
  cases: { label: m.collections_field_cases, hint: m.collections_field_in_order_hint },
  website: { label: m.collections_field_website },
  format: { label: m.collections_field_format, hint: m.collections_field_format_hint },
  accessibility: {
    label: m.collections_field_accessibility,
    hint: m.collections_field_accessibility_hint,
  },
  institution: { label: m.collections_field_institution },
  zones: { label: m.collections_field_zones },
  resourceKind: { label: m.collections_field_resource_kind },
  template: { label: m.collections_field_template, hint: m.collections_field_template_hint },
  nextText: { label: m.collections_field_next_text },
  reasonUse: { label: m.collections_field_reason_use },
  verificationUse: { label: m.collections_field_verification_use },
  nextStep: { label: m.collections_field_next_step },
  words: { label: m.collections_field_words, hint: m.collections_field_words_hint },
  wordsNote: { label: m.collections_field_words_note, hint: m.collections_field_words_note_hint },
  howTitle: { label: m.collections_field_how_title },
  howLines: { label: m.collections_field_how_lines, hint: m.collections_field_how_lines_hint },
  helpTitle: { label: m.collections_field_help_title },
  helpLines: { label: m.collections_field_help_lines },
  target: { label: m.collections_field_target, hint: m.collections_field_target_hint },
  bannerText: { label: m.collections_field_banner_text },
  bannerPicture: { label: m.collections_field_banner_picture, hint: m.collections_field_banner_picture_hint },
  footerKind: { label: m.collections_field_footer_kind },
  logo: { label: m.collections_field_logo, hint: m.collections_field_logo_hint },
  menuField: { label: m.collections_field_menu_field },
  modelSource: { label: m.collections_field_model_source, hint: m.collections_field_model_source_hint },
  selftestUse: { label: m.collections_field_selftest_use, hint: m.collections_field_selftest_use_hint },
  minutes: { label: m.collections_field_minutes },
  selfTest: { label: m.collections_field_self_test },
  fromScore: { label: m.collections_field_from_score, hint: m.collections_field_from_score_hint },
  hint: { label: m.collections_field_hint },
  answers: { label: m.collections_field_answers },
  unit: { label: m.collections_field_unit, hint: m.collections_field_unit_hint },
  dimension: { label: m.collections_field_dimension },
  selftestKind: { label: m.collections_field_selftest_kind },
  points: { label: m.collections_field_points, hint: m.collections_field_points_hint },
  fullScoreAt: { label: m.collections_field_full_score_at },
  weight: { label: m.collections_field_weight, hint: m.collections_field_weight_hint },
  notApplicable: { label: m.collections_field_not_applicable },
  askedAfter: { label: m.collections_field_asked_after, hint: m.collections_field_asked_after_hint },
  fromAnswer: { label: m.collections_field_from_answer, hint: m.collections_field_from_answer_hint },
  levels: { label: m.collections_field_levels, hint: m.collections_field_levels_hint },
  entityTypes: { label: m.collections_field_entity_types, hint: m.collections_field_levels_hint },
  organisationSizes: { label: m.collections_field_organisation_sizes, hint: m.collections_field_levels_hint },
  resources: { label: m.collections_field_resources, hint: m.collections_field_in_order_hint },
  activities: { label: m.collections_field_activities, hint: m.collections_field_in_order_hint },
  hours: { label: m.collections_field_hours, hint: m.collections_field_hours_hint },
}

/** What a field asks for; a field of a collection without words would be nameless, so it throws. */
export function fieldWord(name: string): FieldWords {
  const words = fieldWords[name]
  if (!words) throw new Error(`no words for the field ${name}`)
  return words
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
  const field = Object.hasOwn(fieldWords, name) ? fieldWord(name).label() : name
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
