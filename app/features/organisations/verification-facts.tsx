import * as m from '#messages'
import type { VerificationDetail } from '../../../shared/contract/organisations/organisation-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { datedText, instantText } from '../../../shared/lib/text/day-text.ts'
import {
  fieldsOf,
  tierOf,
  type VerificationField,
  type VerificationTier,
} from '../../../shared/rules/organisations/verification-fields.ts'
import { verdictKeys } from '../../../shared/rules/organisations/verification-verdicts.ts'
import { MaskedNote, type OwnEyes, useOwnEyes } from '../../api/state/own-eyes.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { entityText } from './entity-words.ts'
import { PaperLinks } from './paper-links.tsx'
import { eventText, fieldLabel, findingText, sideText, verdictText } from './verification-words.ts'

type Props = { verification: VerificationDetail }

/** The four verdicts, one by one. */
export function Verdicts({ verification }: Pick<Props, 'verification'>) {
  return (
    <SummaryList
      rows={verdictKeys.map((key) => {
        const { text, tone } = findingText(verification.verdicts[key])
        return { term: verdictText(key), value: <StatusTag tone={tone}>{text}</StatusTag> }
      })}
    />
  )
}

/** A verification as its team may read it. */
export function useOwnVerification(verification: VerificationDetail): OwnEyes<VerificationDetail> {
  const { organisationId } = verification
  return useOwnEyes(verification, (api) => api.organisations.detail({ organisationId }))
}

/** What was sent; personal texts in full for the team, masked in the HTML. */
export function SentFacts({ eyes }: { eyes: OwnEyes<VerificationDetail> }) {
  const locale = useLocale()
  const verification = eyes.value
  const tier = tierOf(verification.entityType)
  const rows = fieldsOf(verification.entityType).flatMap((field) => {
    const value = factOf(verification, field, locale)
    return value ? [{ term: termOf(field, tier), value }] : []
  })
  return (
    <>
      <SummaryList rows={rows} />
      <MaskedNote {...eyes} />
    </>
  )
}

/** The form says “your name”; a later reader may be a colleague. */
function termOf(field: VerificationField, tier: VerificationTier): string {
  if (field === 'realName') return m.verification_person_name()
  return field === 'position' ? m.verification_person_position() : fieldLabel(field, tier)
}

function factOf(verification: VerificationDetail, field: VerificationField, locale: Locale) {
  switch (field) {
    case 'entityType':
      return entityText(verification.entityType)
    case 'registeredOn':
      return verification.registeredOn && datedText(verification.registeredOn, locale)
    case 'certificate':
    case 'letter':
      return <Papers verification={verification} field={field} />
    default:
      return verification[field]
  }
}

function Papers({ verification, field }: Props & { field: 'certificate' | 'letter' }) {
  const papers = verification.papers.filter((paper) => paper.field === field)
  if (papers.some(({ isClosed }) => isClosed)) return m.paper_closed()
  return papers.length === 0 ? m.paper_none() : <PaperLinks papers={papers} />
}

/** What happened, by whom and when. */
export function VerificationTimeline({ verification }: Props) {
  const locale = useLocale()
  return (
    <Timeline
      label={m.verification_history()}
      items={verification.events.map((event) => ({
        key: `${event.at} ${event.action}`,
        title: eventText(event.action),
        who: sideText(event.side),
        at: event.at,
        timeText: instantText(event.at, locale),
        ...(event.reason && { text: event.reason.title }),
      }))}
    />
  )
}
