import * as m from '#messages'
import type { EntityType } from '../../../shared/rules/eligibility.ts'

/** The legal form of an organisation, as a title. */
export function entityText(entityType: EntityType): string {
  const texts = {
    association: m.entity_association,
    socialServiceAgency: m.entity_social_service_agency,
    foundation: m.entity_foundation,
    publicInstitution: m.entity_public_institution,
    volunteerTeam: m.entity_volunteer_team,
  }
  const text = texts[entityType]()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
