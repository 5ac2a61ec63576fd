import { Form } from 'react-router'
import * as m from '#messages'
import { decisionFilters } from '../../../../../shared/rules/venture/outcomes.ts'
import { Button, ButtonLink, ButtonRow } from '../../../../ui/controls/button.tsx'
import { ChoiceLinks } from '../../../../ui/controls/choice-links.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Table } from '../../../../ui/table.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { Decided } from './decided.tsx'
import { filterWords, scoreText } from './deciding-words.ts'
import type { DeliberationPageProps } from './deliberation-page.tsx'
import { proofIn } from './proof-in.tsx'

/** The entries of a round by their standing, each with what is decided. */
export function StandingTable({
  deliberation,
  filter,
  page,
  hrefOf,
  me,
  formKey,
  failure,
}: DeliberationPageProps) {
  const { round, items, total, pageSize } = deliberation
  return (
    <section className="stack" aria-labelledby="entries">
      <Heading level={2} size="xl" id="entries" text={m.venture_standing_title()} />
      <p className="measure text-ink-2">{m.venture_standing_text()}</p>
      <ChoiceLinks
        label={m.venture_decision_filter_label()}
        items={decisionFilters.map((one) => ({
          key: one,
          text: filterWords[one](),
          href: hrefOf({ filter: one, page: 1 }),
          isChosen: one === filter,
        }))}
      />
      {items.length === 0 ? (
        <p>{m.venture_standing_none()}</p>
      ) : (
        <Table
          caption={<VisuallyHidden>{m.venture_standing_title()}</VisuallyHidden>}
          rows={items}
          keyOf={({ entryId }) => entryId}
          columns={[
            {
              key: 'position',
              title: m.venture_standing_place(),
              number: true,
              cell: ({ standing }) => standing.position,
            },
            {
              key: 'entry',
              title: m.venture_standing_entry(),
              rowHeader: true,
              cell: (entry) => (
                <>
                  <Link alone href={`/staff/venture/rounds/${round.roundId}/decisions/${entry.entryId}`}>
                    {entry.title ?? entry.reference}
                  </Link>
                  <p className="text-sm text-ink-2">{entry.code}</p>
                </>
              ),
            },
            { key: 'team', title: m.venture_standing_team(), cell: ({ teamName }) => teamName },
            {
              key: 'raw',
              title: m.venture_standing_raw(),
              number: true,
              cell: ({ standing }) => scoreText(standing.raw),
            },
            {
              key: 'adjusted',
              title: m.venture_standing_adjusted(),
              cell: ({ standing }) =>
                m.venture_standing_interval({
                  score: scoreText(standing.adjusted),
                  place: standing.adjustedPlace,
                  low: scoreText(standing.low),
                  high: scoreText(standing.high),
                }),
            },
            {
              key: 'reviews',
              title: m.venture_standing_reviews(),
              cell: ({ standing }) =>
                standing.hangsOn > 0
                  ? m.venture_standing_hangs({ count: standing.reviews, judges: standing.hangsOn })
                  : standing.reviews,
            },
            {
              key: 'decision',
              title: m.venture_standing_decision(),
              cell: (entry) => <Decided entry={entry} />,
            },
          ]}
        />
      )}
      <Pagination
        label={m.venture_standing_pages()}
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(number) => hrefOf({ filter, page: number })}
        previousText={m.content_pages_previous()}
        nextText={m.content_pages_next()}
        pageText={(number) => m.content_page({ page: number })}
      />
      <Form method="post" className="stack">
        <input type="hidden" name="idempotencyKey" value={`export-${formKey}`} />
        {proofIn({ me, failure })('export')}
        <ButtonRow>
          <Button name="intent" value="export">
            {m.venture_ranking_export()}
          </Button>
          <ButtonLink href={`/staff/venture/rounds/${round.roundId}/whatIf`}>
            {m.venture_what_if()}
          </ButtonLink>
        </ButtonRow>
      </Form>
    </section>
  )
}
