import { lazy, Suspense } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { VolunteerActivityList } from '../../../shared/contract/volunteers/volunteers.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { volunteerTimes, volunteerWays } from '../../../shared/rules/toolbox/volunteer-facets.ts'
import { TakeAlong } from '../../api/parts/take-along.tsx'
import { loadPart } from '../../guard/load-part.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { ChoiceLinks } from '../../ui/controls/choice-links.tsx'
import { Select } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { choices, isNarrowed, type Named } from './activity-choices.ts'
import { type ActivityQuery, activityHref } from './activity-query.ts'
import { ActivityRows } from './activity-rows.tsx'
import { timeWords } from './activity-words.ts'
import { RegionOptions } from './region-options.tsx'

const NoActivities = lazy(async () => {
  const { NoActivities } = await loadPart(() => import('./no-activities.tsx'))
  return { default: NoActivities }
})

export type VolunteerPageProps = { query: ActivityQuery; list: VolunteerActivityList }

/** The volunteer platform: activities by time, kind, skill, way of taking part and place. */
export function VolunteerPage({ query, list }: VolunteerPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/volunteer', locale)
  const at = { path, query }
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
      <Times {...at} />
      <Choices
        {...at}
        name="kind"
        offered={list.counts.kinds.map(({ kind, count }) => ({ value: kind, count }))}
      />
      <Choices
        {...at}
        name="skill"
        offered={list.counts.skills.map(({ skill, count }) => ({ value: skill, count }))}
      />
      <Choices {...at} name="mode" offered={volunteerWays.map((value) => ({ value }))} />
      {list.regions.length > 0 && <Places {...at} list={list} />}
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
        <Suspense>
          <NoActivities {...at} list={list} />
        </Suspense>
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

type Offered = { value: string; count?: number }

/** All, or one of what there is at that time; the chosen one stays where it is none of it. */
function Choices({ path, query, name, offered }: ChoiceProps & { name: Named; offered: readonly Offered[] }) {
  const { label, all, words } = choices[name]
  const chosen = query[name]
  const asked = offered.filter(({ value, count }) => count !== 0 || value === chosen)
  if (asked.length === 0) return null
  const items = [{ value: null, count: undefined }, ...asked].map(({ value, count }) => ({
    key: value ?? 'all',
    text: value === null ? all() : (words[value]?.() ?? ''),
    count,
    href: activityHref(path, query, { [name]: value }),
    isChosen: chosen === value,
  }))
  return <ChoiceLinks label={label()} items={items} />
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
