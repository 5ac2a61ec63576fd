import * as m from '#messages'
import type { EntityType } from '../../../shared/rules/applications/eligibility.ts'

/** Which paper proves a legal form, and how its codes begin; empty for teams that are in no register. */
export function entityPaper(entityType: EntityType): string {
  switch (entityType) {
    case 'association':
      return m.entity_association_paper()
    case 'socialServiceAgency':
      return m.entity_social_service_agency_paper()
    case 'foundation':
      return m.entity_foundation_paper()
    case 'publicInstitution':
      return m.entity_public_institution_paper()
    case 'volunteerTeam':
      return ''
  }
}

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
