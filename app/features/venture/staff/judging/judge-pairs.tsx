import { Form } from 'react-router'
import * as m from '#messages'
import type { JudgedRound } from '../../../../../shared/contract/venture/judging.staff.ts'
import { pathInLocale } from '../../../../../shared/lib/locale.ts'
import { mostSamples, pairChanges } from '../../../../../shared/rules/venture/judges.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../../ui/controls/choice.tsx'
import { Select } from '../../../../ui/controls/text-field.tsx'
import { Details } from '../../../../ui/details.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { SummaryList } from '../../../../ui/summary-list.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { conflictWords, pairWords, reviewWords } from './judging-words.ts'

type Judge = JudgedRound['judges'][number]
type Entry = JudgedRound['entries'][number]

type PairsProps = { round: JudgedRound; page: number; failure: ActFailure | undefined }

/** A page of a round's entries with their judges, each to be changed by hand. */
export function Pairs({ round, page, failure }: PairsProps) {
  const locale = useLocale()
  const active = round.judges.filter(({ state }) => state === 'active')
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_staff_pairs()} />
      {round.total === 0 && <p>{m.judging_staff_pairs_none()}</p>}
      {round.entries.map((entry) => (
        <EntryPairs
          key={entry.entryId}
          entry={entry}
          judges={round.state === 'reviewing' ? active : []}
          isJudged={round.state === 'reviewing'}
          failure={failure?.values.entryId?.[0] === entry.entryId ? failure : undefined}
        />
      ))}
      <Pagination
        label={m.judging_staff_pages()}
        page={page}
        pageCount={Math.ceil(round.total / round.pageSize)}
        hrefOf={(number) =>
          `${pathInLocale(`/staff/venture/rounds/${round.roundID}/judges`, locale)}?page=${number}`
        }
        previousText={m.list_previous()}
        nextText={m.list_next()}
        pageText={(number) => m.list_page({ page: number })}
      />
    </section>
  )
}

type ChangeProps = { entry: Entry; judges: Judge[]; failure: ActFailure | undefined }

function EntryPairs({ entry, judges, isJudged, failure }: ChangeProps & { isJudged: boolean }) {
  const { reference, code, title, track, reviews, barred, conflicts } = entry
  const reviewText = ({ name, state, isByHand }: Entry['reviews'][number]) =>
    [name, reviewWords[state](), isByHand && m.judging_staff_by_hand()].filter(Boolean).join(' · ')
  return (
    <section className="stack">
      <Heading level={3} text={title || m.judging_entry_untitled()} />
      <SummaryList
        rows={[
          { term: m.judging_reference(), value: [reference, track].filter(Boolean).join(' · ') },
          { term: m.judging_code(), value: code },
          { term: m.judging_staff_judges(), value: lines(reviews.map(reviewText)) },
          ...(conflicts.length > 0
            ? [
                {
                  term: m.judging_staff_conflicts(),
                  value: lines(
                    conflicts.map(
                      ({ name, reasons }) =>
                        `${name} · ${reasons.map((reason) => conflictWords[reason]()).join(' · ')}`,
                    ),
                  ),
                },
              ]
            : []),
        ]}
      />
      {barred.length > 0 && (
        <p className="text-ink-2">
          {m.judging_staff_barred({ names: barred.map(({ name }) => name).join(' · ') })}
        </p>
      )}
      {isJudged && <MarkSample entry={entry} failure={failure} />}
      {judges.length > 0 && <ChangePair entry={entry} judges={judges} failure={failure} />}
    </section>
  )
}

/** Marks an entry that all judges score first, or ends that. */
function MarkSample({ entry, failure }: Pick<ChangeProps, 'entry' | 'failure'>) {
  const { entryId, reference, isSample } = entry
  const error = failure?.fields.entryId
  return (
    <Form method="post" className="stack" id={`sample-${entryId}`}>
      <input type="hidden" name="entryId" value={entryId} />
      {isSample && <p>{m.judging_sample_marked()}</p>}
      {error && <p className="text-red font-bold">{m.judging_sample_enough({ count: mostSamples })}</p>}
      <ButtonRow>
        <Button kind="quiet" name="intent" value={isSample ? 'noSample' : 'sample'}>
          {isSample ? m.judging_sample_unmark() : m.judging_sample_mark()}
          <VisuallyHidden> {reference}</VisuallyHidden>
        </Button>
      </ButtonRow>
    </Form>
  )
}

function ChangePair({ entry, judges, failure }: ChangeProps) {
  const { entryId, reference } = entry
  return (
    <Details
      title={
        <>
          {m.judging_staff_change()}
          <VisuallyHidden> {reference}</VisuallyHidden>
        </>
      }
      open={failure?.fields.judgeId !== undefined}
    >
      <Form method="post" className="stack form">
        <input type="hidden" name="entryId" value={entryId} />
        <Select
          id={`judge-${entryId}`}
          name="judgeId"
          label={m.judging_staff_judge()}
          defaultValue={failure?.values.judgeId?.[0]}
          error={failure?.fields.judgeId && m.judging_staff_conflict_stands()}
        >
          {judges.map(({ judgeId, name }) => (
            <option key={judgeId} value={judgeId}>
              {name}
            </option>
          ))}
        </Select>
        <RadioGroup
          id={`change-${entryId}`}
          name="change"
          label={m.judging_staff_action()}
          options={pairChanges.map((value) => ({ value, label: pairWords[value]() }))}
          defaultValue={failure?.values.change?.[0] ?? 'give'}
        />
        <ButtonRow>
          <Button name="intent" value="pair">
            {m.judging_staff_change_save()}
          </Button>
        </ButtonRow>
      </Form>
    </Details>
  )
}

function lines(texts: readonly string[]) {
  return texts.length === 0 ? (
    '—'
  ) : (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
