import * as m from '#messages'
import { words as sides } from '#words/side'
import { words as verdicts } from '#words/verdict'
import { words as events } from '#words/verification_event'
import { words as states } from '#words/verification_state'
import type { Locale } from '../../../shared/lib/locale.ts'
import { camelCase } from '../../../shared/lib/text/camel-case.ts'
import type {
  VerificationField,
  VerificationTier,
} from '../../../shared/rules/organisations/verification-fields.ts'
import type { VerificationState } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Finding, VerdictKey } from '../../../shared/rules/organisations/verification-verdicts.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export function stateText(state: VerificationState): string {
  return states[camelCase(state)]()
}

/** The name of a field; for an unregistered team two of them differ. */
export function fieldLabel(field: VerificationField, tier: VerificationTier = 'organisation'): string {
  const isTeam = tier === 'unregisteredTeam'
  const texts = {
    entityType: m.verification_entity_type,
    name: isTeam ? m.verification_team_name : m.verification_name,
    creditCode: m.verification_credit_code,
    registeredOn: m.verification_registered_on,
    address: isTeam ? m.verification_team_address : m.verification_address,
    legalRepresentative: m.verification_legal_representative,
    certificate: isTeam ? m.verification_team_proof : m.verification_certificate,
    contactName: m.verification_contact_name,
    contactPhone: m.verification_contact_phone,
    realName: m.verification_real_name,
    position: m.verification_position,
    letter: m.verification_letter,
  }
  return texts[field]()
}

export function verdictText(verdict: VerdictKey): string {
  return verdicts[verdict]()
}

export function findingText(finding: Finding): { text: string; tone: Tone } {
  if (finding === 'met') return { text: m.finding_met(), tone: 'green' }
  return finding === 'notMet'
    ? { text: m.finding_not_met(), tone: 'red' }
    : { text: m.finding_unknown(), tone: 'plain' }
}

export function eventText(action: string): string {
  return (events as Partial<Record<string, () => string>>)[action]?.() ?? action
}

export function sideText(side: 'team' | 'staff' | 'portal'): string {
  return sides[side]()
}

/** Chinese has no space after a colon; English has one. */
export function joined(label: string, text: string, locale: Locale): string {
  return locale === 'zh' ? `${label}：${text}` : `${label}: ${text}`
}
