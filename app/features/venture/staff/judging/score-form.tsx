import { type KeyboardEvent, useRef } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { JudgedEntry } from '../../../../../shared/contract/venture/judging.ts'
import { reviewLimits } from '../../../../../shared/rules/venture/review-scores.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { FieldConflicts } from '../../../../api/forms/field-conflicts.tsx'
import { leftText } from '../../../../api/forms/left-text.ts'
import { SavedLine } from '../../../../api/forms/saved-line.tsx'
import type { FormValues } from '../../../../api/forms/unsaved-values.ts'
import { keepOptions, useAutosave } from '../../../../api/forms/use-autosave.ts'
import { browserApi } from '../../../../api/transport/browser-api.ts'
import { Button, ButtonRow, DefaultSubmit } from '../../../../ui/controls/button.tsx'
import { Checkbox, RadioGroup } from '../../../../ui/controls/choice.tsx'
import { TextArea } from '../../../../ui/controls/text-area.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import { Details } from '../../../../ui/details.tsx'
import { readReview, storedReview } from './read-review.ts'
import { Leave } from './sent-review.tsx'

type Criterion = JudgedEntry['criteria'][number]

/** A judge's scores and words, saved as they are typed. */
export function ScoreForm({ entry, failure }: { entry: JudgedEntry; failure: ActFailure | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const { reviewId, criteria } = entry
  const autosave = useAutosave(form, {
    loaded: storedReview(criteria, entry.typed),
    read: (typed) => readReview(criteria, typed),
    keep: (answers: FormValues, base) =>
      browserApi().judging.save({ reviewId, answers: answers as Record<string, string>, base }, keepOptions),
    ask: async () => storedReview(criteria, (await browserApi().judging.entry({ reviewId })).typed),
  })
  const typed = (name: string) => failure?.values[`answers.${name}`]?.[0] ?? entry.typed[name] ?? ''
  return (
    <>
      <Form ref={form} method="post" noValidate className="stack" onKeyDown={chooseByDigit}>
        <DefaultSubmit name="intent" value="save" />
        <p className="text-sm text-ink-2">{m.judging_keys()}</p>
        {criteria.map((criterion) => (
          <CriterionFields key={criterion.key} criterion={criterion} typed={typed} failure={failure} />
        ))}
        <LongText name="feedback" typed={typed} failure={failure} />
        <LongText name="note" typed={typed} failure={failure} />
        <FieldConflicts
          conflicts={autosave.conflicts}
          form={form}
          nameOf={(key) => `answers.${key}`}
          labelOf={(key) => labelOfField(criteria, key)}
        />
        <SavedLine autosave={autosave} savedAt={entry.savedAt} />
        {entry.seesOthers === 'afterOwn' && <p className="text-sm text-ink-2">{m.judging_others_later()}</p>}
        <ButtonRow>
          <Button kind="primary" name="intent" value="submit">
            {m.judging_submit()}
          </Button>
          <Button name="intent" value="save">
            {m.judging_save()}
          </Button>
        </ButtonRow>
      </Form>
      {entry.mayLeave && <Leave entry={entry} />}
    </>
  )
}

type FieldProps = { typed: (name: string) => string; failure: ActFailure | undefined }

function CriterionFields({ criterion, typed, failure }: FieldProps & { criterion: Criterion }) {
  const { key, low, high, hint } = criterion
  const name = `answers.score_${key}`
  const score = {
    ...{ name, label: labelOf(criterion), error: failure?.fields[name] },
    ...{ hint: hint || m.judging_range({ low, high }), defaultValue: typed(`score_${key}`) },
  }
  const reason = `answers.reason_${key}`
  return (
    <div className="stack">
      {high - low <= mostRadios ? (
        <RadioGroup
          {...score}
          inline
          options={Array.from({ length: high - low + 1 }, (_, at) => ({
            value: String(low + at),
            label: low + at,
          }))}
        />
      ) : (
        <TextField {...score} inputMode="numeric" width={5} />
      )}
      <Details
        title={m.judging_not_applicable()}
        open={typed(`none_${key}`) !== '' || failure?.fields[reason] !== undefined}
      >
        <div className="stack">
          <Checkbox
            id={`answers.none_${key}`}
            name={`answers.none_${key}`}
            value="on"
            label={m.judging_not_applicable()}
            defaultChecked={typed(`none_${key}`) !== ''}
          />
          <TextField
            name={reason}
            label={m.judging_reason()}
            defaultValue={typed(`reason_${key}`)}
            error={failure?.fields[reason]}
          />
        </div>
      </Details>
    </div>
  )
}

/** More choices than that are typed. */
const mostRadios = 10

function labelOf({ label, isRequired, isCounted }: Criterion): string {
  return label + (isRequired ? '' : m.judging_optional()) + (isCounted ? '' : m.judging_uncounted())
}

function LongText({ name, typed, failure }: FieldProps & { name: 'note' | 'feedback' }) {
  const words = {
    feedback: { label: m.judging_feedback(), hint: m.judging_feedback_hint() },
    note: { label: m.judging_note(), hint: m.judging_note_hint() },
  }
  return (
    <TextArea
      {...words[name]}
      name={`answers.${name}`}
      rows={5}
      limit={reviewLimits[name]}
      countText={leftText}
      defaultValue={typed(name)}
      error={failure?.fields[`answers.${name}`]}
      optional={name === 'note'}
    />
  )
}

/** How a field of the form is called. */
export function labelOfField(criteria: readonly Criterion[], field: string): string {
  if (field.endsWith('note')) return m.judging_note()
  if (field.endsWith('feedback')) return m.judging_feedback()
  const criterion = criteria.find(({ key }) => field.endsWith(`_${key}`))
  return [criterion?.label, field.startsWith('reason_') && m.judging_reason()].filter(Boolean).join(' · ')
}

/** A digit chooses the score of the criterion that has the focus; 0 stands for ten. */
function chooseByDigit({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLFormElement>): void {
  const isRadio = target instanceof HTMLInputElement && target.type === 'radio'
  if (!isRadio || ctrlKey || metaKey || altKey || !/^[0-9]$/.test(key)) return
  const group = [...(target.form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  const chosen =
    group.find((radio) => radio.name === target.name && radio.value === key) ??
    group.find((radio) => radio.name === target.name && key === '0' && radio.value === '10')
  chosen?.focus()
  chosen?.click()
}
