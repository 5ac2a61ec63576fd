import { Suspense } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { PreviewedEntry } from '../../../../shared/contract/venture/judging.staff.ts'
import type { VentureRound } from '../../../../shared/contract/venture.staff.ts'
import { struckText } from '../../../../shared/rules/venture/blind.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { BudgetTable } from '../../../api/parts/budget/lazy-budget.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

type PreviewProps = {
  round: VentureRound
  previewed: PreviewedEntry | undefined
  /** Of the entry that the list of entries led here for. */
  reference: string
  failure: ActFailure | undefined
}

/** What judges see: of a made-up entry, and of a real one that is named. */
export function Preview({ round, previewed, reference, failure }: PreviewProps) {
  const { preview, state } = round
  const hasFiles = round.questions.some(({ isFile }) => isFile)
  const typed = failure?.values.intent?.[0] === 'preview' ? failure.values.reference?.[0] : undefined
  return (
    <section className="stack">
      <Heading level={2} id="preview" text={m.venture_staff_preview()} />
      <p className="measure">{m.venture_staff_preview_lead()}</p>
      {hasFiles && <p className="measure">{m.venture_staff_preview_files()}</p>}
      {preview.length === 0 ? (
        <p>{m.venture_staff_hidden_none()}</p>
      ) : (
        <SummaryList
          rows={preview.map(({ label, isCovered, parts }) => ({
            term: label,
            value: isCovered ? (
              <StatusTag tone="plain">{m.venture_staff_covered()}</StatusTag>
            ) : (
              <BlindText parts={parts} />
            ),
          }))}
        />
      )}
      {state !== 'planned' && (
        <Form method="post" noValidate className="stack form">
          <TextField
            name="reference"
            label={m.venture_staff_preview_reference()}
            hint={m.venture_staff_preview_hint()}
            defaultValue={typed ?? previewed?.reference ?? reference}
            error={failure?.fields.reference}
          />
          <ButtonRow>
            <Button name="intent" value="preview">
              {m.venture_staff_preview_show()}
            </Button>
          </ButtonRow>
        </Form>
      )}
      {previewed && <RealEntry entry={previewed} />}
    </section>
  )
}

function RealEntry({ entry: { reference, code, title, sections } }: { entry: PreviewedEntry }) {
  return (
    <section className="stack" aria-live="polite">
      <Heading level={3} text={`${m.venture_staff_preview_entry({ reference })} · ${code}`} />
      <p className="font-bold">
        {title.length > 0 ? <BlindText parts={title} /> : m.judging_entry_untitled()}
      </p>
      <SummaryList
        rows={sections
          .flatMap(({ questions }) => questions)
          .map(({ label, isCovered, isBudget, lines, files }) => ({
            term: label,
            value: isCovered ? (
              <StatusTag tone="plain">{m.venture_staff_covered()}</StatusTag>
            ) : isBudget && lines.length > 0 ? (
              <Suspense>
                <BudgetTable text={lines.map((parts) => struckText(parts)).join('\n')} />
              </Suspense>
            ) : (
              <Lines lines={lines} files={files} />
            ),
          }))}
      />
    </section>
  )
}

type Question = PreviewedEntry['sections'][number]['questions'][number]

function Lines({ lines, files }: Pick<Question, 'lines' | 'files'>) {
  if (lines.length + files.length === 0) return m.judging_unanswered()
  return (
    <ul>
      {lines.map((parts, at) => (
        // The same line may stand in an answer twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer do not change
        <li key={at} className="whitespace-pre-line">
          <BlindText parts={parts} />
        </li>
      ))}
      {files.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

/** A text with blocks in the place of names; a reader hears that one was struck out. */
function BlindText({ parts }: Pick<VentureRound['preview'][number], 'parts'>) {
  let at = 0
  return parts.map(({ text, isStruck }) => {
    at += 1
    return isStruck ? (
      <span key={at}>
        <span aria-hidden="true">■■■</span>
        <VisuallyHidden>{m.venture_staff_struck()}</VisuallyHidden>
      </span>
    ) : (
      <span key={at}>{text}</span>
    )
  })
}
