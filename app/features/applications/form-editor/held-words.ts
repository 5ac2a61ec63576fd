import * as m from '#messages'
import type { FieldError } from '../../../../shared/contract/errors.ts'
import { type EntityType, entityTypes } from '../../../../shared/rules/applications/eligibility.ts'
import { namedFieldText } from '../../../api/forms/named-field.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { entityWords, formatWords, languageName, prefillWords, wordTopic } from './question-words.ts'

const plain: Record<string, () => string> = {
  isOptional: m.form_editor_question_optional,
  section: m.form_editor_question_section,
  isMarked: m.form_editor_mark,
  maxLength: m.form_editor_max_length,
  minLength: m.form_editor_min_length,
  format: m.form_editor_format,
  prefill: m.form_editor_prefill,
  min: m.form_editor_min,
  max: m.form_editor_max,
  from: m.form_editor_from_today,
  options: m.form_editor_options,
  atMost: m.form_editor_at_most_choices,
  accept: m.form_editor_accept,
  article: m.form_editor_article,
  articleVersion: m.form_editor_article_version,
  atMostLines: m.form_editor_at_most_lines,
  most: m.form_editor_most_asked,
  verified: m.form_editor_verified,
  entityTypes: m.form_editor_entity_types,
  years: m.form_editor_years,
  teamAdmin: m.form_editor_team_admin,
  statements: m.form_editor_statements,
}
const inLanguages: Record<string, () => string> = {
  label: m.form_editor_question_label,
  hint: m.form_editor_question_hint,
  unit: m.form_editor_question_unit,
}

/** The label of a field of a question of this type, or of the conditions. */
export function heldLabel(key: string, type?: string): string {
  return labelOf(key, type) ?? key
}

function labelOf(key: string, type?: string): string | undefined {
  const [name = '', language] = key.split('.')
  const text = inLanguages[name]?.()
  if (text && (language === 'zh' || language === 'en'))
    return m.collections_problem({ part: languageName(language), text })
  return key === 'atMost' && type === 'file' ? m.form_editor_at_most_files() : plain[key]?.()
}

/** For the actions of these pages: a field's error, with its label. */
export function wordFormField(path: string, error: FieldError, form: PostedForm): string | undefined {
  const [, place, language] = /^options\.([0-9]+)\.(zh|en)$/.exec(path) ?? []
  const option =
    place &&
    m.form_editor_option_in({ place: Number(place) + 1, language: languageName(language as 'zh' | 'en') })
  const name = option || labelOf(path, form.text('type'))
  return name ? namedFieldText(name, error) : wordTopic(path, error)
}

const words: Record<string, () => string> = { ...formatWords, ...prefillWords }

/** The words of an option that was ticked or chosen there. */
export function heldWord(key: string, text: string): string {
  if (text === 'on') return m.field_conflict_ticked()
  if (key === 'entityTypes')
    return text
      .split('\n')
      .map((type) => (entityTypes.includes(type as EntityType) ? entityWords[type as EntityType]() : type))
      .join('\n')
  return ((key === 'format' || key === 'prefill') && words[text]?.()) || text
}
