import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { hosting } from '../../../shared/contract/volunteers/hosting.ts'
import type { VolunteerActivityList } from '../../../shared/contract/volunteers/volunteers.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { Details } from '../../ui/details.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { kindWords, modeWords, skillWords, tierWords } from './activity-words.ts'

type Typed = OutputOf<(typeof hosting)['proposal']>['typed']

export type ProposalFactsProps = { typed: Typed; regions: VolunteerActivityList['regions'] }

/** What a team has proposed, to be read while staff review it. */
export function ProposalFacts(props: ProposalFactsProps) {
  const rows = rowsOf(props, useLocale()).filter(([, value]) => value)
  return (
    <Details title={m.volunteers_proposal_sent()} lined>
      <SummaryList
        rows={rows.map(([term, value]) => ({
          term,
          value: <p className="measure whitespace-pre-line">{value}</p>,
        }))}
      />
    </Details>
  )
}

/** In the order of the form, by its labels. */
function rowsOf({ typed, regions }: ProposalFactsProps, locale: Locale): [string, string | undefined][] {
  const day = (on: string) => on && datedText(on, locale)
  return [
    [m.volunteers_kind(), wordOf(kindWords, typed.volunteerKind)],
    [m.volunteers_propose_name(), typed.title],
    [m.volunteers_propose_summary(), typed.summary],
    [m.volunteers_propose_body(), typed.body],
    [m.volunteers_mode(), wordOf(modeWords, typed.mode)],
    [m.volunteers_place(), typed.place],
    [m.volunteers_region(), regions.find(({ regionID }) => regionID === typed.region)?.name],
    [m.volunteers_propose_join(), typed.howToJoin],
    [m.volunteers_access_notes(), typed.accessNotes],
    [m.volunteers_propose_starts(), day(typed.startsOn)],
    [m.volunteers_propose_ends(), day(typed.endsOn)],
    [m.volunteers_closes(), day(typed.closesOn)],
    [m.volunteers_propose_people(), typed.people],
    [m.volunteers_propose_hours(), typed.volunteerHours],
    [m.volunteers_minimum_age(), typed.minimumAge],
    [
      m.volunteers_skill(),
      typed.skills.map((skill) => wordOf(skillWords, skill)).join(m.volunteers_list_separator()),
    ],
    [m.volunteers_safeguarding(), wordOf(tierWords, typed.safeguarding)],
  ]
}

const wordOf = (words: Record<string, () => string>, value: string) => words[value]?.()
