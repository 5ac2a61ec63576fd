import * as m from '#messages'
import type { FieldError } from '../../../../shared/contract/errors.ts'
import type { EntityType } from '../../../../shared/rules/applications/eligibility.ts'
import type { Prefill } from '../../../../shared/rules/applications/questions.ts'
import { namedFieldText } from '../../../api/forms/named-field.ts'

export { words as typeWords } from '#words/form_editor_type'

export const prefillWords: Record<Prefill, () => string> = {
  organisationName: m.form_editor_prefill_organisation_name,
  creditCode: m.form_editor_prefill_credit_code,
  teamName: m.form_editor_prefill_team_name,
  contactName: m.form_editor_prefill_contact_name,
  contactPhone: m.form_editor_prefill_contact_phone,
  contactEmail: m.form_editor_prefill_contact_email,
}

export const formatWords = {
  email: m.form_editor_format_email,
  phone: m.form_editor_format_phone,
  url: m.form_editor_format_url,
}

/** What a question of a round can be for the portal, and what that does. */
export const markWords = {
  title: { label: m.form_editor_mark_title, hint: m.form_editor_mark_title_hint },
  track: { label: m.form_editor_mark_track, hint: m.form_editor_mark_track_hint },
}

export const entityWords: Record<EntityType, () => string> = {
  association: m.entity_association,
  socialServiceAgency: m.entity_social_service_agency,
  foundation: m.entity_foundation,
  publicInstitution: m.entity_public_institution,
  volunteerTeam: m.entity_volunteer_team,
}

/** For the actions of pages with topics: error messages for topic titles, in the summary and at the field. */
export function wordTopic(path: string, error: FieldError): string | undefined {
  const language = /^title-[^.]+\.(zh|en)$/.exec(path)?.[1]
  if (!language) return undefined
  const name = m.form_editor_section_title_in({ language: languageName(language as 'zh' | 'en') })
  return namedFieldText(name, error)
}

export function languageName(language: 'zh' | 'en'): string {
  return language === 'zh' ? m.collections_zh() : m.collections_en()
}
