import * as m from '#messages'
import type { VolunteerActivityList } from '../../../shared/contract/volunteers.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { volunteerTimes } from '../../../shared/rules/toolbox/volunteer-activities.ts'
import { TakeAlong } from '../../api/parts/take-along.tsx'
import { ChoiceLinks } from '../../ui/controls/choice-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { type ActivityQuery, activityHref } from './activity-query.ts'
import { ActivityRows } from './activity-rows.tsx'
import { kindWords, skillWords } from './activity-words.ts'

export type VolunteerPageProps = { query: ActivityQuery; list: VolunteerActivityList }

/** The volunteer platform: coming activities, filtered by kind and skill, and past ones. */
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
      {(list.total > 0 || isNarrowed(query)) && (
        <p role="status" className="font-bold">
          {m.volunteers_total({ count: list.total })}
        </p>
      )}
      {list.items.length > 0 ? (
        <ActivityRows activities={list.items} />
      ) : (
        <Nothing path={path} query={query} />
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
  const words = { upcoming: m.volunteers_upcoming, past: m.volunteers_past }
  return (
    <ChoiceLinks
      label={m.volunteers_when()}
      items={volunteerTimes.map((when) => ({
        key: when,
        text: words[when](),
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

function isNarrowed({ kind, skill }: ActivityQuery): boolean {
  return kind !== null || skill !== null
}

const none = {
  upcoming: { title: m.volunteers_none, text: m.volunteers_none_text },
  past: { title: m.volunteers_none_past, text: m.volunteers_none_past_text },
}

function Nothing({ path, query }: ChoiceProps) {
  const isChosen = isNarrowed(query)
  return (
    <EmptyState
      seed="no-activities"
      title={isChosen ? m.volunteers_none_chosen() : none[query.when].title()}
      text={isChosen ? m.volunteers_none_chosen_text() : none[query.when].text()}
      action={
        isChosen && (
          <Link alone href={activityHref(path, query, { kind: null, skill: null })}>
            {m.volunteers_none_all()}
          </Link>
        )
      }
    />
  )
}
