import * as m from '#messages'
import type { RoundDetail } from '../../../shared/contract/venture-rounds.ts'
import { type Locale, langOf } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { numberText } from '../../../shared/lib/text/number-text.ts'
import { ApplyLink } from '../../api/parts/offering/apply-link.tsx'
import { HowToApply } from '../../api/parts/offering/how-to-apply.tsx'
import { useEligibility } from '../../api/parts/offering/use-eligibility.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Cover } from '../../ui/joint/pictures.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { PublicNotice } from './public-notice.tsx'
import { roundStateText, roundTone } from './round-words.ts'
import { yuanText } from './yuan-text.ts'

/** A round: what is looked for, when, who may enter, and how it is judged. */
export function RoundPage({ round }: { round: RoundDetail }) {
  const locale = useLocale()
  const lang = langOf(round.language, locale)
  const offering = { offeringKind: 'round', offeringId: round.roundId } as const
  const { applying } = round
  const eligibility = useEligibility(offering, applying !== null)
  const isOpen = round.state === 'open'
  return (
    <div className="page stack stack-xl">
      <article className="stack stack-lg">
        <Breadcrumbs
          label={m.venture_crumbs()}
          crumbs={[{ href: '/ventureRounds', text: m.venture_rounds_title() }]}
        />
        <header className="record-head">
          <div className="stack">
            <p>
              <StatusTag tone={roundTone(round.state)}>{roundStateText(round.state)}</StatusTag>
            </p>
            <div lang={lang} className="stack">
              <Heading level={1} text={round.title} locale={round.language} />
              <p className="text-lg text-ink-2 measure">{round.summary}</p>
            </div>
            {applying && isOpen && (
              <div className="button-row">
                <ApplyLink {...{ offering, eligibility }} text={applying.words.apply} />
              </div>
            )}
            {applying && isOpen && <p className="text-sm text-ink-2 measure">{applying.words.note}</p>}
          </div>
          <Cover kind="round" id={round.roundId} isFirst className="record-cover" />
        </header>
        {lang && <Notice kind="info" title={m.translation_missing()} />}
        <PublicNotice round={round} />
        <Dates round={round} locale={locale} />
        <Prose html={round.html} {...(lang && { lang })} />
        {applying && <HowToApply {...{ offering, applying, eligibility, lang }} />}
        <Judging round={round} />
      </article>
    </div>
  )
}

/** What happens when, as far as it is announced. */
function Dates({ round, locale }: { round: RoundDetail; locale: Locale }) {
  const { window, places, budget } = round
  if (!window) return <Notice kind="info" title={m.venture_round_dates_later()} />
  const { opensAt, closesAt, until } = window
  const dates = [
    { key: 'opens', term: m.venture_round_opens(), at: opensAt },
    { key: 'closes', term: m.venture_round_closes(), at: closesAt },
    ...(until === closesAt ? [] : [{ key: 'until', term: m.venture_round_until(), at: until }]),
    ...resultDates(round),
  ]
  return (
    <section className="stack" aria-labelledby="dates">
      <Heading level={2} size="xl" id="dates" text={m.venture_round_dates()} />
      <p className="text-sm text-ink-2">{m.venture_times_beijing()}</p>
      <dl className="tool-record">
        {dates.map(({ key, term, at }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd>
              <time dateTime={at}>{instantText(at, locale)}</time>
            </dd>
          </div>
        ))}
        <div>
          <dt>{m.venture_round_notice()}</dt>
          <dd>{noticeText(round, locale)}</dd>
        </div>
        <div>
          <dt>{m.venture_round_places()}</dt>
          <dd>{numberText(String(places))}</dd>
        </div>
        {budget > 0 && (
          <div>
            <dt>{m.venture_round_budget()}</dt>
            <dd>{yuanText(budget)}</dd>
          </div>
        )}
      </dl>
      {round.changes.map(({ at, what, from, to, reason }) => (
        <Notice
          key={at}
          title={movedWords[what]({ from: instantText(from, locale), to: instantText(to, locale) })}
        >
          <p>{reason}</p>
        </Notice>
      ))}
    </section>
  )
}

/** Until when judges read while that is ahead, and when the results were published once they are. */
function resultDates({ state, scoresDueAt, publishedAt }: RoundDetail) {
  if (publishedAt) return [{ key: 'published', term: m.venture_round_published(), at: publishedAt }]
  // Once it is deliberated, nobody scores any more, whatever was planned.
  if (!scoresDueAt || state === 'deliberating') return []
  return [{ key: 'judged', term: m.venture_round_judged(), at: scoresDueAt }]
}

/** How long the public notice will last, until when it lasts, or that it is over. */
function noticeText({ state, notice, noticeDays }: RoundDetail, locale: Locale): string {
  if (state === 'final') return m.venture_round_notice_over()
  if (notice) return m.venture_round_notice_until({ time: instantText(notice.until, locale) })
  return m.venture_round_notice_days({ count: noticeDays })
}

const movedWords = { closing: m.venture_round_moved, scores: m.venture_round_scores_moved }

type Criterion = RoundDetail['criteria'][number]

/** The criteria with their shares, by how many judges, and what these do not see. */
function Judging({ round: { criteria, judgesPerEntry, isBlind } }: { round: RoundDetail }) {
  if (criteria.length === 0) return null
  return (
    <section className="stack" aria-labelledby="judging">
      <Heading level={2} size="xl" id="judging" text={m.venture_round_criteria()} />
      <p className="measure">{m.venture_round_judges({ count: judgesPerEntry })}</p>
      {isBlind && <p className="measure">{m.venture_round_blind()}</p>}
      <p className="measure">{m.venture_round_ties()}</p>
      <Table
        caption={<VisuallyHidden>{m.venture_round_criteria()}</VisuallyHidden>}
        rows={criteria}
        keyOf={({ key }) => key}
        columns={[
          {
            key: 'label',
            title: m.venture_round_criterion(),
            rowHeader: true,
            cell: ({ label }) => label,
          },
          ...(criteria.some(({ hint }) => hint)
            ? [{ key: 'hint', title: m.venture_round_asks(), cell: ({ hint }: Criterion) => hint }]
            : []),
          {
            key: 'share',
            title: m.venture_round_share(),
            number: true,
            cell: ({ share }) => (share === null ? m.venture_round_only_shown() : `${share}%`),
          },
          {
            key: 'scale',
            title: m.venture_round_scale(),
            number: true,
            cell: ({ low, high }) => m.venture_round_from_to({ low, high }),
          },
        ]}
      />
    </section>
  )
}
