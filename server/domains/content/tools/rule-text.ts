import * as m from '#messages'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { EligibilityRule, EntityType } from '../../../../shared/rules/applications/eligibility.ts'

/** A rule's requirement, in the reader's language. */
export function ruleText(rule: EligibilityRule, locale: Locale): string {
  switch (rule.kind) {
    case 'verifiedOrganisation':
      return m.rule_verified_organisation({}, { locale })
    case 'entityType': {
      const names = rule.anyOf.map((type) => entityTypeName(type, locale))
      return m.rule_entity_type({ types: names.join(locale === 'zh' ? '、' : ', ') }, { locale })
    }
    case 'registeredYears':
      return m.rule_registered_years({ years: rule.atLeast }, { locale })
    case 'teamAdmin':
      return m.rule_team_admin({}, { locale })
    case 'declared':
      return rule.statement[locale]
  }
}

function entityTypeName(type: EntityType, locale: Locale): string {
  const names: Record<EntityType, () => string> = {
    association: () => m.entity_association({}, { locale }),
    socialServiceAgency: () => m.entity_social_service_agency({}, { locale }),
    foundation: () => m.entity_foundation({}, { locale }),
    publicInstitution: () => m.entity_public_institution({}, { locale }),
    volunteerTeam: () => m.entity_volunteer_team({}, { locale }),
  }
  return names[type]()
}
