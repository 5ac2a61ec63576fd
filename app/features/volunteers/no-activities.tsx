import * as m from '#messages'
import type { VolunteerActivityList } from '../../../shared/contract/volunteers/volunteers.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { choices, isNarrowed } from './activity-choices.ts'
import { type ActivityQuery, activityHref } from './activity-query.ts'
import { timeWords } from './activity-words.ts'

type NoActivitiesProps = { path: string; query: ActivityQuery; list: VolunteerActivityList }

const none = {
  upcoming: { title: m.volunteers_none, text: m.volunteers_none_text },
  past: { title: m.volunteers_none_past, text: m.volunteers_none_past_text },
}

/** Nothing: what can be loosened, one by one. */
export function NoActivities({ path, query, list }: NoActivitiesProps) {
  const isSoon = query.when === 'week' || query.when === 'month'
  const isChosen = isNarrowed(query) || isSoon
  const words = none[query.when === 'past' ? 'past' : 'upcoming']
  const wider = query.place && query.within !== 'all'
  const chosen = [
    isSoon && { what: timeWords[query.when](), change: { when: 'upcoming' } as const },
    ...(['kind', 'skill', 'mode'] as const).map(
      (name) => query[name] && { what: choices[name].words[query[name]]?.(), change: { [name]: null } },
    ),
    wider && {
      what: list.regions.find(({ regionID }) => regionID === query.place)?.name ?? m.volunteers_near(),
      change: { place: null, within: null },
    },
  ].filter((one) => !!one)
  return (
    <EmptyState
      seed="no-activities"
      title={isChosen ? m.volunteers_none_chosen() : words.title()}
      text={isChosen ? m.volunteers_none_chosen_text() : words.text()}
      action={
        isChosen && (
          <ul className="stack stack-sm">
            {chosen.length > 1 &&
              chosen.map(({ what, change }) => (
                <li key={what}>
                  <Link alone href={activityHref(path, query, change)}>
                    {m.volunteers_loosen({ what: what ?? '' })}
                  </Link>
                </li>
              ))}
            <li>
              <Link alone href={query.when === 'past' ? `${path}?when=past` : path}>
                {m.volunteers_none_all()}
              </Link>
            </li>
          </ul>
        )
      }
    />
  )
}
