import { Form } from 'react-router'
import * as m from '#messages'
import type { VolunteerActivityList } from '../../../shared/contract/volunteers.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { volunteerTimes, volunteerWays } from '../../../shared/rules/toolbox/volunteer-activities.ts'
import { TakeAlong } from '../../api/parts/take-along.tsx'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { ChoiceLinks } from '../../ui/controls/choice-links.tsx'
import { Select } from '../../ui/controls/text-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { type ActivityQuery, activityHref, narrowing } from './activity-query.ts'
import { ActivityRows } from './activity-rows.tsx'
import { kindWords, modeWords, skillWords, timeWords } from './activity-words.ts'
import { RegionOptions } from './region-options.tsx'

export type VolunteerPageProps = { query: ActivityQuery; list: VolunteerActivityList }

/** The volunteer platform: activities by time, kind, skill, way of taking part and place. */
export function VolunteerPage({ query, list }: VolunteerPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/volunteer', locale)
  return (
    <div className="page stack stack-lg">
      <header className="stack">
        <Heading level={1} text={m.volunteers_title()} />
        <p className="text-lg text-ink-2 measure">{m.volunteers_lead()}</p>
        <p className="row">
          <Link alone href="/volunteering">
            {m.volunteers_mine_title()}
          </Link>
          <Link alone href="/volunteering/host">
            {m.volunteers_host_propose()}
          </Link>
        </p>
      </header>
      <Times path={path} query={query} />
      <Kinds path={path} query={query} counts={list.counts.kinds} />
      <Skills path={path} query={query} counts={list.counts.skills} />
      <Ways path={path} query={query} />
      {list.regions.length > 0 && <Places path={path} query={query} list={list} />}
      {(list.total > 0 || isNarrowed(query)) && (
        <p role="status" className="font-bold">
          {list.isMore
            ? m.volunteers_total_more({ count: list.total })
            : m.volunteers_total({ count: list.total })}
        </p>
      )}
      {list.items.length > 0 ? (
        <ActivityRows activities={list.items} />
      ) : (
        <Nothing path={path} query={query} list={list} />
      )}
      <Pagination
        label={m.volunteers_pages()}
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => activityHref(path, query, { page })}
        previousText={m.content_pages_previous()}
        nextText={m.content_pages_next()}
        pageText={(page) => m.content_page({ page })}
      />
      <TakeAlong kind="volunteerActivities" total={list.total} />
      <p className="row no-print">
        <Link alone href={`${path}/calendar.ics`} rel="external">
          {m.volunteers_calendar_all()}
        </Link>
      </p>
    </div>
  )
}

type ChoiceProps = { path: string; query: ActivityQuery }

function Times({ path, query }: ChoiceProps) {
  return (
    <ChoiceLinks
      label={m.volunteers_when()}
      items={volunteerTimes.map((when) => ({
        key: when,
        text: timeWords[when](),
        href: activityHref(path, query, { when }),
        isChosen: query.when === when,
      }))}
    />
  )
}

function Kinds({ path, query, counts }: ChoiceProps & { counts: VolunteerActivityList['counts']['kinds'] }) {
  if (query.kind === null && counts.every(({ count }) => count === 0)) return null
  const all = {
    key: 'all',
    text: m.volunteers_kind_all(),
    href: activityHref(path, query, { kind: null }),
    isChosen: query.kind === null,
  }
  const items = counts.map(({ kind, count }) => ({
    key: kind,
    text: kindWords[kind](),
    count,
    href: activityHref(path, query, { kind }),
    isChosen: query.kind === kind,
  }))
  return <ChoiceLinks label={m.volunteers_kind()} items={[all, ...items]} />
}

/** The skills needed at that time, and the chosen one. */
function Skills({
  path,
  query,
  counts,
}: ChoiceProps & { counts: VolunteerActivityList['counts']['skills'] }) {
  const asked = counts.filter(({ skill, count }) => count > 0 || skill === query.skill)
  if (asked.length === 0) return null
  const all = {
    key: 'all',
    text: m.volunteers_skill_all(),
    href: activityHref(path, query, { skill: null }),
    isChosen: query.skill === null,
  }
  const items = asked.map(({ skill, count }) => ({
    key: skill,
    text: skillWords[skill](),
    count,
    href: activityHref(path, query, { skill }),
    isChosen: query.skill === skill,
  }))
  return <ChoiceLinks label={m.volunteers_skill()} items={[all, ...items]} />
}

function Ways({ path, query }: ChoiceProps) {
  const items = [null, ...volunteerWays].map((mode) => ({
    key: mode ?? 'all',
    text: mode ? modeWords[mode]() : m.volunteers_mode_all(),
    href: activityHref(path, query, { mode }),
    isChosen: query.mode === mode,
  }))
  return <ChoiceLinks label={m.volunteers_mode()} items={items} />
}

type PlacesProps = ChoiceProps & { list: VolunteerActivityList }

/** A place from which to look, and how far: as far as its own names reach. */
function Places({ path, query, list: { regions, circles } }: PlacesProps) {
  const { place, within } = query
  const chosen = circles.find((circle) => circle.within === within) ?? circles[0]
  const kept = Object.entries({ ...query, page: null, place: null, within: null })
  return (
    <div className="stack">
      <Form method="get" action={path} preventScrollReset className="row activity-place" key={place}>
        {kept.map(
          ([name, value]) =>
            value && value !== 'upcoming' && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Select name="place" label={m.volunteers_near()} defaultValue={place ?? ''}>
          <option value="">{m.volunteers_place_all()}</option>
          <RegionOptions regions={regions} />
        </Select>
        <ButtonRow>
          <Button>{m.volunteers_near_show()}</Button>
        </ButtonRow>
      </Form>
      {circles.length > 0 && (
        <ChoiceLinks
          label={m.volunteers_circle()}
          items={circles.map((circle) => ({
            key: circle.within,
            text: circle.name || m.volunteers_place_all(),
            count: circle.count,
            href: activityHref(path, query, { within: circle === circles[0] ? null : circle.within }),
            isChosen: circle === chosen,
          }))}
        />
      )}
    </div>
  )
}

function isNarrowed(query: ActivityQuery): boolean {
  return narrowing.some((name) => query[name] !== null)
}

const none = {
  upcoming: { title: m.volunteers_none, text: m.volunteers_none_text },
  past: { title: m.volunteers_none_past, text: m.volunteers_none_past_text },
}

/** Nothing: what can be loosened, one by one. */
function Nothing({ path, query, list }: PlacesProps) {
  const isSoon = query.when === 'week' || query.when === 'month'
  const isChosen = isNarrowed(query) || isSoon
  const words = none[query.when === 'past' ? 'past' : 'upcoming']
  const wider = query.place && query.within !== 'all'
  const chosen = [
    isSoon && { what: timeWords[query.when](), change: { when: 'upcoming' } as const },
    query.kind && { what: kindWords[query.kind](), change: { kind: null } },
    query.skill && { what: skillWords[query.skill](), change: { skill: null } },
    query.mode && { what: modeWords[query.mode](), change: { mode: null } },
    wider && {
      what: list.regions.find(({ regionID }) => regionID === query.place)?.name ?? m.volunteers_near(),
      change: { place: null, within: null },
    },
  ].filter((one) => one !== false && one !== null && one !== '')
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
                    {m.volunteers_loosen({ what })}
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
