import { Form } from 'react-router'
import * as m from '#messages'
import type { ListedEdition, ListedRound } from '../../../../shared/contract/venture.staff.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { mayAddRound } from '../../../../shared/rules/venture/round-transitions.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StaffPage } from '../../staff/staff-page.tsx'
import { DryRun } from './dry-run.tsx'
import type { TriedJudges } from './try-judges.tsx'
import { lackText, roundStateText, roundTone } from './venture-staff-words.ts'

export type EditionsPageProps = {
  next: number
  /** While no edition has rounds, the first one's number is chosen. */
  isFirst: boolean
  editions: ListedEdition[]
  privileges: Privilege[]
  formKey: string
  done: string | null
  failure: ActFailure | undefined
  /** A round whose judges were tried with made-up entries. */
  tried: TriedJudges | undefined
}

/** Every edition with its rounds and what a dry run finds, and a form that makes the next one. */
export function EditionsPage(props: EditionsPageProps) {
  const { editions, privileges, done, failure } = props
  return (
    <StaffPage privileges={privileges} title={m.venture_staff_title()} lead={m.venture_staff_lead()}>
      <FailureSummary failure={failure} />
      {!failure && done === 'made' && <Notice kind="success" live title={m.venture_staff_made()} />}
      {!failure && done === 'removed' && <Notice kind="success" live title={m.venture_staff_removed()} />}
      <NewEdition {...props} />
      {editions.length === 0 && (
        <EmptyState seed="no-editions" title={m.venture_staff_none()} text={m.venture_staff_none_text()} />
      )}
      {editions.map((edition) => (
        <Edition key={edition.edition} edition={edition} formKey={props.formKey} tried={props.tried} />
      ))}
    </StaffPage>
  )
}

function NewEdition({ next, isFirst, editions, formKey, failure }: EditionsPageProps) {
  const isMine = failure?.values.intent?.[0] === 'make'
  const copied = editions.filter(({ rounds }) => rounds.length > 0)
  return (
    <Form method="post" noValidate key={next}>
      <input type="hidden" name="idempotencyKey" value={`make-${formKey}`} />
      {!isFirst && <input type="hidden" name="edition" value={next} />}
      <Details
        title={isFirst ? m.venture_staff_new_first() : m.venture_staff_new({ edition: next })}
        open={isMine || editions.length === 0}
      >
        <div className="stack">
          <p className="measure">{m.venture_staff_new_text()}</p>
          {isFirst ? (
            <TextField
              name="edition"
              label={m.venture_staff_number()}
              hint={m.venture_staff_number_hint()}
              inputMode="numeric"
              width={5}
              defaultValue={(isMine && failure.values.edition?.[0]) || String(next)}
              {...(isMine && failure.fields.edition && { error: failure.fields.edition })}
            />
          ) : (
            <RadioGroup
              name="from"
              label={m.venture_staff_from()}
              defaultValue={(isMine && failure.values.from?.[0]) || ''}
              {...(isMine && failure.fields.from && { error: failure.fields.from })}
              options={[
                { value: '', label: m.venture_staff_from_nothing() },
                ...copied.map(({ edition }) => ({
                  value: String(edition),
                  label: m.venture_staff_from_edition({ edition }),
                })),
              ]}
            />
          )}
          <ButtonRow>
            <Button kind="primary" name="intent" value="make">
              {m.venture_staff_make()}
            </Button>
          </ButtonRow>
        </div>
      </Details>
    </Form>
  )
}

type OwnProps = { edition: ListedEdition; formKey: string }

function Edition({ edition: own, formKey, tried }: OwnProps & Pick<EditionsPageProps, 'tried'>) {
  const { edition, title, languages, path, rounds } = own
  return (
    <section className="stack" aria-labelledby={`edition-${edition}`}>
      <Heading
        level={2}
        id={`edition-${edition}`}
        text={title ?? m.venture_staff_edition_untitled({ edition })}
      />
      <p className="row">
        {title && (
          <Link alone href={`/staff/content/ventureEditions/${edition}`}>
            {m.venture_staff_record()}
          </Link>
        )}
        {languages.length > 0 ? (
          <Link alone href={path}>
            {m.venture_staff_public()}
          </Link>
        ) : (
          <span>{m.venture_staff_not_public()}</span>
        )}
      </p>
      {rounds.length === 0 ? (
        <p className="text-ink-2">{m.venture_staff_no_rounds()}</p>
      ) : (
        <>
          <Rounds rounds={rounds} />
          <RoundForms edition={own} formKey={formKey} />
          <DryRun
            edition={own}
            tried={rounds.some(({ number }) => number === tried?.number) ? tried : undefined}
          />
        </>
      )}
    </section>
  )
}

function Rounds({ rounds }: { rounds: ListedRound[] }) {
  const locale = useLocale()
  const time = (at: string | null) => (at ? <time dateTime={at}>{instantText(at, locale)}</time> : '—')
  return (
    <Table
      caption={<VisuallyHidden>{m.venture_staff_rounds()}</VisuallyHidden>}
      rows={rounds}
      keyOf={({ number }) => number}
      columns={[
        {
          key: 'round',
          title: m.venture_staff_round(),
          rowHeader: true,
          cell: ({ number, ordinal, title }) => (
            <Link alone href={`/staff/venture/rounds/${number}`}>
              {m.venture_staff_round_named({ ordinal, title })}
            </Link>
          ),
        },
        {
          key: 'state',
          title: m.venture_staff_state(),
          cell: ({ state }) => <StatusTag tone={roundTone(state)}>{roundStateText(state)}</StatusTag>,
        },
        { key: 'opens', title: m.venture_staff_opens(), cell: ({ opensAt }) => time(opensAt) },
        { key: 'closes', title: m.venture_staff_closes(), cell: ({ closesAt }) => time(closesAt) },
        {
          key: 'entries',
          title: m.venture_staff_entries(),
          cell: ({ number, entries, drafts }) => (
            <Link alone href={`/staff/venture/rounds/${number}/entries`}>
              {m.venture_staff_entries_drafts({ entries, drafts })}
            </Link>
          ),
        },
        {
          key: 'missing',
          title: m.venture_staff_missing(),
          cell: ({ lacks }) =>
            lacks.length === 0 ? (
              m.venture_staff_nothing_missing()
            ) : (
              <ul className="min-w-32">
                {lacks.map((lack) => (
                  <li key={lack}>{lackText(lack)}</li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  )
}

function RoundForms({ edition: { edition, rounds }, formKey }: OwnProps) {
  const last = rounds.at(-1)
  return (
    <div className="stack">
      {last && mayAddRound(last) && (
        <Form method="post">
          <input type="hidden" name="idempotencyKey" value={`add-${edition}-${formKey}`} />
          <input type="hidden" name="edition" value={edition} />
          <Button name="intent" value="add">
            {m.venture_staff_add_round()}
          </Button>
        </Form>
      )}
      {rounds
        .filter(({ mayRemove }) => mayRemove)
        .map(({ number, ordinal, version }) => (
          <Form method="post" key={number}>
            <input type="hidden" name="number" value={number} />
            <input type="hidden" name="version" value={version} />
            <Details title={m.venture_staff_remove_title({ ordinal })}>
              <div className="stack">
                <p className="measure">{m.venture_staff_remove_text()}</p>
                <ButtonRow>
                  <Button kind="danger" name="intent" value="remove">
                    {m.venture_staff_remove()}
                  </Button>
                </ButtonRow>
              </div>
            </Details>
          </Form>
        ))}
    </div>
  )
}
