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
import { Table } from '../../../../ui/table.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { conflictWords, pairWords, reviewWords } from './judging-words.ts'

type Judge = JudgedRound['judges'][number]
type Entry = JudgedRound['entries'][number]

type PairsProps = { round: JudgedRound; page: number; failure: ActFailure | undefined }

/** A page of a round's entries with their judges, each to be changed by hand. */
export function Pairs({ round, page, failure }: PairsProps) {
  const locale = useLocale()
  const active = round.judges.filter(({ state }) => state === 'active')
  const change = {
    key: 'change',
    title: m.judging_staff_change(),
    cell: (entry: Entry) => {
      const own = failure?.values.entryId?.[0] === entry.entryId ? failure : undefined
      return (
        <div className="stack">
          <MarkSample entry={entry} failure={own} />
          {active.length > 0 && <ChangePair entry={entry} judges={active} failure={own} />}
        </div>
      )
    },
  }
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_staff_pairs()} />
      {round.total === 0 && <p>{m.judging_staff_pairs_none()}</p>}
      {round.total > 0 && (
        <Table
          caption={<VisuallyHidden>{m.judging_staff_pairs()}</VisuallyHidden>}
          rows={round.entries}
          keyOf={({ entryId }) => entryId}
          columns={[
            {
              key: 'entry',
              title: m.judging_entry(),
              rowHeader: true,
              cell: (entry) => <Named entry={entry} />,
            },
            { key: 'track', title: m.judging_staff_track(), cell: ({ track }) => track || '—' },
            {
              key: 'judges',
              title: m.judging_staff_judges(),
              cell: ({ reviews }) => lines(reviews.map(reviewText)),
            },
            {
              key: 'conflicts',
              title: m.judging_staff_conflicts(),
              cell: (entry) => <Hindered entry={entry} />,
            },
            ...(round.state === 'reviewing' ? [change] : []),
          ]}
        />
      )}
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

const reviewText = ({ name, state, isByHand }: Entry['reviews'][number]) =>
  [name, reviewWords[state](), isByHand && m.judging_staff_by_hand()].filter(Boolean).join(' · ')

/** An entry by its title, with its reference and what its judges call it. */
function Named({ entry: { title, reference, code } }: { entry: Entry }) {
  return (
    <>
      {title || m.judging_entry_untitled()}
      <p className="text-sm text-ink-2">{reference}</p>
      <p className="text-sm text-ink-2">{m.judging_code_is({ code })}</p>
    </>
  )
}

/** Who must not judge an entry, and why, and from whom it was taken by hand. */
function Hindered({ entry: { conflicts, barred } }: { entry: Entry }) {
  return lines([
    ...conflicts.map(
      ({ name, reasons }) => `${name} · ${reasons.map((reason) => conflictWords[reason]()).join(' · ')}`,
    ),
    ...barred.map(({ name }) => m.judging_staff_barred({ names: name })),
  ])
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
      open={failure?.fields.judgeId !== undefined || failure?.fields.action !== undefined}
    >
      <Form method="post" className="stack form">
        <input type="hidden" name="entryId" value={entryId} />
        <Select
          id={`judge-${entryId}`}
          name="judgeId"
          label={m.judging_staff_judge()}
          defaultValue={failure?.values.judgeId?.[0] ?? ''}
          error={failure?.fields.judgeId}
        >
          <option value="">{m.judging_staff_choose()}</option>
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
          defaultValue={failure?.values.change?.[0]}
          error={failure?.fields.action}
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
